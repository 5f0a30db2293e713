// Effects, laboratories and buildings as typed data (sections 8.1 to 8.6 of the rules).
import {
  colours,
  type FactionId,
  type LabId,
  type LargeId,
  type PowerId,
  type Resource,
  resources,
  type ShipId,
  type SmallId,
  type TerrainId,
} from './ids.ts';

/** What can be paid; energy and food convert (R1.13). */
export type Cost = Readonly<Partial<Record<Resource | 'energy', number>>>;

export type Gain = Resource | 'energy' | 'battery' | 'vp' | 'achievement';

/** What a permit allows (R7.1). */
export type Mode = 'any' | 'build' | 'improve';

export type Op =
  | { readonly op: 'gain'; readonly what: Gain; readonly n: number }
  /** n times one of these, each chosen separately. */
  | { readonly op: 'choice'; readonly from: readonly Resource[]; readonly n: number }
  /** Without paying what the action of that name would cost (R1.10). */
  | { readonly op: 'recruit' | 'train' | 'greenhouse' | 'improve' }
  | { readonly op: 'permit'; readonly ships: readonly ShipId[]; readonly mode: Mode };

/** `pay`: energy, paid first. The operations follow from left to right. */
export interface Effect {
  readonly pay: number;
  readonly ops: readonly Op[];
}

const gain = (what: Gain, n: number): Op => ({ op: 'gain', what, n });
const permit = (mode: Mode, ...ships: ShipId[]): Op => ({ op: 'permit', ships, mode });

export const terrains: Readonly<Record<TerrainId, Effect>> = {
  'terrain-choice': { pay: 0, ops: [{ op: 'choice', from: resources, n: 1 }] },
  'terrain-train': { pay: 1, ops: [{ op: 'train' }] },
  'terrain-battery': { pay: 0, ops: [gain('food', 1), gain('battery', 1)] },
  'terrain-permit': { pay: 0, ops: [permit('any', 'europa', 'mars')] },
  'terrain-greenhouse': { pay: 1, ops: [{ op: 'greenhouse' }] },
};

// ---- Specialist powers (R2.4) --------------------------------------------------------------------------------

/** Gives `n` of what it names for each piece of that kind around the rover; null: a resource of choice. */
export interface Power {
  readonly piece: 'ownBuilding' | 'opponentRover' | 'ownOtherRover';
  readonly gain: Resource | 'energy' | null;
}

export const powers: Readonly<Record<PowerId, Power>> = {
  'power-base-camp': { piece: 'ownBuilding', gain: 'food' },
  'power-power-link': { piece: 'opponentRover', gain: 'energy' },
  'power-convoy': { piece: 'ownOtherRover', gain: null },
};

// ---- Laboratories --------------------------------------------------------------------------------------------

export interface Lab extends Effect {
  readonly copies: number;
}

export const labs: Readonly<Record<LabId, Lab>> = {
  'lab-solar-array': { copies: 3, pay: 0, ops: [gain('energy', 2)] },
  'lab-algae-tank': { copies: 3, pay: 0, ops: [gain('food', 2)] },
  'lab-ice-laboratory': { copies: 3, pay: 0, ops: [gain('water', 1)] },
  'lab-smelting-laboratory': { copies: 3, pay: 0, ops: [gain('steel', 1)] },
  'lab-polymer-laboratory': { copies: 3, pay: 0, ops: [gain('polymer', 1)] },
  'lab-observatory': { copies: 3, pay: 0, ops: [gain('vp', 2)] },
  'lab-battery-workshop': { copies: 3, pay: 0, ops: [gain('battery', 1)] },
  'lab-protein-printer': { copies: 2, pay: 1, ops: [gain('food', 4)] },
  'lab-simulation-center': { copies: 3, pay: 1, ops: [gain('vp', 3)] },
  'lab-recruitment-laboratory': { copies: 3, pay: 0, ops: [{ op: 'recruit' }] },
  'lab-botany-laboratory': { copies: 3, pay: 0, ops: [{ op: 'improve' }] },
  'lab-europa-bureau': { copies: 3, pay: 0, ops: [permit('any', 'europa')] },
  'lab-mars-bureau': { copies: 3, pay: 0, ops: [permit('any', 'mars')] },
  'lab-titan-bureau': { copies: 6, pay: 1, ops: [permit('any', 'titan')] },
  'lab-titan-assembly-hall': { copies: 5, pay: 0, ops: [permit('build', 'titan')] },
  'lab-universal-synthesizer': { copies: 3, pay: 0, ops: [{ op: 'choice', from: colours, n: 1 }] },
  'lab-refit-dock': { copies: 2, pay: 0, ops: [permit('improve', 'europa', 'titan', 'mars')] },
};

