// The games that this phone can show, each a chunk of its own.
import type { AnyGameClient } from '../play/client.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly client: AnyGameClient }>>> = {
  'moon-colony-bloodbath': () => import('./moon-colony-bloodbath/index.ts'),
  'space-missions': () => import('./space-missions/index.ts'),
  'death-angel': () => import('./death-angel/index.ts'),
  'lunar-ark': () => import('./lunar-ark/index.ts'),
  'kembles-cascade': () => import('./kembles-cascade/index.ts'),
};

/** The ids of the games on the shelf, in the order in which they are offered. */
export const gameIds = Object.keys(loaders);

/** Loads a game's chunk, and puts its style sheets on the page. Throws RangeError on a game that is not here. */
export async function loadGame(id: string): Promise<AnyGameClient> {
  const load = loaders[id];
  if (!load) throw new RangeError(`no game ${id} on this phone`);
  const { client } = await load();
  const adopted = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...adopted, ...client.sheets.filter((sheet) => !adopted.includes(sheet))];
  return client;
}
