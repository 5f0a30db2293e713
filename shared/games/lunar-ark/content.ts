// The numbers of the game (sections 2, 3 and 8 of the rules). Cards are in cards.ts, ships in ships.ts, tiles in tiles.ts.
import type { Cost, Gain } from './cards.ts';
import type { Colour, Level, PowerId, ProgressId, Resource, TileId } from './ids.ts';

export * from './cards.ts';
export * from './ids.ts';
export * from './ships.ts';
export * from './tiles.ts';

// ---- Limits (section 2.2) ------------------------------------------------------------------------------------

export const storage: Readonly<Record<Resource, number>> = { steel: 8, water: 8, polymer: 8, food: 12 };
export const startLimit = 3;
/** No battery token raises the energy limit beyond it (R1.8). */
export const topLimit = 12;
export const roverCount = 3;
export const roverSeats = 3;
export const cubesPerTile = 4;
export const greenhouseSlots = 7;
export const freeSpots = 2;
export const largeSlots = 4;
export const foundationPlaces = 6;
export const specialistsPerColour = 3;

// ---- Prices --------------------------------------------------------------------------------------------------

/** Two of either for one of the other (R1.4). */
export const rate = 2;
export const stackEnergy = 2;
export const costs = {
  greenhouse: { water: 1, polymer: 1 },
  recruit: { energy: 1 },
  train: { energy: 2, food: 1 },
  foundation: { steel: 1, polymer: 1, energy: 1 },
  special: { energy: 2 },
} as const satisfies Readonly<Record<string, Cost>>;

/** Rows of the lab display, bottom to top. Energy in the action, which costs 1 polymer as well (R6.3). */
export const rowEnergy: readonly number[] = [0, 1, 2];
/** In all, as special research (R7.7). */
export const rowSpecial: readonly number[] = [2, 2, 4];
export const displayColumns = 2;

// ---- Bonuses (section 8.4) -----------------------------------------------------------------------------------

export interface Bonus {
  readonly what: Gain;
  readonly n: number;
}

const achievement: Bonus = { what: 'achievement', n: 1 };

/** Slots from the bottom. */
export const slotBonus: readonly (Bonus | null)[] = [
  null,
  { what: 'food', n: 1 },
  null,
  achievement,
  { what: 'food', n: 2 },
  achievement,
  achievement,
];

/** Columns of the crew reserve, in the order in which astronauts leave it. */
export const columnBonus: readonly (Bonus | null)[] = [null, { what: 'vp', n: 1 }, achievement];

export const markerBonus: Readonly<Record<Colour, readonly (Bonus | null)[]>> = {
  steel: [null, { what: 'battery', n: 1 }, achievement],
  water: [null, { what: 'food', n: 2 }, achievement],
  polymer: [null, { what: 'vp', n: 2 }, achievement],
};

/** Achievements of the slots for large buildings. */
export const largeSlotBonus: readonly number[] = [1, 1, 2, 2];

// ---- Labs of a player: 3 rows of 4, row by row (R6.6) ---------------------------------------------------------

const labColumns = 4;
export const labPlaces = 12;
export const labRow = (place: number): number => Math.floor(place / labColumns);
export const labColumn = (place: number): number => place % labColumns;
/** Each foundation opens two places beside one another, in this order. */
export const labsPerFoundation = 2;
/** The row in which each lab gives an achievement. */
export const bonusRow = 2;

// ---- Points --------------------------------------------------------------------------------------------------

export const pointInstead = 1;
export const hungerPoints = -3;
export const majority = { first: 8, second: 4 } as const;
export const leftoversPerPoint = 4;

// ---- Set-up (section 3) --------------------------------------------------------------------------------------

export const standardStart: Readonly<Record<Resource, number>> = { steel: 2, water: 2, polymer: 2, food: 3 };
export const reservePerColour = 3;
export const cubesAtStart = 3;
export const bagPerColour = 20;

/** By number of players, then by position in turn order (S11). */
export const seatBonus: readonly (readonly Cost[])[] = [
  [{}],
  [{}, { food: 1, water: 1 }],
  [{}, { food: 1, water: 1 }, { food: 1, water: 1 }],
  [{}, { food: 1, water: 1 }, { food: 1, water: 1 }, { food: 1, water: 1, polymer: 1 }],
];

/** By number of players (section 8.11). */
const tables: readonly {
  readonly columns: 3 | 4;
  readonly drawnB: number;
  readonly larges: number;
  readonly greenhouses: number;
}[] = [
  { columns: 3, drawnB: 0, larges: 4, greenhouses: 14 },
  { columns: 3, drawnB: 0, larges: 5, greenhouses: 14 },
  { columns: 4, drawnB: 3, larges: 7, greenhouses: 21 },
  { columns: 4, drawnB: 3, larges: 8, greenhouses: 28 },
];

/** Progress tiles of each set in play. */
export const trackTiles = { standard: 3, short: 2 } as const;

const tile = (n: number): TileId => `terrain-${String(n).padStart(2, '0')}` as TileId;

export const firstGame: {
  readonly tiles: Readonly<Record<3 | 4, readonly TileId[]>>;
  readonly powers: Readonly<Record<Colour, PowerId>>;
  readonly track: readonly ProgressId[];
  readonly shortTrack: readonly ProgressId[];
} = {
  tiles: {
    3: [1, 7, 3, 5, 9, 6, 8, 4, 2].map(tile),
    4: [1, 7, 3, 10, 5, 9, 13, 6, 2, 4, 11, 8].map(tile),
  },
  powers: { steel: 'power-convoy', water: 'power-base-camp', polymer: 'power-power-link' },
  track: ['progress-01', 'progress-02', 'progress-03', 'progress-07', 'progress-08', 'progress-09'],
  shortTrack: ['progress-01', 'progress-02', 'progress-07', 'progress-08'],
};

// ---- Solo (R15) ----------------------------------------------------------------------------------------------

export const rivalRecall: Readonly<Record<Level, number>> = { easy: 3, normal: 6, hard: 10 };
export const rival = { takes: 2, greenhouse: 1, build: 4, achievements: 2, instead: 2 } as const;

/** The table of so many players. */
export function tableFor(players: number): (typeof tables)[number] {
  const table = tables[players - 1];
  if (!table) throw new RangeError(`no table for ${players}`);
  return table;
}
