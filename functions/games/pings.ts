// Whom the notifier owes a ping: worked out from HEAD alone, so that it is sent once for each change of who must act, and
// never for something already done. How it is worded and sent is functions/push's part.
//
//   commit: called = version, due = now
//   notifier: claim (seat under way until the lease ends, due = end of the lease) -> sends -> settle (done, due = next or none)
//             `- dies anywhere: at the end of the lease the clock finds the game due, and the ping is owed again
//
// Both writes hold only if HEAD still stands as it was read; a commit in between makes the game due at once, and the
// notifier that this wakes finds the seats that are under way, and leaves them alone.
import type { Seat } from '../../shared/engine/game.ts';
import type { Millis, PushKind } from '../../shared/wire.ts';
import { moveDue } from '../store/dues.ts';
import { type Head, type HeadSeat, loadHead, type PingMark } from '../store/heads.ts';
import type { Platform } from './platform.ts';
import { wakings } from './time.ts';

export interface Ping {
  readonly seat: Seat;
  readonly player: string;
  readonly why: PushKind;
  /** Which call it answers. */
  readonly called: number;
  /** Names of the devices that are still to hear of it; none: all that the player has. */
  readonly devices: readonly string[];
}

/** Pings taken upon oneself, with HEAD as it was. `until` tells this claim from any other. */
export interface Claim {
  readonly head: Head;
  readonly pings: readonly Ping[];
  readonly until: Millis;
}

/** What became of a ping: done (sent, or nowhere to send it to), or to be tried again at a time, with those devices. */
export interface Outcome {
  readonly seat: Seat;
  readonly again: Millis | null;
  readonly devices: readonly string[];
}

/** Milliseconds that a notifier has for sending, before another one takes over. */
const LEASE = 60_000;

/**
 * Takes the pings that a game owes now upon oneself, so that no other notifier sends them meanwhile. Null when there is
 * nothing to do, or another is at it. A claim without pings is one to put a finished game away. `read`: HEAD, where it is
 * at hand.
 */
export async function claimPings(on: Platform, id: string, read?: Head): Promise<Claim | null> {
  const head = read ?? (await loadHead(on.table, id, true));
  const now = on.now();
  if (!head || head.due === null || head.due > now) return null;
  const pings = owedPings(head, now);
  const until = now + LEASE;
  const busy = pings.length > 0 || isUnrecorded(head);
  const marks = new Map(pings.map(({ seat, called, devices }) => [seat, { called, until, devices }]));
  const claimed = await moveDue(on.table, head, marks, busy ? until : nextDue(head, now));
  return claimed && busy ? { head, pings, until } : null;
}

/**
 * Notes what became of claimed pings, and when there is next something to do for the game. A seat that another notifier
 * has taken up since is left to it.
 */
export async function settlePings(on: Platform, claim: Claim, outcomes: readonly Outcome[]): Promise<void> {
  const { id } = claim.head;
  for (let tries = 0; tries < TRIES; tries++) {
    const head = await loadHead(on.table, id, true);
    if (!head) return;
    const marks = new Map<Seat, PingMark>();
    for (const { seat, again, devices } of outcomes) {
      const mark = head.pings[seat];
      if (mark?.until === claim.until) marks.set(seat, { called: mark.called, until: again ?? 0, devices });
    }
    const pings = { ...head.pings, ...Object.fromEntries(marks) };
    if (await moveDue(on.table, head, marks, nextDue({ ...head, pings }, on.now()))) return;
  }
  throw new Error(`game ${id} moved on each time that its pings were to be settled`);
}

/** Each failed try is a commit that fell into the two milliseconds between a read and a write. */
const TRIES = 20;

/** The pings that a game owes at a time. */
export const owedPings = (head: Head, now: Millis): Ping[] =>
  unanswered(head)
    .filter(({ mark }) => mark === null || mark.until <= now)
    .map(({ ping }) => ping);

/** Whether a ping that was claimed is still owed: the seat has not acted meanwhile, nor has the game moved past it. */
export const owes = (head: Head, { seat, player, why, called }: Ping): boolean =>
  unanswered(head).some(
    ({ ping }) => ping.seat === seat && ping.player === player && ping.why === why && ping.called === called,
  );

/** When there is next something to do for a game; null if nothing is left. What failed to be put away waits a while, and so
 *  does time that is up but not to be acted on (beat.ts). */
export function nextDue(head: Head, now: Millis): Millis | null {
  const times = unanswered(head).map(({ mark }) => mark?.until ?? now);
  if (isUnrecorded(head)) times.push(now + LEASE);
  times.push(...wakings(head).map((at) => (at <= now ? now + LEASE : at)));
  return times.length > 0 ? Math.min(...times) : null;
}

const isUnrecorded = (head: Head): boolean => head.status === 'finished' && !head.recorded;

/** Calls that no ping is done for, each with the mark of the one under way, if any. */
function unanswered(head: Head): { ping: Ping; mark: PingMark | null }[] {
  return head.seats.flatMap((held, seat) => {
    const why = reasonOf(head, held);
    if (!held.player || !why) return [];
    const mark = head.pings[seat]?.called === held.called ? head.pings[seat] : null;
    if (mark?.until === 0) return [];
    const { player, called } = held;
    return [{ ping: { seat, player: player.id, why, called, devices: mark?.devices ?? [] }, mark }];
  });
}

/** Why a seat is to be pinged, as things stand now; null if it isn't. */
function reasonOf(head: Head, seat: HeadSeat): Ping['why'] | null {
  if (seat.called === 0) return null;
  if (head.status === 'finished') return 'over';
  if (seat.left) return null;
  if (head.status === 'running') return seat.awaited ? ringOf[seat.call] : newsFor(head, seat);
  return seat.player?.id === head.host && head.seats.every((each) => each.player) ? 'full' : null;
}

const ringOf = { first: 'turn', reminder: 'reminder', nudge: 'nudge' } as const;

/** What one hears of who is not asked. */
function newsFor({ seats }: Head, { autopilot }: HeadSeat): Ping['why'] {
  if (autopilot) return 'lapsed';
  return seats.some(({ time }) => time?.isOut) ? 'vote' : 'started';
}
