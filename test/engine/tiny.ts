// A tiny game for tests alone. It has what the games on the shelf may lack: secret bids that are revealed together,
// a turn order, dice, private dives against one's own deck, a move aside, standing orders, a seat that leaves.
//
// Three rounds. Bid one of your three cards in secret, perhaps with a lamp; the bids turn up and give the order. In
// that order roll or pass. Then all dive at once, each into its own deck: deeper for more, but rock loses it all.
import { type Frames, type Game, OrdersError, type Seat, type Shape } from '../../shared/engine/game.ts';

export interface Tiny extends Shape {
  options: { rounds: 'short' | 'long' };
  table: {
    board: {
      round: number;
      scores: number[];
      lamps: number[];
      bids: (number | null)[];
      order: Seat[];
      rolls: number[];
      dives: (number | null)[];
      gone: Seat[];
    };
    rounds: number;
  };
  hand: { cards: number[]; dive: number };
  box: { deck: number[]; own: { deck: number[] }[] };
  frame:
    | { do: 'round' }
    | { do: 'bid' }
    | { do: 'lamp'; seat: Seat }
    | { do: 'draw'; seat: Seat }
    | { do: 'order' }
    | { do: 'act'; seat: Seat }
    | { do: 'roll'; seat: Seat }
    | { do: 'dive' }
    | { do: 'sink'; seat: Seat }
    | { do: 'surface' };
  move:
    | { do: 'bid'; card: number }
    | { do: 'lamp'; lit: boolean }
    | { do: 'roll' }
    | { do: 'pass' }
    | { do: 'deeper'; depth: number }
    | { do: 'stop' }
    | { do: 'peek' };
  event:
    | { k: 'round'; round: number }
    | { k: 'bid'; seat: Seat; card: number }
    | { k: 'lamp'; seat: Seat; n: number }
    | { k: 'order'; order: Seat[] }
    | { k: 'roll'; seat: Seat; die: number }
    | { k: 'dive'; seat: Seat; n: number }
    | { k: 'left'; seat: Seat }
    | { k: 'drew'; card: number };
  handSizes: { cards: number };
  boxSizes: { deck: number; own: number[] };
  orders: { bid: number };
}

const frames: Frames<Tiny> = {
  round: {
    run(g, _f, cx) {
      const { board, rounds } = g.table;
      if (board.round === rounds) return cx.end();
      cx.say({ k: 'round', round: board.round + 1 });
      cx.next({ do: 'bid' }, { do: 'order' });
    },
  },
  bid: {
    wave: 'sealed',
    asks: (open) => seatsOf(open.table.board),
    order: (_open, _f, seats) => [...seats].reverse(),
    options: ({ hand }) => hand.cards.map((card) => ({ do: 'bid', card })),
    take({ hand, seat }, move, _f, cx) {
      if (move.do !== 'bid') return;
      hand.cards.splice(hand.cards.indexOf(move.card), 1);
      cx.say({ k: 'bid', seat, card: move.card });
      cx.bury((g) => g.box.deck.unshift(move.card));
      cx.next({ do: 'lamp', seat }, { do: 'draw', seat });
    },
  },
  lamp: {
    asks: (_open, f) => f.seat,
    options: ({ table, seat }) =>
      table.board.lamps[seat]
        ? [
            { do: 'lamp', lit: false },
            { do: 'lamp', lit: true },
          ]
        : [{ do: 'lamp', lit: false }],
    alone: () => true,
    take({ seat }, move, _f, cx) {
      if (move.do === 'lamp' && move.lit) cx.say({ k: 'lamp', seat, n: -1 });
    },
  },
  draw: {
    run(g, { seat }, cx) {
      const card = g.box.deck.pop();
      if (card === undefined) throw new Error('the deck is never empty: each draw follows a bid');
      at(g.hands, seat).cards.push(card);
      cx.tell(seat, { k: 'drew', card });
    },
  },
  order: {
    run(g, _f, cx) {
      const { bids } = g.table.board;
      const order = seatsOf(g.table.board).sort((a, b) => (bids[b] ?? 0) - (bids[a] ?? 0) || a - b);
      cx.say({ k: 'order', order });
      cx.next(...order.map((seat) => ({ do: 'act', seat }) as const), { do: 'dive' }, { do: 'surface' });
    },
  },
  act: {
    asks: (_open, f) => f.seat,
    options: () => [{ do: 'roll' }, { do: 'pass' }],
    take(_mine, move, f, cx) {
      if (move.do === 'roll') cx.next({ do: 'roll', seat: f.seat });
    },
  },
  roll: {
    run(_g, { seat }, cx) {
      cx.say({ k: 'roll', seat, die: cx.rng.die() });
    },
  },
  dive: {
    wave: 'own',
    asks: (open) => seatsOf(open.table.board),
    options: ({ hand }) => [{ do: 'stop' }, { do: 'deeper', depth: hand.dive }],
    take({ seat }, move, _f, cx) {
      if (move.do === 'deeper') cx.next({ do: 'sink', seat }, { do: 'dive' });
    },
  },
  sink: {
    run(g, { seat }, cx) {
      const { deck } = at(g.box.own, seat);
      const hand = at(g.hands, seat);
      const card = deck.shift() ?? 0;
      deck.push(card);
      cx.tell(seat, { k: 'drew', card });
      if (cx.rng.below(4) > 0) hand.dive += card;
      else {
        hand.dive = 0;
        cx.drop('dive');
      }
    },
  },
  surface: {
    run(g, _f, cx) {
      for (const seat of seatsOf(g.table.board)) {
        const hand = at(g.hands, seat);
        cx.say({ k: 'dive', seat, n: hand.dive });
        hand.dive = 0;
      }
      cx.next({ do: 'round' });
    },
  },
};

