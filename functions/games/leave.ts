// Getting up again: before the start without a trace, from a running game for good.
import type { Platform } from './platform.ts';

/**
 * Before the start: frees the seat; the host's part passes to the next who sits there, and a game without players is
 * removed. In a running game: takes the seat out of it for good, and the others play on.
 */
export async function leaveGame(on: Platform, player: string, id: string): Promise<void> {
  throw new Error(`not yet: ${on} ${player} ${id}`);
}
