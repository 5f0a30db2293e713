// What a game says where there is no board: on a locked screen. A game's other words are its own and its board's part.
import type { Open, Shape } from '../engine/game.ts';

/** The words of one game in one language. */
export interface GameWords<X extends Shape = Shape> {
  /** What the open question is about, in a sentence or two, from what everyone sees: it may be read by anybody. */
  ping(open: Open<X>): string;
}
