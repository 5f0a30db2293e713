// A commit: a seat's moves, decided by the engine, written as a new version, and made true by HEAD's conditional update.
// Persisted first; answered and told after.
import type { Commit, GameView } from '../../shared/wire.ts';
import type { Platform } from './platform.ts';

/** `repeated`: this very commit had been accepted before; it counts once, and the game is shown as it stands now. */
export interface Committed {
  readonly game: GameView;
  readonly repeated: boolean;
}

/**
 * Plays a seat's moves. Accepted exactly once, however often it is sent. `told`: the last event that the phone
 * knows, so that the answer tells all after it. Refuses with `stale`, `illegal`, `race` (with the fresh view), `over`, `not-started`, `not-yours`.
 */
export async function commitMoves(
  on: Platform,
  player: string,
  id: string,
  commit: Commit,
  told?: number,
): Promise<Committed> {
  throw new Error(`not yet: ${on} ${player} ${id} ${commit} ${told}`);
}
