// The contract between the engine and a game: what a game gives, and what it is handed in return.
// No rule of any game lives here, and nothing that runs: see flow.ts and match.ts.
import type { Rng, RngState } from './rng.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** A choice of one seat: a small JSON value. `do` names its kind; the rest names the thing and the place. */
export interface Move {
  readonly do: string;
}

/** A piece of work still to be done: a small JSON value on the stack in `table.flow`, seen by everyone. */
export interface Frame {
  readonly do: string;
}

/** Something that happened, as data. `k` names its kind; clients put it into words and pictures. */
export interface Event {
  readonly k: string;
}

/** Settings of one game as its host chose them; each key is the id of an OptionSpec. */
export type Options = Readonly<Record<string, boolean | string | readonly string[]>>;

/**
 * The types of one game, gathered under one name, so that everything else takes a single parameter.
 * All of them are plain JSON: no class, Map, Date, function or undefined.
 */
export interface Shape {
  options: Options;
  /** `board` is what everyone sees and is changed by public events alone (`fold`). Beside it may stand the
   *  workings of the running step: public too, but nothing a player looks at. */
  table: { board: object };
  hand: object;
  box: object;
  frame: Frame;
  move: Move;
  event: Event;
  /** What everybody may know of a hand (how many cards), derived from it. */
  handSizes: object;
  /** What everybody may know of the box (how many cards in each deck), derived from it. */
  boxSizes: object;
  /** Standing orders and stored plans that a seat may leave; `null` where a game has none. */
  orders: unknown;
}

/** What the game waits for. A turn asks one seat; a wave asks several at once (see WaveRule). */
export type Question<X extends Shape> =
  | { readonly kind: 'turn'; readonly frame: X['frame']; readonly seat: Seat }
  | {
      readonly kind: 'sealed' | 'own';
      readonly frame: X['frame'];
      /** Seats that had something to decide when the wave opened; in an own wave all, for that is their secret. */
      readonly seats: readonly Seat[];
      /** Every seat that takes part, those with nothing to decide included, in the order of carrying out. */
      readonly lanes: readonly Seat[];
    };

/** A stack of frames (the next one is the last) and the question it has come to, if any. */
export interface Thread<X extends Shape> {
  stack: (X['frame'] | LaneFrame<X>)[];
  question: Question<X> | null;
}

/** The engine's own frames: a seat's lane of a sealed wave being carried out, and a question taken up again. */
export type LaneFrame<X extends Shape> =
  | { readonly do: '@lane'; readonly seat: Seat; readonly frame: X['frame'] }
  | { readonly do: '@ask'; readonly seat: Seat; readonly frame: X['frame'] }
  | { readonly do: '@lane-end'; readonly seat: Seat }
  | { readonly do: '@resume'; readonly seat: Seat; readonly question: Question<X> | null };

/** Moves that the engine itself understands, in every game. */
export type EngineMove =
  /** Takes a locked answer to an open sealed wave back. */
  | { readonly do: '@reopen' }
  /** Leaves standing orders; accepted at any time, checked by the game, seen by nobody else. */
  | { readonly do: '@orders'; readonly orders: unknown };

export type AnyMove<X extends Shape> = X['move'] | EngineMove;

/** The engine's public part of the table. */
export interface Flow<X extends Shape> extends Thread<X> {
  /** The seat whose locked answer is being carried out. */
  lane: Seat | null;
  /** Seats that left the game for good. */
  left: Seat[];
  /** Number of public events so far. */
  told: number;
  /** SHA-256 of the seed, hex: published at the start, so that nobody can change the chance later. */
  seal: string;
}

/** The engine's part of a hand: seen by its seat alone. */
export interface Desk<X extends Shape> {
  /** Grows with each decision of the seat and each question put to it; a commit names the ply it answers. */
  ply: number;
  /** Number of private events so far. */
  told: number;
  /** The seat's small moves in the open sealed wave. */
  moves: X['move'][];
  /** Whether the seat's answer to the open wave is in. */
  in: boolean;
  /** The seat's lane of an open own wave. */
  lane: Thread<X> | null;
  orders: X['orders'] | null;
}

