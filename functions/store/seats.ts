// The seats of a HEAD, and how they are written: rows instead of maps, for names of attributes are paid for, too; and what a
// seat has only at times (a clock, an autopilot) takes room only then.

import type { DaysOff } from '../../shared/clock/absence.ts';
import type { SeatClock, Terms } from '../../shared/clock/clock.ts';
import type { Seat } from '../../shared/engine/game.ts';
import type { Millis, VoteChoice } from '../../shared/wire.ts';

export interface HeadSeat {
  readonly player: { readonly id: string; readonly name: string } | null;
  /** Left the running game. */
  readonly left: boolean;
  readonly ply: number;
  readonly awaited: boolean;
  /** The game's version at which the seat was called (to act, or to hear of the end); 0 once it has acted since. */
  readonly called: number;
  readonly view: Mark;
  /** Id of the seat's last commit. */
  readonly last: string | null;
  /** What the call at `called` was: the first one, one more by the clock, or one by another player. */
  readonly call: 'first' | 'reminder' | 'nudge';
  /** When another player called it last; 0: never. */
  readonly nudged: Millis;
  /** Since when the autopilot has decided for the seat, and whether it goes on until the owner is back; null: the owner did. */
  readonly autopilot: { readonly at: Millis; readonly holds: boolean } | null;
  /** On a seat whose time is up: what this one wants. */
  readonly vote: { readonly about: Seat; readonly choice: VoteChoice } | null;
  /** Null in a game without a clock. */
  readonly time: SeatTime | null;
}

/** The version of one viewer's own view, and when that view last changed. */
export interface Mark {
  readonly version: number;
  readonly changedAt: Millis;
}

/** The time of a seat in a game with a clock. */
export interface SeatTime {
  readonly clock: SeatClock;
  readonly off: DaysOff | null;
  /** On vacation until then; 0: never was. */
  readonly away: Millis;
  /** Milliseconds of vacation that it may still take. */
  readonly vacation: Millis;
  /** How often the owner has been reminded of the present decision. */
  readonly reminded: number;
  /** Time is up, and the game waits for what the others vote. */
  readonly isOut: boolean;
}

// ---- As rows -------------------------------------------------------------------------------------------------

export type SeatRow = readonly [
  player: string | null,
  name: string | null,
  left: boolean,
  ply: number,
  awaited: boolean,
  called: number,
  view: number,
  changedAt: Millis,
  last: string | null,
  seldom?: SeldomRow,
];

type SeldomRow = readonly [
  call: number,
  nudged: Millis,
  autopilotAt: Millis,
  holds: boolean,
  about: Seat,
  choice: number,
];

const calls = ['first', 'reminder', 'nudge'] as const;
const choices = ['replace', 'end', 'go-on'] as const;
const nothing: SeldomRow = [0, 0, 0, false, -1, 0];

export function rowOf(seat: HeadSeat): SeatRow {
  const { player, left, ply, awaited, called, view, last } = seat;
  const row = [
    player?.id ?? null,
    player?.name ?? null,
    left,
    ply,
    awaited,
    called,
    view.version,
    view.changedAt,
    last,
  ] as const;
  const seldom = seldomOf(seat);
  return seldom.every((value, i) => value === nothing[i]) ? row : [...row, seldom];
}

const seldomOf = ({ call, nudged, autopilot, vote }: HeadSeat): SeldomRow => [
  calls.indexOf(call),
  nudged,
  autopilot?.at ?? 0,
  autopilot?.holds ?? false,
  vote?.about ?? -1,
  vote ? choices.indexOf(vote.choice) : 0,
];

export function seatOf(row: SeatRow, time: TimeRow | null): HeadSeat {
  const [id, name, left, ply, awaited, called, version, changedAt, last, seldom = nothing] = row;
  const [call, nudged, autopilotAt, holds, about, choice] = seldom;
  return {
    player: id !== null && name !== null ? { id, name } : null,
    left,
    ply,
    awaited,
    called,
    view: { version, changedAt },
    last,
    call: calls[call] ?? 'first',
    nudged,
    autopilot: autopilotAt === 0 ? null : { at: autopilotAt, holds },
    vote: about < 0 ? null : { about, choice: choices[choice] ?? 'go-on' },
    time: time && timeOf(time),
  };
}

export type TimeRow = readonly [
  left: Millis,
  whole: Millis,
  since: Millis,
  until: Millis,
  away: Millis,
  vacation: Millis,
  reminded: number,
  isOut: boolean,
  off: readonly [zone: string, days: readonly number[], from: number, to: number] | null,
];

export const timeRowOf = ({ clock, off, away, vacation, reminded, isOut }: SeatTime): TimeRow => [
  clock.left,
  clock.whole,
  clock.since ?? 0,
  clock.until ?? 0,
  away,
  vacation,
  reminded,
  isOut,
  off && [off.zone, off.days, off.quiet?.from ?? 0, off.quiet?.to ?? 0],
];

function timeOf([left, whole, since, until, away, vacation, reminded, isOut, off]: TimeRow): SeatTime {
  const [zone, days, from, to] = off ?? ['UTC', [], 0, 0];
  return {
    clock: { left, whole, since: since || null, until: until || null },
    off: off && { zone, days, quiet: from === to ? null : { from, to } },
    away,
    vacation,
    reminded,
    isOut,
  };
}

export type TermsRow = readonly [atEnd: Terms['atEnd'], vacation: number, ...pace: number[]];

export const termsRowOf = ({ pace, atEnd, vacation }: Terms): TermsRow =>
  pace.kind === 'fixed'
    ? [atEnd, vacation, pace.time]
    : [atEnd, vacation, pace.start, pace.increment, pace.cap];

export function termsOf([atEnd, vacation, time = 0, increment, cap]: TermsRow): Terms {
  return increment === undefined || cap === undefined
    ? { atEnd, vacation, pace: { kind: 'fixed', time } }
    : { atEnd, vacation, pace: { kind: 'bank', start: time, increment, cap } };
}
