// A finished game as seed and acts: anybody can play it again, and see that nobody moved a card.
import type { Game, Options, Result, Shape, State } from './game.ts';
import { same } from './json.ts';
import { type Act, leave, play, result, start } from './match.ts';
import { openOf } from './veil.ts';

export interface Recording<X extends Shape> {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** The seed whose SHA-256 was published at the start. */
  readonly seed: string;
  readonly acts: readonly Act<X>[];
  readonly result: Result;
}

/** Plays a record again, from its seed to its last act. Throws Illegal where it does not fit the rules. */
export function replay<X extends Shape>(
  game: Game<X>,
  {
    seats,
    options,
    seed,
    acts,
  }: { seats: number; options: X['options']; seed: string; acts: readonly Act<X>[] },
): State<X> {
  const { state } = start(game, { seats, options, seed });
  for (const act of acts) playAct(game, state, act);
  return state;
}

export function playAct<X extends Shape>(game: Game<X>, state: State<X>, act: Act<X>) {
  return 'leave' in act ? leave(game, state, act.seat) : play(game, state, act.seat, act.moves);
}

/** Whether a record is true: its acts, played again from its seed, end in its result. */
export function verify<X extends Shape>(
  game: Game<X>,
  record: Recording<X> & { options: X['options'] },
): boolean {
  const state = replay(game, record);
  return record.rules === game.rules && same(result(game, openOf(game, state)), record.result);
}
