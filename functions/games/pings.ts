// Whom the notifier owes a ping: worked out from HEAD alone, so that it is sent once for each change of who must act, and
// never for something already done. How it is worded and sent is functions/push's part.
//
//   commit: called = version, due = now
//   notifier: claim (seat under way until the lease ends, due = end of the lease) -> sends -> settle (done, due = next or none)
//             `- dies anywhere: at the end of the lease the clock finds the game due, and the ping is owed again
import type { Seat } from '../../shared/engine/game.ts';
import type { Millis } from '../../shared/wire.ts';
import { moveDue, putMarks } from '../store/dues.ts';
import { type Head, type HeadSeat, loadHead, type PingMark } from '../store/heads.ts';
import type { Platform } from './platform.ts';

/** `turn`: the seat must act. `full`: the host can start the game. `over`: the game has ended. */
export interface Ping {
  readonly seat: Seat;
  readonly player: string;
  readonly why: 'turn' | 'full' | 'over';
  /** Which call it answers. */
  readonly called: number;
}

/** What became of a ping: done (sent, or nowhere to send it to), or to be tried again at a time. */
export interface Outcome {
  readonly seat: Seat;
  readonly called: number;
  readonly again: Millis | null;
}

/** Milliseconds that a notifier has for sending, before another one takes over. */
const LEASE = 60_000;

/**
 * Takes the pings that a game owes now upon oneself, so that no other notifier sends them meanwhile. Null when there is
 * nothing to do, or another is at it.
 */
export async function claimPings(
  on: Platform,
  id: string,
): Promise<{ readonly head: Head; readonly pings: readonly Ping[] } | null> {
  const head = await loadHead(on.table, id, true);
  const now = on.now();
  if (!head || head.due === null) return null;
  const pings = owedPings(head, now);
  const until = now + LEASE;
  const marks = new Map(pings.map(({ seat, called }) => [seat, { called, until }]));
  const due = pings.length > 0 || isUnrecorded(head) ? until : nextDue(head, now);
  const claimed = await moveDue(on.table, head, marks, due);
  return claimed && (pings.length > 0 || isUnrecorded(head)) ? { head, pings } : null;
}

/** Notes what became of claimed pings, and when there is next something to do for the game. */
export async function settlePings(on: Platform, id: string, outcomes: readonly Outcome[]): Promise<void> {
  const marks = new Map(outcomes.map(({ seat, called, again }) => [seat, { called, until: again ?? 0 }]));
  await putMarks(on.table, id, marks);
  for (let tries = 0; tries < TRIES; tries++) {
    const head = await loadHead(on.table, id, true);
    if (!head || head.due === null) return;
    if (await moveDue(on.table, head, new Map(), nextDue(head, on.now()))) return;
  }
  // The game moves on faster than we look: then the call of its last move is still due, and settles this, too.
}

const TRIES = 5;

/** The pings that a game owes at a time. */
export const owedPings = (head: Head, now: Millis): Ping[] =>
  unanswered(head)
    .filter(({ mark }) => mark === null || mark.until <= now)
    .map(({ ping }) => ping);

/** When there is next something to do for a game; null if nothing is left. */
function nextDue(head: Head, now: Millis): Millis | null {
  const times = unanswered(head).map(({ mark }) => mark?.until ?? now);
  if (isUnrecorded(head)) times.push(now);
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
    return [{ ping: { seat, player: held.player.id, why, called: held.called }, mark }];
  });
}

/** Why a seat is to be pinged, as things stand now; null if it isn't. */
function reasonOf(head: Head, seat: HeadSeat): Ping['why'] | null {
  if (seat.called === 0 || seat.left) return null;
  if (head.status === 'finished') return 'over';
  if (head.status === 'running') return seat.awaited ? 'turn' : null;
  return seat.player?.id === head.host && head.seats.every((each) => each.player) ? 'full' : null;
}
