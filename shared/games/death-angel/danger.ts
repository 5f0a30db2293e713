// How likely a marine is to fall in the next phase 3, and how the formation stands: for idle answers, simple bots, and
// the small figure beside each swarm.
import type { Open } from '../../engine/game.ts';
import { at, bothSides, isLord, monstersAt, opposite, rowOf, sizeAt, standing, swarms } from './board.ts';
import { type MarineId, type Side, sides } from './ids.ts';
import { isVictory } from './result.ts';
import type { Da } from './shape.ts';
import type { Board } from './state.ts';

/**
 * The chance, from 0 to 1, that a swarm slays the marine of its row in one attack, abilities left aside: with the
 * rerolls that he can pay for if he faces it (R8.1), or without.
 */
export function deadly(board: Board, row: number, side: Side, withRerolls = true): number {
  const monsters = monstersAt(board, { row, side });
  if (monsters.length === 0) return 0;
  const { facing, tokens } = at(board.rows, row);
  const needed = monsters.length + monsters.filter(isLord).length;
  const once = 1 - Math.max(0, 5 - needed) / 6;
  return withRerolls && facing === side ? once ** (1 + tokens) : once;
}

/** The chance that a marine falls to the swarms on both sides of him. */
export function danger(board: Board, marine: MarineId): number {
  const row = rowOf(board, marine);
  return 1 - sides.reduce((alive, side) => alive * (1 - deadly(board, row, side)), 1);
}

/** Monsters engaged with a marine, on both sides. */
export const crowd = (board: Board, marine: MarineId): number =>
  bothSides(rowOf(board, marine)).reduce((n, spot) => n + sizeAt(board, spot), 0);

/**
 * How the formation stands: the more, the better. A marine weighs as much as ten monsters in front of him; those behind
 * can't be attacked by him and weigh more.
 */
export function outlook(board: Board): number {
  let value = 0;
  for (const marine of standing(board)) {
    const { facing, tokens } = at(board.rows, rowOf(board, marine));
    value += 10 * (1 - danger(board, marine)) + 0.2 * Math.min(tokens, 3);
    value -= 0.3 * sizeAt(board, { row: rowOf(board, marine), side: opposite(facing) });
  }
  return value - 0.7 * swarms(board).reduce((n, spot) => n + sizeAt(board, spot), 0);
}

/** The hope of the whole mission, for bots: the formation, the way that is behind it, and, at the end, how it ended. */
export function evaluate({ table: { board } }: Open<Da>): number {
  if (board.over) return isVictory(board.over) ? 300 : -100;
  const behind = 15 * board.past.length - 0.5 * (board.piles.left + board.piles.right);
  return outlook(board) + behind + 2 * board.onLocation;
}
