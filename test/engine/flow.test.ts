// The machine by its tiny game: turns, sealed and own waves, lanes, moves aside, leaving.
import { describe, expect, it } from 'vitest';
import { goOn, runOf } from '../../shared/engine/flow.ts';
import { type Game, Illegal } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import {
  awaited,
  expire,
  isOver,
  leave,
  legal,
  look,
  play,
  redeal,
  result,
  start,
} from '../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../shared/engine/rng.ts';
import { copyState, handOf, openOf } from '../../shared/engine/veil.ts';
import { tableOf } from './play.ts';
import { type Tiny, tiny } from './tiny.ts';

const table = (seats: number, seed?: string) => tableOf(tiny, { seats, options: { rounds: 'short' }, seed });
const bid = (card: number) => ({ do: 'bid', card }) as const;
const lamp = (lit: boolean) => ({ do: 'lamp', lit }) as const;

/** Every seat bids its first card, without a lamp. */
function bidAll({ state, moves }: ReturnType<typeof table>) {
  for (const seat of awaited(state)) moves(seat, bid(handOf(state, seat).cards[0] ?? 0), lamp(false));
}

describe('turns', () => {
  it('ask one seat after another, in the order that the bids gave', () => {
    const t = table(3);
    bidAll(t);
    const { order } = t.state.table.board;
    const asked: number[] = [];
    while (t.state.table.flow.question?.kind === 'turn') {
      const [seat = -1] = t.awaited();
      asked.push(seat);
      t.moves(seat, { do: 'pass' });
    }
    expect(asked).toEqual(order);
  });

  it('are refused to whoever is not asked', () => {
    const t = table(3);
    bidAll(t);
    const other = t.state.table.board.order[1] ?? -1;
    expect(() => t.moves(other, { do: 'roll' })).toThrow(Illegal);
  });

  it('roll dice that everyone sees', () => {
    const t = table(2);
    bidAll(t);
    const [first = -1] = t.awaited();
    const [event] = t.moves(first, { do: 'roll' });
    expect(event).toMatchObject({ k: 'roll', seat: first });
    expect(t.state.table.board.rolls).toEqual([event && 'die' in event ? event.die : null]);
  });
});

