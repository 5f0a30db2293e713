// What a game says where there is no board of pictures: on a locked screen, in a terminal.
import type { Open, Result, Seat, Seen, Shape } from '../engine/game.ts';
import type { Language } from '../wire.ts';

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

/** The players by seat, and which of them reads: "You" to themselves. Null for somebody who only watches. */
export interface Readers {
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** What a language calls the reader, and everybody else. */
interface Naming {
  readonly you: string;
  other(name: string): string;
}

/** A player in a sentence to this reader. */
export const calls = (seat: Seat, { names, me }: Readers, { you, other }: Naming): string =>
  seat === me ? you : other(names[seat] ?? '');

/** How a game puts its state into sentences, given its messages `M` in one language. */
export interface Sentences<X extends Shape, M> {
  pingWords(asked: X['frame'] | undefined, board: X['table']['board'], messages: M): string;
  boardLines(shown: Open<X> | Seen<X>, names: readonly string[], messages: M): readonly string[];
  prompt(asked: X['frame'], shown: Open<X> | Seen<X>, messages: M): string;
  moveLabel(move: X['move'], shown: Open<X> | Seen<X>, messages: M): string;
  /** The title that an event begins a step of the story with; null if it begins none. */
  chapter(event: X['event'], messages: M): string | null;
  sentence(event: X['event'], names: readonly string[], messages: M): string | null;
  ending(result: Result, messages: M): string;
  scoreLine(k: string, messages: M): string;
}

/** Both kinds of words of a game, from its sentences and its messages by language, each loaded when it is asked for. */
export const wordsFrom = <X extends Shape, M extends { readonly name: string }>(
  texts: Readonly<Record<Language, () => Promise<{ readonly messages: M }>>>,
  say: Sentences<X, M>,
) => ({
  async wordsIn(language: Language): Promise<GameWords<X>> {
    const { messages } = await texts[language]();
    return { ping: ({ table: { board, flow } }) => say.pingWords(flow.question?.frame, board, messages) };
  },
  async tableWordsIn(language: Language): Promise<TableWords<X>> {
    const { messages } = await texts[language]();
    return {
      name: messages.name,
      board: (shown, names) => say.boardLines(shown, names, messages),
      prompt: (asked, shown) => say.prompt(asked, shown, messages),
      moveLabel: (move, shown) => say.moveLabel(move, shown, messages),
      sentence: (event, names) => say.chapter(event, messages) ?? say.sentence(event, names, messages),
      ending: (result) => say.ending(result, messages),
      scoreLine: (k) => say.scoreLine(k, messages),
    };
  },
});
