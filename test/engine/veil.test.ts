// What a seat sees, and how far a plan runs.
import { describe, expect, it } from 'vitest';
import { look, plan, whatIf } from '../../shared/engine/match.ts';
import { Hidden, handOf, openOf, partial } from '../../shared/engine/veil.ts';
import { tableOf } from './play.ts';
import { tiny } from './tiny.ts';

const table = () => tableOf(tiny, { seats: 2, options: { rounds: 'short' } });

describe('a view', () => {
  it('holds the table, the own hand and sizes, and no byte of the box or of another hand', () => {
    const t = table();
    handOf(t.state, 1).cards = [77771];
    t.state.box.deck = [77772];
    const text = JSON.stringify([look(tiny, t.state, 0), look(tiny, t.state, null)]);
    expect(text).not.toMatch(/7777|"seed"|words/);
    expect(look(tiny, t.state, 0).sizes).toEqual({
      hands: [{ cards: 3 }, { cards: 1 }],
      box: { deck: 1, own: [5, 5] },
    });
  });

  it('gives a spectator no hand', () => {
    expect(look(tiny, table().state, null)).toMatchObject({ seat: null, hand: null });
  });
});

describe('the veil', () => {
  it('throws Hidden on any touch of the box or of another hand', () => {
    const t = table();
    const g = partial(look(tiny, t.state, 0));
    const touches: (() => unknown)[] = [
      () => g.box.deck,
      () => Object.keys(g.box),
      () => 'deck' in g.box,
      () => JSON.stringify(g.box),
      () => ({ ...handOf(g, 1) }),
      () => {
        handOf(g, 1).dive = 3;
      },
      () => delete (g.box as { deck?: unknown }).deck,
    ];
    for (const touch of touches) expect(touch).toThrow(Hidden);
  });

  it('lets the public sizes through: remembered for what is hidden, counted for what is not', () => {
    const t = table();
    const g = partial(look(tiny, t.state, 0));
    handOf(g, 0).cards.pop();
    expect(openOf(tiny, g).hands).toEqual([{ cards: 2 }, { cards: 3 }]);
    expect(openOf(tiny, g).box).toEqual(openOf(tiny, t.state).box);
  });
});

describe('a plan', () => {
  it('shows the draft of an open wave: the own bid is down, the card is not drawn yet', () => {
    const t = table();
    const [card = 0] = handOf(t.state, 0).cards;
    const planned = t.plan(0, { do: 'bid', card }, { do: 'lamp', lit: true });
    expect(planned.shown.table.board).toMatchObject({ bids: [card, null], lamps: [1, 2] });
    expect(planned.asked).toBeNull();
    expect('hand' in planned.shown && planned.shown.hand.cards).toHaveLength(2);
  });

  it('leaves the view as it was', () => {
    const t = table();
    const view = JSON.stringify(look(tiny, t.state, 0));
    t.plan(0, { do: 'bid', card: handOf(t.state, 0).cards[0] ?? 0 });
    expect(JSON.stringify(look(tiny, t.state, 0))).toBe(view);
  });

  it('parks at what is hidden: a roll needs the server', () => {
    const t = table();
    for (const seat of [0, 1])
      t.moves(seat, { do: 'bid', card: handOf(t.state, seat).cards[0] ?? 0 }, { do: 'lamp', lit: false });
    const [seat = 0] = t.awaited();
    const planned = t.plan(seat, { do: 'roll' });
    expect(planned.stop).toBe('hidden');
    expect(planned.shown.table.board.rolls).toEqual([]);
  });

  it('parks at others', () => {
    const t = table();
    for (const seat of [0, 1])
      t.moves(seat, { do: 'bid', card: handOf(t.state, seat).cards[0] ?? 0 }, { do: 'lamp', lit: false });
    const [seat = 0] = t.awaited();
    expect(t.plan(seat, { do: 'pass' }).stop).toBe('others');
  });

  it('drops the first move that does not fit, and all after it', () => {
    const t = table();
    const [card = 0] = handOf(t.state, 0).cards;
    const planned = t.plan(0, { do: 'bid', card }, { do: 'bid', card }, { do: 'lamp', lit: false });
    expect(planned.moves).toEqual([{ do: 'bid', card }]);
  });

  it('is empty for a spectator', () => {
    const { state } = table();
    const planned = plan(tiny, look(tiny, state, null), [{ do: 'bid', card: 1 }]);
    expect(planned).toMatchObject({ moves: [], legal: [], asked: null, stop: 'others' });
    expect(planned.shown).not.toHaveProperty('hand');
  });
});

describe('what if', () => {
  it('runs frames on a copy, as far as the view reaches: a preview that changes nothing', () => {
    const t = table();
    const view = look(tiny, t.state, 0);
    const before = JSON.stringify(view);
    const { order } = whatIf(tiny, view, [{ do: 'order' }]).table.board;
    expect(order).toEqual([0, 1]);
    expect(whatIf(tiny, view, [{ do: 'roll', seat: 0 }]).table.board.rolls).toEqual([]);
    expect(JSON.stringify(view)).toBe(before);
  });
});
