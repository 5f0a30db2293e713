// What can be read off a board: who has what, what lies where, what a thing costs whom.
import type { Seat } from '../../engine/game.ts';
import {
  bonusRow,
  type Colour,
  type Cost,
  colours,
  costs,
  type Faction,
  factions,
  foundationPlaces,
  greenhouseSlots,
  type LabId,
  type LargeId,
  labColumn,
  labPlaces,
  labRow,
  labsPerFoundation,
  largeSlots,
  larges,
  markerBonus,
  missions,
  type PartId,
  partIds,
  parts,
  powers,
  type Resource,
  roverSeats,
  rowEnergy,
  rowSpecial,
  type ShipId,
  shipIds,
  shipOf,
  specialistsPerColour,
  stackEnergy,
  startLimit,
  storage,
} from './content.ts';
import { beside, cellId, gridSites } from './grid.ts';
import type { Astronaut, Board, Cell, Player, Rover, Runner, Who } from './state.ts';

/** The nth item; throws if there is none. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

export const playerOf = (board: Board, seat: Seat): Player => at(board.seats, seat);

/** A seat's or the rival's points, tokens and marker. */
export function runnerOf(board: Board, who: Who): Runner {
  if (who !== 'rival') return playerOf(board, who);
  if (!board.rival) throw new RangeError('no rival takes part');
  return board.rival;
}

/** Everybody who takes part, in turn order (S1). */
export function turnOrder({ seats, start, rival }: Board): Who[] {
  const order: Who[] = seats.map((_, i) => (start + i) % seats.length);
  return rival ? [...order, 'rival'] : order;
}

export const vpOf = ({ points }: Runner): number => Object.values(points).reduce((sum, n) => sum + n, 0);

export const factionOf = ({ faction }: Player): Faction | null => (faction ? factions[faction] : null);

export const energyLimit = ({ batteries }: Player): number => startLimit + batteries;

/** How much more of a resource can be stored. */
export const roomFor = ({ stock }: Player, what: Resource): number => storage[what] - stock[what];

// ---- Crews ---------------------------------------------------------------------------------------------------

export const crewOf = ({ rovers }: Player): Astronaut[] => rovers.flatMap(({ crew }) => crew);

/** A crew as text; two rovers of the same crew and place are the same choice. */
const crewKey = ({ crew, at: cell }: Rover): string =>
  [
    ...crew.map(({ colour, specialist }) => `${colour}${specialist ? '*' : ''}`).sort(),
    cell ?? 'home',
  ].join();

/** Of rovers that are alike, the first. */
function unlike(player: Player, fits: (rover: Rover) => boolean): number[] {
  const seen = new Set<string>();
  return player.rovers.flatMap((rover, i) => {
    if (!fits(rover) || seen.has(crewKey(rover))) return [];
    seen.add(crewKey(rover));
    return [i];
  });
}

export const roversAtHome = (player: Player): number[] => unlike(player, ({ at: cell }) => cell === null);

export const allOut = ({ rovers }: Player): boolean => rovers.every(({ at: cell }) => cell !== null);

const hasSeat = ({ crew }: Rover): boolean => crew.length < roverSeats;

export const roversWithSeat = (player: Player): number[] => unlike(player, hasSeat);

/** Colours that can be recruited (R4.2). */
export const recruitable = (player: Player): Colour[] =>
  player.rovers.some(hasSeat) ? colours.filter((colour) => player.reserve[colour] > 0) : [];

export interface Trainee {
  readonly rover: number;
  readonly colour: Colour;
}

/** Basic astronauts whose colour has a marker left, equal ones of a rover as one (R4.4). */
export const trainable = ({ rovers, markers }: Player): Trainee[] =>
  rovers.flatMap(({ crew }, rover) =>
    colours
      .filter((colour) => markers[colour] < specialistsPerColour)
      .filter((colour) => crew.some((each) => each.colour === colour && !each.specialist))
      .map((colour) => ({ rover, colour })),
  );

/** The bonus of a colour's next marker. */
export const nextMarkerBonus = ({ markers }: Player, colour: Colour) => markerBonus[colour][markers[colour]];

// ---- Greenhouses (R3) ----------------------------------------------------------------------------------------

/** From where the next greenhouse comes (R3.2); null if none can be built. */
export function nextGreenhouse(
  { greenhouses: supply }: Board,
  { greenhouses }: Player,
): 'spot' | 'stack' | null {
  if (greenhouses.built >= greenhouseSlots) return null;
  if (supply.free > 0) return 'spot';
  return supply.stack > 0 ? 'stack' : null;
}

/** What a greenhouse costs besides (or, without paying, instead of) its water and polymer. */
export const greenhouseCost = (from: 'spot' | 'stack', paying: boolean): Cost => ({
  ...(paying ? costs.greenhouse : {}),
  ...(from === 'stack' && { energy: stackEnergy }),
});

