// A game's clocks, read from HEAD and moved on with it: whose time runs, whose is up, and when the clock must look again.
// Pure; the reckoning with days off and vacations is shared/clock's part, and acting on it lapse.ts's.
import type { Absence } from '../../shared/clock/absence.ts';
import { begin, reminders, run, stop as stopClock, type Terms, wound } from '../../shared/clock/clock.ts';
import { DAY } from '../../shared/clock/zone.ts';
import type { Seat } from '../../shared/engine/game.ts';
import type { Millis, VoteChoice } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import type { HeadSeat, SeatTime } from '../store/seats.ts';
import type { Player } from './players.ts';

/** The time of a seat that a player takes. */
export const freshTime = (terms: Terms, { daysOff }: Pick<Player, 'daysOff'>): SeatTime => ({
  clock: wound(terms.pace),
  off: daysOff,
  away: 0,
  vacation: terms.vacation * DAY,
  reminded: 0,
  isOut: false,
});

/** What does not count for a seat. A clock runs anew whenever this changes, so what was before has been reckoned. */
export const absenceOf = ({ off, away }: Pick<SeatTime, 'off' | 'away'>): Absence => ({
  off,
  away: away === 0 ? [] : [{ from: 0, to: away }],
});

// ---- What an event does to one seat's time ------------------------------------------------------------------

/** A decision begins, a seat runs on with the one that it has stood before, or it is not awaited any more. */
export const begun = (time: SeatTime, terms: Terms, now: Millis): SeatTime => ({
  ...time,
  clock: begin(time.clock, terms.pace, now, absenceOf(time)),
  reminded: 0,
  isOut: false,
});

export const resumed = (time: SeatTime, now: Millis): SeatTime => ({
  ...time,
  clock: run(time.clock, now, absenceOf(time)),
  isOut: false,
});

export const stopped = (time: SeatTime, now: Millis): SeatTime => ({
  ...time,
  clock: stopClock(time.clock, now, absenceOf(time)),
  isOut: false,
});

/** The same time with another absence from now on. */
export function withAbsence(
  time: SeatTime,
  change: Partial<Pick<SeatTime, 'off' | 'away' | 'vacation'>>,
  now: Millis,
): SeatTime {
  const next = { ...time, ...change };
  const isRunning = time.clock.since !== null && !time.isOut;
  return isRunning ? { ...next, clock: run(time.clock, now, absenceOf(next), absenceOf(time)) } : next;
}

// ---- Whose time is up ----------------------------------------------------------------------------------------

/** What is to be done for a seat now that nobody asks for: the autopilot decides, once or from now on; or the game ends,
 *  or it waits for a vote. */
export interface Lapse {
  readonly seat: Seat;
  readonly what: 'once' | 'holds' | 'end' | 'wait';
}

/** The first seat for which something is to be done at a time; null if none is. */
export function lapseAt(head: Head, now: Millis): Lapse | null {
  if (head.status !== 'running') return null;
  for (const seat of head.seats.keys()) {
    const what = lapseOf(head, seat, now);
    if (what) return { seat, what };
  }
  return null;
}

function lapseOf(head: Head, seat: Seat, now: Millis): Lapse['what'] | null {
  const held = head.seats[seat];
  if (!held?.awaited || held.left) return null;
  if (held.time?.isOut) return verdict[decided(head, seat) ?? 'open'];
  if (now < actsAt(head, held)) return null;
  if (held.autopilot?.holds) return 'holds';
  if (head.terms?.atEnd === 'vote' && voters(head, seat).length > 0) return 'wait';
  return head.terms?.atEnd === 'stay' ? 'holds' : 'once';
}

const verdict = { replace: 'holds', end: 'end', 'go-on': 'once', open: null } as const;

/** When the autopilot decides for an awaited seat: at the end of its time; at once where it holds the seat. */
function actsAt(head: Head, { autopilot, time }: HeadSeat): Millis {
  const end = time?.clock.until ?? Number.POSITIVE_INFINITY;
  if (!autopilot?.holds) return end;
  if (head.seats.some(isThere)) return 0;
  // Nobody is there to wait for it: the game keeps its pace, so that whoever comes back finds it still running.
  return time ? end : (head.question?.at ?? 0) + DAY;
}

/** Plays for itself. */
const isThere = ({ player, left, autopilot }: HeadSeat): boolean =>
  player !== null && !left && !autopilot?.holds;

/** Those who may vote on a seat whose time is up: who has taken his last decision himself. The absent decide nothing. */
export const voters = (head: Head, about: Seat): Seat[] =>
  head.seats.flatMap((held, seat) =>
    seat !== about && isThere(held) && !held.autopilot && !held.time?.isOut ? [seat] : [],
  );

/** What more than half of the others want; null while they don't. With nobody left to vote the game goes on. */
function decided(head: Head, about: Seat): VoteChoice | null {
  const others = voters(head, about);
  if (others.length === 0) return 'go-on';
  const votes = others.flatMap((seat) => head.seats[seat]?.vote ?? []);
  const wants = (choice: VoteChoice) =>
    2 * votes.filter((vote) => vote.about === about && vote.choice === choice).length > others.length;
  return (['go-on', 'replace', 'end'] as const).find(wants) ?? null;
}

// ---- When to look again --------------------------------------------------------------------------------------

/** Whether the owner of a seat is to be reminded at a time. */
export function isToRemind(head: Head, held: HeadSeat, now: Millis): boolean {
  const next = nextReminder(head, held);
  return next !== null && next <= now;
}

function nextReminder({ status }: Head, { awaited, left, autopilot, time }: HeadSeat): Millis | null {
  if (status !== 'running' || !awaited || left || autopilot?.holds || !time || time.isOut) return null;
  return reminders(time.clock, absenceOf(time))[time.reminded] ?? null;
}

/** Moments at which the clock has something to do for a game as it stands. */
export function wakings(head: Head): Millis[] {
  if (head.status !== 'running') return [];
  return head.seats
    .flatMap((held, seat) => {
      if (!held.awaited || held.left) return [];
      if (held.time?.isOut) return decided(head, seat) ? [0] : [];
      return [actsAt(head, held), nextReminder(head, held)].filter(
        (at) => at !== null && Number.isFinite(at),
      );
    })
    .filter((at) => at !== null);
}
