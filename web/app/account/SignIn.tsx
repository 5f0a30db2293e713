// Coming back: who has an account already shows something that proves it, and this device becomes that player's.
import { useState } from 'preact/hooks';
import type { Me } from '../../../shared/wire.ts';
import { Signal } from '../../ui/parts.tsx';
import { Screen } from '../../ui/Screen.tsx';
import type { Answer } from '../api.ts';
import { me, signedIn } from '../session.ts';
import { t } from '../words.ts';
import sheet from './account.css' with { type: 'css' };
import { signInByCode } from './api.ts';
import { accountWords, say } from './words.ts';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export default function SignIn() {
  const [linked, setLinked] = useState(codeOfLink);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  if (!accountWords.value) return <Signal />;
  const words = say().signIn;

  async function enter(asked: Promise<Answer<Me>>): Promise<void> {
    setBusy(true);
    setWrong(null);
    const answer = await asked;
    if (answer.ok) return signedIn(answer.value, wayBack());
    setBusy(false);
    // A code that was refused is no use any more; another can be typed.
    setLinked('');
    setWrong(t().problems[answer.trouble]);
  }

  return (
    <Screen title={words.title}>
      {me.value && <p class="panel safety alone">{words.instead(me.value.name)}</p>}
      {linked !== '' ? (
        <section class="stack">
          <p>{words.linked}</p>
          <p class="hint">{words.linkedHint}</p>
          <button
            type="button"
            class="button primary wide"
            disabled={busy}
            onClick={() => void enter(signInByCode(linked))}
          >
            {words.enter}
          </button>
        </section>
      ) : (
        <CodeForm
          busy={busy}
          wrong={wrong}
          onWrong={setWrong}
          onCode={(code) => void enter(signInByCode(code))}
        />
      )}
    </Screen>
  );
}

function CodeForm({
  busy,
  wrong,
  onWrong,
  onCode,
}: {
  readonly busy: boolean;
  readonly wrong: string | null;
  onWrong(what: string | null): void;
  onCode(code: string): void;
}) {
  const [code, setCode] = useState('');
  const words = say().signIn;

  function submit(event: Event): void {
    event.preventDefault();
    if (/[0-9a-z]/i.test(code)) onCode(code);
    else onWrong(words.codeMissing);
  }

  return (
    <form class="stack" noValidate onSubmit={submit}>
      <div class="field">
        <label for="code">{words.code}</label>
        <input
          id="code"
          class="input secret-code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={40}
          placeholder="XXXX-XXXX-XXXX"
          value={code}
          aria-invalid={wrong !== null}
          aria-describedby="code-note"
          onInput={({ currentTarget }) => {
            setCode(currentTarget.value);
            onWrong(null);
          }}
        />
        <p
          id="code-note"
          class={wrong === null ? 'hint' : 'wrong'}
          role={wrong === null ? undefined : 'alert'}
        >
          {wrong ?? words.hint}
        </p>
      </div>
      <button type="submit" class="button primary wide" disabled={busy}>
        {words.enter}
      </button>
    </form>
  );
}

/** The code in the link that was scanned; empty without one. It is taken out of the address, where it would be kept. */
function codeOfLink(): string {
  const code = location.hash.slice(1);
  if (code !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** The page of ours that somebody came from; home without one. */
function wayBack(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}