describe('a sealed wave', () => {
  it('awaits every seat, and no longer those whose answer is in', () => {
    const t = table(3);
    expect(t.awaited()).toEqual([0, 1, 2]);
    t.moves(1, bid(handOf(t.state, 1).cards[0] ?? 0));
    expect(t.awaited()).toEqual([0, 1, 2]);
    t.moves(1, lamp(true));
    expect(t.awaited()).toEqual([0, 2]);
  });

  it('leaves the table as it was, byte for byte, until the last answer is in', () => {
    const t = table(3);
    const before = copy(t.state.table);
    for (const seat of [2, 0]) t.moves(seat, bid(handOf(t.state, seat).cards[0] ?? 0), lamp(true));
    expect(t.state.table).toEqual(before);
    t.moves(1, bid(handOf(t.state, 1).cards[0] ?? 0), lamp(true));
    expect(t.state.table.board.bids.every((card) => card !== null)).toBe(true);
  });

  it('shows nothing of an answer to the undecided or to a spectator, not even who is missing', () => {
    const t = table(3);
    const seen = () => [1, null].map((seat) => look(tiny, t.state, seat));
    const before = seen();
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0), lamp(false));
    expect(seen()).toEqual(before);
    expect(before.map(({ awaited }) => awaited)).toEqual([null, null]);
  });

  it('tells those who have answered who is missing', () => {
    const t = table(3);
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0), lamp(false));
    expect(look(tiny, t.state, 0).awaited).toEqual([1, 2]);
  });

  it('carries the lanes out in the order of its rule, each with the draw at its end', () => {
    const t = table(3);
    bidAll({ ...t, moves: (seat, ...moves) => (seat === 2 ? [] : t.moves(seat, ...moves)) });
    const events = t.moves(2, bid(handOf(t.state, 2).cards[0] ?? 0), lamp(false));
    const seats = events.flatMap((event) => (event.k === 'bid' ? [event.seat] : []));
    expect(seats).toEqual([2, 1, 0]);
    expect(t.state.hands.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
  });

  it('can be reopened by a seat whose answer is in, until the last one is', () => {
    const t = table(2);
    const cards = [...handOf(t.state, 0).cards];
    t.moves(0, bid(cards[0] ?? 0), lamp(false));
    expect(t.legal(0)).toContainEqual({ do: '@reopen' });
    t.moves(0, { do: '@reopen' }, bid(cards[1] ?? 0), lamp(false));
    t.moves(1, bid(handOf(t.state, 1).cards[0] ?? 0), lamp(false));
    expect(t.state.table.board.bids[0]).toBe(cards[1]);
    expect(t.legal(0)).not.toContainEqual({ do: '@reopen' });
  });

  it('takes a lone option by itself where what is public proves it: no lamp left, no question', () => {
    const t = table(2);
    t.state.table.board.lamps = [0, 2];
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0));
    expect(t.awaited()).toEqual([1]);
  });

  it('lists two equal cards once', () => {
    const t = table(2);
    handOf(t.state, 0).cards = [4, 4, 4];
    expect(t.legal(0).filter((move) => move.do === 'bid')).toEqual([bid(4)]);
  });

  it('goes on after a draft that no longer fits: the next answer takes its place', () => {
    const t = table(2);
    handOf(t.state, 0).desk.moves = [bid(99), lamp(true)];
    const [card = 0] = handOf(t.state, 0).cards;
    t.moves(0, bid(card), lamp(false));
    expect(t.awaited()).toEqual([1]);
    expect(handOf(t.state, 0).desk.moves).toEqual([bid(card), lamp(false)]);
  });

  it('asks again, openly, for a recorded move that no longer fits', () => {
    const t = table(2);
    const [first = 0] = handOf(t.state, 0).cards;
    t.moves(0, bid(first), lamp(false));
    const { desk } = handOf(t.state, 0);
    desk.moves = [bid(99), lamp(false)]; // As if a mended rule had taken the move away.
    t.moves(1, bid(handOf(t.state, 1).cards[0] ?? 0), lamp(false));
    expect(t.state.table.flow.question).toMatchObject({ kind: 'turn', seat: 0 });
    t.moves(0, bid(first));
    t.moves(0, lamp(false));
    expect(t.state.table.board.bids[0]).toBe(first);
  });
});

describe('an own wave', () => {
  const dived = (seats: number) => {
    const t = table(seats);
    bidAll(t);
    while (t.state.table.flow.question?.kind === 'turn') t.moves(t.awaited()[0] ?? -1, { do: 'pass' });
    return t;
  };

  it('runs each lane at once and privately: others see nothing, the order of the seats changes nothing', () => {
    const [a, b] = [dived(2), dived(2)];
    const before = look(tiny, a.state, 1);
    const deeper = (t: typeof a, seat: number) =>
      t.moves(seat, { do: 'deeper', depth: handOf(t.state, seat).dive });
    deeper(a, 0);
    expect(look(tiny, a.state, 1)).toEqual(before);
    deeper(a, 1);
    deeper(b, 1);
    deeper(b, 0);
    expect(a.state).toEqual(b.state);
  });

  it('closes when the last is done, and the results are told in seat order', () => {
    const t = dived(2);
    t.moves(1, { do: 'stop' });
    expect(t.awaited()).toEqual([0]);
    const events = t.moves(0, { do: 'stop' });
    expect(events.slice(0, 2)).toEqual([
      { k: 'dive', seat: 0, n: 0 },
      { k: 'dive', seat: 1, n: 0 },
    ]);
  });

  it('stops the phone at each draw', () => {
    const t = dived(2);
    const planned = t.plan(0, { do: 'deeper', depth: 0 });
    expect(planned.moves).toHaveLength(1);
    expect(planned.asked).toBeNull();
    expect(planned.stop).toBe('hidden');
  });

  it('tells nobody that a lane was over at once, by its chance', () => {
    // A dive that asks nothing: the rope sinks as far as the deck says, and who has drawn a 1 must decide nothing.
    const quick: typeof tiny = {
      ...tiny,
      frames: {
        ...tiny.frames,
        dive: {
          wave: 'own',
          asks: () => [0, 1],
          options: ({ hand }) => (hand.cards.includes(1) ? [] : [{ do: 'stop' }]),
          take: () => {},
        },
      },
    };
    const open = (cards: [number[], number[]]) => {
      const t = dived(2);
      cards.forEach((each, seat) => {
        handOf(t.state, seat).cards = each;
      });
      const { flow } = t.state.table;
      Object.assign(flow, { question: null, stack: [{ do: 'surface' }, { do: 'dive' }] });
      goOn(runOf(quick, t.state));
      return t.state;
    };
    const [bothDive, oneDives] = [open([[2], [3]]), open([[1], [3]])];
    expect(awaited(bothDive)).toEqual([0, 1]);
    expect(awaited(oneDives)).toEqual([1]);
    expect(oneDives.table.flow).toEqual(bothDive.table.flow);
    expect(look(quick, oneDives, 1)).toEqual(look(quick, bothDive, 1));
  });

  it('is dealt anew with the lanes of the others under way, so that a bot can play it to its end', () => {
    const t = dived(3);
    t.moves(1, { do: 'stop' });
    const other = redeal(tiny, look(tiny, t.state, 1), rngOf(fast(1)), fast(2));
    expect(awaited(other)).toEqual([0, 2]);
    for (const seat of [0, 2]) play(tiny, other, seat, [{ do: 'stop' }]);
    expect(other.table.flow.question?.kind).toBe('sealed');
  });
});

