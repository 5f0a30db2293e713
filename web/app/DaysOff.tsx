// When a player's clocks stand still: days off and quiet hours, by the time of this device's place; and reminders.
import { useState } from 'preact/hooks';
import type { DaysOff as Week } from '../../shared/clock/absence.ts';
import { Segments } from '../ui/parts.tsx';
import { weekday } from './format.ts';
import { notify } from './notices.ts';
import { change, me } from './session.ts';
import { t } from './words.ts';

/** Monday first, as weeks are read where most of our players live; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];
const usual = { from: 22 * 60, to: 7 * 60 };

export function DaysOff() {
  const words = t().absence;
  const kept = me.value?.daysOff ?? null;
  const [days, setDays] = useState<readonly number[]>(kept?.days ?? []);
  const [quiet, setQuiet] = useState<Week['quiet']>(kept?.quiet ?? null);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  async function keep(nextDays: readonly number[], nextQuiet: Week['quiet']): Promise<void> {
    setDays(nextDays);
    setQuiet(nextQuiet);
    const isNone = nextDays.length === 0 && nextQuiet === null;
    const answer = await change({ daysOff: isNone ? null : { zone, days: nextDays, quiet: nextQuiet } });
    if (answer.ok) return;
    setDays(kept?.days ?? []);
    setQuiet(kept?.quiet ?? null);
    notify(answer.trouble === 'bad-request' ? words.tooMuch : t().problems[answer.trouble], {
      tone: 'wrong',
    });
  }

  return (
    <>
      <fieldset class="field">
        <legend class="legend">{words.daysOff}</legend>
        <div class="segments week">
          {week.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={days.includes(day)}
                disabled={!days.includes(day) && days.length === 3}
                onChange={({ currentTarget }) =>
                  void keep(
                    currentTarget.checked ? [...days, day].sort() : days.filter((each) => each !== day),
                    quiet,
                  )
                }
              />
              <span>{weekday(day)}</span>
            </label>
          ))}
        </div>
        <p class="hint">{words.daysOffHint}</p>
      </fieldset>
      <fieldset class="field">
        <legend class="legend">{words.quiet}</legend>
        <div class="choices">
          <label>
            <input
              type="checkbox"
              checked={quiet !== null}
              onChange={({ currentTarget }) => void keep(days, currentTarget.checked ? usual : null)}
            />
            <span>{words.quietOn}</span>
            <span class="hint">{words.quietHint}</span>
          </label>
        </div>
        {quiet && (
          <div class="row">
            <Hour
              label={words.from}
              value={quiet.from}
              onChange={(from) => void keep(days, { ...quiet, from })}
            />
            <Hour label={words.to} value={quiet.to} onChange={(to) => void keep(days, { ...quiet, to })} />
          </div>
        )}
        {(quiet !== null || days.length > 0) && <p class="hint">{words.zone(kept?.zone ?? zone)}</p>}
      </fieldset>
      <Segments
        legend={words.reminders}
        hint={words.remindersHint}
        value={me.value?.reminders ?? 'both'}
        choices={(['both', 'last', 'none'] as const).map((each) => [each, words.reminder[each]] as const)}
        onChoose={(reminders) => void change({ reminders })}
      />
    </>
  );
}

/** A time of the day, by the device's own clock. */
function Hour({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  /** Minutes since midnight. */
  readonly value: number;
  onChange(value: number): void;
}) {
  const digits = (n: number) => String(n).padStart(2, '0');
  return (
    <label class="row">
      <span class="legend">{label}</span>
      <input
        type="time"
        class="input time"
        required
        value={`${digits(Math.floor(value / 60))}:${digits(value % 60)}`}
        onChange={({ currentTarget }) => {
          const [hours, minutes] = currentTarget.value.split(':').map(Number);
          if (hours !== undefined && minutes !== undefined) onChange(60 * hours + minutes);
        }}
      />
    </label>
  );
}
