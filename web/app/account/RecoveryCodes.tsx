// Ten codes to be written down: made here, shown this once.
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icons.tsx';
import { Sure } from '../../ui/Sure.tsx';
import { ago } from '../format.ts';
import { notify } from '../notices.ts';
import { me } from '../session.ts';
import { makeCodes } from './api.ts';
import { inGroups } from './code.ts';
import { account, done } from './store.ts';
import { say } from './words.ts';

export function RecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const words = say().codes;
  const stands = account.value?.codes ?? null;

  async function make(): Promise<void> {
    const made = await done(makeCodes());
    if (made) setCodes(made.value);
  }

  return (
    <section class="stack recovery">
      <h2 class="label">{words.title}</h2>
      {codes !== null ? (
        <Fresh codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <>
          <p class="hint">{stands ? words.left(stands.left, ago(stands.since)) : words.hint}</p>
          {stands && stands.left > 0 ? (
            <Sure
              label={words.renew}
              question={words.renewSure}
              yes={words.renew}
              look=""
              onYes={() => void make()}
            />
          ) : (
            <button type="button" class="button" onClick={() => void make()}>
              <Icon name="list" />
              {words.make}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Fresh({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  const words = say().codes;
  const text = codes.map(inGroups).join('\n');

  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(text).then(
      () => notify(words.copied),
      () => undefined,
    );
  }

  return (
    <div class="panel stack">
      <p>{words.once}</p>
      <div class="on-paper stack">
        <p class="paper-only">{words.printed(me.value?.name ?? '')}</p>
        <ol class="secret-codes">
          {codes.map((code) => (
            <li key={code}>{inGroups(code)}</li>
          ))}
        </ol>
      </div>
      <div class="row">
        {'clipboard' in navigator && (
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="copy" />
            {words.copy}
          </button>
        )}
        <button type="button" class="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" class="button primary wide" onClick={onKept}>
          <Icon name="check" />
          {words.kept}
        </button>
      </div>
    </div>
  );
}