describe('a move aside', () => {
  it('happens at once and openly, and empties the mover’s own answer alone', () => {
    const t = table(3);
    for (const seat of [0, 1]) t.moves(seat, bid(handOf(t.state, seat).cards[0] ?? 0), lamp(false));
    const [lampEvent, roll] = t.moves(0, { do: 'peek' });
    expect(lampEvent).toEqual({ k: 'lamp', seat: 0, n: -1 });
    expect(roll).toMatchObject({ k: 'roll', seat: 0 });
    expect(t.awaited()).toEqual([0, 2]);
  });

  it('is open to a seat that is not asked', () => {
    const t = table(2);
    bidAll(t);
    const other = t.state.table.board.order[1] ?? -1;
    expect(t.legal(other)).toEqual([{ do: 'peek' }]);
    t.moves(other, { do: 'peek' });
    expect(t.awaited()).toEqual([t.state.table.board.order[0]]);
  });
});

describe('time out', () => {
  it('answers for a seat by the game’s defaults, whatever it had begun', () => {
    const t = table(2);
    const lowest = Math.min(...handOf(t.state, 0).cards);
    t.moves(0, bid(Math.max(...handOf(t.state, 0).cards)));
    expect(expire(tiny, t.state, 0).moves).toEqual([{ do: '@reopen' }, bid(lowest), lamp(false)]);
    expect(t.awaited()).toEqual([1]);
  });

  it('does nothing for a seat that nobody waits for', () => {
    const t = table(2);
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0), lamp(false));
    expect(expire(tiny, t.state, 0).moves).toEqual([]);
  });
});

