// What can't be taken back: a button, then what it means, then the deed.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/words.ts';

export function Sure({
  label,
  question,
  yes,
  look = 'danger',
  onYes,
}: {
  /** What the button says. */
  readonly label: ComponentChildren;
  readonly question: ComponentChildren;
  readonly yes: string;
  /** Classes of the button. */
  readonly look?: string;
  onYes(): void;
}) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class={`button ${look}`} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <div class="panel stack">
      <p>{question}</p>
      <div class="row">
        <button
          type="button"
          class="button danger"
          onClick={() => {
            setAsked(false);
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {t().common.cancel}
        </button>
      </div>
    </div>
  );
}
