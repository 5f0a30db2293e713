// What the box holds, as typed data: systems, parts, experts, and the numbers of the game (sections 2 and 8 of the
// rules). Missions are in missions.ts; events, awards, scenarios and the automa's cards in cards.ts.
import type { AreaId, ExpertId, Kind, Levelled, Part, SystemId, Token } from './ids.ts';

export * from './cards.ts';
export * from './ids.ts';
export * from './missions.ts';

export const startScore = 10;
export const firstYear = 1962;
export const lastYear = 1969;
/** Of each kind of token, at the end of a year (R14.2). */
export const keepPerKind = 3;
export const topLevel = 3;
export const deathPoints = -2;
export const healthyPoints = 1;
/** Points for the most experience (R19.3). */
export const experiencePoints = 5;
/** The mission that ends the game. */
export const moonLanding = 8;

/** What the seats start with, by their place in the order (section 3, step 10). */
export const startBonus: readonly { readonly fuel: number; readonly enhancements: number }[] = [
  { fuel: 0, enhancements: 0 },
  { fuel: 0, enhancements: 1 },
  { fuel: 1, enhancements: 0 },
  { fuel: 1, enhancements: 1 },
];

export type Colour = 'green' | 'yellow' | 'red';
export type Bad = Exclude<Colour, 'green'>;

/** Status cards of each deck that everybody knows of; one more is dealt at random from the lot (section 3, step 8). */
export const fixedCards: Readonly<Record<Colour, number>> = { green: 1, yellow: 2, red: 1 };
export const dealtCards = { green: 4, yellow: 2 } as const;
/** Yellow cards that wait for developed parts. */
export const personalPile = 4;

// ---- Systems (section 8.2) -----------------------------------------------------------------------------------

/** How a red card ends that nobody pays for; carried out in this order. */
export type Harm = 'kill-one' | 'kill-all' | 'injure-each' | 'abort' | 'end';

export interface System {
  /** The enhancement that pays for a problem; it must lie on the part of the step. */
  readonly backup: Kind | null;
  /** Training serves for a yellow card. */
  readonly training: boolean;
  /** Training also turns a red card yellow. */
  readonly trainingOnRed: boolean;
  /** The way that is always open for a yellow card. */
  readonly free: 'injure' | 'abort';
  /** What happens if a red card is suffered. */
  readonly red: readonly Harm[];
}

export const systems: Readonly<Record<SystemId, System>> = {
  propulsion: {
    backup: 'thrust-backup',
    training: false,
    trainingOnRed: false,
    free: 'abort',
    red: ['kill-one', 'end'],
  },
  'life-support': {
    backup: 'life-support-backup',
    training: true,
    trainingOnRed: false,
    free: 'injure',
    red: ['injure-each'],
  },
  control: {
    backup: 'control-backup',
    training: true,
    trainingOnRed: false,
    free: 'abort',
    red: ['kill-one', 'abort'],
  },
  sensors: {
    backup: 'sensor-backup',
    training: false,
    trainingOnRed: false,
    free: 'abort',
    red: ['end'],
  },
  landing: {
    backup: 'sensor-backup',
    training: true,
    trainingOnRed: true,
    free: 'abort',
    red: ['kill-one', 'abort'],
  },
  're-entry': {
    backup: null,
    training: true,
    trainingOnRed: true,
    free: 'injure',
    red: ['kill-all'],
  },
};

// ---- Parts (section 8.3) -------------------------------------------------------------------------------------

export interface Tile {
  /** Fuel tokens that the tank holds. */
  readonly tank: number;
  readonly slots: number;
  readonly seats: number;
  readonly trainingSlots: number;
}

const rocket = (tank: number, slots: number): Tile => ({ tank, slots, seats: 0, trainingSlots: 0 });
const carrier = (slots: number): Tile => ({ tank: 0, slots, seats: 0, trainingSlots: 0 });
const capsule = (level: number): Tile => ({
  tank: 0,
  slots: level,
  seats: level,
  trainingSlots: level + 1,
});

/** By level, from 1. */
export const tiles: Readonly<Record<Part, readonly Tile[]>> = {
  rocket: [rocket(1, 2), rocket(2, 2), rocket(3, 3)],
  satellite: [carrier(1), carrier(2), carrier(3)],
  capsule: [capsule(1), capsule(2), capsule(3)],
  'lunar-module': [carrier(2)],
};

/** What the slots of a part take, in the order in which they are filled. */
export const accepts: Readonly<Record<Part, readonly Kind[]>> = {
  rocket: ['extra-tank', 'thrust-backup'],
  satellite: ['sensor-backup', 'control-backup'],
  capsule: ['life-support-backup', 'control-backup'],
  'lunar-module': ['sensor-backup', 'control-backup'],
};

/** The deck that a yellow card of the personal pile goes to when a part is developed (R3.5). */
export const developAdds: Readonly<Record<Levelled, SystemId | null>> = {
  rocket: 'propulsion',
  satellite: null,
  capsule: 'life-support',
};

// ---- Experts (section 8.4) -----------------------------------------------------------------------------------

/** A piece of an area, carried out from left to right. */
export type Effect =
  | { readonly do: 'gain'; readonly token: Token; readonly n: number }
  | { readonly do: 'equip'; readonly n: number }
  | { readonly do: 'develop' }
  | { readonly do: 'test'; readonly test: TestId }
  | { readonly do: 'copy' }
  | { readonly do: 'retrieve' };

export const experts: Readonly<Record<ExpertId, readonly AreaId[]>> = {
  'chief-designer': ['develop', 'inspect-and-equip'],
  'test-engineer': ['test-deep', 'test-wide'],
  'fuel-officer': ['fuel-two', 'fuel-and-equip'],
  'astronaut-trainer': ['train-two'],
  'systems-technician': ['equip-two'],
  'flight-director': ['copy', 'retrieve'],
};

export const areas: Readonly<Record<AreaId, readonly Effect[]>> = {
  develop: [{ do: 'develop' }],
  'inspect-and-equip': [
    { do: 'gain', token: 'inspection', n: 1 },
    { do: 'equip', n: 1 },
  ],
  'test-deep': [{ do: 'test', test: 'test-deep' }],
  'test-wide': [{ do: 'test', test: 'test-wide' }],
  'fuel-two': [{ do: 'gain', token: 'fuel', n: 2 }],
  'fuel-and-equip': [
    { do: 'gain', token: 'fuel', n: 1 },
    { do: 'equip', n: 1 },
  ],
  'train-two': [{ do: 'gain', token: 'training', n: 2 }],
  'equip-two': [{ do: 'equip', n: 2 }],
  copy: [{ do: 'copy' }],
  retrieve: [{ do: 'retrieve' }],
};

/** The two tests (R3.3, R3.4). */
export type TestId = 'test-deep' | 'test-wide';
export const testDraws: Readonly<Record<TestId, number>> = { 'test-deep': 3, 'test-wide': 2 };
