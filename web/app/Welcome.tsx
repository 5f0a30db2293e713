// The first visit: what this is, and a name.
import { useState } from 'preact/hooks';
import type { Language } from '../../shared/wire.ts';
import { Segments } from '../ui/parts.tsx';
import { useTitle } from '../ui/Screen.tsx';
import { signUp } from './session.ts';
import { changeLanguage, first, language, languages } from './words.ts';

export function Welcome() {
  const words = first().welcome;
  useTitle(first().name);
  return (
    <main id="content" class="screen welcome" tabIndex={-1}>
      <Sky />
      <div class="stack">
        <p class="label">{first().name}</p>
        <h1>{words.title}</h1>
        <p class="pitch">{words.pitch}</p>
      </div>
      <NameForm action={words.enter} />
      <LanguageChoice />
    </main>
  );
}

/** Asks for a name and makes a player of it. What stands behind it then shows by itself: see `me`. */
export function NameForm({ action, onEntered }: { readonly action: string; onEntered?(): void }) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const words = first().welcome;

  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setWrong(words.nameMissing);
    setBusy(true);
    const answer = await signUp(name.trim(), language.value);
    setBusy(false);
    if (answer.ok) onEntered?.();
    else setWrong(first().problems[answer.trouble]);
  }

  return (
    <form class="stack" noValidate onSubmit={(event) => void enter(event)}>
      <div class="field">
        <label for="name">{words.nameLabel}</label>
        <input
          id="name"
          class="input"
          autoComplete="nickname"
          enterkeyhint="go"
          maxLength={24}
          placeholder={words.namePlaceholder}
          value={name}
          aria-invalid={wrong !== null}
          aria-describedby="name-note"
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
            setWrong(null);
          }}
        />
        <p
          id="name-note"
          class={wrong === null ? 'hint' : 'wrong'}
          role={wrong === null ? undefined : 'alert'}
        >
          {wrong ?? words.promise}
        </p>
      </div>
      <button type="submit" class="button primary wide" disabled={busy}>
        {action}
      </button>
      <a class="button plain" href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>
        {words.haveAccount}
      </a>
    </form>
  );
}

export function LanguageChoice({ onChange }: { onChange?(to: Language): void }) {
  return (
    <Segments
      legend={first().welcome.language}
      value={language.value}
      choices={languages}
      onChoose={(to) => {
        void changeLanguage(to);
        onChange?.(to);
      }}
    />
  );
}

/** Two ships, and a signal between them that takes its time. */
function Sky() {
  return (
    <svg class="sky" viewBox="0 0 360 150" aria-hidden="true">
      <path
        class="orbit"
        d="M40 122C110 18 250 6 322 34"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-dasharray="0.1 9"
      />
      <circle class="pulse" cx="40" cy="122" r="22" fill="none" stroke="var(--accent)" />
      <circle cx="40" cy="122" r="11" fill="var(--accent)" />
      <circle cx="322" cy="34" r="8" fill="none" stroke="var(--far)" stroke-width="5" />
      <circle class="courier" r="4" fill="var(--accent)" />
    </svg>
  );
}
