// The set-up of a game (section 3 of the rules). What the players start with comes once they have their factions.
import type { Rng } from '../../engine/rng.ts';
import { at } from './board.ts';
import {
  bagPerColour,
  type Colour,
  colours,
  commonIds,
  cubesAtStart,
  displayColumns,
  factionIds,
  firstGame,
  freeSpots,
  type LabId,
  labIds,
  labPlaces,
  labs,
  missionsInPlay,
  type PowerId,
  type ProgressId,
  powerIds,
  progress,
  progressIds,
  reservePerColour,
  rivalIds,
  roverCount,
  rowEnergy,
  type ShipId,
  shipIds,
  type TileId,
  tableFor,
  tileIds,
  tiles,
  trackTiles,
} from './content.ts';
import type { Board, Cell, Cubes, LaHand, LunarArk, Player, Rover, Runner, Ship } from './state.ts';

type Options = LunarArk['options'];

export function setup(seats: number, options: Options, rng: Rng) {
  const start = rng.below(seats);
  const table = tableFor(seats);
  const cells = layTiles(table, options, rng);
  const bag: Cubes = { steel: bagPerColour, water: bagPerColour, polymer: bagPerColour };
  const powers = dealPowers(options, rng);
  for (const cell of cells) cell.cubes = drawCubes(bag, cubesAtStart, rng).cubes;
  const deck = allLabs();
  rng.shuffle(deck);
  const larges = [...commonIds];
  rng.shuffle(larges);
  const factions = options.factions && !options.firstGame; // R14: the first game is always without.
  const cards = [...factionIds];
  rng.shuffle(cards);
  const rivalCards = seats === 1 ? [...rivalIds] : [];
  rng.shuffle(rivalCards);
  const board: Board = {
    options: {
      factions,
      short: options.short,
      firstGame: options.firstGame,
      level: options.level ?? 'normal',
    },
    start,
    round: 0,
    active: null,
    ending: null,
    over: false,
    columns: table.columns,
    cells,
    sites: {},
    powers,
    bag,
    greenhouses: { free: freeSpots, stack: table.greenhouses - freeSpots },
    display: Array.from({ length: displayColumns }, () => deck.splice(0, rowEnergy.length)),
    discard: [],
    larges: larges.slice(0, table.larges),
    ships: layShips(options.short ? 1 : seats),
    track: layTrack(options, rng),
    furthest: 0,
    used: [],
    token: false,
    seats: Array.from({ length: seats }, newPlayer),
    rival: seats === 1 ? { ...newRunner(), out: [], used: [] } : null,
  };
  const hands = board.seats.map((): LaHand => ({ dealt: factions ? cards.splice(0, 2) : [], chosen: null }));
  const first: LunarArk['frame'][] = [{ do: 'faction' }, { do: 'found' }, { do: 'turn', place: 0 }];
  return { table: { board, visit: [] }, hands, box: { labs: deck, rival: rivalCards }, first };
}

export const allLabs = (): LabId[] =>
  labIds.flatMap((id) => Array.from({ length: labs[id].copies }, () => id));

/** S2. */
function layTiles({ columns, drawnB }: ReturnType<typeof tableFor>, options: Options, rng: Rng): Cell[] {
  const others = tileIds.filter((id) => tiles[id].set === 'B');
  rng.shuffle(others);
  const inPlay: TileId[] = [...tileIds.filter((id) => tiles[id].set === 'A'), ...others.slice(0, drawnB)];
  rng.shuffle(inPlay);
  return (options.firstGame ? firstGame.tiles[columns] : inPlay).map((tile) => ({
    tile,
    cubes: { steel: 0, water: 0, polymer: 0 },
    rover: null,
  }));
}

/** S3. */
function dealPowers({ firstGame: fixed }: Options, rng: Rng): Record<Colour, PowerId> {
  const [steel, water, polymer] = shuffled(powerIds, rng);
  return fixed || !steel || !water || !polymer ? { ...firstGame.powers } : { steel, water, polymer };
}

/** S9, R14. */
function layTrack({ short, firstGame: fixed }: Options, rng: Rng): ProgressId[] {
  if (fixed) return [...(short ? firstGame.shortTrack : firstGame.track)];
  const n = short ? trackTiles.short : trackTiles.standard;
  const of = (set: 'A' | 'B') =>
    shuffled(
      progressIds.filter((id) => progress[id].set === set),
      rng,
    ).slice(0, n);
  return [...of('A'), ...of('B')];
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const mixed = [...items];
  rng.shuffle(mixed);
  return mixed;
}

/** S8; the short game takes the tiles of the fewest players. */
function layShips(players: number): Record<ShipId, Ship> {
  const ship = (id: ShipId): Ship => ({ tiles: missionsInPlay(id, players), launched: false, cubes: {} });
  const [europa, titan, mars] = shipIds;
  return { [europa]: ship(europa), [titan]: ship(titan), [mars]: ship(mars) };
}

const newRunner = (): Runner => ({
  points: {
    ships: 0,
    launches: 0,
    permits: 0,
    buildings: 0,
    labs: 0,
    income: 0,
    crew: 0,
    faction: 0,
    hunger: 0,
    rival: 0,
  },
  achievements: 0,
  missions: [],
  position: 0,
});

/** S10 but for what the faction gives: one astronaut of each colour, one in each rover. */
function newPlayer(): Player {
  return {
    ...newRunner(),
    stock: { steel: 0, water: 0, polymer: 0, food: 0 },
    energy: 0,
    batteries: 0,
    reserve: { steel: reservePerColour, water: reservePerColour, polymer: reservePerColour },
    markers: { steel: 0, water: 0, polymer: 0 },
    rovers: Array.from(
      { length: roverCount },
      (_, i): Rover => ({ crew: [{ colour: at(colours, i), specialist: false }], at: null }),
    ),
    greenhouses: { built: 0, improved: 0 },
    smalls: [],
    larges: [],
    foundations: 0,
    labs: Array.from({ length: labPlaces }, () => null),
    faction: null,
    gone: false,
  };
}

/**
 * Draws cubes one by one; an empty bag is filled up and goes on (R9.8). The bag itself is changed; `refills` says how
 * often it was filled up.
 */
export function drawCubes(bag: Cubes, n: number, rng: Rng): { cubes: Cubes; refills: number } {
  const cubes: Cubes = { steel: 0, water: 0, polymer: 0 };
  let refills = 0;
  for (let i = 0; i < n; i++) {
    if (colours.every((colour) => bag[colour] === 0)) {
      for (const colour of colours) bag[colour] = bagPerColour;
      refills++;
    }
    let left = rng.below(colours.reduce((sum, colour) => sum + bag[colour], 0));
    const colour = at(
      colours.filter((each) => {
        const here = left >= 0 && left < bag[each];
        left -= bag[each];
        return here;
      }),
      0,
    );
    bag[colour]--;
    cubes[colour]++;
  }
  return { cubes, refills };
}