export type Table<X extends Shape> = X['table'] & { flow: Flow<X> };
export type Hand<X extends Shape> = X['hand'] & { desk: Desk<X> };
/** `streams[seat]` is the chance of that seat's own waves, apart so that the order of the seats changes nothing. */
export type Box<X extends Shape> = X['box'] & { rng: RngState; streams: RngState[] };

/** The whole truth. `table`: everyone sees it. `hands[seat]`: that seat alone. `box`: nobody. */
export interface State<X extends Shape> {
  table: Table<X>;
  hands: Hand<X>[];
  box: Box<X>;
}

/** What everybody sees: the table, and the sizes of what is hidden. */
export interface Open<X extends Shape> {
  readonly table: Table<X>;
  readonly hands: readonly X['handSizes'][];
  readonly box: X['boxSizes'];
}

/** What one seat sees: the open part, and its own hand. `hands[i]` are sizes, `hand` is the real thing. */
export interface Seen<X extends Shape> extends Open<X> {
  readonly seat: Seat;
  readonly hand: Hand<X>;
}

/** What a choice may change: the table (its board through `cx.say`) and the chooser's own hand. */
export interface Mine<X extends Shape> {
  readonly seat: Seat;
  readonly table: Table<X>;
  readonly hand: Hand<X>;
}

/** What a rule can do besides changing what it was handed. */
export interface Context<X extends Shape> {
  /** Goes on with these frames, in reading order, before whatever was waiting. */
  next(...frames: X['frame'][]): void;
  /** Unwinds the stack down to and including the topmost frame of this kind; nothing above it happens. */
  drop(kind: X['frame']['do']): void;
  /** A public event: folded into the board at once, told to everyone. */
  say(event: X['event']): void;
  /** An event for one seat alone. */
  tell(seat: Seat, event: X['event']): void;
  /** Puts something known into a hidden zone. On the phone this does nothing, for it would tell nothing. */
  bury(put: (g: State<X>) => void): void;
  /** What everybody sees right now. */
  open(): Open<X>;
  /** Chance. Touching it over the veil throws Hidden. */
  readonly rng: Rng;
  /** The game is over: nothing that was waiting happens. */
  end(): void;
}

/** A frame that asks nothing: it does its work. Over the veil it is atomic: done wholly or not at all. */
export interface StepRule<X extends Shape, F extends X['frame']> {
  run(g: State<X>, frame: F, cx: Context<X>): void;
}

interface AskRule<X extends Shape, F extends X['frame']> {
  /** The legal small moves, from what the seat sees. None: the frame is dropped. */
  options(seen: Seen<X>, frame: F): X['move'][];
  /** Carries the choice out: writes table and own hand, pushes frames. Never touches what is hidden. */
  take(mine: Mine<X>, move: X['move'], frame: F, cx: Context<X>): void;
  /** May a lone option be taken without asking? Decided from what is public, or the speed would tell a secret.
   *  Without this method the seat is always asked. */
  alone?(open: Open<X>, frame: F, seat: Seat): boolean;
}

/** A frame that asks one seat. Its choice happens at once, for all to see. */
export interface TurnRule<X extends Shape, F extends X['frame']> extends AskRule<X, F> {
  asks(open: Open<X>, frame: F): Seat | null;
}

/**
 * A frame that asks several seats at once. While it is open the table is frozen.
 *
 * `sealed`: every seat's lane (this frame, and what its choices push) is answered by small moves that are kept
 * secret in its hand; when the last lane is in, the lanes are carried out on the real state in `order`. A lane
 * touches neither box nor other hands; what must (a draw) is a frame at the lane's end, and asks nothing after.
 *
 * `own`: every lane runs at once, privately, on the seat's own hand and `box.own[seat]`; a later frame of the
 * game applies and tells the results.
 */
export interface WaveRule<X extends Shape, F extends X['frame']> extends AskRule<X, F> {
  wave: 'sealed' | 'own';
  asks(open: Open<X>, frame: F): Seat[];
  /** The order in which the lanes are carried out; seat order if absent. */
  order?(open: Open<X>, frame: F, seats: Seat[]): Seat[];
  /** An answer that is in stays as it is, though others are still awaited: it can't be reopened. */
  final?: true;
}

export type Rule<X extends Shape, F extends X['frame']> = StepRule<X, F> | TurnRule<X, F> | WaveRule<X, F>;

