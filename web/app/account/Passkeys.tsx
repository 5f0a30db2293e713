// The passkeys of an account: adding one, naming it, revoking it.
import { useState } from 'preact/hooks';
import type { PasskeyLine } from '../../../shared/account.ts';
import { Icon } from '../../ui/icons.tsx';
import { Sure } from '../../ui/Sure.tsx';
import { ago } from '../format.ts';
import { notify } from '../notices.ts';
import { renamePasskey, revokePasskey } from './api.ts';
import { deviceName } from './device.ts';
import { makePasskey, obstacle } from './passkey.ts';
import { account, done, refresh } from './store.ts';
import { reasonOf, say } from './words.ts';

export function Passkeys() {
  const [busy, setBusy] = useState(false);
  const words = say().passkeys;
  const passkeys = account.value?.passkeys ?? [];
  const hindered = obstacle();

  async function add(): Promise<void> {
    setBusy(true);
    const outcome = await makePasskey(deviceName(navigator.userAgent) ?? words.unnamed);
    setBusy(false);
    await refresh();
    if (outcome.ok) notify(words.added);
    else notify(reasonOf(outcome.why), { tone: 'wrong' });
  }

  return (
    <section class="stack">
      <h2 class="label">{words.title}</h2>
      {passkeys.length > 0 && (
        <ul class="keyring panel">
          {passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <p class="hint">{hindered ? words.hindered[hindered] : words.hint}</p>
      {!hindered && (
        <button
          type="button"
          class={`button ${passkeys.length === 0 ? 'primary' : ''}`}
          disabled={busy}
          onClick={() => void add()}
        >
          <Icon name="key" />
          {words.add}
        </button>
      )}
    </section>
  );
}

function Line({ passkey: { id, name, since, used, backedUp } }: { readonly passkey: PasskeyLine }) {
  const [open, setOpen] = useState(false);
  const words = say().passkeys;
  const story = [
    used === null ? words.since(ago(since)) : words.used(ago(used)),
    backedUp ? words.synced : words.single,
  ];

  async function revoke(): Promise<void> {
    if (await done(revokePasskey(id))) notify(words.revoked);
  }

  return (
    <li>
      <p>
        {name}
        <span class="hint">{story.join(' · ')}</span>
      </p>
      <button
        type="button"
        class="button plain"
        aria-label={words.changeOf(name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.change}
      </button>
      {open && (
        <div class="stack opened">
          <Rename id={id} name={name} onDone={() => setOpen(false)} />
          <Sure
            label={words.revoke}
            question={words.revokeSure}
            yes={words.revoke}
            onYes={() => void revoke()}
          />
        </div>
      )}
    </li>
  );
}

function Rename({ id, name, onDone }: { readonly id: string; readonly name: string; onDone(): void }) {
  const [typed, setTyped] = useState(name);
  const words = say().passkeys;
  const field = `passkey-${id}`;

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    if (await done(renamePasskey(id, typed.trim()))) onDone();
  }

  return (
    <form class="field" onSubmit={(event) => void save(event)}>
      <label for={field}>{words.name}</label>
      <div class="input-row">
        <input
          id={field}
          class="input"
          maxLength={40}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="button" disabled={typed.trim() === '' || typed.trim() === name}>
          {words.save}
        </button>
      </div>
    </form>
  );
}
