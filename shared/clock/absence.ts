// Time that does not count for a seat: days off and quiet hours that come again each week, and stretches such as a
// vacation. All clocks are made of the two functions at the top.
import type { Millis } from '../wire.ts';
import { DAY, dayAt, isZone, weekdayOf, whenWall } from './zone.ts';

/** From a moment up to another one, which is not part of it. */
export interface Interval {
  readonly from: Millis;
  readonly to: Millis;
}

/** A player's weeks, on the wall of a time zone. */
export interface DaysOff {
  readonly zone: string;
  /** Weekdays that don't count, from midnight to midnight: 0 is Sunday. */
  readonly days: readonly number[];
  /** Minutes of the day between which no day counts; over midnight if `from` is the later one. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

export interface Absence {
  readonly off: DaysOff | null;
  readonly away: readonly Interval[];
}

export const present: Absence = { off: null, away: [] };

/** Milliseconds between two moments that count. */
export function countedBetween(from: Millis, to: Millis, absence: Absence): Millis {
  return counted({ from, to }, absence).reduce((sum, piece) => sum + piece.to - piece.from, 0);
}

/** The moment at which so many milliseconds after `from` have counted. Nobody is away for ever: see `mayBeOff`. */
export function momentAfter(from: Millis, time: Millis, absence: Absence): Millis {
  if (absence.off === null && absence.away.length === 0) return from + time;
  let left = time;
  for (let start = from; ; start += STRETCH) {
    for (const piece of counted({ from: start, to: start + STRETCH }, absence)) {
      const length = piece.to - piece.from;
      if (left <= length) return piece.from + left;
      left -= length;
    }
    if (start - from > LONGEST) throw new RangeError('no time counts any more');
  }
}

/** Looked at in one go. */
const STRETCH = 7 * DAY;
const LONGEST = 4000 * DAY;

/** Half of the week counts at least, or nobody could wait for such a player: four days, and twelve hours of each. */
export function mayBeOff({ zone, days, quiet }: DaysOff): boolean {
  const kinds = new Set(days);
  const hours = quiet === null ? 0 : lengthOf(quiet);
  const isMinute = (at: number) => Number.isInteger(at) && at >= 0 && at < 1440;
  return (
    isZone(zone) &&
    kinds.size === days.length &&
    kinds.size <= 3 &&
    days.every((day) => Number.isInteger(day) && day >= 0 && day < 7) &&
    hours <= 720 &&
    (quiet === null || (isMinute(quiet.from) && isMinute(quiet.to) && quiet.from !== quiet.to))
  );
}

const lengthOf = ({ from, to }: { from: number; to: number }): number => (to - from + 1440) % 1440;

/** The pieces of an interval that count, in order. */
function counted(whole: Interval, { off, away }: Absence): Interval[] {
  const pieces: Interval[] = [];
  let at = whole.from;
  const absent = [...away, ...(off === null ? [] : windowsIn(whole, off))].sort((a, b) => a.from - b.from);
  for (const { from, to } of absent) {
    if (to <= at || from >= to) continue;
    if (from >= whole.to) break;
    if (from > at) pieces.push({ from: at, to: from });
    at = to;
  }
  if (at < whole.to) pieces.push({ from: at, to: whole.to });
  return pieces;
}

/** Days off and quiet hours that touch an interval. */
function windowsIn({ from, to }: Interval, { zone, days, quiet }: DaysOff): Interval[] {
  const windows: Interval[] = [];
  const last = dayAt(zone, to);
  // From the day before: its quiet hours may reach over midnight.
  for (let day = dayAt(zone, from) - 1; day <= last; day++) {
    if (days.includes(weekdayOf(day)))
      windows.push({ from: whenWall(zone, day, 0), to: whenWall(zone, day + 1, 0) });
    if (quiet) {
      const end = quiet.to > quiet.from ? day : day + 1;
      windows.push({ from: whenWall(zone, day, quiet.from), to: whenWall(zone, end, quiet.to) });
    }
  }
  return windows;
}
