// What a space can hold, as typed data (section 8.1 of the rules).
import type { Dir, ObjectId, WeaponId } from './ids.ts';

export type Kind =
  | 'empty'
  | 'enemy'
  | 'asteroid'
  | 'rock'
  | 'wall'
  | 'black-hole'
  | 'wormhole'
  | 'pickup'
  | 'trader'
  | 'singularity'
  | 'energy-field'
  | 'mini-boss'
  | 'boss'
  | 'plate';

export interface Reward {
  readonly bellonium?: number;
  readonly glory?: number;
  readonly energy?: number;
  readonly powerUp?: number;
}

export interface Thing {
  readonly kind: Kind;
  /** Null: it can't be destroyed (R4.13). */
  readonly energy: number | null;
  /** Threat to ships beside it. */
  readonly threat: number;
  /** Lines of distant threat, as seen from the object; `gamma` lines are blocked by nothing (R6.2). */
  readonly distant: readonly Dir[];
  readonly gamma: readonly Dir[];
  readonly omni: boolean;
  /** For its destruction; of a pickup for collecting it. */
  readonly reward: Reward;
  readonly immune: readonly WeaponId[];
  readonly blocksMove: boolean;
  readonly blocksFire: boolean;
  /** What happens to a ship that arrives. */
  readonly arrive:
    | 'collect'
    | 'mine'
    | 'lose-energy'
    | 'gain-energy'
    | 'destroy'
    | 'wormhole'
    | 'trader'
    | null;
  /** Extra moves to mine it (R4.6). */
  readonly mining: number;
  /** What the boss specials name. */
  readonly tag: 'cannon' | 'screamer' | 'hide' | 'vent' | null;
}

type Given = Partial<Omit<Thing, 'kind' | 'blocksMove' | 'blocksFire'>>;

const thing = (kind: Kind, given: Given, blocksMove: boolean, blocksFire: boolean): Thing => ({
  kind,
  energy: null,
  threat: 0,
  distant: [],
  gamma: [],
  omni: false,
  reward: {},
  immune: [],
  arrive: null,
  mining: 0,
  tag: null,
  ...given,
  blocksMove,
  blocksFire,
});

/** Stops ships and shots. */
const solid = (kind: Kind, given: Given = {}) => thing(kind, given, true, true);
/** Can be entered, yet ends a shot. */
const swallowing = (kind: Kind, given: Given = {}) => thing(kind, given, false, true);
const open = (kind: Kind, given: Given = {}) => thing(kind, given, false, false);

