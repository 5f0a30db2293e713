// Builders for tests of Lunar Ark: a table set by hand before the frame that a test is about.
import { goOn, runOf } from '../../../shared/engine/flow.ts';
import type { Seat, State } from '../../../shared/engine/game.ts';
import { legal, look, readOptions, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { type LabId, levels } from '../../../shared/games/lunar-ark/content.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import type {
  Astronaut,
  Board,
  LaEvent,
  LaFrame,
  LaMove,
  LunarArk,
  Player,
} from '../../../shared/games/lunar-ark/state.ts';
import { around, type TableOf } from '../../engine/play.ts';

export type Given = Record<string, boolean | string>;

/** The seats of the worked examples. */
export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** The options of the new-game form, with what is given. */
export function optionsOf(seats: number, given: Given = {}): LunarArk['options'] {
  const read = readOptions(game, given, seats);
  return {
    factions: read.factions === true,
    firstGame: read.firstGame === true,
    short: read.short === true,
    level: levels.find((level) => level === read.level) ?? 'normal',
  };
}

export interface Stage {
  readonly seats: number;
  readonly options?: Given;
  readonly seed?: string;
  /** In reading order. */
  readonly frames?: readonly LaFrame[];
  /** Sets the table before the first frame runs. */
  readonly set?: (board: Board, g: State<LunarArk>) => void;
}

export interface Staged extends TableOf<LunarArk> {
  readonly board: Board;
  readonly told: LaEvent[];
  readonly player: (seat: Seat) => Player;
  /** The legal moves of a seat, conversions left out. */
  readonly ways: (seat: Seat) => LaMove[];
  readonly can: (seat: Seat, ...kinds: LaMove['do'][]) => LaMove[];
}

/**
 * The first game's table, start seat A, nobody with anything, the progress tile's token already given; its first frames
 * are A's turn, unless given.
 */
export function stage({ seats, options = { firstGame: true }, seed = 'stage', frames, set }: Stage): Staged {
  const { state } = start(game, { seats, options: optionsOf(seats, options), seed: seedOf(seed) });
  const { board } = state.table;
  Object.assign(board, { start: A, active: A, round: 1, token: true });
  for (const player of board.seats) {
    Object.assign(player, { stock: { steel: 0, water: 0, polymer: 0, food: 0 }, energy: 0 });
  }
  for (const hand of state.hands) Object.assign(hand.desk, { in: false, lane: null, moves: [] });
  const turn: LaFrame[] = [
    { do: 'act', seat: A },
    { do: 'restock', place: 0 },
    { do: 'turn', place: seats > 1 || board.rival ? 1 : 0 },
  ];
  Object.assign(state.table, { visit: [] });
  Object.assign(state.table.flow, { stack: [...(frames ?? turn)].reverse(), question: null });
  set?.(board, state);
  const run = runOf(game, state);
  goOn(run);
  const ways = (seat: Seat) =>
    legal(game, look(game, state, seat)).filter(
      (move): move is LaMove => !move.do.startsWith('@') && move.do !== 'convert',
    );
  return {
    ...around(game, state),
    board,
    told: run.told.map(({ event }) => event),
    player: (seat) => at(board.seats, seat),
    ways,
    can: (seat, ...kinds) => ways(seat).filter((move) => kinds.includes(move.do)),
  };
}

export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

/** A crew by its letters: `s`, `w`, `p`, a specialist in capitals. */
const crew = (letters: string): Astronaut[] =>
  [...letters].map((letter) => ({
    colour: ({ s: 'steel', w: 'water', p: 'polymer' } as const)[letter.toLowerCase() as 's' | 'w' | 'p'],
    specialist: letter !== letter.toLowerCase(),
  }));

/** Gives a player what it has: stock as steel, water, polymer, food; crews as letters, with reserve and markers. */
export function give(
  player: Player,
  stock: readonly [steel: number, water: number, polymer: number, food: number],
  energy: number,
  batteries = 0,
): void {
  const [steel, water, polymer, food] = stock;
  Object.assign(player, { stock: { steel, water, polymer, food }, energy, batteries });
}

/** Crews of the three rovers; reserve and markers follow from them. */
export function man(player: Player, ...crews: readonly string[]): void {
  player.rovers.forEach((rover, i) => {
    rover.crew = crew(crews[i] ?? '');
  });
  for (const colour of ['steel', 'water', 'polymer'] as const) {
    const all = player.rovers.flatMap((rover) => rover.crew).filter((each) => each.colour === colour);
    player.reserve[colour] = 4 - all.length;
    player.markers[colour] = all.filter(({ specialist }) => specialist).length;
  }
}

/** Puts a rover on a cell, by index. */
export function park(board: Board, seat: Seat, rover: number, cell: number): void {
  at(at(board.seats, seat).rovers, rover).at = cell;
  at(board.cells, cell).rover = seat;
}

/** Points that a player has, as one number; the source is without meaning. */
export const points = (player: Player, n: number): void => {
  player.points.ships = n;
};

export const vp = ({ points: each }: Player): number => Object.values(each).reduce((sum, n) => sum + n, 0);

/** What the examples call a state: stock, energy and limit. */
export const holds = ({ stock, energy, batteries }: Player) => [
  stock.steel,
  stock.water,
  stock.polymer,
  stock.food,
  `${energy}/${3 + batteries}`,
];

/** Labs of the display, and the top of the deck, swapped with wherever they are, so that none is there twice. */
export function layLabs(
  g: State<LunarArk>,
  display: readonly (readonly LabId[])[],
  deck: readonly LabId[] = [],
  own: Readonly<Record<number, LabId>> = {},
): void {
  const { board } = g.table;
  const pool = [...g.box.labs, ...board.display.flat().filter((lab) => lab !== null)];
  const draw = (lab: LabId) => at(pool.splice(pool.indexOf(lab), 1), 0);
  board.display = display.map((column) => column.map(draw));
  for (const [place, lab] of Object.entries(own)) at(board.seats, A).labs[Number(place)] = draw(lab);
  const top = deck.map(draw);
  g.box.labs = [...top, ...pool];
}
