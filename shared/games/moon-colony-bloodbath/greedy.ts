// A simple player with rules of thumb: builds when it can, keeps food for Hunger, mines otherwise. The bots' first
// guess, and the fuzzer's way to the late game.
import type { Seen } from '../../engine/game.ts';
import { buildable, colonyOf, effectsOf, hungerNeed, price } from './colony.ts';
import type { BuildingId, Effect, Price } from './content.ts';
import { buildings } from './content.ts';
import { cheapest, cost, spendsBoxes } from './defaults.ts';
import { offerOf } from './rules.effects.ts';
import type { Mcb, McbFrame, McbMove } from './state.ts';

/** Picks one of the legal moves. Throws on an empty list. */
export function greedy(seen: Seen<Mcb>, frame: McbFrame, moves: readonly McbMove[]): McbMove {
  const [move] = cheapest(moves, (each) => -want(seen, frame, each));
  if (!move) throw new RangeError('no move to choose from');
  return move;
}

/** How much it wants a move; where it has no opinion of its own, as little as the defaults do. */
function want(seen: Seen<Mcb>, frame: McbFrame, move: McbMove): number {
  switch (move.do) {
    case 'act':
      return move.own ? -1 : wantAction(seen, move.action);
    case 'build':
      return move.own ? -1 : 20 + worth(move.card) - price(seen.table.board, seen.seat, move.card) / 2;
    case 'spend':
      return 1;
    case 'keep-box':
      return 0;
    case 'pay':
      return wantToPay(seen, frame) - cost(seen, frame, move) / 100_000;
    case 'decline':
      return 0;
    case 'option': {
      const [choice] = frame.do === 'option' ? effectsOf(seen.table.board, frame.source) : [];
      const effect = choice?.do === 'choose' ? choice.options[move.n] : undefined;
      return effect?.do === 'gain' ? gains([effect]) : -cost(seen, frame, move);
    }
    case 'discard':
    case 'pass':
    case 'reserve':
    case 'survey':
      return -worth(move.card);
    case 'cash':
      return seen.hand.under.length > 1 ? 100 : -100;
    case 'storage':
    case 'no-build':
      return -100;
    default:
      return -cost(seen, frame, move);
  }
}

/** Worth of a building: who lives there, a little for what it can do, less for the trouble it brings. */
function worth(id: BuildingId): number {
  const { population, abilities } = buildings[id];
  return population + abilities.length + TROUBLE.reduce((sum, [bad, n]) => (bad === id ? sum - n : sum), 0);
}

const TROUBLE: readonly (readonly [BuildingId, number])[] = [
  ['reactor', 4],
  ['bunker', 3],
  ['helium-3-mine', 3],
];

/** Food for the next Hunger first; cards if there are none; boxes for those who use them; else money. */
function wantAction({ table: { board }, seat, hand }: Seen<Mcb>, action: string): number {
  const colony = colonyOf(board, seat);
  const cards = hand.cards.length + hand.reserved.length;
  const users = colony.buildings.filter(({ id, boxes }) => spendsBoxes(id) && boxes === 0).length;
  switch (action) {
    case 'farm':
      return board.eventsOut > 0 && colony.food < hungerNeed(board, seat) ? 40 : 2;
    case 'research':
      return cards === 0 ? 15 : cards === 1 ? 9 : 1;
    case 'restock':
      return colony.buildings.length === 0 ? 0 : Math.min(2, users) * 4;
    default:
      return buildable(board, seat, hand).length === 0 ? 10 : 5;
  }
}

const VALUE: Readonly<Record<Price['what'], number>> = {
  people: 1.2,
  money: 1,
  food: 0.9,
  box: 1,
  card: 1,
  building: 6,
};

function wantToPay({ table: { board } }: Seen<Mcb>, frame: McbFrame): number {
  const offer = frame.do === 'offer' ? offerOf(board, frame.source) : undefined;
  if (!offer) return 0;
  return gains(offer.reward) - gains(offer.penalty) - offer.pay.n * VALUE[offer.pay.what];
}

/** What effects bring, roughly, in money. */
function gains(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    if (effect.do === 'gain' && typeof effect.n === 'number') return sum + effect.n * VALUE[effect.what];
    if (effect.do === 'draw') return sum + effect.n * VALUE.card;
    if (effect.do === 'boxes') return sum + effect.n * VALUE.box;
    if (effect.do === 'lose-people' && typeof effect.n === 'number') return sum - effect.n * VALUE.people;
    return effect.do === 'may-build' ? sum + 1.5 : sum;
  }, 0);
}
