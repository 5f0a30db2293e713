// The clock of one seat: it runs while the seat is awaited, on time that counts (absence.ts), and stands still otherwise.
// Now is always an argument; each function returns a new clock.
import type { Millis } from '../wire.ts';
import { type Absence, countedBetween, momentAfter } from './absence.ts';
import { DAY } from './zone.ts';

const hour = DAY / 24;

/** How long a seat may think. `fixed`: so long for each decision. `bank`: from what has been saved, at first `start`;
 *  each decision adds `increment`, and no more than `cap` can be saved. */
export type Pace =
  | { readonly kind: 'fixed'; readonly time: Millis }
  | { readonly kind: 'bank'; readonly start: Millis; readonly increment: Millis; readonly cap: Millis };

/** What happens when time is up. `once`: the autopilot takes that one decision. `stay`: it plays for the seat until its
 *  owner comes back. `vote`: the game waits, and the others may vote on how it goes on. */
export type AtEnd = 'once' | 'stay' | 'vote';

/** The clock of a game, as its host chose it. */
export interface Terms {
  readonly pace: Pace;
  readonly atEnd: AtEnd;
  /** Days of vacation that each seat may take. */
  readonly vacation: number;
}

/** What may be chosen for each decision. */
export const fixedTimes: readonly Millis[] = [8 * hour, DAY, 3 * DAY, 7 * DAY];

/** What a bank may hold, and what a decision may add to it. */
export const bankLimits = { shortest: hour, longest: 28 * DAY } as const;

export const mostVacation = 60;

export interface SeatClock {
  /** Time that was left when it began to run, or when it last stood still. */
  readonly left: Millis;
  /** Time that the present decision had at its beginning. */
  readonly whole: Millis;
  /** Since when it runs; null while it stands. */
  readonly since: Millis | null;
  /** When time is up if nothing changes; null while it stands. */
  readonly until: Millis | null;
}

/** A clock before the first decision. */
export function wound(pace: Pace): SeatClock {
  const whole = pace.kind === 'fixed' ? pace.time : pace.start;
  return { left: whole, whole, since: null, until: null };
}

/** A decision begins. */
export function begin(clock: SeatClock, pace: Pace, now: Millis, absence: Absence): SeatClock {
  const saved = stop(clock, now, absence).left;
  const whole = pace.kind === 'fixed' ? pace.time : Math.min(pace.cap, saved + pace.increment);
  return run({ left: whole, whole, since: null, until: null }, now, absence);
}

/** Runs, or runs on by another absence from now on: vacation that begins or ends, other days off. */
export function run(clock: SeatClock, now: Millis, absence: Absence, before = absence): SeatClock {
  const { left, whole } = stop(clock, now, before);
  return { left, whole, since: now, until: momentAfter(now, left, absence) };
}

/** Stands still, with what is left. */
export const stop = (clock: SeatClock, now: Millis, absence: Absence): SeatClock => ({
  left: Math.max(0, remaining(clock, now, absence)),
  whole: clock.whole,
  since: null,
  until: null,
});

/** Time left at a moment; below zero, time that the seat is late. */
export const remaining = ({ left, since }: SeatClock, now: Millis, absence: Absence): Millis =>
  since === null || now <= since ? left : left - countedBetween(since, now, absence);

/** A running clock gets back what it lost while nobody could watch it. Doing so twice changes nothing. */
export function giveBack(
  clock: SeatClock,
  outage: { from: Millis; to: Millis },
  absence: Absence,
): SeatClock {
  if (clock.since === null || clock.since >= outage.to) return clock;
  const { left } = stop(clock, Math.max(clock.since, outage.from), absence);
  return { left, whole: clock.whole, since: outage.to, until: momentAfter(outage.to, left, absence) };
}

/** When a running clock's owner is reminded: at two thirds and at nine tenths of the decision's time. */
export function reminders({ left, whole, since }: SeatClock, absence: Absence): Millis[] {
  if (since === null) return [];
  return [whole / 3, whole / 10].map((rest) => momentAfter(since, Math.max(0, left - rest), absence));
}
