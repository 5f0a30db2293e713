// A turn planned before it comes: what is planned so far, each chip taking back from there on, and the next question.
import { Select } from '../parts.tsx';

/** What is planned so far, move by move; a tap takes back from there on. */
export function Planned({
  name,
  planned,
  onCut,
}: {
  readonly name: string;
  /** The planned moves in words. */
  readonly planned: readonly string[];
  /** Keeps the first `length` moves. */
  onCut(length: number): void;
}) {
  if (planned.length === 0) return null;
  return (
    <ol class="chips" aria-label={name}>
      {planned.map((label, i) => (
        <li key={`${i}/${label}`}>
          <button type="button" class="chip" onClick={() => onCut(i)}>
            {label}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

export function PlanAhead({
  legend,
  hint,
  none,
  planned,
  question,
  choices,
  onCut,
  onChoose,
}: {
  readonly legend: string;
  readonly hint: string;
  /** The choice of nothing. */
  readonly none: string;
  /** The planned moves in words. */
  readonly planned: readonly string[];
  /** What the plan would be asked next. */
  readonly question: string;
  /** The answers to it, by a value; none when the plan runs through to its end. */
  readonly choices: readonly (readonly [string, string])[];
  /** Keeps the first `length` moves. */
  onCut(length: number): void;
  onChoose(value: string): void;
}) {
  return (
    <fieldset class="field">
      <legend class="legend">{legend}</legend>
      <Planned name={legend} planned={planned} onCut={onCut} />
      {choices.length > 0 && (
        <Select
          key={planned.length}
          label={question}
          none={none}
          value=""
          choices={choices}
          onChoose={onChoose}
        />
      )}
      {hint !== '' && <p class="hint">{hint}</p>}
    </fieldset>
  );
}
