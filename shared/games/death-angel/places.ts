// Void locks and locations: piles, terrain, what they are tied to. What a location does is in rules.enter.ts and
// rules.panel.ts.
import type { LocationId, Side, TerrainId, VoidLockId } from './ids.ts';

/** A terrain card and its row: on the left counted from the top, on the right from the bottom, both from 1. */
export interface Post {
  readonly terrain: TerrainId;
  readonly position: number;
}

const at = (terrain: TerrainId, position: number): Post => ({ terrain, position });

/** Numbers of cards in the left and the right pile. */
export type Piles = Readonly<Record<Side, number>>;

interface Place {
  readonly piles: Piles;
  readonly left: readonly [Post, Post];
  readonly right: readonly [Post, Post];
}

export type Stage = '1A' | '1B' | '1C' | '2' | '3' | '4';

export interface VoidLock extends Place {
  readonly marines: number;
  readonly major: number;
  readonly minor: number;
  /** Major and minor spawn with the option `spawn-level` reduced. */
  readonly reduced: readonly [number, number];
  /** Stages of the location deck, top to bottom. */
  readonly stages: readonly Stage[];
}

export const voidLocks: Readonly<Record<VoidLockId, VoidLock>> = {
  'void-lock-6': {
    marines: 6,
    major: 2,
    minor: 1,
    reduced: [1, 1],
    stages: ['2', '3', '4'],
    piles: { left: 6, right: 6 },
    left: [at('door', 1), at('dark-corner', 3)],
    right: [at('ventilation-duct', 3), at('corridor', 2)],
  },
  'void-lock-8': {
    marines: 8,
    major: 3,
    minor: 1,
    reduced: [2, 1],
    stages: ['1C', '2', '3', '4'],
    piles: { left: 7, right: 7 },
    left: [at('door', 1), at('dark-corner', 3)],
    right: [at('ventilation-duct', 4), at('corridor', 2)],
  },
  'void-lock-10': {
    marines: 10,
    major: 4,
    minor: 2,
    reduced: [3, 1],
    stages: ['1B', '2', '3', '4'],
    piles: { left: 8, right: 8 },
    left: [at('door', 2), at('dark-corner', 4)],
    right: [at('ventilation-duct', 5), at('corridor', 3)],
  },
  'void-lock-12': {
    marines: 12,
    major: 5,
    minor: 3,
    reduced: [3, 2],
    stages: ['1A', '2', '3', '4'],
    piles: { left: 9, right: 9 },
    left: [at('door', 2), at('dark-corner', 5)],
    right: [at('ventilation-duct', 6), at('corridor', 3)],
  },
};

export interface Location extends Place {
  readonly stage: Stage;
  /** What its ability is tied to, if it has one: entering it, or the Control Panel. */
  readonly ability: 'enter' | 'control-panel';
}