export const basicGreenhouses = ({ greenhouses }: Player): number => greenhouses.built - greenhouses.improved;

/** How many improvements a player can pay in the action (D7). */
export const improvable = (player: Player): number =>
  Math.min(player.stock.water + freeImprovements(player), basicGreenhouses(player));

const freeImprovements = (player: Player): number => (factionOf(player)?.freeImprovement ? 1 : 0);

export const improvementCost = (player: Player, n: number): Cost => ({
  water: Math.max(0, n - freeImprovements(player)),
});

// ---- Buildings (R5) ------------------------------------------------------------------------------------------

export function largeCost(player: Player, id: LargeId): Cost {
  const { cost } = larges[id];
  return { ...cost, steel: Math.max(0, (cost.steel ?? 0) - (factionOf(player)?.lessSteel ?? 0)) };
}

export const freeSites = ({ columns, sites }: Board) =>
  gridSites(columns).filter(({ id }) => sites[id] === undefined);

/** Large buildings that a player could build, paid or not. */
export function largesFor(board: Board, player: Player): LargeId[] {
  if (player.larges.length >= largeSlots || freeSites(board).length === 0) return [];
  const own = factionOf(player)?.large;
  return own && !player.larges.includes(own) ? [...board.larges, own] : [...board.larges];
}

// ---- Labs (R6) -----------------------------------------------------------------------------------------------

/** Empty lab places on own foundations. */
export const emptyPlaces = ({ labs: placed, foundations }: Player): number[] =>
  Array.from({ length: foundations * labsPerFoundation }, (_, place) => place).filter(
    (place) => placed[place] === null,
  );

export const moreFoundations = ({ foundations }: Player): boolean => foundations < foundationPlaces;

/** Polymer and the energy of the row; or, as special research, energy alone (R7.7). */
export const labCost = (player: Player, row: number, special: boolean): Cost =>
  special
    ? { energy: at(rowSpecial, row) }
    : { polymer: 1, energy: Math.max(0, at(rowEnergy, row) - (factionOf(player)?.lessRow ?? 0)) };

/** Own labs in the row and the column of a place, that of the place included (R6.5). */
export const labsAround = ({ labs: placed }: Player, place: number): number[] =>
  Array.from({ length: labPlaces }, (_, other) => other).filter(
    (other) =>
      placed[other] != null && (labRow(other) === labRow(place) || labColumn(other) === labColumn(place)),
  );

export const inBonusRow = (place: number): boolean => labRow(place) === bonusRow;

export const labAt = ({ labs: placed }: Player, place: number): LabId => {
  const lab = placed[place];
  if (!lab) throw new RangeError(`no lab at ${place}`);
  return lab;
};

/** Empty places of the display, in the order of filling (R6.3). */
export const gaps = ({ display }: Board): { col: number; row: number }[] =>
  display.flatMap((column, col) => column.flatMap((lab, row) => (lab ? [] : [{ col, row }])));

// ---- The grid ------------------------------------------------------------------------------------------------

export const cellName = (board: Board, index: number) => cellId(board.columns, index);

export const cubesOn = ({ cubes }: Cell): number => colours.reduce((sum, colour) => sum + cubes[colour], 0);

/** What a power counts around a cell (R2.4). */
export function countPieces(board: Board, seat: Seat, colour: Colour, cell: number): number {
  const around = beside(board.columns, cell).map((each) => at(board.cells, each).rover);
  switch (powers[board.powers[colour]].piece) {
    case 'ownBuilding':
      return gridSites(board.columns).filter(
        ({ id, diagonal }) => board.sites[id] === seat && diagonal.includes(cell),
      ).length;
    case 'opponentRover':
      return around.filter((who) => who !== null && who !== seat).length;
    case 'ownOtherRover':
      return around.filter((who) => who === seat).length;
  }
}

// ---- Ships (R7) ----------------------------------------------------------------------------------------------

export const allLaunched = ({ ships }: Board): boolean => shipIds.every((id) => ships[id].launched);

/** Parts without a tile and without a cube, of a ship that has not launched (R7.4). */
export function openParts({ ships }: Board, ship: ShipId): PartId[] {
  const { launched, tiles: left, cubes } = ships[ship];
  if (launched) return [];
  return partIds.filter(
    (id) =>
      parts[id].ship === ship &&
      cubes[id] === undefined &&
      !left.some((mission) => missions[mission].part === id),
  );
}

/** Mission tiles that somebody has of a ship. */
export const tilesOf = (runner: Runner, ship: ShipId): number =>
  runner.missions.filter((id) => shipOf(id) === ship).length;
