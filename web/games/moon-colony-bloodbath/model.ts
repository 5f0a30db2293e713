// What the board shows, worked out from what a viewer sees: what an action yields, which move a tap makes, what the plan
// changes. Pure; nothing is drawn here.

import type { AnyMove, Open, Seat, Seen } from '../../../shared/engine/game.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import {
  boosts,
  colonyOf,
  live,
  price,
  purse,
  stepsOf,
} from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  type ActionId,
  actions,
  type BuildingId,
  buildings,
  type Effect,
  eventIds,
  type Price,
  type Resource,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type {
  Back,
  Board,
  Colony,
  Mcb,
  McbFrame,
  McbHand,
  McbMove,
  Place,
  ProgressCard,
  Standing,
} from '../../../shared/games/moon-colony-bloodbath/state.ts';

/** The hand of the viewer; null for a spectator. */
export const handOf = (shown: Open<Mcb> | Seen<Mcb>): McbHand | null => ('hand' in shown ? shown.hand : null);

// ---- Card keys -----------------------------------------------------------------------------------------------

export const cardKinds = [
  'building',
  'action',
  'start',
  'event',
  'perk',
  'development',
  'robot',
  'twist',
  'back',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** `building/kitchen`, `robot/tax-robot`; a Robot not yet revealed is `back/robot`. */
export const cardKey = (kind: CardKind, id: string): string => `${kind}/${id}`;

export const keyOf = (card: Back | ProgressCard): string =>
  'id' in card ? cardKey(card.kind, card.id) : cardKey('back', 'robot');

// ---- What an action yields -----------------------------------------------------------------------------------

export type What = Resource | 'box' | 'card';

export interface Yield {
  readonly what: What;
  readonly n: number;
}

/** Something that the owner may pay for at the action. */
export interface Extra {
  readonly from: BuildingId;
  readonly cost: Yield;
  readonly gains: readonly Yield[];
}

export interface Outcome {
  /** All that comes without a further choice, each thing once. */
  readonly gains: readonly Yield[];
  readonly extras: readonly Extra[];
  /** The buildings that add to `gains`. */
  readonly because: readonly BuildingId[];
  /** There is no building that a box could be put on (R1.3). */
  readonly homeless: boolean;
}

const order: readonly What[] = ['people', 'money', 'food', 'box', 'card'];

/** What an action of this seat comes to now, done in the usual order (R6.3), with all its boosts. */
export function outcome(board: Board, seat: Seat, action: ActionId): Outcome {
  const colony = colonyOf(board, seat);
  const hotels = live(board, seat, (each) => (each.when === 'food-gained' ? each.people : null));
  const sums = new Map<What, number>();
  const because: BuildingId[] = [];
  const add = ({ what, n }: Yield) => sums.set(what, (sums.get(what) ?? 0) + n);
  const addAll = (gains: readonly Yield[]) => {
    for (const gained of gains) {
      add(gained);
      if (gained.what !== 'food') continue;
      for (const { ability, standing } of hotels) {
        add({ what: 'people', n: ability }); // R6.5: for each single gain
        if (!because.includes(standing.id)) because.push(standing.id);
      }
    }
  };
  const extras: Extra[] = [];
  addAll(yieldsOf(actions[action]));
  for (const { standing, ability } of boosts(board, seat, action)) {
    const [first] = ability.effects;
    if (ability.ifNoMoney && colony.money > 0) continue;
    if (ability.spendBox) {
      if (standing.boxes > 0)
        extras.push({ from: standing.id, cost: { what: 'box', n: 1 }, gains: yieldsOf(ability.effects) });
    } else if (first?.do === 'may') {
      extras.push({ from: standing.id, cost: costOf(first.pay), gains: yieldsOf(first.reward) });
    } else {
      addAll(yieldsOf(ability.effects));
      because.push(standing.id);
    }
  }
  return {
    gains: order.flatMap((what) => {
      const n = sums.get(what) ?? 0;
      return n > 0 ? [{ what, n }] : [];
    }),
    extras,
    because,
    homeless: (sums.get('box') ?? 0) > 0 && colony.buildings.length === 0,
  };
}

function yieldsOf(effects: readonly Effect[]): Yield[] {
  return effects.flatMap((effect): Yield[] => {
    switch (effect.do) {
      case 'gain':
        return typeof effect.n === 'number' ? [{ what: effect.what, n: effect.n }] : [];
      case 'boxes':
        return [{ what: 'box', n: effect.n }];
      case 'draw':
        return [{ what: 'card', n: effect.n }];
      default:
        return [];
    }
  });
}

const costOf = ({ what, n }: Price): Yield => ({ what: what === 'building' ? 'card' : what, n });

// ---- What a tap does -----------------------------------------------------------------------------------------

/** The legal moves, by the thing that names them. */
export interface Reach {
  readonly actions: ReadonlyMap<ActionId, McbMove>;
  readonly places: ReadonlyMap<Place, McbMove>;
  readonly cards: ReadonlyMap<BuildingId, McbMove>;
  /** R&D Storages that may be used now, whatever is asked (R6.9). */
  readonly storages: ReadonlyMap<Place, McbMove>;
  /** What fits no thing on the board: answers in words. */
  readonly choices: readonly McbMove[];
  /** Whether actions and builds are offered in an order of one's own too (R6.2). */
  readonly ownOrder: boolean;
}

/** `own`: a tap begins an action in an order of one's own, where that is offered. */
export function reach(legal: readonly AnyMove<Mcb>[], own: boolean): Reach {
  const found = {
    actions: new Map<ActionId, McbMove>(),
    places: new Map<Place, McbMove>(),
    cards: new Map<BuildingId, McbMove>(),
    storages: new Map<Place, McbMove>(),
    choices: [] as McbMove[],
    ownOrder: false,
  };
  for (const move of ownMoves(legal)) {
    if (move.do === 'begin') continue;
    switch (move.do) {
      case 'act':
      case 'build': {
        found.ownOrder ||= move.own === true;
        if (move.own === true && !own) break;
        if (move.do === 'act') found.actions.set(move.action, move);
        else found.cards.set(move.card, move);
        break;
      }
      case 'storage':
        found.storages.set(move.at, move);
        break;
      case 'next':
        if (move.item !== 'action') found.places.set(move.item, move);
        found.choices.push(move);
        break;
      case 'spend':
        found.places.set(move.at, move);
        found.choices.push(move);
        break;
      case 'keep-box':
        found.choices.push(move);
        break;
      case 'pay':
        if (move.card !== undefined) found.cards.set(move.card, move);
        else if (move.at !== undefined) found.places.set(move.at, move);
        else found.choices.push(move);
        break;
      default:
        if ('at' in move) found.places.set(move.at, move);
        else if ('card' in move) found.cards.set(move.card, move);
        else found.choices.push(move);
    }
  }
  return found;
}

/** The part of the board that a question is about: where its choices stand. */
export type Part = 'card' | 'base' | 'colony' | 'hand';

export function partOf(asked: McbFrame): Part {
  switch (asked.do) {
    case 'choose-action':
      return 'base';
    case 'order':
    case 'spend-box':
    case 'put-box':
    case 'take-box':
    case 'move-from':
    case 'move-to':
    case 'repeat':
    case 'organ-banks':
    case 'spare':
    case 'give-up':
    case 'lose-one':
      return 'colony';
    case 'build':
    case 'split':
    case 'discard':
    case 'reserve':
    case 'pass':
    case 'survey':
      return 'hand';
    default:
      return 'card';
  }
}

// ---- What the plan changes -----------------------------------------------------------------------------------

/** A building as the row shows it: `lost` numbers those that the plan gives up, `planned` marks new ones. */
export interface Shelf {
  readonly standing: Standing;
  readonly lost: number | null;
  readonly planned: boolean;
}

/** The colony before and after the plan in one row, the oldest first; what is given up keeps its place. */
export function shelves(before: Colony, after: Colony, moves: readonly AnyMove<Mcb>[]): Shelf[] {
  const given = moves.flatMap((move) => (givesUp(move) ? [move.at] : []));
  const kept = new Map(after.buildings.map((standing) => [standing.at, standing]));
  const old = before.buildings.map((standing): Shelf => {
    const now = kept.get(standing.at);
    return now
      ? { standing: now, lost: null, planned: false }
      : { standing, lost: given.indexOf(standing.at) + 1, planned: false };
  });
  const fresh = after.buildings.filter(({ at }) => !before.buildings.some((each) => each.at === at));
  return [...old, ...fresh.map((standing): Shelf => ({ standing, lost: null, planned: true }))];
}

const givesUp = (move: AnyMove<Mcb>): move is Extract<McbMove, { at: Place }> =>
  move.do === 'give-up' || (move.do === 'pay' && move.at !== undefined);

export interface Held {
  readonly card: BuildingId;
  /** The plan takes it out of the hand. */
  readonly away: boolean;
}

/** The cards of a pile before the plan, those gone after it marked, and those that came at the end. */
export function held(before: readonly BuildingId[], after: readonly BuildingId[]): Held[] {
  const left = [...after];
  const old = before.map((card): Held => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return { card, away: i < 0 };
  });
  return [...old, ...left.map((card): Held => ({ card, away: false }))];
}

