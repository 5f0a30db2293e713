// The five actions, what boosts them, and building (R4 to R6).
import type { Frames, Seat } from '../../engine/game.ts';
import {
  at,
  boosts,
  buildable,
  colonyOf,
  foodToPay,
  price,
  provenUnbuildable,
  standingAt,
} from './colony.ts';
import type { ActionId, BuildingId } from './content.ts';
import type { Board, Item, Mcb, McbFrame, McbMove, Place } from './state.ts';
import { type Cx, effectFrames, playFrames, takeOut } from './verbs.ts';

export const actionRules: Pick<
  Frames<Mcb>,
  'choose-action' | 'build' | 'order' | 'core' | 'boost' | 'spend-box' | 'split' | 'put-up'
> = {
  /** An action of one's choice (Work, Robot Companion), or a given one, whose abilities may leave a choice. */
  'choose-action': {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat, hand }, { actions }) =>
      actions.flatMap((action): McbMove[] =>
        action === 'build'
          ? builds(board, seat, buildable(board, seat, hand))
          : inBothOrders(board, seat, action, { do: 'act', action }),
      ),
    alone: (_open, { actions }) => actions.length === 1,
    take({ seat, table: { board } }, move, { work }, cx) {
      if (move.do !== 'act' && move.do !== 'build') return;
      const action = move.do === 'act' ? move.action : 'build';
      cx.say({ k: 'act', seat, action, token: work });
      begin(board, seat, action, move, cx);
    },
  },

  /** A Build that a card offers, or (Déjà Vu) demands if it can be done. */
  build: {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat, hand }, { limit, must }) {
      const moves = builds(board, seat, buildable(board, seat, hand, limit));
      return must && moves.length > 0 ? moves : [...moves, { do: 'no-build' }];
    },
    alone: (open, { limit }, seat) => provenUnbuildable(open, seat, limit),
    take({ seat, table: { board } }, move, _frame, cx) {
      if (move.do === 'build') begin(board, seat, 'build', move, cx);
    },
  },

  /** R6.2: what comes next, the action or one of the abilities that it sets off. */
  order: {
    asks: (_open, { seat }) => seat,
    options: (_seen, { left }) => [
      ...(left.length > 1 ? left.map((item): McbMove => ({ do: 'next', item })) : []),
      { do: 'rest' },
    ],
    alone: () => true,
    take({ seat, table: { board } }, move, frame, cx) {
      const { action, card, left } = frame;
      const frameOf = (item: Item) => itemFrame(seat, action, card, item);
      if (move.do === 'next') {
        cx.next(frameOf(move.item), { ...frame, left: left.filter((item) => item !== move.item) });
      } else {
        cx.next(...usualOrder(board, seat, action, left).map(frameOf));
      }
    },
  },

  /** The action itself. For a Build: price, placing and Play effect, one block (R5.3). */
  core: {
    run(g, { seat, action, card }, cx) {
      const { board } = g.table;
      if (card) cx.next({ do: 'split', seat, n: price(board, seat, card), card });
      else cx.next(...effectFrames(board, seat, { of: 'action', action }));
    },
  },

  boost: {
    run(g, { seat, action, at: place }, cx) {
      const { board } = g.table;
      const boost = boosts(board, seat, action).find(({ standing }) => standing.at === place);
      if (!boost || (boost.ability.ifNoMoney && colonyOf(board, seat).money > 0)) return;
      if (!boost.ability.spendBox) cx.next(...boostFrames(board, seat, action, place));
      else if (boost.standing.boxes > 0) cx.next({ do: 'spend-box', seat, action, at: place });
    },
  },

  'spend-box': {
    asks: (_open, { seat }) => seat,
    options: (_seen, { at: place }) => [
      { do: 'spend', at: place },
      { do: 'keep-box', at: place },
    ],
    take({ seat, table: { board } }, move, { action, at: place }, cx) {
      if (move.do !== 'spend') return;
      cx.say({ k: 'unbox', seat, at: place, why: 'spent' });
      cx.next(...boostFrames(board, seat, action, place));
    },
  },

  /** A price in money; with a Potato Farm any part of it in food (R5.2). */
  split: {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }, { n }) {
      const least = Math.max(0, n - colonyOf(board, seat).money);
      const most = Math.min(n, foodToPay(board, seat));
      const amounts = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
      return amounts.map((food) => ({ do: 'food', n: food, price: n }));
    },
    alone: () => true,
    take({ seat }, move, { n, card }, cx) {
      if (move.do !== 'food') return;
      const paid = { money: n - move.n, food: move.n };
      if (card) cx.next({ do: 'put-up', seat, card, ...paid });
      else if (n > 0) cx.say({ k: 'pay', seat, ...paid });
    },
  },

  'put-up': {
    run(g, { seat, card, money, food }, cx) {
      const { board } = g.table;
      const { reserved, cards } = at(g.hands, seat);
      takeOut(reserved.length > 0 ? reserved : cards, card); // R5.5
      const place: Place = `${card}#${colonyOf(board, seat).built + 1}`;
      cx.say({ k: 'built', seat, id: card, at: place, money, food });
      cx.next(...playFrames(board, seat, card, place));
    },
  },
};

