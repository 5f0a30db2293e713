// Boxes put, taken and moved; cards chosen: Perks, repeated Play effects, discards, cards put aside or passed on.
import type { Frames, Open, Seat } from '../../engine/game.ts';
import { at, boxesOf, colonyOf, repeatable, seatsOf, standingAt, withBoxes } from './colony.ts';
import type { Mcb } from './state.ts';
import { addCard, discardCard, gain, playFrames, takeOut } from './verbs.ts';

export const cardRules: Pick<
  Frames<Mcb>,
  | 'put-box'
  | 'take-box'
  | 'move-from'
  | 'move-to'
  | 'perk'
  | 'repeat'
  | 'discard'
  | 'reserve'
  | 'pass'
  | 'survey'
> = {
  /** One building for each box gained; without one the box is not gained (R1.3). */
  'put-box': {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }, { on }) =>
      colonyOf(board, seat)
        .buildings.filter(({ boxes }) => on === 'any' || boxes === 0)
        .map(({ at: place }) => ({ do: 'box', at: place })),
    alone: () => true,
    take({ seat }, move, frame, cx) {
      if (move.do !== 'box') return;
      cx.say({ k: 'box', seat, at: move.at, n: 1 });
      if (frame.n > 1) cx.next({ ...frame, n: frame.n - 1 });
    },
  },

  /** One building for each box lost; if all boxes go, there is nothing to choose. */
  'take-box': {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }, { n }) {
      const colony = colonyOf(board, seat);
      const from = withBoxes(colony);
      return (boxesOf(colony) <= n ? from.slice(0, 1) : from).map(({ at: place }) => ({
        do: 'unbox',
        at: place,
      }));
    },
    alone: () => true,
    take({ seat }, move, frame, cx) {
      if (move.do !== 'unbox') return;
      cx.say({ k: 'unbox', seat, at: move.at, why: 'lost' });
      if (frame.n > 1) cx.next({ ...frame, n: frame.n - 1 });
    },
  },

  'move-from': {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }) {
      const colony = colonyOf(board, seat);
      const from = colony.buildings.length > 1 ? withBoxes(colony) : [];
      return [...from.map(({ at: place }) => ({ do: 'from', at: place }) as const), { do: 'no-move' }];
    },
    alone: () => true,
    take({ seat }, move, _frame, cx) {
      if (move.do === 'from') cx.next({ do: 'move-to', seat, from: move.at });
    },
  },

  'move-to': {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }, { from }) =>
      colonyOf(board, seat)
        .buildings.filter(({ at: place }) => place !== from)
        .map(({ at: place }) => ({ do: 'to', at: place })),
    alone: () => true,
    take({ seat }, move, { from }, cx) {
      if (move.do === 'to') cx.say({ k: 'moved', seat, from, to: move.at });
    },
  },

  perk: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }) => colonyOf(board, seat).perks.map((id) => ({ do: 'perk', id })),
    alone: () => true,
    take({ seat, table }, move, _frame, cx) {
      if (move.do === 'perk') addCard(table, seat, { kind: 'perk', id: move.id, seat }, cx);
    },
  },

  repeat: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }, { at: place }) =>
      repeatable(colonyOf(board, seat), place).map((standing) => ({ do: 'repeat', at: standing.at })),
    alone: () => true,
    take({ seat, table: { board } }, move, _frame, cx) {
      if (move.do !== 'repeat') return;
      const { id } = standingAt(colonyOf(board, seat), move.at);
      cx.say({ k: 'repeated', seat, at: move.at });
      cx.next(...playFrames(board, seat, id, move.at)); // "this building" is the one that carries the text (E51)
    },
  },

  /** If the whole hand goes, which card first is no choice; the hand's size is public. */
  discard: {
    asks: (_open, { seat }) => seat,
    options: ({ hand: { cards } }, { n }) =>
      (cards.length <= n ? cards.slice(0, 1) : cards).map((card) => ({ do: 'discard', card })),
    alone: (open, { n }, seat) => cardsOf(open, seat) <= n,
    take(mine, move, frame, cx) {
      if (move.do !== 'discard') return;
      discardCard(mine, 'cards', move.card, cx);
      if (frame.n > 1) cx.next({ ...frame, n: frame.n - 1 });
    },
  },

  reserve: {
    asks: (_open, { seat }) => seat,
    options: ({ hand }) => hand.cards.map((card) => ({ do: 'reserve', card })),
    alone: (open, _frame, seat) => cardsOf(open, seat) === 1,
    take({ seat, hand }, move, _frame, cx) {
      if (move.do !== 'reserve') return;
      takeOut(hand.cards, move.card);
      hand.reserved.push(move.card);
      cx.say({ k: 'reserved', seat });
    },
  },

  /** The card leaves the hand; it arrives when all have chosen (`hand-over`). Alone there is nobody to pass to. */
  pass: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, hand }) =>
      seatsOf(board).length > 1 ? hand.cards.map((card) => ({ do: 'pass', card })) : [],
    alone: (open, _frame, seat) => cardsOf(open, seat) === 1,
    take({ hand }, move) {
      if (move.do !== 'pass') return;
      takeOut(hand.cards, move.card);
      hand.passing = move.card;
    },
  },

  survey: {
    asks: (_open, { seat }) => seat,
    options: ({ hand }) => [...hand.cards.map((card) => ({ do: 'survey', card }) as const), { do: 'cash' }],
    // Cashing in is the lone option only of an empty hand.
    alone: () => true,
    take(mine, move, { moneyEach }, cx) {
      const { seat, hand } = mine;
      if (move.do === 'survey') {
        takeOut(hand.cards, move.card);
        hand.under.push(move.card);
        cx.say({ k: 'surveyed', seat });
      } else if (hand.under.length > 0) {
        const cards = [...hand.under];
        for (const card of cards) discardCard(mine, 'under', card, cx);
        cx.say({ k: 'cashed', seat, n: cards.length });
        gain(mine.table.board, seat, 'money', moneyEach * cards.length, cx);
      }
    },
  },
};

const cardsOf = (open: Open<Mcb>, seat: Seat): number => at(open.hands, seat).cards;
