// A turn planned before it comes: what is planned so far, each chip taking back from there on, and the next question.
import { Select } from '../parts.tsx';

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
      {planned.length > 0 && (
        <ol class="chips" aria-label={legend}>
          {planned.map((label, i) => (
            <li key={`${i}/${label}`}>
              <button type="button" class="chip" onClick={() => onCut(i)}>
                {label}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ol>
      )}
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
