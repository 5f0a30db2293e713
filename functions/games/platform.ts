// What the platform stands on: the table, the games on the shelf, the time, and chance for new games. Made once, where a
// process starts, and handed to every function here.
import { randomBytes } from 'node:crypto';
import type { AnyGame, Shelf, Shelved } from '../../shared/games/index.ts';
import type { Millis, ThemeNames } from '../../shared/wire.ts';
import type { Table } from '../store/table.ts';
import { Refusal } from './refusal.ts';

export interface Platform {
  readonly table: Table;
  readonly shelf: Shelf;
  /** Whose names notifications and phones show. */
  readonly names: ThemeNames;
  now(): Millis;
  /** A seed for a new game: 32 bytes in hex. Nothing that comes from outside may choose it. */
  seed(): string;
}

export const platformOf = (table: Table, shelf: Shelf, names: ThemeNames = 'themed'): Platform => ({
  table,
  shelf,
  names,
  now: Date.now,
  seed: () => randomBytes(32).toString('hex'),
});

/** What a site's host has chosen: `THEME_NAMES`, `themed` if unset. Throws an Error on anything else. */
export function themeNames({
  THEME_NAMES: names = '',
}: Readonly<Record<string, string | undefined>>): ThemeNames {
  if (names === '' || names === 'themed') return 'themed';
  if (names === 'neutral') return names;
  throw new Error(`THEME_NAMES is themed or neutral, not ${names}`);
}

/** The rules of a game on the shelf. Throws a Refusal if it isn't there. */
export async function rulesOf({ shelf }: Platform, game: string): Promise<AnyGame> {
  const shelved = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (!shelved) throw new Refusal('not-found', { detail: `no game ${game} on the shelf` });
  const known = atHand.get(shelved);
  if (known) return known;
  const rules = await shelved.load();
  atHand.set(shelved, rules);
  return rules;
}

/** Rules that were loaded before: an `import()` takes its time even when there is nothing left to load. */
const atHand = new WeakMap<Shelved, AnyGame>();
