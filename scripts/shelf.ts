// The shelf as the command line sees it: a game by the id that was typed.
import { type AnyGame, shelf as everyGame, type Shelf } from '../shared/games/index.ts';

export type { AnyGame };
export const shelf: Shelf = everyGame;

/** Loads a game by its id; throws RangeError with the ids that there are. */
export async function loadFromShelf(id: string): Promise<AnyGame> {
  const shelved = shelf[id];
  if (!shelved) throw new RangeError(`no game ${id}; there are ${Object.keys(shelf).join(', ')}`);
  return shelved.load();
}
