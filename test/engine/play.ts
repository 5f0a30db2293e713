// Small builders for tests of games: start one, make a seat move, see who is awaited.
import type { AnyMove, Game, Seat, Shape, State } from '../../shared/engine/game.ts';
import { awaited, legal, look, type Plan, plan, play, start } from '../../shared/engine/match.ts';
import { seedOf } from '../../shared/engine/rng.ts';

export interface TableOf<X extends Shape> {
  readonly game: Game<X>;
  readonly state: State<X>;
  readonly moves: (seat: Seat, ...moves: AnyMove<X>[]) => X['event'][];
  readonly awaited: () => Seat[];
  readonly legal: (seat: Seat) => AnyMove<X>[];
  readonly plan: (seat: Seat, ...moves: AnyMove<X>[]) => Plan<X>;
}

/** A game laid out from a seed that is named by a word. */
export function tableOf<X extends Shape>(
  game: Game<X>,
  { seats, options, seed = 'test' }: { seats: number; options: X['options']; seed?: string | undefined },
): TableOf<X> {
  return around(game, start(game, { seats, options, seed: seedOf(seed) }).state);
}

/** The same handles around a state that was made by hand. */
export function around<X extends Shape>(game: Game<X>, state: State<X>): TableOf<X> {
  return {
    game,
    state,
    moves: (seat, ...moves) => play(game, state, seat, moves).map(({ event }) => event),
    awaited: () => awaited(state),
    legal: (seat) => legal(game, look(game, state, seat)),
    plan: (seat, ...moves) => plan(game, look(game, state, seat), moves),
  };
}