/** The rules of a game, one entry per kind of frame: the compiler finds a missing one. */
export type Frames<X extends Shape> = {
  readonly [K in X['frame']['do']]: Rule<X, Extract<X['frame'], { readonly do: K }>>;
};

/** One setting on the "new game" form. `pick` takes exactly `count` of the choices, or none for the default. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean; readonly seats?: SeatRange }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
      readonly seats?: SeatRange;
    }
  | {
      readonly id: string;
      readonly kind: 'pick';
      readonly choices: readonly string[];
      readonly count: number;
      readonly seats?: SeatRange;
    };

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** How the game went for one seat. `lines` are the parts of the score, worded by the game's texts. */
export interface SeatResult {
  readonly rank: number;
  readonly won: boolean;
  readonly score: number;
  readonly lines: readonly { readonly k: string; readonly n: number }[];
}

export interface Result {
  /** Why the game ended, worded by the game's texts. */
  readonly end: string;
  readonly seats: readonly SeatResult[];
}

/** A game: data and small functions, all of them pure and deterministic. */
export interface Game<X extends Shape> {
  readonly id: string;
  /** Grows when a state or record of the number before needs `upgrade`. */
  readonly rules: number;
  readonly seats: SeatRange;
  readonly options: readonly OptionSpec[];
  /** The table as it is laid out, and the first frames in reading order. */
  setup(
    seats: number,
    options: X['options'],
    rng: Rng,
  ): { table: X['table']; hands: X['hand'][]; box: X['box']; first: X['frame'][] };
  readonly frames: Readonly<Record<string, Rule<X, X['frame']>>>;
  /** Applies a public event to the board: the only way in which a board changes. */
  fold(board: X['table']['board'], event: X['event']): void;
  readonly sizes: {
    hand(hand: X['hand']): X['handSizes'];
    box(box: X['box']): X['boxSizes'];
  };
  /** Asked once the stack is empty. */
  result(open: Open<X>): Result;
  /** Moves allowed at any time, carried out at once and openly, whoever is awaited. */
  aside?(seen: Seen<X>): X['move'][];
  takeAside?(mine: Mine<X>, move: X['move'], cx: Context<X>): void;
  /** The small move that is made for a seat whose time is up. */
  idle(seen: Seen<X>, frame: X['frame']): X['move'];
  /** Checks standing orders that came from outside; throws OrdersError with a reason. */
  orders?(seen: Seen<X>, value: unknown): X['orders'];
  /** What everybody may know of a seat's orders, each time they change; without this method they are private. */
  announce?(seat: Seat, orders: X['orders'] | null): X['event'];
  /** The small move that the seat's orders make here, or null to ask. */
  reflex?(seen: Seen<X>, frame: X['frame']): X['move'] | null;
  /** A full state consistent with all that the seat knows, the rest dealt by chance. */
  redeal(seen: Seen<X>, rng: Rng): { hands: X['hand'][]; box: X['box'] };
  /** Takes a seat out of the running game. The engine itself drops what was asked of it: `dropped` is the turn that
   *  was the seat's, so that the game may put it to another. */
  leave?(g: State<X>, seat: Seat, cx: Context<X>, dropped: X['frame'] | null): void;
  /** What is wrong with a state, in words; empty for a sound one: cards conserved, numbers within their range. */
  audit(g: State<X>): string[];
  /** A quick rule of thumb: one of the legal moves. What a simple bot plays, and the fuzzer's way to the late game. */
  greedy?(seen: Seen<X>, frame: X['frame'], moves: readonly X['move'][]): X['move'];
  /** How the game stands for a seat, at its end too: the more, the better. Bots compare states by it; without it, by the
   *  score as it would be if the game ended now, over that of the best of the others. */
  evaluate?(open: Open<X>, seat: Seat): number;
  /** Turns a state of an older rules number into one of the next number. */
  upgrade?(state: State<X>, from: number): State<X>;
}

/** A move that is not in the legal list. `index` counts within the moves that were sent. */
export class Illegal extends Error {
  override readonly name = 'Illegal';
  constructor(
    readonly index: number,
    readonly move: Move,
  ) {
    super(`move ${index} (${move.do}) is not legal here`);
  }
}

/** Orders that a game does not understand. */
export class OrdersError extends Error {
  override readonly name = 'OrdersError';
}