export const locations: Readonly<Record<LocationId, Location>> = {
  'main-corridor': {
    stage: '1A',
    ability: 'enter',
    piles: { left: 7, right: 8 },
    left: [at('ventilation-duct', 2), at('door', 5)],
    right: [at('corridor', 7), at('dark-corner', 3)],
  },
  'maintenance-tunnels': {
    stage: '1A',
    ability: 'control-panel',
    piles: { left: 8, right: 8 },
    left: [at('dark-corner', 3), at('control-panel', 7)],
    right: [at('door', 5), at('ventilation-duct', 3)],
  },
  'service-shaft': {
    stage: '1A',
    ability: 'enter',
    piles: { left: 7, right: 7 },
    left: [at('dark-corner', 2), at('ventilation-duct', 6)],
    right: [at('corridor', 6), at('door', 3)],
  },
  'cryo-control': {
    stage: '1B',
    ability: 'control-panel',
    piles: { left: 7, right: 7 },
    left: [at('control-panel', 1), at('ventilation-duct', 4)],
    right: [at('dark-corner', 5), at('corridor', 2)],
  },
  'wreckage-labyrinth': {
    stage: '1B',
    ability: 'enter',
    piles: { left: 7, right: 6 },
    left: [at('ventilation-duct', 1), at('corridor', 5)],
    right: [at('promethium-tank', 5), at('door', 3)],
  },
  'lower-accessway': {
    stage: '1B',
    ability: 'enter',
    piles: { left: 7, right: 7 },
    left: [at('ventilation-duct', 3), at('corridor', 4)],
    right: [at('dark-corner', 5), at('door', 3)],
  },
  munitorium: {
    stage: '1C',
    ability: 'enter',
    piles: { left: 6, right: 7 },
    left: [at('promethium-tank', 3), at('door', 5)],
    right: [at('dark-corner', 4), at('ventilation-duct', 2)],
  },
  'core-cogitator': {
    stage: '1C',
    ability: 'control-panel',
    piles: { left: 7, right: 5 },
    left: [at('corridor', 1), at('ventilation-duct', 4)],
    right: [at('dark-corner', 3), at('control-panel', 1)],
  },
  apothecarion: {
    stage: '1C',
    ability: 'control-panel',
    piles: { left: 7, right: 6 },
    left: [at('control-panel', 2), at('ventilation-duct', 3)],
    right: [at('corridor', 5), at('dark-corner', 2)],
  },
  teleportarium: {
    stage: '2',
    ability: 'control-panel',
    piles: { left: 7, right: 5 },
    left: [at('ventilation-duct', 2), at('dark-corner', 4)],
    right: [at('control-panel', 4), at('corridor', 1)],
  },
  'black-holds': {
    stage: '2',
    ability: 'enter',
    piles: { left: 5, right: 6 },
    left: [at('corridor', 2), at('door', 4)],
    right: [at('ventilation-duct', 3), at('promethium-tank', 2)],
  },
  'dark-catacombs': {
    stage: '2',
    ability: 'enter',
    piles: { left: 6, right: 6 },
    left: [at('dark-corner', 1), at('door', 3)],
    right: [at('ventilation-duct', 5), at('corridor', 4)],
  },
  'wrath-of-baal-chapel': {
    stage: '3',
    ability: 'enter',
    piles: { left: 5, right: 6 },
    left: [at('ventilation-duct', 1), at('corridor', 3)],
    right: [at('door', 4), at('dark-corner', 1)],
  },
  generatorium: {
    stage: '3',
    ability: 'control-panel',
    piles: { left: 5, right: 5 },
    left: [at('corridor', 1), at('dark-corner', 3)],
    right: [at('control-panel', 4), at('ventilation-duct', 3)],
  },
  'hibernation-cluster': {
    stage: '3',
    ability: 'enter',
    piles: { left: 0, right: 0 },
    left: [at('ventilation-duct', 3), at('door', 4)],
    right: [at('spore-chimney', 2), at('dark-corner', 1)],
  },
  'launch-control-room': {
    stage: '4',
    ability: 'control-panel',
    piles: { left: 6, right: 6 },
    left: [at('dark-corner', 1), at('control-panel', 3)],
    right: [at('ventilation-duct', 2), at('corridor', 1)],
  },
  'toxin-pumping-station': {
    stage: '4',
    ability: 'control-panel',
    piles: { left: 7, right: 7 },
    left: [at('corridor', 1), at('dark-corner', 2)],
    right: [at('control-panel', 2), at('ventilation-duct', 1)],
  },
  'genestealer-lair': {
    stage: '4',
    ability: 'enter',
    piles: { left: 6, right: 5 },
    left: [at('dark-corner', 1), at('ventilation-duct', 2)],
    right: [at('corridor', 2), at('spore-chimney', 1)],
  },
};

/** Where the formation may be heading: the option `destination`. */
export const destinations = ['launch-control-room', 'toxin-pumping-station', 'genestealer-lair'] as const;

/** By number of seats (chapter 3): how many teams each seat leads, and from where they set out. */
export const tables: Readonly<Record<number, { readonly teams: number; readonly voidLock: VoidLockId }>> = {
  1: { teams: 3, voidLock: 'void-lock-6' },
  2: { teams: 2, voidLock: 'void-lock-8' },
  3: { teams: 2, voidLock: 'void-lock-12' },
  4: { teams: 1, voidLock: 'void-lock-8' },
  5: { teams: 1, voidLock: 'void-lock-10' },
  6: { teams: 1, voidLock: 'void-lock-12' },
};