// ---- Small buildings (R5.1) ----------------------------------------------------------------------------------

export interface Small {
  readonly level: 1 | 2 | 3;
  /** At each recall. */
  readonly income: Effect;
  /** The owner may do without it (R1.7). */
  readonly optional: boolean;
}

export const smalls: Readonly<Record<SmallId, Small>> = {
  'small-data-relay': { level: 1, income: { pay: 0, ops: [gain('vp', 1)] }, optional: false },
  'small-lunar-monument': { level: 3, income: { pay: 0, ops: [gain('vp', 3)] }, optional: false },
  'small-recruitment-office': { level: 2, income: { pay: 0, ops: [{ op: 'recruit' }] }, optional: true },
  'small-training-academy': { level: 3, income: { pay: 0, ops: [{ op: 'train' }] }, optional: true },
  'small-greenhouse-yard': { level: 2, income: { pay: 0, ops: [{ op: 'greenhouse' }] }, optional: true },
  'small-hydroponics-annex': { level: 1, income: { pay: 0, ops: [{ op: 'improve' }] }, optional: false },
};

export const smallCosts: Readonly<Record<Small['level'], Cost>> = {
  1: { steel: 1, polymer: 1 },
  2: { steel: 2, polymer: 1 },
  3: { steel: 2, water: 1, polymer: 2 },
};

// ---- Large buildings (R5.2) ----------------------------------------------------------------------------------

/** What the end of the game counts. */
export type Per =
  | 'greenhouse'
  | 'specialist'
  | 'lab'
  | 'improvedGreenhouse'
  | 'largeBuilding'
  | 'twoBatteries'
  | 'foundation'
  | 'astronaut'
  | 'twoAchievements';

export interface Large {
  readonly cost: Cost;
  readonly vp: number;
  readonly built: readonly Op[];
  /** VP more for each mission tile taken from now on. */
  readonly perMission: number;
  readonly end: { readonly per: Per; readonly vp: number } | null;
}

