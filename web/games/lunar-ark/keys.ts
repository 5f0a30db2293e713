// How the pages of the game are named: `lab/lab-solar-array`, `faction/…`. Pure.
import {
  factionIds,
  labIds,
  largeIds,
  missionIds,
  partIds,
  powerIds,
  progressIds,
  rivalIds,
  shipIds,
  smallIds,
  terrainIds,
} from '../../../shared/games/lunar-ark/content.ts';
import type { CardKey } from '../../play/client.ts';

/** The ids of each kind of card. */
export const ids = {
  terrain: terrainIds,
  power: powerIds,
  lab: labIds,
  small: smallIds,
  large: largeIds,
  ship: shipIds,
  mission: missionIds,
  part: partIds,
  progress: progressIds,
  faction: factionIds,
  rival: rivalIds,
} as const;

export type CardKind = keyof typeof ids;
export type CardId<K extends CardKind> = (typeof ids)[K][number];

/** A card by its kind and id, as a page needs it: `kind` tells what `id` is. */
export type Card = { readonly [K in CardKind]: { readonly kind: K; readonly id: CardId<K> } }[CardKind];

export const cardKinds = Object.keys(ids) as readonly CardKind[];

export const cardKey = <K extends CardKind>(kind: K, id: CardId<K>): CardKey => `${kind}/${id}`;

const cards: ReadonlyMap<CardKey, Card> = new Map(
  cardKinds.flatMap((kind) => ids[kind].map((id) => [`${kind}/${id}`, { kind, id } as Card] as const)),
);

/** Throws RangeError on a key that no card has. */
export function cardAt(key: CardKey): Card {
  const card = cards.get(key);
  if (!card) throw new RangeError(`no card ${key}`);
  return card;
}
