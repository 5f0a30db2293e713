// A rule of thumb for simple bots and for the fuzzer's way to the late game: each move is worth what it brings, less
// what it costs. It knows what everybody knows.
import type { Seen } from '../../engine/game.ts';
import {
  at,
  countPieces,
  emptyPlaces,
  greenhouseCost,
  improvementCost,
  labCost,
  labsAround,
  largeCost,
} from './board.ts';
import { costs, labs, powers, smallCosts, smalls, terrains, tiles } from './content.ts';
import {
  cubeOnPartWorth,
  deficit,
  effectWorth,
  foundationWorth,
  greenhouseWorth,
  improvementWorth,
  largeWorth,
  type Mind,
  mindOf,
  missionWorth,
  priceOf,
  recruitWorth,
  smallWorth,
  tokenWorth,
  trainWorth,
  worthOf,
} from './greedy.worth.ts';
import { cellAt, siteOf } from './grid.ts';
import { best } from './idle.ts';
import type { Cell, LabMove, LaFrame, LaMove, LunarArk, Rover } from './state.ts';

export function greedy(seen: Seen<LunarArk>, frame: LaFrame, moves: readonly LaMove[]): LaMove {
  const mind = mindOf(seen.table.board, seen.seat);
  return best(moves, (move) => value(mind, frame, move)) ?? at(moves, 0);
}

function value(mind: Mind, frame: LaFrame, move: LaMove): number {
  const { player } = mind;
  switch (move.do) {
    case 'convert':
    case 'look':
      return -1;
    case 'stop':
    case 'decline':
      return 0;
    case 'point':
      return 1;
    case 'faction':
      return 0;
    case 'rover':
      return Math.max(
        ...mind.board.cells.map((cell, i) => visit(mind, at(player.rovers, move.rover), cell, i)),
      );
    case 'tile': {
      const index = cellAt(mind.board.columns, move.cell);
      const rover = frame.do === 'send' ? at(player.rovers, frame.rover) : null;
      return rover ? visit(mind, rover, at(mind.board.cells, index), index) : 0;
    }
    case 'collect':
      return 0.2 + worthOf(mind, move.colour);
    case 'power':
      return power(mind, frame, move.colour);
    case 'effect':
      return lastTask(frame) ? effectWorth(mind, terrains[tiles[move.tile].terrain]) : 0.1;
    case 'choose':
      return worthOf(mind, move.what);
    case 'greenhouse':
      return greenhouseWorth(mind) - priceOf(mind, greenhouseCost(move.from, true));
    case 'improve':
      return move.n * improvementWorth(mind) - priceOf(mind, improvementCost(player, move.n));
    case 'recruit':
      return recruitWorth(mind) - priceOf(mind, frame.do === 'recruit' ? {} : costs.recruit);
    case 'train':
      return trainWorth(mind) - priceOf(mind, frame.do === 'train' ? {} : costs.train);
    case 'board':
      return -at(player.rovers, move.rover).crew.length;
    case 'small':
      return smallWorth(mind, move.small) - priceOf(mind, smallCosts[smalls[move.small].level]);
    case 'large':
      return largeWorth(mind, move.large) - priceOf(mind, largeCost(player, move.large));
    case 'site':
      return siteOf(mind.board.columns, move.site).diagonal.length;
    case 'survey':
      return effectWorth(mind, { ...terrains[tiles[move.tile].terrain], pay: 0 });
    case 'foundation':
      return foundationWorth(mind) - priceOf(mind, frame.do === 'special' ? costs.special : costs.foundation);
    case 'lab':
      return labWorth(mind, move) - priceOf(mind, labCost(player, move.row, frame.do === 'special'));
    case 'place':
      return chainWorth(mind, move.at);
    case 'activate':
      return 0.3 + effectWorth(mind, labs[move.lab]) / (isPermit(move.lab) ? 20 : 1);
    case 'mission':
      return 1 + missionWorth(mind, move.mission);
    case 'cube':
      return 1 + cubeOnPartWorth(mind, move.part);
    case 'recall':
      return 3.5;
    case 'accept':
      return move.small === 'small-recruitment-office' && deficit(mind) > 0 ? -1 : 1;
    case 'feed':
      return move.n;
  }
}

/** What a rover can bring home from a cell: the best cubes for its crew, and what the tile does. */
function visit(mind: Mind, { crew }: Rover, { cubes, tile, rover }: Cell, index: number): number {
  if (rover !== null) return -1;
  const left = { ...cubes };
  const taken = { steel: 0, water: 0, polymer: 0 };
  const gains: number[] = [];
  for (const { colour, specialist } of crew) {
    if (specialist) gains.push(powerWorth(mind, colour, index));
    for (let n = specialist ? 2 : 1; n > 0 && left[colour] > 0; n--) {
      left[colour]--;
      taken[colour]++;
      gains.push(worthOf(mind, colour, taken[colour]) - worthOf(mind, colour, taken[colour] - 1));
    }
  }
  const tasks = crew.reduce((sum, { specialist }) => sum + (specialist ? 2 : 1), 0);
  const { stock } = mind.player;
  const after = { ...stock };
  for (const colour of ['steel', 'water', 'polymer'] as const) after[colour] += taken[colour];
  const later: Mind = { ...mind, player: { ...mind.player, stock: after } };
  const sorted = gains.sort((a, b) => b - a);
  const sum = (n: number) => sorted.slice(0, n).reduce((total, each) => total + each, 0);
  return Math.max(sum(tasks), sum(tasks - 1) + effectWorth(later, terrains[tiles[tile].terrain]));
}

function powerWorth(mind: Mind, colour: 'steel' | 'water' | 'polymer', index: number): number {
  const n = countPieces(mind.board, mind.seat, colour, index);
  if (n === 0) return 0;
  const { gain } = powers[mind.board.powers[colour]];
  return worthOf(mind, gain ?? 'food', n) + tokenWorth(mind, 'ability');
}

function power(mind: Mind, frame: LaFrame, colour: 'steel' | 'water' | 'polymer'): number {
  const index = frame.do === 'task' ? at(mind.player.rovers, frame.rover).at : null;
  return index === null ? 0 : powerWorth(mind, colour, index) - 0.01;
}

const lastTask = (frame: LaFrame): boolean =>
  frame.do === 'task' && frame.tasks.reduce((sum, n) => sum + n, 0) === 1;

const isPermit = (lab: LabMove['lab']): boolean => labs[lab].ops.some(({ op }) => op === 'permit');

/** A lab runs now, and again with each later lab beside it; so do those that it joins. */
function labWorth(mind: Mind, { lab }: LabMove): number {
  const places = emptyPlaces(mind.player);
  const joined = Math.max(0, ...places.map((place) => chainWorth(mind, place)));
  return 1.5 + 1.6 * Math.max(0, effectWorth(mind, labs[lab])) + joined + tokenWorth(mind, 'build-lab');
}

const chainWorth = (mind: Mind, place: number): number =>
  labsAround(mind.player, place)
    .filter((other) => !mind.board.used.includes(other))
    .reduce((sum, other) => {
      const lab = mind.player.labs[other];
      return sum + (lab ? Math.max(0, effectWorth(mind, labs[lab])) : 0);
    }, 0);
