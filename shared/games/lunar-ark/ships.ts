// The three ships: parts, mission tiles, improvements and launch rewards (section 8.8 of the rules).
import type { Cost } from './cards.ts';
import { type MissionId, missionIds, type PartId, type ShipId } from './ids.ts';

/** A mission tile; it is in play with at least so many players. */
export interface Mission {
  readonly part: PartId;
  readonly cost: Cost;
  readonly vp: number;
  readonly players: number;
}

export const missions: Readonly<Record<MissionId, Mission>> = {
  'mission-europa-1a': { part: 'europa-part-1', cost: { steel: 1, water: 1 }, vp: 5, players: 1 },
  'mission-europa-1b': { part: 'europa-part-1', cost: { water: 2 }, vp: 5, players: 1 },
  'mission-europa-2a': { part: 'europa-part-2', cost: { steel: 1, water: 2 }, vp: 7, players: 1 },
  'mission-europa-2b': { part: 'europa-part-2', cost: { steel: 1, water: 1, polymer: 1 }, vp: 7, players: 3 },
  'mission-europa-3a': { part: 'europa-part-3', cost: { steel: 1, water: 2, food: 1 }, vp: 9, players: 1 },
  'mission-europa-3b': { part: 'europa-part-3', cost: { steel: 1, water: 2, polymer: 1 }, vp: 9, players: 4 },
  'mission-titan-1a': { part: 'titan-part-1', cost: { steel: 1, polymer: 1 }, vp: 6, players: 1 },
  'mission-titan-1b': { part: 'titan-part-1', cost: { water: 1, polymer: 1 }, vp: 6, players: 1 },
  'mission-titan-2a': { part: 'titan-part-2', cost: { steel: 1, polymer: 2 }, vp: 9, players: 1 },
  'mission-titan-2b': { part: 'titan-part-2', cost: { steel: 1, polymer: 1, food: 1 }, vp: 9, players: 3 },
  'mission-titan-3a': { part: 'titan-part-3', cost: { steel: 1, water: 1, polymer: 2 }, vp: 12, players: 1 },
  'mission-titan-3b': {
    part: 'titan-part-3',
    cost: { steel: 1, water: 1, polymer: 1, food: 1 },
    vp: 12,
    players: 4,
  },
  'mission-mars-1a': { part: 'mars-part-1', cost: { steel: 1, polymer: 1 }, vp: 5, players: 1 },
  'mission-mars-1b': { part: 'mars-part-1', cost: { steel: 2 }, vp: 5, players: 1 },
  'mission-mars-2a': { part: 'mars-part-2', cost: { steel: 2, water: 1 }, vp: 7, players: 1 },
  'mission-mars-2b': { part: 'mars-part-2', cost: { steel: 2, food: 1 }, vp: 7, players: 3 },
  'mission-mars-3a': { part: 'mars-part-3', cost: { steel: 2, water: 1, polymer: 1 }, vp: 9, players: 1 },
  'mission-mars-3b': { part: 'mars-part-3', cost: { steel: 2, polymer: 1, food: 1 }, vp: 9, players: 4 },
};

export interface Part {
  readonly ship: ShipId;
  /** Of its improvement. */
  readonly cost: Cost;
  readonly vp: number;
}

export const parts: Readonly<Record<PartId, Part>> = {
  'europa-part-1': { ship: 'europa', cost: { water: 1, polymer: 1 }, vp: 4 },
  'europa-part-2': { ship: 'europa', cost: { steel: 1, water: 1 }, vp: 5 },
  'europa-part-3': { ship: 'europa', cost: { water: 1, polymer: 1 }, vp: 5 },
  'titan-part-1': { ship: 'titan', cost: { steel: 1, polymer: 1 }, vp: 5 },
  'titan-part-2': { ship: 'titan', cost: { water: 1, polymer: 1 }, vp: 6 },
  'titan-part-3': { ship: 'titan', cost: { steel: 1, polymer: 1 }, vp: 6 },
  'mars-part-1': { ship: 'mars', cost: { steel: 2 }, vp: 4 },
  'mars-part-2': { ship: 'mars', cost: { steel: 1, food: 1 }, vp: 5 },
  'mars-part-3': { ship: 'mars', cost: { steel: 1, polymer: 1 }, vp: 5 },
};

export const shipOf = (mission: MissionId): ShipId => parts[missions[mission].part].ship;

/** Most tiles, second most (R8). */
export interface Reward {
  readonly first: number;
  readonly second: number;
}

export const launches: Readonly<Record<ShipId, Reward>> = {
  europa: { first: 10, second: 5 },
  titan: { first: 14, second: 7 },
  mars: { first: 10, second: 5 },
};

/** The tiles of a ship in play with so many players. */
export const missionsInPlay = (ship: ShipId, players: number): MissionId[] =>
  missionIds.filter((id) => shipOf(id) === ship && missions[id].players <= players);
