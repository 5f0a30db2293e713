// What a game brings to the phone: its rules, its words in one language, and the parts that draw it. The frame around
// them (prompt bar, plan, story, log, seats) is the same for every game and knows none.
//
// Every member is written as a method, so that a client of one game fits where a client of any game is wanted.
import type { ComponentChildren } from 'preact';
import type {
  AnyMove,
  Game,
  Open,
  OptionSpec,
  Options,
  Result,
  Seat,
  Seen,
  Shape,
} from '../../shared/engine/game.ts';
import type { Plan, View } from '../../shared/engine/match.ts';
import type { Language, ThemeNames } from '../../shared/wire.ts';
import type { SeatShape } from '../ui/seats.tsx';

/** What is drawn: the table and, for a player, the own hand. Planned moves are in it already. */
export type Shown<X extends Shape> = Open<X> | Seen<X>;

/** A card, tile or die of a game, as the game names it: opens its page in a sheet. */
export type CardKey = string;

/**
 * A spot of the board: `deck`, `seat-1/hospital`. The element that is it carries `{...spot(place, lit)}` from
 * ui/spot.ts; the story scrolls to it and lights it up.
 */
export type Place = string;

/** How a seat looks everywhere: never told by colour alone. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  /** A CSS colour: `var(--seat-1)`. */
  readonly colour: string;
  readonly shape: SeatShape;
  readonly left: boolean;
}

/** What stays the same while a game is looked at. `T` is the game's own texts in the language. */
export interface Scene<T> {
  readonly text: T;
  readonly language: Language;
  readonly seats: readonly SeatLook[];
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null;
  readonly options: Options;
}

/** How the board came to be what is drawn, for a board that shows it moving: events over the board before them. */
export interface Happened<X extends Shape> {
  readonly before: X['table']['board'];
  readonly events: readonly X['event'][];
}

export interface BoardProps<X extends Shape, T> {
  readonly scene: Scene<T>;
  /** Draw this. */
  readonly shown: Shown<X>;
  /** What the server last told, before any planned move: for showing what the plan changes. */
  readonly view: View<X>;
  /** Null while the story or an old version is shown: then nothing can be done. */
  readonly plan: Plan<X> | null;
  /** Moves that a tap may add now; what they name glows. Empty while `plan` is null. */
  readonly legal: readonly AnyMove<X>[];
  /** The question before the viewer, after the planned moves. */
  readonly asked: X['frame'] | null;
  readonly lit: Place | null;
  /** Of the story's step, of the moment looked back at, or of the plan. Null: nothing, or it is not known from where. */
  readonly happened: Happened<X> | null;
  /** Adds a legal move to the plan. Nothing is sent. */
  move(move: AnyMove<X>): void;
  /** Opens the full text of a card. */
  inspect(card: CardKey): void;
  /** Shows the whole side of another seat. */
  visit(seat: Seat): void;
}

/** The parts of a seat that matter at a glance, or all of them. */
export interface SeatProps<X extends Shape, T> {
  readonly scene: Scene<T>;
  readonly shown: Shown<X>;
  readonly seat: Seat;
  inspect(card: CardKey): void;
}

export interface CardProps<T> {
  readonly scene: Scene<T>;
  readonly card: CardKey;
}

export interface OrdersProps<X extends Shape, T> {
  readonly scene: Scene<T>;
  readonly shown: Shown<X>;
  readonly orders: X['orders'] | null;
  /** Leaves these orders in place of the former ones; null takes them back. */
  leave(orders: X['orders'] | null): void;
}

/** An event in words. Empty lines are left out of story and log. */
export interface EventLine {
  readonly text: string;
  /** Whom it happened to or who did it: its mark stands before the sentence. */
  readonly seat: Seat | null;
  readonly place: Place | null;
  /** A mark of a loss that is to be felt: stamped after the sentence, which tells it in words. */
  readonly stamp?: string | undefined;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface CardGroup {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardKey[];
}

/** One game on the phone. Its chunk is loaded when the game is opened: `web/games/index.ts` says from where. */
export interface GameClient<X extends Shape, T> {
  readonly game: Game<X>;
  /** The style sheets of the board; the frame adopts them. A palette is custom properties on `.game-<id>`. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Loads the texts of one language, and of no other; with the names that the site shows, if the game has two kinds. */
  text(language: Language, names: ThemeNames): Promise<T>;

  // ---- Drawing ----
  Board(props: BoardProps<X, T>): ComponentChildren;
  /** Two or three numbers: stands on the button that opens the seat's side. */
  SeatGlance(props: SeatProps<X, T>): ComponentChildren;
  /** All that the viewer may see of another seat. */
  SeatSide(props: SeatProps<X, T>): ComponentChildren;
  /** A card whole: picture, numbers, full text, the rules that it touches. */
  Card(props: CardProps<T>): ComponentChildren;
  /** The form for standing orders and plans for a question that has not come yet. */
  Orders?(props: OrdersProps<X, T>): ComponentChildren;

  // ---- Words ----
  /** The game's name. */
  title(scene: Scene<T>): string;
  cardName(card: CardKey, scene: Scene<T>): string;
  /** What the question asks of the viewer, in one sentence: "Choose an action for your colony". */
  prompt(asked: X['frame'], shown: Shown<X>, scene: Scene<T>): string;
  /** What others are waited for: "others choose their action". */
  waitingFor(frame: X['frame'], scene: Scene<T>): string;
  /** A short label for the chip of a planned move and for the list of all moves: "Build Bunker (6 money)". */
  moveLabel(move: X['move'], shown: Shown<X>, scene: Scene<T>): string;
  /** The chip of a planned move, where `moveLabel` would tell of a board that the plan has left behind. */
  chipLabel?(move: X['move'], scene: Scene<T>): string;
  /** What standing orders in a plan are, where they are more than orders: a load that goes along with a declaration. */
  ordersLabel?(orders: X['orders'] | null, scene: Scene<T>): string | null;
  /** What committing the plan does, in one sentence, with what comes after it: "Build Bunker, then draw 2 cards". */
  commitNote(plan: Plan<X>, scene: Scene<T>): string;
  /** An event as a line of the story and the log; null for one that says nothing of its own. */
  eventLine(event: X['event'], scene: Scene<T>): EventLine | null;
  /** The title of the story's next step, if this event begins one ("Leak"); else null. */
  chapter(event: X['event'], scene: Scene<T>): string | null;
  /** Where the game stands: "Turn 17, pass 3". */
  progress(shown: Open<X>, scene: Scene<T>): string;
  /** Why the game is over, and a part of a score. */
  ending(result: Result, scene: Scene<T>): string;
  scoreLine(k: string, scene: Scene<T>): string;

  // ---- Reference and the form for a new game ----
  chapters(text: T): readonly Chapter[];
  cards(text: T): readonly CardGroup[];
  /** An option of a new game. `chosen`: which of its choices it has; the hint may be about that one alone. */
  option(spec: OptionSpec, text: T, chosen?: string): { readonly label: string; readonly hint: string };
  choice(spec: OptionSpec, value: string, text: T): string;
}

/** A client of any game. */
export type AnyGameClient = GameClient<Shape, unknown>;
