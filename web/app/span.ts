// Lengths of time and clocks of games, in words.
import type { Pace, Terms } from '../../shared/clock/clock.ts';
import { t } from './words.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** "8 hours", "3 days": days from two of them on, or where there is nothing left over. */
export function span(ms: number): string {
  const words = t().clock;
  return ms % day === 0 || ms >= 2 * day
    ? words.days(Math.floor(ms / day))
    : words.hours(Math.floor(ms / hour));
}

export function paceLine(pace: Pace): string {
  const words = t().clock;
  return pace.kind === 'fixed'
    ? words.fixed(span(pace.time))
    : words.saved(span(pace.start), span(pace.increment), span(pace.cap));
}

/** A clock as it is agreed: label and what was chosen. */
export function termLines({ pace, atEnd, vacation }: Terms): readonly (readonly [string, string])[] {
  const words = t().clock;
  return [
    [words.title, paceLine(pace)],
    [words.atEnd, words.atEnds[atEnd].label],
    [words.vacation, vacation === 0 ? words.noVacation : words.days(vacation)],
  ];
}
