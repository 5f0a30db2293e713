// What is done for a seat whose time is up (section 11): recall if possible, feeding by conversion; else send the rover
// with the fewest tasks where it can collect most.
import type { Seat, Seen } from '../../engine/game.ts';
import { at, playerOf, roomFor } from './board.ts';
import { optionsAt } from './frames.ts';
import { cellAt } from './grid.ts';
import type { Board, LaFrame, LaMove, LunarArk, Rover } from './state.ts';

export function idle(seen: Seen<LunarArk>, frame: LaFrame): LaMove {
  const { board } = seen.table;
  const moves = optionsAt(seen, frame);
  return idleChoice(board, seen.seat, frame, moves) ?? at(moves, 0);
}

function idleChoice(board: Board, seat: Seat, frame: LaFrame, moves: readonly LaMove[]): LaMove | undefined {
  const find = (...kinds: LaMove['do'][]) => moves.find((move) => kinds.includes(move.do));
  switch (frame.do) {
    case 'act':
      return find('recall') ?? leastBusy(board, seat, moves);
    case 'send': {
      const rover = at(playerOf(board, seat).rovers, frame.rover);
      return best(moves, (move) => (move.do === 'tile' ? collectable(board, seat, rover, move.cell) : 0));
    }
    case 'task':
      return find('collect', 'stop');
    case 'feed':
      return moves.at(-1);
    default:
      return find('stop', 'decline', 'point');
  }
}

export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  const values = items.map(value);
  return items[values.indexOf(Math.max(...values))];
}

const tasksOf = ({ crew }: Rover): number =>
  crew.reduce((sum, { specialist }) => sum + (specialist ? 2 : 1), 0);

const leastBusy = (board: Board, seat: Seat, moves: readonly LaMove[]) =>
  best(
    moves.filter((move) => move.do === 'rover'),
    ({ rover }) => -tasksOf(at(playerOf(board, seat).rovers, rover)),
  );

/** Cubes that a rover could take from a cell and keep. */
function collectable(board: Board, seat: Seat, { crew }: Rover, cell: `r${number}c${number}`): number {
  const { cubes } = at(board.cells, cellAt(board.columns, cell));
  const player = playerOf(board, seat);
  const hands = { steel: 0, water: 0, polymer: 0 };
  for (const { colour, specialist } of crew) hands[colour] += specialist ? 2 : 1;
  return Object.values({
    steel: Math.min(cubes.steel, hands.steel, roomFor(player, 'steel')),
    water: Math.min(cubes.water, hands.water, roomFor(player, 'water')),
    polymer: Math.min(cubes.polymer, hands.polymer, roomFor(player, 'polymer')),
  }).reduce((sum, n) => sum + n, 0);
}
