// Small parts that many screens are made of.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { first } from '../app/words.ts';
import { Icon, type IconName } from './icons.tsx';

/** Something is on its way. Comes late, so that what is quick does not flicker. */
export function Signal() {
  return (
    <div class="signal" role="status">
      <i />
      <i />
      <i />
      <i />
      <span class="out-of-sight">{first().common.loading}</span>
    </div>
  );
}

/** A button that is only a picture; its name is read aloud and shown on hover. */
export function IconButton({
  icon,
  label,
  count = 0,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
  onClick(): void;
}) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      {count > 0 && <span class="badge">{count}</span>}
    </button>
  );
}

/** One of a few choices, side by side. */
export function Segments<T extends string>({
  legend,
  hint,
  value,
  choices,
  names = false,
  onChoose,
}: {
  readonly legend: string;
  readonly hint?: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  /** The choices are long: each has a line of its own. */
  readonly names?: boolean;
  onChoose(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="legend">{legend}</legend>
      <div class={`segments ${names ? 'names' : ''}`}>
        {choices.map(([id, label]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChoose(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </fieldset>
  );
}

/** One of many choices, or none of them, in a list that opens. */
export function Select({
  label,
  hint,
  none,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly none: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{none}</option>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </div>
  );
}

/** A sheet over the page: rises from the bottom on a phone. The element keeps focus inside and closes on Escape. */
export function Sheet({
  title,
  onClose,
  children,
  theme = '',
}: {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
  /** A class that carries a game's palette. */
  readonly theme?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what is inside, which may want to scroll.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    const back = document.activeElement;
    // The backdrop is the dialog itself as far as clicks go. Escape is the keyboard's way.
    const closeBeside = (event: Event) => event.target === sheet && sheet?.close();
    sheet?.showModal();
    sheet?.addEventListener('click', closeBeside);
    return () => {
      sheet?.removeEventListener('click', closeBeside);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} class={`sheet ${theme}`} aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={first().common.close} onClick={() => dialog.current?.close()} />
      </header>
      <div class="inside">{children}</div>
    </dialog>
  );
}
