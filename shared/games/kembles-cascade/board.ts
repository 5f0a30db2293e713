// What can be read off a board: spaces, ships, lines, what a pilot has and what a purchase costs.
import type { Seat } from '../../engine/game.ts';
import {
  bosses,
  type Dir,
  engineMoves,
  generatorRecharge,
  type Level,
  maxEnergies,
  powerUpPrice,
  recharge,
  shieldReduction,
  type Thing,
  things,
  type UpgradeId,
  upgradeIds,
  upgrades,
} from './content.ts';
import type { Board, Item, Pilot, Place, Source, Space } from './state.ts';

/** The nth item; throws if there is none. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

// ---- Spaces --------------------------------------------------------------------------------------------------

/** Null outside the area. */
export const spaceAt = (board: Board, { r, c }: Place): Space | null => board.area[r - 1]?.[c - 1] ?? null;

export function mustSpace(board: Board, place: Place): Space {
  const space = spaceAt(board, place);
  if (!space) throw new RangeError(`no space (${place.r},${place.c})`);
  return space;
}

export const thingAt = (board: Board, place: Place): Thing => things[mustSpace(board, place).object];

export const samePlace = (a: Place, b: Place): boolean => a.r === b.r && a.c === b.c;

/** Beside it in one of the eight directions (section 2.2). */
export const isAdjacent = (a: Place, b: Place): boolean =>
  !samePlace(a, b) && Math.abs(a.r - b.r) <= 1 && Math.abs(a.c - b.c) <= 1;

/** All spaces, from the top row down, each row from left to right. */
export const placesOf = (board: Board): Place[] =>
  board.area
    .map((row, i) => row.map((_, j) => ({ r: i + 1, c: j + 1 })))
    .reverse()
    .flat();

/** The spaces of the area around a place, from the top row down, each row from left to right (E69). */
export const around = (board: Board, place: Place): Place[] =>
  [1, 0, -1]
    .flatMap((dr) => [-1, 0, 1].map((dc) => ({ r: place.r + dr, c: place.c + dc })))
    .filter((each) => !samePlace(each, place) && spaceAt(board, each) !== null);

