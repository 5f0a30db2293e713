// Small shapes that many questions share.
import { standing } from './board.ts';
import type { DaMove, Passed } from './shape.ts';
import type { Acting, Board } from './state.ts';

export const pass = (what: Passed): DaMove => ({ do: 'pass', what });

/** What may be done, with the way out; nothing if there is nothing but the way out. */
export const orPass = (moves: readonly DaMove[], what: Passed): DaMove[] =>
  moves.length > 0 ? [...moves, pass(what)] : [];

/** A token from the supply for any marine (R5.1). */
export const tokenForAny = (board: Board): DaMove[] =>
  board.supply > 0 ? standing(board).map((marine) => ({ do: 'token', marine })) : [];

/** The card that is being carried out; throws where none is. */
export function running({ acting }: Board): Acting {
  if (!acting) throw new Error('no card is being carried out');
  return acting;
}
