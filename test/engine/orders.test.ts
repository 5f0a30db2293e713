// Standing orders: answers given in advance, that become ordinary moves.
import { describe, expect, it } from 'vitest';
import { OrdersError } from '../../shared/engine/game.ts';
import { look, reflexes } from '../../shared/engine/match.ts';
import { replay } from '../../shared/engine/record.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { handOf } from '../../shared/engine/veil.ts';
import { tableOf } from './play.ts';
import { tiny } from './tiny.ts';

const table = () => tableOf(tiny, { seats: 2, options: { rounds: 'short' } });

describe('standing orders', () => {
  it('are kept in the hand, where nobody else sees them', () => {
    const t = table();
    const before = look(tiny, t.state, 1);
    t.moves(0, { do: '@orders', orders: { bid: 5 } });
    expect(handOf(t.state, 0).desk.orders).toEqual({ bid: 5 });
    expect(look(tiny, t.state, 1)).toEqual(before);
  });

  it('answer as ordinary moves, which a record replays', () => {
    const t = table();
    const card = handOf(t.state, 0).cards[2] ?? 0;
    t.moves(0, { do: '@orders', orders: { bid: card } });
    const { acts } = reflexes(tiny, t.state);
    expect(acts).toEqual([
      {
        seat: 0,
        moves: [
          { do: 'bid', card },
          { do: 'lamp', lit: false },
        ],
      },
    ]);
    const again = replay(tiny, {
      seats: 2,
      options: { rounds: 'short' },
      seed: seedOf('test'),
      acts: [{ seat: 0, moves: [{ do: '@orders', orders: { bid: card } }] }, ...acts],
    });
    expect(again).toEqual(t.state);
  });

  it('ask after all when the move is not legal, and can be withdrawn', () => {
    const t = table();
    t.moves(0, { do: '@orders', orders: { bid: 99 } });
    expect(reflexes(tiny, t.state).acts).toEqual([]);
    t.moves(0, { do: '@orders', orders: null });
    expect(handOf(t.state, 0).desk.orders).toBeNull();
  });

  it('are refused when the game does not understand them', () => {
    const t = table();
    expect(() => t.moves(0, { do: '@orders', orders: { hello: 1 } })).toThrow(OrdersError);
  });

  it('may end a plan: a choice and what is ordered after it leave in one commit', () => {
    const t = table();
    const card = handOf(t.state, 0).cards[0] ?? 0;
    const moves = [
      { do: 'bid', card },
      { do: 'lamp', lit: false },
      { do: '@orders', orders: { bid: 5 } },
    ] as const;
    const planned = t.plan(0, ...moves);
    expect(planned.moves).toEqual(moves);
    expect(planned.asked).toBeNull();
    expect('hand' in planned.shown && planned.shown.hand.desk.orders).toEqual({ bid: 5 });
    t.moves(0, ...moves);
    expect(handOf(t.state, 0).desk.orders).toEqual({ bid: 5 });
  });

  it('that the game would refuse end a plan before them', () => {
    const t = table();
    expect(t.plan(0, { do: '@orders', orders: { hello: 1 } }).moves).toEqual([]);
  });
});
