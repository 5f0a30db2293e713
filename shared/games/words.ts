// What a game says where there is no board of pictures: on a locked screen, in a terminal.
import type { Open, Result, Seen, Shape } from '../engine/game.ts';

/** The words of one game in one language. */
export interface GameWords<X extends Shape = Shape> {
  /** What the open question is about, in a sentence or two, from what everyone sees: it may be read by anybody. */
  ping(open: Open<X>): string;
}

/** What is needed to play without pictures. Names are those of the players, by seat. */
export interface TableWords<X extends Shape = Shape> {
  readonly name: string;
  /** The board in lines of text, with the own hand where one is shown. */
  board(shown: Open<X> | Seen<X>, names: readonly string[]): readonly string[];
  /** What a question asks, in one sentence. */
  prompt(asked: X['frame'], shown: Open<X> | Seen<X>): string;
  moveLabel(move: X['move'], shown: Open<X> | Seen<X>): string;
  /** An event as a sentence; null for one that says nothing of its own. */
  sentence(event: X['event'], names: readonly string[]): string | null;
  ending(result: Result): string;
  scoreLine(k: string): string;
}
