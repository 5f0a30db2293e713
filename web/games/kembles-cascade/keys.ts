// How the pages of the game are named: `object/fighter`, `space/s1-01`, `sensor/130`. Pure.
import {
  achievementIds,
  bossCardIds,
  bossIds,
  missionIds,
  objectIds,
  type packIds,
  packOf,
  powerUpIds,
  sensors,
  spaceCardIds,
  upgradeIds,
} from '../../../shared/games/kembles-cascade/content.ts';
import { sensorName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { CardKey } from '../../play/client.ts';
import type { Text } from './text.ts';

/** The ids of each kind of page. */
export const ids = {
  object: objectIds,
  space: spaceCardIds,
  boss: bossIds,
  part: bossCardIds,
  upgrade: [...upgradeIds, 'turret'],
  sensor: sensors,
  'power-up': powerUpIds,
  mission: missionIds,
  achievement: achievementIds,
} as const;

export type CardKind = keyof typeof ids;
export type Card = {
  readonly [K in CardKind]: { readonly kind: K; readonly id: (typeof ids)[K][number] };
}[CardKind];

const cards: ReadonlyMap<CardKey, Card> = new Map(
  [
    ...ids.object.map((id) => ({ kind: 'object', id }) as const),
    ...ids.space.map((id) => ({ kind: 'space', id }) as const),
    ...ids.boss.map((id) => ({ kind: 'boss', id }) as const),
    ...ids.part.map((id) => ({ kind: 'part', id }) as const),
    ...ids.upgrade.map((id) => ({ kind: 'upgrade', id }) as const),
    ...ids.sensor.map((id) => ({ kind: 'sensor', id }) as const),
    ...ids['power-up'].map((id) => ({ kind: 'power-up', id }) as const),
    ...ids.mission.map((id) => ({ kind: 'mission', id }) as const),
    ...ids.achievement.map((id) => ({ kind: 'achievement', id }) as const),
  ].map((card) => [`${card.kind}/${card.id}`, card] as const),
);

/** Throws RangeError on a key that no card has. */
export function cardAt(key: CardKey): Card {
  const card = cards.get(key);
  if (!card) throw new RangeError(`no card ${key}`);
  return card;
}

export function nameOfCard(key: CardKey, text: Text): string {
  const card = cardAt(key);
  const { names, board } = text;
  switch (card.kind) {
    case 'object':
      return names.objects[card.id];
    case 'space': {
      const pack = packOf(card.id);
      return board.numbered(pack ? names.packs[pack] : board.special, card.id.slice(3));
    }
    case 'boss':
      return board.warning(names.bosses[card.id]);
    case 'part': {
      const boss = bossIds.find((id) => card.id.startsWith(id)) ?? 'cannonram';
      return board.numbered(names.bosses[boss], card.id.slice(boss.length + 1));
    }
    case 'upgrade':
      return card.id === 'turret' ? names.turret : names.upgrades[card.id];
    case 'sensor':
      return sensorName(card.id, text);
    case 'power-up':
      return names.powerUps[card.id];
    case 'mission':
      return names.missions[card.id];
    case 'achievement':
      return names.achievements[card.id];
  }
}

/** Packs in the order in which they are drawn, then what belongs to none. */
export const spaceCardsOf = (pack: (typeof packIds)[number] | null): readonly CardKey[] =>
  ids.space.filter((id) => packOf(id) === pack).map((id) => `space/${id}`);
