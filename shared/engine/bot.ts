// Bots for any game, from what their seat sees alone: what it can't know is dealt by chance (`redeal`), each candidate is
// played out on the same deals, and the one with the best mean is taken. Same view, same seed, same answer.
import type { Game, Seat, Shape, State } from './game.ts';
import {
  awaited,
  isOver,
  playUpTo,
  redeal,
  type Small,
  smallQuestion,
  smallQuestionIn,
  type View,
} from './match.ts';
import { fast, type Rng, rngOf } from './rng.ts';
import { copyState, openOf } from './veil.ts';

export const levels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** How much a level looks at: so many moves, each on so many deals, each for so many small moves onward. */
interface Budget {
  readonly moves: number;
  readonly deals: number;
  readonly horizon: number;
  /** Whether it knows the game's rule of thumb, as its first guess and in its playouts. */
  readonly thumb: boolean;
}

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { moves: 4, deals: 2, horizon: 6, thumb: false },
  normal: { moves: 4, deals: 3, horizon: 8, thumb: true },
  hard: { moves: 8, deals: 8, horizon: 16, thumb: true },
};

/** A first guess is given up for what is better by this many standard errors: few deals are noise. */
const caution = 1;

export interface Thinking {
  readonly level: Level;
  /** A whole number: the bot's chance. Apart from the game's, of which it knows nothing. */
  readonly seed: number;
  /** Asked between playouts: true once there is no more time. The best so far is then taken. */
  readonly enough?: () => boolean;
}

/** The small move of a bot, one of the legal ones; null if its seat is asked nothing. */
export function decide<X extends Shape>(
  game: Game<X>,
  view: View<X>,
  { level, seed, enough = () => false }: Thinking,
): X['move'] | null {
  const question = smallQuestionIn(game, view);
  if (!question || view.seat === null) return null;
  const budget = budgets[level];
  const rng = rngOf(fast(seed));
  const [guess, ...others] = candidates(game, question, budget, rng);
  if (guess === undefined || others.length === 0) return guess ?? null;
  const gains = others.map((): number[] => []);
  for (let deal = 0; deal < budget.deals && !enough(); deal++) {
    const dealt = redeal(game, view, rng, fast(rng.below(2 ** 31)));
    const after = (move: X['move']) => outcome(game, copyState(dealt), view.seat ?? 0, move, budget, rng);
    const base = after(guess);
    others.forEach((move, i) => {
      gains[i]?.push(after(move) - base);
    });
  }
  const [best] = others
    .map((move, i) => ({ move, sure: lowerBound(gains[i] ?? []) }))
    .sort((a, b) => b.sure - a.sure);
  return best && best.sure > 0 ? best.move : guess;
}

/** The first guess, and as many others, chosen by chance, as the budget allows. */
function candidates<X extends Shape>(
  game: Game<X>,
  question: Small<X>,
  { moves, thumb }: Budget,
  rng: Rng,
): X['move'][] {
  const shuffled = [...question.moves];
  rng.shuffle(shuffled);
  const guess = thumb ? simple(game, question, rng) : shuffled[0];
  return guess === undefined ? [] : [guess, ...shuffled.filter((move) => move !== guess)].slice(0, moves);
}

/** The game's rule of thumb, or chance where a game has none. */
function simple<X extends Shape>(game: Game<X>, { seen, frame, moves }: Small<X>, rng: Rng): X['move'] {
  return game.greedy?.(seen, frame, moves) ?? one(rng, moves);
}

function one<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

/** How a deal stands for the seat after a move and some more by everybody. The deal is used up. */
function outcome<X extends Shape>(
  game: Game<X>,
  dealt: State<X>,
  me: Seat,
  move: X['move'],
  { horizon, thumb }: Budget,
  rng: Rng,
): number {
  playUpTo(game, dealt, me, move);
  for (let n = 0; n < horizon && !isOver(dealt); n++) {
    const [seat] = awaited(dealt);
    const question = seat === undefined ? null : smallQuestion(game, dealt, seat);
    if (seat === undefined || !question) throw new Error('a playout is stuck');
    playUpTo(game, dealt, seat, thumb ? simple(game, question, rng) : one(rng, question.moves));
  }
  return worth(game, dealt, me);
}

function worth<X extends Shape>(game: Game<X>, state: State<X>, seat: Seat): number {
  const open = openOf(game, state);
  if (game.evaluate) return game.evaluate(open, seat);
  const scores = game.result(open).seats.map(({ score }) => score);
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** Mean less some standard errors; nothing seen is nothing gained. */
function lowerBound(values: readonly number[]): number {
  const n = values.length;
  if (n === 0) return 0;
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  if (n === 1) return mean;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  return mean - caution * Math.sqrt(variance / n);
}