const steps: Readonly<Record<Dir, readonly [dr: number, dc: number]>> = {
  up: [1, 0],
  down: [-1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The spaces on a line to the edge of the area, the nearest first. */
export function lineFrom(board: Board, { r, c }: Place, dir: Dir): Place[] {
  const [dr, dc] = steps[dir];
  const line: Place[] = [];
  for (let i = 1; spaceAt(board, { r: r + i * dr, c: c + i * dc }); i++)
    line.push({ r: r + i * dr, c: c + i * dc });
  return line;
}

/** The shot's number of spaces, the adjacent one being 1. */
export const distance = (a: Place, b: Place): number => Math.abs(a.r - b.r) + Math.abs(a.c - b.c);

// ---- Pilots --------------------------------------------------------------------------------------------------

export const pilotOf = (board: Board, seat: Seat): Pilot => at(board.pilots, seat);

export const seatsOf = (board: Board): Seat[] => board.pilots.map((_, seat) => seat);

/** The ship on a space; null if there is none. */
export function shipAt(board: Board, place: Place): Seat | null {
  const seat = board.pilots.findIndex((pilot) => pilot.at !== null && samePlace(pilot.at, place));
  return seat < 0 ? null : seat;
}

/** In the area, or waiting below it for its push (E17). */
export const isInside = ({ at: place }: Pilot): boolean => place !== null;

/** Where a ship of the area is; throws for one that is not there. */
export function placeOf(board: Board, seat: Seat): Place {
  const place = pilotOf(board, seat).at;
  if (!place) throw new RangeError(`the ship of seat ${seat} is outside the area`);
  return place;
}

/** A ship can stop there: nothing blocks it, no other ship is there. */
export const isFree = (board: Board, place: Place): boolean => {
  const space = spaceAt(board, place);
  return space !== null && !things[space.object].blocksMove && shipAt(board, place) === null;
};

/** Free spaces of the bottom row, or of the lowest row that has one (R4.5). */
export function entrySpaces(board: Board): Place[] {
  for (let r = 1; r <= board.area.length; r++) {
    const free = at(board.area, r - 1)
      .map((_, i) => ({ r, c: i + 1 }))
      .filter((place) => isFree(board, place));
    if (free.length > 0) return free;
  }
  return [];
}

/** Other wormholes without a ship (R4.7). */
export const jumpTargets = (board: Board, seat: Seat): Place[] =>
  placesOf(board).filter(
    (place) =>
      thingAt(board, place).arrive === 'wormhole' &&
      isFree(board, place) &&
      !samePlace(place, placeOf(board, seat)),
  );

/** Empty spaces without a ship (D10). */
export const warpTargets = (board: Board): Place[] =>
  placesOf(board).filter((place) => mustSpace(board, place).object === 'empty' && isFree(board, place));

export const maxEnergy = ({ upgrades: own }: Pilot): number => maxEnergies[own.generator];

/** What a Power Down gives, not above the maximum (R7.1). */
export function rechargeOf(pilot: Pilot): number {
  const bonus = generatorRecharge[pilot.upgrades.generator] + (pilot.ability === 'deep-recharge' ? 1 : 0);
  return Math.min(recharge + bonus, maxEnergy(pilot) - pilot.energy);
}

/** Energy lost when Threat is resolved at this level (R6.1). */
export function lossAt(pilot: Pilot, threat: number): number {
  const less = shieldReduction[pilot.upgrades.shield] + (pilot.ability === 'flicker-shield' ? 1 : 0);
  return Math.min(pilot.energy, Math.max(0, threat - less));
}

/** Free moves of a Battle (R4.1). */
export const movesOf = ({ upgrades: own, ability }: Pilot): number =>
  1 + engineMoves[own.engine] + (ability === 'afterburner' ? 1 : 0);

export const weaponKinds = (pilot: Pilot): number =>
  (['laser', 'missiles', 'gamma', 'flamethrower'] as const).filter((id) => pilot.upgrades[id] > 0).length;

/** The markers of a pilot on the boards of others. */
export const markersOut = (board: Board, seat: Seat): number =>
  board.pilots.reduce((sum, pilot) => sum + at(pilot.markers, seat), 0);

export const gloryOf = ({ glory }: Pilot): number =>
  Object.values(glory).reduce((sum: number, n) => sum + n, 0);

export const sources: readonly Source[] = [
  'objects',
  'wrecks',
  'markers',
  'achievements',
  'mission',
  'power-ups',
  'bellonium',
];

/** Rows still to come. Before its warning is drawn the boss counts for one: its rows are not known. */
export function rowsToCome(board: Board): number {
  const cards = packsLeft(board).reduce((sum, { cards: n }) => sum + n, 0);
  const ofBoss = board.boss ? bosses[board.boss].rows.length - board.bossRows : 1;
  return (cards * 2) / board.columns + ofBoss;
}

/** What is left of each pack, in the order of drawing: the level of the next one is public (section 6). */
export function packsLeft(
  board: Board,
): { readonly id: Board['packs'][number]['id']; readonly cards: number }[] {
  let gone = board.laid.length;
  return board.packs.flatMap(({ id, cards }) => {
    const left = Math.max(0, cards - gone);
    gone = Math.max(0, gone - cards);
    return left > 0 ? [{ id, cards: left }] : [];
  });
}

// ---- Buying (R7.4) -------------------------------------------------------------------------------------------

/** The price of an item, with all discounts, never below 1 (E57); null if it can't be had. */
function priceOf(board: Board, seat: Seat, item: Item, trader: boolean, powerUpsLeft: number) {
  const pilot = pilotOf(board, seat);
  const full = fullPrice(board, pilot, item, powerUpsLeft);
  if (full === null) return null;
  return Math.max(1, full - (trader ? 1 : 0) - (pilot.ability === 'haggle' ? 1 : 0));
}

function fullPrice(board: Board, { upgrades: own }: Pilot, item: Item, powerUpsLeft: number): number | null {
  if (item === 'power-up') return powerUpsLeft > 0 ? powerUpPrice : null;
  const [first, second] = upgrades[item].prices;
  switch (own[item]) {
    case 0:
      return board.stock[item] > 0 ? first : null; // E37
    case 1:
      return second;
    case 2:
      return null;
  }
}

const items: readonly Item[] = [...upgradeIds, 'power-up'];

/** Everything that a pilot can pay for. `powerUpsLeft`: cards in the draw and the discard pile. */
export const affordable = (board: Board, seat: Seat, trader: boolean, powerUpsLeft: number) =>
  items.flatMap((item) => {
    const price = priceOf(board, seat, item, trader, powerUpsLeft);
    return price !== null && price <= pilotOf(board, seat).bellonium ? [{ item, price }] : [];
  });

export const levelAfter = ({ upgrades: own }: Pilot, item: UpgradeId): Level => (own[item] === 0 ? 1 : 2);
