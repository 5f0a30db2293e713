// Looking at a game: what a poll asks for, most often in vain.
import type { GameView } from '../../shared/wire.ts';
import { Contested, type Head, loadHead } from '../store/heads.ts';
import { headNow } from './change.ts';
import { onTime } from './lapse.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { type Known, viewOf } from './view.ts';
import { markOf, mayLook, seatOf } from './viewer.ts';

/**
 * The game as a player (or, with null, somebody without a name) may see it; null when the viewer knows it all already.
 * An unchanged poll costs half a read unit. `known.since` counts for the rules number that came with it: a phone
 * whose rules are newer than its stored view asks without.
 */
export async function lookAt(
  on: Platform,
  player: string | null,
  id: string,
  known: Known = {},
): Promise<GameView | null> {
  const read = await headSince(on, player, id, known.since ?? 0);
  mayLook(read, player);
  const head = await onTime(on, read);
  if (isKnown(head, player, known)) return null;
  try {
    return await viewOf(on, head, player, known);
  } catch (error) {
    if (!(error instanceof Contested)) throw error;
    return viewOf(on, await headNow(on, id), player, known);
  }
}

/** A cheap read of HEAD may be a moment old; one that is older than what the viewer has seen is read again. */
async function headSince(on: Platform, player: string | null, id: string, since: number): Promise<Head> {
  const head = await loadHead(on.table, id, false);
  if (head && since <= markOf(head, seatOf(head, player)).version) return head;
  return headNow(on, id);
}

function isKnown(head: Head, player: string | null, { since, chats }: Known): boolean {
  const { version } = markOf(head, seatOf(head, player));
  return since === version && (chats === undefined || chats === head.chats);
}

/** HEAD of a game that a player may look at. Throws a Refusal otherwise. */
export async function visibleHead(on: Platform, player: string | null, id: string): Promise<Head> {
  const head = await loadHead(on.table, id, true);
  if (!head) throw new Refusal('not-found');
  mayLook(head, player);
  return head;
}
