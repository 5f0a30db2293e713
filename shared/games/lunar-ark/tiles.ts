// Terrain, progress tiles and the rival's cards as typed data (sections 8.1, 8.9 and 8.10 of the rules).
import type { ProgressId, RivalId, ShipId, TerrainId, TileId, Trigger } from './ids.ts';

/** `any`: a new miniature beside it may set it off; else only one at its corner (R5.4). */
export interface Tile {
  readonly set: 'A' | 'B';
  readonly terrain: TerrainId;
  readonly icon: 'any' | 'diagonal';
}

export const tiles: Readonly<Record<TileId, Tile>> = {
  'terrain-01': { set: 'A', terrain: 'terrain-choice', icon: 'any' },
  'terrain-02': { set: 'A', terrain: 'terrain-permit', icon: 'diagonal' },
  'terrain-03': { set: 'A', terrain: 'terrain-train', icon: 'any' },
  'terrain-04': { set: 'A', terrain: 'terrain-train', icon: 'any' },
  'terrain-05': { set: 'A', terrain: 'terrain-battery', icon: 'any' },
  'terrain-06': { set: 'A', terrain: 'terrain-battery', icon: 'any' },
  'terrain-07': { set: 'A', terrain: 'terrain-permit', icon: 'diagonal' },
  'terrain-08': { set: 'A', terrain: 'terrain-permit', icon: 'diagonal' },
  'terrain-09': { set: 'A', terrain: 'terrain-greenhouse', icon: 'diagonal' },
  'terrain-10': { set: 'B', terrain: 'terrain-choice', icon: 'any' },
  'terrain-11': { set: 'B', terrain: 'terrain-choice', icon: 'any' },
  'terrain-12': { set: 'B', terrain: 'terrain-choice', icon: 'any' },
  'terrain-13': { set: 'B', terrain: 'terrain-train', icon: 'any' },
  'terrain-14': { set: 'B', terrain: 'terrain-battery', icon: 'any' },
  'terrain-15': { set: 'B', terrain: 'terrain-permit', icon: 'diagonal' },
  'terrain-16': { set: 'B', terrain: 'terrain-greenhouse', icon: 'diagonal' },
};

/** `refill`: cubes for each terrain tile, once, for the first to arrive (R9.7). */
export interface Progress {
  readonly set: 'A' | 'B';
  readonly trigger: Trigger;
  readonly refill: number;
}

export const progress: Readonly<Record<ProgressId, Progress>> = {
  'progress-01': { set: 'A', trigger: 'recruit', refill: 3 },
  'progress-02': { set: 'A', trigger: 'build-greenhouse', refill: 3 },
  'progress-03': { set: 'A', trigger: 'build-foundation', refill: 2 },
  'progress-04': { set: 'A', trigger: 'build-small', refill: 2 },
  'progress-05': { set: 'A', trigger: 'train', refill: 2 },
  'progress-06': { set: 'B', trigger: 'upgrade-greenhouse', refill: 2 },
  'progress-07': { set: 'B', trigger: 'build-lab', refill: 2 },
  'progress-08': { set: 'B', trigger: 'build-large', refill: 2 },
  'progress-09': { set: 'B', trigger: 'contribute', refill: 2 },
  'progress-10': { set: 'B', trigger: 'ability', refill: 2 },
};

/** What a rival card does, from top to bottom (R15). */
export type RivalStep =
  | { readonly do: 'send' | 'greenhouse' | 'build' | 'achievements' }
  | { readonly do: 'lab'; readonly col: 0 | 1 }
  | { readonly do: 'mission'; readonly ship: ShipId };

export const rivalCards: Readonly<Record<RivalId, readonly RivalStep[]>> = {
  'rival-01': [{ do: 'send' }, { do: 'lab', col: 0 }],
  'rival-02': [{ do: 'send' }, { do: 'lab', col: 1 }],
  'rival-03': [{ do: 'send' }, { do: 'lab', col: 0 }],
  'rival-04': [{ do: 'send' }],
  'rival-05': [{ do: 'send' }],
  'rival-06': [{ do: 'send' }, { do: 'greenhouse' }],
  'rival-07': [{ do: 'mission', ship: 'europa' }],
  'rival-08': [{ do: 'mission', ship: 'titan' }],
  'rival-09': [{ do: 'mission', ship: 'mars' }],
  'rival-10': [{ do: 'build' }],
  'rival-11': [{ do: 'achievements' }],
  'rival-12': [{ do: 'greenhouse' }],
};
