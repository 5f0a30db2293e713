// The engine's own moves among those of a game.
import type { EngineMove, Move } from './game.ts';

export const REOPEN = { do: '@reopen' } as const satisfies EngineMove;

export const isReopen = (move: Move): move is typeof REOPEN => move.do === REOPEN.do;

export const isOrders = (move: Move): move is Extract<EngineMove, { readonly do: '@orders' }> =>
  move.do === '@orders';

/** A move of the game itself. */
export const isOwn = <M extends Move>(move: M | EngineMove): move is M => !isReopen(move) && !isOrders(move);

/** The moves of the game alone. */
export const ownMoves = <M extends Move>(moves: readonly (M | EngineMove)[]): M[] =>
  moves.filter((move): move is M => isOwn(move));
