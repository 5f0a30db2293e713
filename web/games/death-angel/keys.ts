// How the pages of the game are named: `marine/brother-leon`, `team/red`, `swarm/…`. Pure.
import {
  actionIds,
  eventIds,
  icons,
  locationIds,
  lordIds,
  type MarineId,
  type Monster,
  marineIds,
  type Side,
  teamIds,
  terrainIds,
  voidLockIds,
} from '../../../shared/games/death-angel/ids.ts';
import type { Row } from '../../../shared/games/death-angel/state.ts';
import type { CardKey } from '../../play/client.ts';

/** The ids of each kind of card. */
export const ids = {
  marine: marineIds,
  team: teamIds,
  action: actionIds,
  event: eventIds,
  location: [...voidLockIds, ...locationIds],
  terrain: terrainIds,
  monster: [...icons, ...lordIds],
} as const;

export type CardKind = keyof typeof ids;
export type CardId<K extends CardKind> = (typeof ids)[K][number];

/** A card by its kind and id, as a page needs it: `kind` tells what `id` is. */
export type Card = { readonly [K in CardKind]: { readonly kind: K; readonly id: CardId<K> } }[CardKind];

export const cardKey = <K extends CardKind>(kind: K, id: CardId<K>): CardKey => `${kind}/${id}`;

const cards: ReadonlyMap<CardKey, Card> = new Map(
  [
    ...ids.marine.map((id) => ({ kind: 'marine', id }) as const),
    ...ids.team.map((id) => ({ kind: 'team', id }) as const),
    ...ids.action.map((id) => ({ kind: 'action', id }) as const),
    ...ids.event.map((id) => ({ kind: 'event', id }) as const),
    ...ids.location.map((id) => ({ kind: 'location', id }) as const),
    ...ids.terrain.map((id) => ({ kind: 'terrain', id }) as const),
    ...ids.monster.map((id) => ({ kind: 'monster', id }) as const),
  ].map((card) => [`${card.kind}/${card.id}`, card] as const),
);

/** Throws RangeError on a key that no card has. */
export function cardAt(key: CardKey): Card {
  const card = cards.get(key);
  if (!card) throw new RangeError(`no card ${key}`);
  return card;
}

/** A swarm as it stands, for its page: nothing of it is looked up again. */
export interface SwarmCard {
  /** From 0. */
  readonly row: number;
  readonly side: Side;
  readonly marine: MarineId | null;
  readonly facing: Side;
  readonly tokens: number;
  readonly monsters: readonly Monster[];
}

/** `swarm/2/left/brother-leon/right/1/head,tail,tail`. */
export function swarmKey(row: number, side: Side, { marine, facing, tokens, [side]: there }: Row): CardKey {
  const monsters = there.groups.flatMap((group) => group.monsters);
  return ['swarm', row, side, marine ?? '', facing, tokens, monsters.join()].join('/');
}

/** Null for a key that is no swarm's. */
export function swarmAt(key: CardKey): SwarmCard | null {
  const [kind, row, side, marine, facing, tokens, monsters = ''] = key.split('/');
  if (kind !== 'swarm') return null;
  return {
    row: Number(row),
    side: side === 'left' ? 'left' : 'right',
    marine: ids.marine.find((id) => id === marine) ?? null,
    facing: facing === 'left' ? 'left' : 'right',
    tokens: Number(tokens),
    monsters: monsters.split(',').flatMap((each) => ids.monster.find((id) => id === each) ?? []),
  };
}
