// Lists of games: mine, and those open to anyone.
import type { GameSummary } from '../../shared/wire.ts';
import { listLobby, loadHeads } from '../store/heads.ts';
import { listMemberships } from '../store/memberships.ts';
import { onTime } from './lapse.ts';
import type { Platform } from './platform.ts';
import { sideBySide } from './side-by-side.ts';
import { seatOf, summaryOf } from './viewer.ts';

/** Games that a player sits in: those where it is their turn first, longest waiting first; then the last changed first. */
export async function myGames(on: Platform, player: string): Promise<GameSummary[]> {
  const memberships = await listMemberships(on.table, player);
  const read = new Map(memberships.map((membership) => [membership.game, membership.read]));
  const heads = await loadHeads(on.table, [...read.keys()]);
  const mine = heads.filter((head) => seatOf(head, player) !== null);
  const now = await sideBySide(mine, (head) => onTime(on, head));
  return now.map((head) => summaryOf(head, player, read.get(head.id))).sort(mostPressing);
}

function mostPressing(a: GameSummary, b: GameSummary): number {
  if (a.myTurn !== b.myTurn) return a.myTurn ? -1 : 1;
  if (a.myTurn) return (a.askedAt ?? 0) - (b.askedAt ?? 0);
  return b.changedAt - a.changedAt;
}

const LOBBY = 50;

/** Public games with a free seat, newest first. */
export async function lobby(on: Platform, player: string | null): Promise<GameSummary[]> {
  const heads = await loadHeads(on.table, await listLobby(on.table, LOBBY));
  return heads
    .filter((head) => head.status === 'waiting' && head.seats.some((seat) => !seat.player))
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((head) => summaryOf(head, player));
}
