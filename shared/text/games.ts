// What is said of a game outside of its own texts: on home, in the form for a new one, in a notification's title.
import type { ThemeNames } from '../wire.ts';
import type { First } from './en.first.ts';

export interface GameTitle {
  readonly name: string;
  readonly tagline: string;
}

/** A game's own name, or the one that a site of neutral names shows. A game that this version does not know has its id. */
export function gameTitle({ games }: First, id: string, names: ThemeNames): GameTitle {
  const all: Readonly<Record<string, GameTitle & { readonly neutral?: Partial<GameTitle> }>> = games;
  const { name = id, tagline = '', neutral = {} } = all[id] ?? {};
  return names === 'neutral' ? { name, tagline, ...neutral } : { name, tagline };
}
