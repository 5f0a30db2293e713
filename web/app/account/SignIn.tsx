// Coming back: who has an account already shows something that proves it, and this device becomes that player's.
import { useState } from 'preact/hooks';
import type { Me } from '../../../shared/wire.ts';
import { Icon } from '../../ui/icons.tsx';
import { Signal } from '../../ui/parts.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { me, signedIn } from '../session.ts';
import sheet from './account.css' with { type: 'css' };
import { signInByCode } from './api.ts';
import { comeInByPasskey, type Outcome, obstacle } from './passkey.ts';
import { accountWords, reasonOf, say } from './words.ts';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

type Way = 'passkey' | 'code';

export default function SignIn() {
  const [linked, setLinked] = useState(codeOfLink);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ readonly by: Way; readonly text: string } | null>(null);
  if (!accountWords.value) return <Signal />;
  const words = say().signIn;

  async function enter(by: Way, way: () => Promise<Outcome<Me>>): Promise<void> {
    setBusy(true);
    setWrong(null);
    const outcome = await way();
    if (outcome.ok) return signedIn(outcome.value, wayBack());
    setBusy(false);
    // A code that was refused is no use any more; another can be typed.
    if (outcome.why === 'not-accepted') setLinked('');
    setWrong({ by, text: reasonOf(outcome.why) });
  }

  const wrongWith = (way: Way) => (wrong?.by === way ? wrong.text : null);
  const enterCode = (code: string) => void enter('code', () => comeInByCode(code));

  return (
    <Screen title={words.title}>
      {me.value && <p class="panel safety alone">{words.instead(me.value.name)}</p>}
      {linked === '' && !obstacle() && (
        <section class="stack">
          <button
            type="button"
            class="button primary wide"
            disabled={busy}
            onClick={() => void enter('passkey', comeInByPasskey)}
          >
            <Icon name="key" />
            {words.passkey}
          </button>
          <Note id="passkey-note" hint={words.passkeyHint} wrong={wrongWith('passkey')} />
        </section>
      )}
      {linked !== '' ? (
        <section class="stack">
          <p>{words.linked}</p>
          <Note id="link-note" hint={words.linkedHint} wrong={wrongWith('code')} />
          <button type="button" class="button primary wide" disabled={busy} onClick={() => enterCode(linked)}>
            {words.enter}
          </button>
        </section>
      ) : (
        <CodeForm
          busy={busy}
          wrong={wrongWith('code')}
          onWrong={(text) => setWrong(text === null ? null : { by: 'code', text })}
          onCode={enterCode}
        />
      )}
    </Screen>
  );
}

/** What a field or button is for, or what went wrong with it. */
function Note({
  id,
  hint,
  wrong,
}: {
  readonly id: string;
  readonly hint: string;
  readonly wrong: string | null;
}) {
  return wrong === null ? (
    <p id={id} class="hint">
      {hint}
    </p>
  ) : (
    <p id={id} class="wrong" role="alert">
      {wrong}
    </p>
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
        <Note id="code-note" hint={words.hint} wrong={wrong} />
      </div>
      <button type="submit" class={`button wide ${obstacle() ? 'primary' : ''}`} disabled={busy}>
        {words.enter}
      </button>
    </form>
  );
}

const comeInByCode = async (code: string): Promise<Outcome<Me>> => {
  const answer = await signInByCode(code);
  return answer.ok ? answer : { ok: false, why: answer.trouble };
};

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
