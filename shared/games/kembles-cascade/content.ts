// Numbers, upgrades, Sensors, Power-ups, missions and achievements, as typed data (sections 2 to 4 and 8 of the rules).
// Objects are in things.ts, space cards and bosses in cards.ts.
import type { AbilityId, AchievementId, MissionId, PowerUpId, UpgradeId, WeaponId } from './ids.ts';
import { abilityIds } from './ids.ts';

export * from './cards.ts';
export * from './ids.ts';
export * from './things.ts';

export const areaRows = 5;
/** Cards in a row, by the number of seats (section 2.2). */
export const cardsPerRow = (seats: number): number => (seats <= 3 ? 3 : 4);

export const startEnergy = 5;
const baseMaxEnergy = 5;
export const topThreat = 7;
/** From this level on each level takes two points (R6.3). */
export const slowThreat = 5;
export const overchargeCosts = [1, 2] as const;
export const turnCost = 1;
export const recharge = 2;
export const powerUpPrice = 2;
export const gloryOfWreck = 2;
export const markersEach = 8;
export const openAchievements = 4;
export const sensorHand = 2;
export const belloniumPerGlory = 3;
export const cacheBellonium = 2;
export const bombardment = 2;

// ---- Upgrades (section 8.5) ----------------------------------------------------------------------------------

export type Level = 0 | 1 | 2;

export interface Upgrade {
  readonly copies: number;
  /** Prices of level 1 and 2. The Rotation Mount is owned from the start. */
  readonly prices: readonly [number, number];
}

export const upgrades: Readonly<Record<UpgradeId, Upgrade>> = {
  'rotation-mount': { copies: 5, prices: [0, 2] },
  engine: { copies: 4, prices: [3, 3] },
  generator: { copies: 4, prices: [1, 2] },
  shield: { copies: 4, prices: [1, 2] },
  laser: { copies: 4, prices: [2, 3] },
  missiles: { copies: 4, prices: [3, 3] },
  gamma: { copies: 4, prices: [3, 4] },
  flamethrower: { copies: 4, prices: [3, 2] },
};

/** More free moves, higher Energy, more recharge and less loss, by level. */
export const engineMoves = [0, 1, 2] as const;
export const maxEnergies = [baseMaxEnergy, 6, 7] as const;
export const generatorRecharge = [0, 0, 1] as const;
export const shieldReduction = [0, 1, 2] as const;

export interface Weapon {
  /** Damage by level; the Turret has one level. */
  readonly damage: readonly [none: number, one: number, two: number];
  /** In spaces; null: to the edge of the area. */
  readonly range: number | null;
  readonly anyDirection: boolean;
  /** Stopped by nothing (R4.10). */
  readonly pierces: boolean;
}

const weapon = (one: number, two: number, more: Partial<Omit<Weapon, 'damage'>> = {}): Weapon => ({
  damage: [0, one, two],
  range: null,
  anyDirection: false,
  pierces: false,
  ...more,
});

export const weapons: Readonly<Record<WeaponId, Weapon>> = {
  turret: weapon(1, 1),
  laser: weapon(2, 3),
  missiles: weapon(2, 3, { anyDirection: true }),
  gamma: weapon(1, 2, { pierces: true }),
  flamethrower: weapon(3, 5, { range: 1 }),
};

// ---- Sensors (section 8.6) -----------------------------------------------------------------------------------

/** A Sensor is its number: 10, 20, … 400. */
export type Sensor = number;
export const sensors: readonly Sensor[] = Array.from({ length: 40 }, (_, i) => 10 * (i + 1));

/** The ability of a Sensor; only the lowest twelve have one. */
export const abilityOf = (sensor: Sensor): AbilityId | null => abilityIds[sensor / 10 - 1] ?? null;

/** Abilities that resolve at the reveal; the others hold until used, or for the round (R2.3). */
export const onReveal: readonly AbilityId[] = ['salvage', 'deflect', 'trickle-charge'];

// ---- Power-ups (section 8.7) ---------------------------------------------------------------------------------

export interface PowerUp {
  readonly copies: number;
  readonly play: 'battle' | 'keep' | 'immediate';
  readonly endGlory: number;
}

const battle = (copies: number): PowerUp => ({ copies, play: 'battle', endGlory: 0 });

export const powerUps: Readonly<Record<PowerUpId, PowerUp>> = {
  'energy-pack': battle(3),
  'thruster-burst': battle(3),
  chaff: battle(2),
  'smart-bomb': battle(3),
  overdrive: battle(2),
  'plasma-round': battle(2),
  gyro: battle(1),
  'warp-pod': battle(2),
  'alien-relic': { copies: 2, play: 'keep', endGlory: 2 },
  'star-chart': { copies: 1, play: 'keep', endGlory: 3 },
  cache: { copies: 2, play: 'immediate', endGlory: 0 },
};

export const energyPackGain = 2;
export const thrusterMoves = 2;
export const chaffLevels = 2;
export const deflectLevels = 2;
export const bombDamage = 2;
export const plasmaBonus = 2;

// ---- Missions and achievements (sections 8.8 and 8.9) --------------------------------------------------------

export interface Mission {
  readonly target: number;
  readonly glory: number;
}

export const missions: Readonly<Record<MissionId, Mission>> = {
  ace: { target: 4, glory: 5 },
  'rock-breaker': { target: 3, glory: 6 },
  prospector: { target: 12, glory: 5 },
  scavenger: { target: 3, glory: 5 },
  duelist: { target: 6, glory: 5 },
  engineer: { target: 5, glory: 5 },
  'titan-slayer': { target: 2, glory: 5 },
  vanguard: { target: 3, glory: 5 },
};

/** Glory of an achievement; when it is met stands in achievements.ts. */
export const achievementGlory: Readonly<Record<AchievementId, number>> = {
  'double-kill': 2,
  'triple-kill': 4,
  redline: 1,
  'skin-of-the-teeth': 2,
  'bullet-dancer': 2,
  untouchable: 3,
  'rear-gunner': 2,
  broadside: 1,
  sharpshooter: 2,
  'two-guns': 2,
  arsenal: 4,
  'fine-tuning': 2,
  'full-systems': 3,
  'rock-crusher': 2,
  'deep-pockets': 2,
  crossfire: 2,
  vengeance: 3,
  scrolled: 1,
  'insert-coin': 1,
  slipstream: 1,
  'giant-killer': 3,
  collector: 2,
};
