// The clock of a new game: how long a decision may take, what happens when time is up, and vacation.
import type { Pace, Terms } from '../../shared/clock/clock.ts';
import { Segments } from '../ui/parts.tsx';
import { paceLine, span } from './span.ts';
import { t } from './words.ts';

const hour = 3_600_000;
const day = 24 * hour;

const paces: Readonly<Record<string, Pace | null>> = {
  none: null,
  h8: { kind: 'fixed', time: 8 * hour },
  d1: { kind: 'fixed', time: day },
  d3: { kind: 'fixed', time: 3 * day },
  d7: { kind: 'fixed', time: 7 * day },
  bank: { kind: 'bank', start: 3 * day, increment: 8 * hour, cap: 5 * day },
};

const starts = [day, 3 * day, 7 * day];
const increments = [hour, 8 * hour, day];
const caps = [2 * day, 5 * day, 14 * day];
const vacations = [0, 7, 14, 30];

export function ClockChoice({
  value,
  onChange,
}: {
  readonly value: Terms | null;
  onChange(value: Terms | null): void;
}) {
  const words = t().clock;
  const { pace, atEnd, vacation } = value ?? { pace: null, atEnd: 'once', vacation: 14 };
  const chosen = pace?.kind === 'bank' ? 'bank' : keyOf(pace);
  const choose = (next: Pace | null) => onChange(next && { pace: next, atEnd, vacation });
  return (
    <>
      <Segments
        legend={words.title}
        hint={pace ? paceLine(pace) : words.hint}
        value={chosen}
        choices={Object.entries(paces).map(
          ([key, each]) =>
            [key, !each ? words.none : each.kind === 'bank' ? words.bank : span(each.time)] as const,
        )}
        onChoose={(key) => choose(paces[key] ?? null)}
      />
      {pace?.kind === 'bank' && <Bank pace={pace} onChange={choose} />}
      {value && (
        <fieldset class="field">
          <legend class="legend">{words.atEnd}</legend>
          <div class="choices">
            {(['once', 'stay', 'vote'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="at-end"
                  checked={each === atEnd}
                  onChange={() => onChange({ ...value, atEnd: each })}
                />
                <span>{words.atEnds[each].label}</span>
                <span class="hint">{words.atEnds[each].hint}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {value && (
        <Segments
          legend={words.vacation}
          value={String(vacation)}
          choices={vacations.map((n) => [String(n), n === 0 ? words.noVacation : words.days(n)] as const)}
          onChoose={(n) => onChange({ ...value, vacation: Number(n) })}
        />
      )}
    </>
  );
}

/** What is saved at first can't be more than what can be saved at all. */
function Bank({
  pace,
  onChange,
}: {
  readonly pace: Pace & { readonly kind: 'bank' };
  onChange(pace: Pace): void;
}) {
  const words = t().clock;
  const { start, increment, cap } = pace;
  const offered = (times: readonly number[]) => times.map((ms) => [String(ms), span(ms)] as const);
  return (
    <>
      <Segments
        legend={words.start}
        value={String(start)}
        choices={offered(starts)}
        onChoose={(ms) => {
          const least = caps.find((each) => each >= Math.max(cap, Number(ms))) ?? cap;
          onChange({ ...pace, start: Number(ms), cap: least });
        }}
      />
      <Segments
        legend={words.more}
        value={String(increment)}
        choices={offered(increments)}
        onChoose={(ms) => onChange({ ...pace, increment: Number(ms) })}
      />
      <Segments
        legend={words.cap}
        value={String(cap)}
        choices={offered(caps.filter((each) => each >= start))}
        onChoose={(ms) => onChange({ ...pace, cap: Number(ms) })}
      />
    </>
  );
}

const keyOf = (pace: Pace | null): string =>
  Object.keys(paces).find((key) => {
    const each = paces[key];
    return pace?.kind === 'fixed' ? each?.kind === 'fixed' && each.time === pace.time : each === null;
  }) ?? 'none';
