// Space cards and bosses, as typed data (sections 8.2 to 8.4 of the rules): what lies on the left and the right space.
import type { BossCardId, BossId, CardId, ObjectId, SpaceCardId } from './ids.ts';

export type Pair = readonly [left: ObjectId, right: ObjectId];

export interface Card {
  readonly holds: Pair;
  /** Global Bellonium: every pilot gains 1 when the card comes in by scrolling (R9.5). */
  readonly global: boolean;
  /** What a mini-boss's card holds once one of its parts is destroyed (R14.1). */
  readonly flip: Pair | null;
}

const card = (left: ObjectId, right: ObjectId, more: Partial<Omit<Card, 'holds'>> = {}): Card => ({
  holds: [left, right],
  global: false,
  flip: null,
  ...more,
});
const part = (left: ObjectId, right: ObjectId): Card => card(left, right);

export const packIds = ['S1', 'A1', 'T1', 'W1', 'F1'] as const;
/** A level of space cards. */
export type PackId = (typeof packIds)[number];

/** A card's level; null: one of the special cards. */
export function packOf(id: SpaceCardId): PackId | null {
  const level = id.slice(0, 2).toUpperCase();
  return packIds.find((pack) => pack === level) ?? null;
}

export const spaceCards: Readonly<Record<SpaceCardId, Card>> = {
  's1-01': card('fighter', 'fighter', { global: true }),
  's1-02': card('fighter', 'fighter'),
  's1-03': card('fighter', 'empty'),
  's1-04': card('empty', 'fighter'),
  's1-05': card('empty', 'fighter', { global: true }),
  's1-06': card('fighter', 'drone'),
  's1-07': card('empty', 'fighter'),
  's1-08': card('fighter', 'empty'),
  's1-09': card('fighter', 'power-up'),
  's1-10': card('empty', 'empty', { global: true }),
  's1-11': card('drone', 'fighter'),
  's1-12': card('fighter', 'asteroid-small'),
  's1-13': card('cruiser', 'empty'),
  's1-14': card('empty', 'cruiser'),
  's1-15': card('power-up', 'empty'),
  's1-16': card('fighter', 'crystal'),
  's1-17': card('energy-cell', 'fighter'),
  's1-18': card('interceptor', 'empty'),
  's1-19': card('empty', 'interceptor'),
  's1-20': card('cruiser', 'fighter', { global: true }),
  's1-21': card('turret', 'empty'),
  's1-22': card('empty', 'power-up'),
  's1-23': card('drone', 'drone'),
  'a1-01': card('asteroid-small', 'crystal'),
  'a1-02': card('rock', 'asteroid-small'),
  'a1-03': card('asteroid-small', 'rock'),
  'a1-04': card('asteroid-small', 'asteroid-small'),
  'a1-05': card('rock', 'mother-lode'),
  'a1-06': card('vein', 'rock'),
  'a1-07': card('asteroid-large', 'empty'),
  'a1-08': card('empty', 'asteroid-large'),
  'a1-09': card('rock', 'empty'),
  'a1-10': card('empty', 'rock'),
  'a1-11': card('black-hole', 'vein'),
  'a1-12': card('asteroid-small', 'power-up'),
  'a1-13': card('power-up', 'rock'),
  'a1-14': card('asteroid-large', 'rock'),
  'a1-15': card('fighter', 'asteroid-small'),
  'a1-16': card('asteroid-small', 'interceptor'),
  'a1-17': card('crystal', 'asteroid-small', { global: true }),
  'a1-18': card('black-hole', 'empty'),
  'a1-19': card('rock', 'asteroid-large'),
  'a1-20': card('energy-cell', 'rock'),
  'a1-21': card('empty', 'asteroid-small', { global: true }),
  'a1-22': card('vein', 'turret'),
  'w1-01': card('wormhole', 'fighter'),
  'w1-02': card('cruiser', 'wormhole'),
  'w1-03': card('wormhole', 'empty', { global: true }),
  'w1-04': card('empty', 'wormhole'),
  'w1-05': card('wormhole', 'rock'),
  'w1-06': card('black-hole', 'wormhole'),
  'w1-07': card('interceptor', 'cruiser'),
  'w1-08': card('gunship', 'empty'),
  'w1-09': card('empty', 'gunship'),
  'w1-10': card('fighter', 'interceptor', { global: true }),
  'w1-11': card('power-up', 'turret'),
  'w1-12': card('cruiser', 'power-up'),
  'w1-13': card('wormhole', 'gunship'),
  'w1-14': card('mine', 'wormhole'),
  'w1-15': card('black-hole', 'energy-cell'),
  'w1-16': card('rs-claw', 'rs-claw', { flip: ['rs-eye', 'power-up'] }),
  'f1-01': card('cruiser', 'cruiser'),
  'f1-02': card('gunship', 'cruiser'),
  'f1-03': card('interceptor', 'gunship'),
  'f1-04': card('bomber', 'empty'),
  'f1-05': card('empty', 'bomber'),
  'f1-06': card('frigate', 'empty'),
  'f1-07': card('empty', 'frigate'),
  'f1-08': card('lancer', 'fighter'),
  'f1-09': card('fighter', 'lancer', { global: true }),
  'f1-10': card('turret', 'power-up'),
  'f1-11': card('power-up', 'gunship'),
  'f1-12': card('jammer', 'empty'),
  'f1-13': card('bomber', 'interceptor'),
  'f1-14': card('frigate', 'energy-cell'),
  'f1-15': card('empty', 'cruiser', { global: true }),
  'f1-16': card('fw-battery', 'fw-battery', { flip: ['fw-bridge', 'power-up'] }),
  't1-01': card('wall', 'empty'),
  't1-02': card('empty', 'wall'),
  't1-03': card('wall', 'fighter'),
  't1-04': card('turret', 'wall'),
  't1-05': card('wall', 'power-up'),
  't1-06': card('vein', 'wall'),
  't1-07': card('wall', 'cruiser'),
  't1-08': card('gunship', 'wall'),
  't1-09': card('empty', 'empty', { global: true }),
  't1-10': card('wall', 'energy-cell'),
  't1-11': card('wormhole', 'wall'),
  'sp-01': card('trader', 'empty'),
  'sp-02': card('singularity', 'mother-lode'),
  'sp-03': card('energy-field', 'wormhole'),
};