export const larges: Readonly<Record<LargeId, Large>> = {
  'large-spaceport-hub': { cost: { steel: 3, polymer: 1 }, vp: 4, built: [], perMission: 1, end: null },
  'large-biodome': {
    cost: { steel: 2, water: 2 },
    vp: 3,
    built: [],
    perMission: 0,
    end: { per: 'greenhouse', vp: 1 },
  },
  'large-central-academy': {
    cost: { steel: 2, polymer: 2 },
    vp: 3,
    built: [],
    perMission: 0,
    end: { per: 'specialist', vp: 2 },
  },
  'large-grand-observatory': {
    cost: { steel: 2, polymer: 2 },
    vp: 3,
    built: [],
    perMission: 0,
    end: { per: 'lab', vp: 1 },
  },
  'large-reactor-complex': {
    cost: { steel: 3, water: 1 },
    vp: 4,
    built: [gain('battery', 2)],
    perMission: 0,
    end: null,
  },
  'large-habitat-tower': {
    cost: { steel: 2, water: 1, polymer: 1 },
    vp: 5,
    built: [{ op: 'recruit' }],
    perMission: 0,
    end: null,
  },
  'large-logistics-depot': {
    cost: { steel: 2, water: 1, polymer: 1 },
    vp: 4,
    built: [{ op: 'choice', from: resources, n: 3 }],
    perMission: 0,
    end: null,
  },
  'large-mission-control': {
    cost: { steel: 2, water: 1, polymer: 2 },
    vp: 4,
    built: [permit('any', 'europa', 'titan', 'mars')],
    perMission: 0,
    end: null,
  },
  'large-aquarius-ice-palace': {
    cost: { steel: 2, water: 2 },
    vp: 4,
    built: [{ op: 'improve' }],
    perMission: 0,
    end: { per: 'improvedGreenhouse', vp: 1 },
  },
  'large-vulcan-forge': {
    cost: { steel: 3, polymer: 1 },
    vp: 3,
    built: [],
    perMission: 0,
    end: { per: 'largeBuilding', vp: 2 },
  },
  'large-helios-mirror': {
    cost: { steel: 2, water: 1, polymer: 1 },
    vp: 4,
    built: [gain('energy', 3)],
    perMission: 0,
    end: { per: 'twoBatteries', vp: 1 },
  },
  'large-minerva-campus': {
    cost: { steel: 1, water: 1, polymer: 2 },
    vp: 4,
    built: [],
    perMission: 0,
    end: { per: 'foundation', vp: 2 },
  },
  'large-diaspora-hall': {
    cost: { steel: 2, water: 1, polymer: 1 },
    vp: 4,
    built: [],
    perMission: 0,
    end: { per: 'astronaut', vp: 1 },
  },
  'large-ares-gantry': {
    cost: { steel: 3, polymer: 1 },
    vp: 5,
    built: [permit('any', 'mars')],
    perMission: 0,
    end: null,
  },
  'large-pathfinder-lodge': {
    cost: { steel: 2, water: 1, polymer: 1 },
    vp: 5,
    built: [{ op: 'choice', from: resources, n: 2 }],
    perMission: 0,
    end: null,
  },
  'large-terran-archive': {
    cost: { steel: 2, polymer: 2 },
    vp: 4,
    built: [],
    perMission: 0,
    end: { per: 'twoAchievements', vp: 1 },
  },
};

// ---- Factions (R13) ------------------------------------------------------------------------------------------

/** A faction's power; what a field leaves out is as for everybody. */
export interface Faction {
  readonly start: Readonly<Record<Resource, number>>;
  readonly batteries?: number;
  readonly foundations?: number;
  readonly large: LargeId;
  /** The first improvement of the action costs no water. */
  readonly freeImprovement?: true;
  /** Less steel for large buildings. */
  readonly lessSteel?: number;
  /** Less energy for the display row, in the action alone. */
  readonly lessRow?: number;
  readonly foodPerRecruit?: number;
  readonly vpPerMission?: number;
  /** For a rover put beside another one of one's own. */
  readonly foodBeside?: number;
  readonly vpPerToken?: number;
}

export const factions: Readonly<Record<FactionId, Faction>> = {
  'faction-aquarius-combine': {
    start: { steel: 1, water: 3, polymer: 2, food: 3 },
    large: 'large-aquarius-ice-palace',
    freeImprovement: true,
  },
  'faction-vulcan-foundry': {
    start: { steel: 3, water: 1, polymer: 1, food: 3 },
    large: 'large-vulcan-forge',
    lessSteel: 1,
  },
  'faction-helios-grid': {
    start: { steel: 1, water: 2, polymer: 1, food: 2 },
    large: 'large-helios-mirror',
    batteries: 2,
  },
  'faction-minerva-institute': {
    start: { steel: 2, water: 2, polymer: 4, food: 3 },
    large: 'large-minerva-campus',
    foundations: 1,
    lessRow: 1,
  },
  'faction-diaspora-league': {
    start: { steel: 2, water: 2, polymer: 3, food: 4 },
    large: 'large-diaspora-hall',
    foodPerRecruit: 1,
  },
  'faction-ares-vanguard': {
    start: { steel: 3, water: 2, polymer: 3, food: 3 },
    large: 'large-ares-gantry',
    vpPerMission: 2,
  },
  'faction-pathfinder-guild': {
    start: { steel: 2, water: 2, polymer: 3, food: 4 },
    large: 'large-pathfinder-lodge',
    foodBeside: 1,
  },
  'faction-terran-heritage': {
    start: { steel: 2, water: 1, polymer: 1, food: 3 },
    large: 'large-terran-archive',
    vpPerToken: 1,
  },
};