// ---- Order of abilities --------------------------------------------------------------------------------------

/** Begins an action: only buildings that stand there now boost it (R5.4). */
function begin(
  board: Board,
  seat: Seat,
  action: ActionId,
  move: Extract<McbMove, { readonly do: 'act' | 'build' }>,
  cx: Cx,
): void {
  const card = move.do === 'build' ? move.card : undefined;
  const items: Item[] = ['action', ...boosts(board, seat, action).map(({ standing }) => standing.at)];
  if (move.own) cx.next({ do: 'order', seat, action, left: items, ...(card && { card }) });
  else cx.next(...usualOrder(board, seat, action, items).map((item) => itemFrame(seat, action, card, item)));
}

const itemFrame = (seat: Seat, action: ActionId, card: BuildingId | undefined, item: Item): McbFrame =>
  item === 'action'
    ? { do: 'core', seat, action, ...(card && { card }) }
    : { do: 'boost', seat, action, at: item };

/** R6.3: "if you have no money" that is true now; the action; what gains boxes; the rest by age; what spends boxes. */
function usualOrder(board: Board, seat: Seat, action: ActionId, items: readonly Item[]): Item[] {
  const abilities = new Map(
    boosts(board, seat, action).map(({ standing, ability }) => [standing.at, ability]),
  );
  const noMoney = colonyOf(board, seat).money === 0;
  const rank = (item: Item): number => {
    const ability = item === 'action' ? undefined : abilities.get(item);
    if (!ability) return 1;
    if (ability.ifNoMoney && noMoney) return 0;
    if (ability.spendBox) return 4;
    return ability.effects.some((effect) => effect.do === 'boxes') ? 2 : 3;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** A move, and again with an order of one's own where the order can change something. */
function inBothOrders<M extends McbMove>(board: Board, seat: Seat, action: ActionId, move: M): M[] {
  const noMoney = colonyOf(board, seat).money === 0;
  const matters = boosts(board, seat, action).some(
    ({ ability }) => ability.spendBox || (ability.ifNoMoney && noMoney),
  );
  return matters ? [move, { ...move, own: true }] : [move];
}

const builds = (board: Board, seat: Seat, cards: readonly BuildingId[]): McbMove[] =>
  cards.flatMap((card) => inBothOrders(board, seat, 'build', { do: 'build', card }));

function boostFrames(board: Board, seat: Seat, action: ActionId, place: Place): McbFrame[] {
  const boost = boosts(board, seat, action).find(({ standing }) => standing.at === place);
  if (!boost) return [];
  const { id } = standingAt(colonyOf(board, seat), place);
  return effectFrames(board, seat, { of: 'building', id, ability: boost.index }, place);
}
