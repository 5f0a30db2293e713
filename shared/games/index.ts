// The shelf: every game by its id, loaded when it is needed. To add a game, add its line here.
import type { Game, SeatRange, Shape } from '../engine/game.ts';
import type { Language, ThemeNames } from '../wire.ts';
import type { GameWords, TableWords } from './words.ts';

/** A game as everything but its own rules, board and tests sees it. */
export type AnyGame = Game<Shape>;

export interface Shelved {
  readonly seats: SeatRange;
  load(): Promise<AnyGame>;
  /** Its words for a notification; without them it says no more than whose turn it is. */
  words?(language: Language, names: ThemeNames): Promise<GameWords>;
  /** Its words for a table without pictures; without them the terminal shows its data as it is. */
  tableWords?(language: Language, names: ThemeNames): Promise<TableWords>;
}

export type Shelf = Readonly<Record<string, Shelved>>;

export const shelf = {
  'moon-colony-bloodbath': {
    seats: { min: 1, max: 5 },
    load: async () => (await import('./moon-colony-bloodbath/index.ts')).game,
    words: async (language) => (await import('./moon-colony-bloodbath/words.ts')).wordsIn(language),
    tableWords: async (language) => (await import('./moon-colony-bloodbath/words.ts')).tableWordsIn(language),
  },
  'space-missions': {
    seats: { min: 1, max: 4 },
    load: async () => (await import('./space-missions/index.ts')).game,
    words: async (language) => (await import('./space-missions/words.ts')).wordsIn(language),
    tableWords: async (language) => (await import('./space-missions/words.ts')).tableWordsIn(language),
  },
  'death-angel': {
    seats: { min: 1, max: 6 },
    load: async () => (await import('./death-angel/index.ts')).game,
    words: async (language, names) => (await import('./death-angel/words.ts')).wordsIn(language, names),
    tableWords: async (language, names) =>
      (await import('./death-angel/words.ts')).tableWordsIn(language, names),
  },
  'lunar-ark': {
    seats: { min: 1, max: 4 },
    load: async () => (await import('./lunar-ark/index.ts')).game,
    words: async (language) => (await import('./lunar-ark/words.ts')).wordsIn(language),
    tableWords: async (language) => (await import('./lunar-ark/words.ts')).tableWordsIn(language),
  },
  'kembles-cascade': {
    seats: { min: 2, max: 5 },
    load: async () => (await import('./kembles-cascade/index.ts')).game,
    words: async (language) => (await import('./kembles-cascade/words.ts')).wordsIn(language),
    tableWords: async (language) => (await import('./kembles-cascade/words.ts')).tableWordsIn(language),
  },
} satisfies Shelf;