export const bossCards: Readonly<Record<BossCardId, Card>> = {
  'cannonram-1': part('cr-cannon', 'cr-plate'),
  'cannonram-2': part('cr-flak', 'cr-ram'),
  'cannonram-3': part('cr-plate', 'cr-cannon'),
  'cannonram-4': part('cr-reactor', 'cr-cannon'),
  'banshee-1': part('bn-wing', 'bn-veil'),
  'banshee-2': part('bn-maw', 'bn-veil'),
  'banshee-3': part('bn-veil', 'bn-wing'),
  'banshee-4': part('bn-veil', 'bn-wing'),
  'banshee-5': part('bn-plate', 'bn-screamer'),
  'banshee-6': part('bn-heart', 'bn-lung'),
  'banshee-7': part('bn-screamer', 'bn-plate'),
  'banshee-8': part('bn-lung', 'bn-plate'),
  'behemoth-1': part('bh-hide', 'bh-hide'),
  'behemoth-2': part('bh-hide', 'bh-eye'),
  'behemoth-3': part('bh-hide', 'bh-hide'),
  'behemoth-4': part('bh-eye', 'bh-hide'),
  'behemoth-5': part('bh-claw', 'bh-gland'),
  'behemoth-6': part('bh-heart', 'bh-gland'),
  'behemoth-7': part('bh-claw', 'bh-plate'),
  'behemoth-8': part('bh-gland', 'bh-claw'),
  'tundrageist-1': part('tg-shard', 'tg-vent'),
  'tundrageist-2': part('tg-shard', 'tg-vent'),
  'tundrageist-3': part('tg-vent', 'tg-shard'),
  'tundrageist-4': part('tg-vent', 'tg-shard'),
  'tundrageist-5': part('tg-wall', 'tg-spirit'),
  'tundrageist-6': part('tg-core', 'tg-spirit'),
  'tundrageist-7': part('tg-spirit', 'tg-wall'),
  'tundrageist-8': part('tg-spirit', 'tg-wall'),
};

export interface Boss {
  /** The card numbers of each row: with 2 or 3 players, and the one more with 4 or 5 (R13.2). */
  readonly rows: readonly { readonly row: 'A' | 'B'; readonly cards: readonly BossCardId[] }[];
  /** `bombardment` and `regrow` come at the end of a scroll, `wail` after the Sensors, `deep-freeze` with a Battle. */
  readonly special: 'bombardment' | 'wail' | 'regrow' | 'deep-freeze';
}

export const bosses: Readonly<Record<BossId, Boss>> = {
  cannonram: {
    rows: [{ row: 'A', cards: ['cannonram-1', 'cannonram-2', 'cannonram-3', 'cannonram-4'] }],
    special: 'bombardment',
  },
  banshee: {
    rows: [
      { row: 'A', cards: ['banshee-1', 'banshee-2', 'banshee-3', 'banshee-4'] },
      { row: 'B', cards: ['banshee-5', 'banshee-6', 'banshee-7', 'banshee-8'] },
    ],
    special: 'wail',
  },
  behemoth: {
    rows: [
      { row: 'A', cards: ['behemoth-1', 'behemoth-2', 'behemoth-3', 'behemoth-4'] },
      { row: 'B', cards: ['behemoth-5', 'behemoth-6', 'behemoth-7', 'behemoth-8'] },
    ],
    special: 'regrow',
  },
  tundrageist: {
    rows: [
      { row: 'A', cards: ['tundrageist-1', 'tundrageist-2', 'tundrageist-3', 'tundrageist-4'] },
      { row: 'B', cards: ['tundrageist-5', 'tundrageist-6', 'tundrageist-7', 'tundrageist-8'] },
    ],
    special: 'deep-freeze',
  },
};

const isBossCard = (id: CardId): id is BossCardId => id in bossCards;

export const cardOf = (id: CardId): Card => (isBossCard(id) ? bossCards[id] : spaceCards[id]);