export const things: Readonly<Record<ObjectId, Thing>> = {
  empty: open('empty'),
  fighter: solid('enemy', { energy: 1, threat: 1, reward: { bellonium: 1 } }),
  drone: solid('enemy', { energy: 1, reward: { energy: 1 } }),
  interceptor: solid('enemy', { energy: 1, threat: 1, distant: ['down'], reward: { glory: 1 } }),
  cruiser: solid('enemy', { energy: 2, threat: 1, distant: ['left', 'right'], reward: { bellonium: 1 } }),
  turret: solid('enemy', {
    energy: 2,
    threat: 1,
    distant: ['up', 'down', 'left', 'right'],
    reward: { glory: 2 },
  }),
  mine: solid('enemy', { energy: 1, threat: 2, reward: { glory: 1 } }),
  gunship: solid('enemy', { energy: 3, threat: 1, distant: ['down'], reward: { bellonium: 1, glory: 2 } }),
  bomber: solid('enemy', { energy: 3, threat: 2, reward: { glory: 3 } }),
  lancer: solid('enemy', { energy: 3, threat: 1, gamma: ['down'], reward: { glory: 3 }, immune: ['gamma'] }),
  jammer: solid('enemy', { energy: 2, threat: 1, omni: true, reward: { glory: 2 } }),
  frigate: solid('enemy', {
    energy: 4,
    threat: 1,
    distant: ['down', 'left', 'right'],
    reward: { bellonium: 2, glory: 3 },
    immune: ['missiles'],
  }),
  'asteroid-small': solid('asteroid', { energy: 2, reward: { bellonium: 1 } }),
  'asteroid-large': solid('asteroid', { energy: 3, reward: { bellonium: 1, glory: 1 } }),
  rock: solid('rock'),
  wall: solid('wall'),
  'black-hole': swallowing('black-hole', { arrive: 'lose-energy' }),
  wormhole: open('wormhole', { arrive: 'wormhole' }),
  'power-up': open('pickup', { reward: { powerUp: 1 }, arrive: 'collect' }),
  crystal: open('pickup', { reward: { bellonium: 1 }, arrive: 'collect' }),
  vein: open('pickup', { reward: { bellonium: 2 }, arrive: 'mine', mining: 1 }),
  'mother-lode': open('pickup', { reward: { bellonium: 3 }, arrive: 'mine', mining: 2 }),
  'energy-cell': open('pickup', { reward: { energy: 1 }, arrive: 'collect' }),
  trader: open('trader', { arrive: 'trader' }),
  singularity: swallowing('singularity', { arrive: 'destroy' }),
  'energy-field': open('energy-field', { arrive: 'gain-energy' }),
  'rs-claw': solid('mini-boss', {
    energy: 3,
    threat: 1,
    distant: ['down'],
    reward: { bellonium: 1, glory: 2 },
  }),
  'rs-eye': solid('mini-boss', {
    energy: 4,
    threat: 2,
    gamma: ['down'],
    reward: { glory: 4 },
    immune: ['gamma'],
  }),
  'fw-battery': solid('mini-boss', {
    energy: 4,
    threat: 1,
    distant: ['down'],
    reward: { bellonium: 1, glory: 2 },
  }),
  'fw-bridge': solid('mini-boss', {
    energy: 5,
    threat: 2,
    distant: ['down', 'left', 'right'],
    reward: { bellonium: 1, glory: 5 },
    immune: ['flamethrower'],
  }),
  'cr-cannon': solid('boss', {
    energy: 3,
    threat: 1,
    distant: ['down'],
    reward: { glory: 4 },
    tag: 'cannon',
  }),
  'cr-flak': solid('boss', {
    energy: 3,
    threat: 2,
    reward: { bellonium: 1, glory: 3 },
    immune: ['missiles'],
  }),
  'cr-ram': solid('boss', {
    energy: 6,
    threat: 2,
    distant: ['down'],
    reward: { glory: 8 },
    immune: ['gamma'],
  }),
  'cr-reactor': solid('boss', { energy: 4, threat: 1, reward: { bellonium: 2, glory: 5 } }),
  'cr-plate': solid('plate'),
  'bn-wing': solid('boss', { energy: 3, threat: 1, distant: ['down'], reward: { glory: 3 } }),
  'bn-veil': solid('boss', { energy: 2, threat: 1, reward: { glory: 2 } }),
  'bn-maw': solid('boss', { energy: 4, threat: 2, reward: { glory: 4 }, immune: ['laser'] }),
  'bn-screamer': solid('boss', { energy: 3, threat: 1, omni: true, reward: { glory: 4 }, tag: 'screamer' }),
  'bn-heart': solid('boss', { energy: 5, threat: 1, reward: { glory: 6 }, immune: ['gamma'] }),
  'bn-lung': solid('boss', { energy: 3, threat: 1, reward: { glory: 3 } }),
  'bn-plate': solid('plate'),
  'bh-hide': solid('boss', { energy: 2, reward: { glory: 1 }, tag: 'hide' }),
  'bh-eye': solid('boss', { energy: 4, threat: 1, gamma: ['down'], reward: { glory: 5 } }),
  'bh-claw': solid('boss', { energy: 3, threat: 2, reward: { glory: 3 } }),
  'bh-gland': solid('boss', { energy: 3, threat: 1, reward: { bellonium: 1, glory: 2 } }),
  'bh-heart': solid('boss', {
    energy: 6,
    threat: 2,
    distant: ['down'],
    reward: { glory: 8 },
    immune: ['flamethrower'],
  }),
  'bh-plate': solid('plate'),
  'tg-shard': solid('boss', { energy: 3, threat: 1, reward: { glory: 2 } }),
  'tg-vent': solid('boss', { energy: 3, threat: 1, distant: ['down'], reward: { glory: 3 }, tag: 'vent' }),
  'tg-spirit': solid('boss', { energy: 2, threat: 1, reward: { glory: 3 }, immune: ['flamethrower'] }),
  'tg-core': solid('boss', {
    energy: 6,
    threat: 2,
    gamma: ['down'],
    reward: { glory: 8 },
    immune: ['laser'],
  }),
  'tg-wall': solid('plate'),
};

/** Energy lost in a black hole, gained in an energy field. */
export const blackHoleLoss = 2;
export const fieldGain = 1;
