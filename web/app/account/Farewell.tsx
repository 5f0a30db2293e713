// What is mine: taking it along, and leaving for good.
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../notices.ts';
import { me, signedOut } from '../session.ts';
import { t } from '../words.ts';
import { deleteAccount, exportUrl } from './api.ts';
import { say } from './words.ts';

export function Farewell() {
  const [asked, setAsked] = useState(false);
  const words = say().farewell;
  return (
    <section class="stack">
      <h2 class="label">{words.title}</h2>
      <p class="hint">{words.exportHint}</p>
      <a class="button" href={exportUrl} download="lightlag.json">
        <Icon name="book" />
        {words.export}
      </a>
      {asked ? (
        <Confirm onCancel={() => setAsked(false)} />
      ) : (
        <button type="button" class="button plain danger" onClick={() => setAsked(true)}>
          {words.remove}
        </button>
      )}
    </section>
  );
}

/** Not by a stray tap: the own name has to be typed. */
function Confirm({ onCancel }: { onCancel(): void }) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const words = say().farewell;
  const name = me.value?.name ?? '';

  async function remove(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await deleteAccount(typed.trim());
    if (answer.ok) return signedOut();
    setBusy(false);
    notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  return (
    <form class="panel stack" onSubmit={(event) => void remove(event)}>
      <p>{words.sure}</p>
      <div class="field">
        <label for="farewell-name">{words.typeName(name)}</label>
        <input
          id="farewell-name"
          class="input"
          autoComplete="off"
          maxLength={24}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div class="row">
        <button type="submit" class="button danger" disabled={busy || typed.trim() !== name}>
          {words.remove}
        </button>
        <button type="button" class="button" disabled={busy} onClick={onCancel}>
          {t().common.cancel}
        </button>
      </div>
    </form>
  );
}
