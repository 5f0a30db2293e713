// The shelf: every game by its id, loaded when it is needed. To add a game, add its line here.
import type { Game, SeatRange, Shape } from '../engine/game.ts';

/** A game as everything but its own rules, board and tests sees it. */
export type AnyGame = Game<Shape>;

export interface Shelved {
  readonly seats: SeatRange;
  load(): Promise<AnyGame>;
}

export type Shelf = Readonly<Record<string, Shelved>>;

export const shelf = {
  'moon-colony-bloodbath': {
    seats: { min: 1, max: 5 },
    load: async () => (await import('./moon-colony-bloodbath/index.ts')).game,
  },
} satisfies Shelf;
