// Who looks at a game, and what HEAD alone may tell them: a line of the home screen. No more than the viewer's own view
// would tell.
import type { Seat } from '../../shared/engine/game.ts';
import type { GameSummary, SeatHolder } from '../../shared/wire.ts';
import type { Head, HeadSeat, Mark } from '../store/heads.ts';
import { Refusal } from './refusal.ts';

/** The seat of a player; null for anybody else, signed in or not. */
export function seatOf({ seats }: Head, player: string | null): Seat | null {
  const seat = player === null ? -1 : seats.findIndex((each) => each.player?.id === player);
  return seat < 0 ? null : seat;
}

/** Refuses those who may not even know that the game exists: a private game is for those who sit in it. */
export function mayLook(head: Head, player: string | null): void {
  if (head.access === 'private' && seatOf(head, player) === null) throw new Refusal('not-found');
}

/** The seat of a player who must have one: strangers hear of a private game as little as when they look. */
export function ownSeat(head: Head, player: string): Seat {
  const seat = seatOf(head, player);
  if (seat !== null) return seat;
  mayLook(head, player);
  throw new Refusal('not-yours');
}

export function at(head: Head, seat: Seat): HeadSeat {
  const found = head.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat} in game ${head.id}`);
  return found;
}

/** The version of the viewer's own view. */
export const markOf = (head: Head, seat: Seat | null): Mark =>
  seat === null ? head.watchers : at(head, seat).view;

/** What one viewer sees of a game in a list. `read` is the number of chat lines that the player has read. */
export function summaryOf(head: Head, player: string | null, read?: number): GameSummary {
  const seat = seatOf(head, player);
  const mine = seat === null ? null : at(head, seat);
  const mark = markOf(head, seat);
  return {
    id: head.id,
    game: head.game,
    access: head.access,
    status: head.status,
    host: head.host,
    seats: head.seats.map((_, i) => holderOf(head, i, seat)),
    mySeat: seat,
    version: mark.version,
    ply: mine && head.status !== 'waiting' ? mine.ply : null,
    myTurn: mine?.awaited ?? false,
    awaited: mayKnowAwaited(head, seat) ? awaitedOf(head) : null,
    askedAt: head.question?.at ?? null,
    changedAt: mark.changedAt,
    options: head.options,
    ...(head.terms ? { clock: head.terms } : {}),
    ...(mine?.time ? { vacation: mine.time.vacation } : {}),
    chats: head.chats,
    ...(read === undefined ? {} : { unreadChat: Math.max(0, head.chats - read) }),
  };
}

/** Milliseconds between two nudges of the same seat. */
export const BETWEEN_NUDGES = 12 * 3_600_000;

/** A seat as a viewer may know it. What tells whether it is awaited is left out for who may not know that. */
function holderOf(head: Head, seat: Seat, viewer: Seat | null): SeatHolder {
  const held = at(head, seat);
  const { player, left, time, nudged } = held;
  const isMine = seat === viewer;
  const isKnown = held.awaited && (isMine || mayKnowAwaited(head, viewer));
  return {
    seat,
    player,
    left,
    ...autopilotOf(head, held, viewer),
    ...(time && time.away > 0 ? { away: time.away } : {}),
    ...(isKnown && time?.clock.until ? { until: time.clock.until } : {}),
    ...(isKnown && time?.isOut ? { isOut: true } : {}),
    ...(isKnown && !isMine ? { nudgeFrom: nudged === 0 ? 0 : nudged + BETWEEN_NUDGES } : {}),
    ...(held.vote && at(head, held.vote.about).time?.isOut && mayKnowAwaited(head, viewer)
      ? { vote: held.vote.choice }
      : {}),
  };
}

/** That the autopilot has answered an open wave is as secret as any answer. */
function autopilotOf(head: Head, { autopilot, player }: HeadSeat, viewer: Seat | null) {
  const { question } = head;
  if (!autopilot || head.status === 'finished') return {};
  const isMine = viewer !== null && at(head, viewer).player?.id === player?.id;
  const isSecret = question?.wave && autopilot.at > question.at && !isMine && !mayKnowAwaited(head, viewer);
  return isSecret ? {} : { autopilot: autopilot.holds ? ('holds' as const) : ('once' as const) };
}

const awaitedOf = ({ seats }: Head): Seat[] => seats.flatMap(({ awaited }, seat) => (awaited ? [seat] : []));

/** The engine's rule for views, told from HEAD: who is missing in a wave is for players with nothing left to decide in it. */
export function mayKnowAwaited(head: Head, seat: Seat | null): boolean {
  const { question } = head;
  if (!question?.wave) return true;
  if (seat === null || at(head, seat).left) return false;
  return !question.seats.includes(seat) || !at(head, seat).awaited;
}