/** What a card costs now, and how much money is missing for it. */
export function bill(
  board: Board,
  seat: Seat,
  id: BuildingId,
): { printed: number; now: number; missing: number } {
  const now = price(board, seat, id);
  return { printed: buildings[id].cost, now, missing: Math.max(0, now - purse(board, seat)) };
}

// ---- The card of the turn ------------------------------------------------------------------------------------

/** People that a card takes from everybody, if it says a plain number: what is stamped on it. */
export function toll(card: ProgressCard | null): number {
  if (!card) return 0;
  return stepsOf(card).reduce(
    (sum, step) =>
      step.who !== 'table' && step.effect.do === 'lose-people' && typeof step.effect.n === 'number'
        ? sum + step.effect.n
        : sum,
    0,
  );
}

/** The Event that is added next; null when all are out. */
export const nextEvent = ({ eventsOut }: Board) => eventIds[eventsOut] ?? null;

// ---- The open deck list (R14.2) ------------------------------------------------------------------------------

/** A card, and how often it is there. */
export interface Counted {
  readonly card: Back | ProgressCard;
  readonly n: number;
}

/** Equal cards told once, with their number; the order is that of their first. */
export function counted(cards: readonly (Back | ProgressCard)[]): Counted[] {
  const byKey = new Map<string, Counted>();
  for (const card of cards) {
    const key = `${keyOf(card)}/${card.kind === 'perk' ? card.seat : ''}`;
    byKey.set(key, { card, n: (byKey.get(key)?.n ?? 0) + 1 });
  }
  return [...byKey.values()];
}