const seatsOf = ({ scores, gone }: Tiny['table']['board']): Seat[] =>
  scores.map((_, seat) => seat).filter((seat) => !gone.includes(seat));

function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8];

export const tiny: Game<Tiny> = {
  id: 'tiny',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: [{ id: 'rounds', kind: 'choice', choices: ['short', 'long'], default: 'short' }],
  setup(seats, { rounds }, rng) {
    const deck = [...DECK];
    rng.shuffle(deck);
    const each = <T>(make: () => T) => Array.from({ length: seats }, make);
    const ownDeck = () => {
      const own = [1, 2, 3, 4, 5];
      rng.shuffle(own);
      return { deck: own };
    };
    return {
      table: {
        board: {
          round: 0,
          scores: each(() => 0),
          lamps: each(() => 2),
          bids: each(() => null),
          order: [],
          rolls: [],
          dives: each(() => null),
          gone: [],
        },
        rounds: rounds === 'short' ? 3 : 6,
      },
      hands: each(() => ({ cards: deck.splice(0, 3), dive: 0 })),
      box: { deck, own: each(ownDeck) },
      first: [{ do: 'round' }],
    };
  },
  frames,
  fold(board, event) {
    if (event.k === 'round') {
      board.round = event.round;
      board.bids.fill(null);
      board.dives.fill(null);
      board.rolls = [];
    } else if (event.k === 'bid') {
      board.bids[event.seat] = event.card;
      board.scores[event.seat] = at(board.scores, event.seat) - event.card;
    } else if (event.k === 'lamp') board.lamps[event.seat] = at(board.lamps, event.seat) + event.n;
    else if (event.k === 'order') board.order = event.order;
    else if (event.k === 'roll') {
      board.rolls.push(event.die);
      board.scores[event.seat] = at(board.scores, event.seat) + event.die;
    } else if (event.k === 'dive') {
      board.dives[event.seat] = event.n;
      board.scores[event.seat] = at(board.scores, event.seat) + event.n;
    } else if (event.k === 'left') board.gone.push(event.seat);
  },
  sizes: {
    hand: ({ cards }) => ({ cards: cards.length }),
    box: ({ deck, own }) => ({ deck: deck.length, own: own.map((each) => each.deck.length) }),
  },
  result({ table: { board } }) {
    const best = Math.max(...seatsOf(board).map((seat) => at(board.scores, seat)));
    return {
      end: 'rounds',
      seats: board.scores.map((score, seat) => ({
        score,
        won: score === best && !board.gone.includes(seat),
        rank: 1 + board.scores.filter((other) => other > score).length,
        lines: [{ k: 'score', n: score }],
      })),
    };
  },
  /** A lamp lets its owner peek: at once, openly, whoever is awaited. */
  aside: ({ table, seat }) => (table.board.lamps[seat] ? [{ do: 'peek' }] : []),
  takeAside({ seat }, _move, cx) {
    cx.say({ k: 'lamp', seat, n: -1 });
    cx.next({ do: 'roll', seat });
  },
  idle: (seen, frame) => {
    if (frame.do === 'bid') return { do: 'bid', card: Math.min(...seen.hand.cards) };
    if (frame.do === 'lamp') return { do: 'lamp', lit: false };
    return frame.do === 'act' ? { do: 'pass' } : { do: 'stop' };
  },
  orders: (_seen, value) => {
    if (typeof value === 'object' && value && 'bid' in value && typeof value.bid === 'number')
      return { bid: value.bid };
    throw new OrdersError('tiny takes { bid: card }');
  },
  reflex: ({ hand }, frame) => {
    if (frame.do === 'bid' && hand.desk.orders) return { do: 'bid', card: hand.desk.orders.bid };
    return frame.do === 'lamp' ? { do: 'lamp', lit: false } : null;
  },
  redeal(seen, rng) {
    const pool = [...DECK];
    for (const card of seen.hand.cards) pool.splice(pool.indexOf(card), 1);
    rng.shuffle(pool);
    return {
      hands: seen.hands.map(({ cards }, seat) =>
        seat === seen.seat
          ? { cards: [...seen.hand.cards], dive: seen.hand.dive }
          : { cards: pool.splice(0, cards), dive: 0 },
      ),
      box: {
        deck: pool,
        own: seen.hands.map(() => {
          const deck = [1, 2, 3, 4, 5];
          rng.shuffle(deck);
          return { deck };
        }),
      },
    };
  },
  audit(g) {
    const cards = [...g.box.deck, ...g.hands.flatMap((hand) => hand.cards)].sort((a, b) => a - b);
    return cards.join() === DECK.join() ? [] : [`cards are ${cards.join()}`];
  },
  greedy: (_seen, _frame, moves) => at(moves, moves.length - 1),
  leave(_g, seat, cx) {
    cx.say({ k: 'left', seat });
    if (seatsOf(cx.open().table.board).length < 2) cx.end();
  },
};