describe('leaving', () => {
  it('closes a wave that waited for the leaver alone', () => {
    const t = table(3);
    for (const seat of [0, 1]) t.moves(seat, bid(handOf(t.state, seat).cards[0] ?? 0), lamp(false));
    leave(tiny, t.state, 2);
    expect(t.state.table.flow.question).toMatchObject({ kind: 'turn' });
    expect(t.state.table.board.bids[2]).toBeNull();
  });

  it('passes the turn on', () => {
    const t = table(3);
    bidAll(t);
    const [first = -1, second = -1] = t.state.table.board.order;
    leave(tiny, t.state, first);
    expect(t.awaited()).toEqual([second]);
    expect(t.legal(first)).toEqual([]);
  });

  it('voids the leaver’s orders and refuses to happen twice', () => {
    const t = table(3);
    t.moves(0, { do: '@orders', orders: { bid: 3 } });
    leave(tiny, t.state, 0);
    expect(handOf(t.state, 0).desk.orders).toBeNull();
    expect(() => leave(tiny, t.state, 0)).toThrow(RangeError);
  });

  it('tells the leaver no more than a spectator of who is missing in a wave', () => {
    const t = table(3);
    leave(tiny, t.state, 2);
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0), lamp(false));
    expect(look(tiny, t.state, 0).awaited).toEqual([1]);
    expect(look(tiny, t.state, 2).awaited).toBeNull();
  });

  it('frees a question that a move aside has put off', () => {
    // A peek that asks its seat something before the roll: what was asked before waits under it.
    const asking: Game<Tiny> = {
      ...tiny,
      takeAside: ({ seat }, _move, cx) => {
        cx.say({ k: 'lamp', seat, n: -1 });
        cx.next({ do: 'act', seat });
      },
    };
    for (const putOff of ['turn', 'wave']) {
      const t = tableOf(asking, { seats: 3, options: { rounds: 'short' } });
      if (putOff === 'turn') bidAll(t);
      const [waiting = -1] = t.awaited();
      const peeking = (waiting + 1) % 3;
      t.moves(peeking, { do: 'peek' });
      expect(t.awaited()).toEqual([peeking]);
      leave(asking, t.state, waiting);
      t.moves(peeking, { do: 'pass' });
      expect(t.awaited()).not.toContain(waiting);
      expect(t.awaited().length).toBeGreaterThan(0);
    }
  });

  it('ends the lane of a seat that leaves in the middle of it', () => {
    const t = table(3);
    const { flow } = t.state.table;
    flow.question = null;
    flow.stack.push({ do: '@lane', seat: 0, frame: { do: 'bid' } });
    handOf(t.state, 0).desk.moves = [bid(-1)]; // Fits no longer, so the lane stops and asks.
    goOn(runOf(tiny, t.state));
    expect(flow).toMatchObject({ lane: 0, question: { kind: 'turn', seat: 0 } });
    leave(tiny, t.state, 0);
    expect(flow.lane).toBeNull();
    expect(t.awaited().length).toBeGreaterThan(0);
  });

  it('ends the game when one is left', () => {
    const t = table(2);
    leave(tiny, t.state, 1);
    expect(isOver(t.state)).toBe(true);
    expect(result(tiny, openOf(tiny, t.state))?.seats.map(({ won }) => won)).toEqual([true, false]);
  });
});

describe('play', () => {
  it('names the first move that is not legal', () => {
    const t = table(2);
    const [card = 0] = handOf(t.state, 0).cards;
    expect(() => t.moves(0, bid(card), bid(card))).toThrowError(new Illegal(1, bid(card)));
  });

  it('grows the ply of the seat that moves, and of the others only when the wave closes', () => {
    const t = table(2);
    const plies = () => t.state.hands.map(({ desk }) => desk.ply);
    const before = plies();
    t.moves(0, bid(handOf(t.state, 0).cards[0] ?? 0), lamp(false));
    expect(plies()[1]).toBe(before[1]);
    expect(plies()[0]).toBeGreaterThan(before[0] ?? 0);
    t.moves(1, bid(handOf(t.state, 1).cards[0] ?? 0), lamp(false));
    expect(plies()[0]).toBeGreaterThan((before[0] ?? 0) + 1);
  });

  it('gives the same bytes for the same seed and moves', () => {
    const run = () => {
      const t = table(3, 'bytes');
      for (let i = 0; i < 30 && !isOver(t.state); i++) {
        const [seat = -1] = t.awaited();
        const [move] = t.legal(seat);
        if (move) t.moves(seat, move);
      }
      return JSON.stringify(t.state);
    };
    expect(run()).toBe(run());
  });

  it('never mutates what a view was made of', () => {
    const { state } = start(tiny, { seats: 2, options: { rounds: 'short' }, seed: seedOf('views') });
    const before = copyState(state);
    const view = look(tiny, state, 0);
    legal(tiny, view);
    view.table.board.scores[0] = 99;
    expect(state).toEqual(before);
    play(tiny, state, 0, [bid(handOf(state, 0).cards[0] ?? 0)]);
    expect(view.hand?.desk.moves).toEqual([]);
  });
});
