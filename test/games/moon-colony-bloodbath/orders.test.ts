// Standing orders and the plan for the next Work (11.3): what they answer, when they ask, what is refused.
import { describe, expect, it } from 'vitest';
import { OrdersError } from '../../../shared/engine/game.ts';
import {
  type Act,
  awaited,
  isOver,
  legal,
  look,
  play,
  reflexes,
  start,
} from '../../../shared/engine/match.ts';
import { replay } from '../../../shared/engine/record.ts';
import { fast, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { at, colonyOf } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  buildingIds,
  developmentIds,
  perkIds,
  twistIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type {
  Mcb,
  McbMove,
  Orders,
  ProgressCard,
} from '../../../shared/games/moon-colony-bloodbath/state.ts';
import {
  act,
  box,
  build,
  type ColonyGiven,
  development,
  discard,
  event,
  giveUp,
  robot,
  save,
  spend,
  type TableGiven,
  table,
  twist,
  work,
} from './table.ts';

/** What the orders of seat 0 answer at a card, as moves. */
function answers(
  orders: Orders,
  before: ColonyGiven,
  card: ProgressCard,
  given: Partial<TableGiven> = {},
): unknown[] {
  const t = table({ colonies: [before, {}], next: [work, card], ...given });
  t.moves(0, { do: '@orders', orders }, act('research'));
  t.moves(1, act('farm'));
  return reflexes(game, t.state).acts.flatMap((each) =>
    'moves' in each && each.seat === 0 ? each.moves : [],
  );
}

const order = (...places: Extract<McbMove, { do: 'give-up' }>['at'][]) => places;

describe('orders', () => {
  it('box target', () => {
    const before: ColonyGiven = { buildings: ['kitchen', 'flag'] };
    expect(answers({ boxes: 'flag#2' }, before, development('supply-rocket'))).toEqual([box('flag#2')]);
    expect(answers({ boxes: 'flag#9' }, before, development('supply-rocket'))).toEqual([]);
  });

  it('loss order, with its two limits', () => {
    const before: ColonyGiven = { people: 1, buildings: ['bunker', 'flag', 'kitchen'] };
    const losses = { order: order('flag#2', 'kitchen#3', 'bunker#1') };
    const quake = event('moonquake');
    expect(answers({ losses }, before, quake)).toEqual([giveUp('flag#2'), giveUp('kitchen#3')]);
    expect(answers({ losses: { ...losses, most: 1 } }, before, quake)).toEqual([]);
    expect(answers({ losses: { ...losses, floor: 11 } }, before, quake)).toEqual([]);
    expect(answers({ losses: { ...losses, floor: 10 } }, before, quake)).toEqual([
      giveUp('flag#2'),
      giveUp('kitchen#3'),
    ]);
  });

  it('boxes against losses: always, never, from so many people on', () => {
    const before: ColonyGiven = { buildings: ['hospital:1'] };
    const quake = event('moonquake');
    expect(answers({ spend: { hospital: 'always' } }, before, event('leak-a'))).toEqual([save('hospital#1')]);
    expect(answers({ spend: { hospital: 2 } }, before, quake)).toEqual([save('hospital#1')]);
    expect(answers({ spend: { hospital: 2 } }, before, event('leak-a'))).toEqual([{ do: 'no-more' }]);
    expect(answers({ spend: { hospital: 'never' } }, before, quake)).toEqual([{ do: 'no-more' }]);
    expect(
      answers({ spend: { 'stacking-robot': 2 } }, { buildings: ['kitchen:4'] }, robot('stacking-robot')),
    ).toEqual([save('kitchen#1'), save('kitchen#1'), save('kitchen#1')]);
    expect(
      answers({ spend: { 'organ-banks': 'always' } }, { buildings: ['organ-banks:1'] }, event('accident-a')),
    ).toEqual([save('organ-banks#1')]);
  });

  it('R&D Storage: before Paperwork, at Work, before it is lost', () => {
    const before: ColonyGiven = { buildings: ['rd-storage'], hand: ['flag', 'bunker'] };
    const draw = { do: 'storage', at: 'rd-storage#1' };
    expect(answers({ storage: { paperwork: true } }, before, event('paperwork'))).toEqual([draw]);
    expect(answers({ storage: { work: 5 } }, before, work)).toEqual([draw]);
    expect(answers({ storage: { work: 4 } }, before, work)).toEqual([]);
    expect(answers({ storage: { lost: true } }, before, robot('drilling-robot'))).toEqual([draw]);
  });

  it('R&D Storage before Paperwork, of a hand that would go whole and is not asked about (11.3, 11.4)', () => {
    const paperwork = (storage: NonNullable<Orders['storage']>, hand: NonNullable<ColonyGiven['hand']>) => {
      const t = table({
        colonies: [{ buildings: ['rd-storage:1'], hand }, {}],
        next: [work, event('paperwork')],
      });
      t.moves(0, { do: '@orders', orders: { storage } }, act('mine'));
      t.moves(1, act('mine'));
      return { hand: t.hand(0).length, boxes: t.colony(0).buildings[0]?.boxes, awaited: awaited(t.state) };
    };
    // Three cards to discard two of: a question. The other seat's card went without one.
    expect(paperwork({ paperwork: true }, ['bunker'])).toEqual({ hand: 3, boxes: 0, awaited: [0] });
    // Nobody is stopped for an order that he did not give.
    expect(paperwork({}, ['bunker'])).toEqual({ hand: 0, boxes: 1, awaited: [0, 1] });
    // A box is not spent on a card that would go as well.
    expect(paperwork({ paperwork: true }, [])).toEqual({ hand: 0, boxes: 1, awaited: [0, 1] });
  });

  it('discards; at Paperwork only with a word on the card just drawn', () => {
    const before: ColonyGiven = { hand: ['flag', 'bunker'] };
    const deck = { deck: ['kitchen', 'market', 'flag', 'nursery'] } as const; // the other seat draws first
    const discards = { order: ['bunker', 'flag'] } as const;
    expect(answers({ discards }, before, robot('cleaning-robot'), deck)).toEqual([discard('bunker')]);
    expect(answers({ discards }, before, event('paperwork'), deck)).toEqual([]);
    expect(answers({ discards: { ...discards, drawn: 'first' } }, before, event('paperwork'), deck)).toEqual([
      discard('nursery'),
      discard('bunker'),
    ]);
    expect(answers({ discards: { ...discards, drawn: 'keep' } }, before, event('paperwork'), deck)).toEqual([
      discard('bunker'),
      discard('flag'),
    ]);
  });

  it('offers: always, never, with a reserve', () => {
    const before: ColonyGiven = { food: 4 };
    const pay = { do: 'pay', offer: 'tourists' };
    const decline = { do: 'decline', offer: 'tourists' };
    const card = development('tourists');
    expect(answers({ offers: { tourists: { answer: 'always' } } }, before, card)).toEqual([pay]);
    expect(answers({ offers: { tourists: { answer: 'never' } } }, before, card)).toEqual([decline]);
    expect(answers({ offers: { tourists: { answer: 'always', keep: 2 } } }, before, card)).toEqual([pay]);
    expect(answers({ offers: { tourists: { answer: 'always', keep: 3 } } }, before, card)).toEqual([decline]);
    expect(answers({ offers: { trade: { answer: 'always' } } }, before, card)).toEqual([]);
  });

  it('Perks', () => {
    expect(answers({ perks: ['feast'] }, {}, twist('perk-fair'))).toEqual([{ do: 'perk', id: 'feast' }]);
  });

  it.each([
    ['no object', 7],
    ['an unknown order', { luck: true }],
    ['no place', { boxes: 'castle#1' }],
    ['no whole number', { losses: { order: [], most: -1 } }],
    ['an unknown card', { discards: { order: ['castle'] } }],
    ['a list too long', { perks: Array.from({ length: 61 }, () => 'payday') }],
    ['no move', { nextWork: { moves: [{ do: { nested: true } }] } }],
  ])('refuses %s', (_name, orders) => {
    const t = table({ colonies: [{}], next: [work] });
    expect(() => t.moves(0, { do: '@orders', orders })).toThrow(OrdersError);
  });

  it('nobody else sees them, and an answer of theirs is one like any other', () => {
    const t = table({ colonies: [{}, {}], next: [twist('perk-fair')] });
    t.moves(0, { do: '@orders', orders: { perks: ['feast'] } });
    const { acts } = reflexes(game, t.state);
    expect(acts).toEqual([{ seat: 0, moves: [{ do: 'perk', id: 'feast' }] }]);
    expect(t.awaited()).toEqual([1]);
  });
});

describe('the next Work', () => {
  const plan = (...moves: McbMove[]): Orders => ({ nextWork: { moves } });
  const planned = (orders: Orders, before: ColonyGiven, between: ProgressCard[] = []) => {
    const t = table({ colonies: [before, {}], next: [work, ...between] });
    t.moves(0, { do: '@orders', orders }, act('farm'));
    t.moves(1, act('farm'));
    while (t.state.table.board.works < 2) t.moves(1, { do: 'decline', offer: 'tourists' });
    return { t, acts: reflexes(game, t.state).acts };
  };

  it('is answered by the plan, with all its small moves', () => {
    const moves = [act('restock'), box('kitchen#1'), box('kitchen#1'), spend('kitchen#1')];
    const { acts, t } = planned(plan(...moves), { buildings: ['kitchen', 'flag'] });
    expect(acts).toEqual([{ seat: 0, moves }]);
    expect(t.awaited()).toEqual([1]);
  });

  it('gains do no harm', () => {
    const { acts } = planned(plan(act('mine')), {}, [development('harvest-festival')]);
    expect(acts).toHaveLength(1);
  });

  it('a loss of anything: the seat is asked', () => {
    const { acts, t } = planned(plan(act('mine')), {}, [event('leak-a')]);
    expect([acts, t.awaited()]).toEqual([[], [0, 1]]);
  });

  it('it serves one Work alone', () => {
    const { t } = planned(plan(act('mine')), {});
    t.moves(1, act('farm'));
    expect(t.state.table.board.works).toBe(3);
    expect(reflexes(game, t.state).acts).toEqual([]);
  });

  it('a move that is no longer legal: the seat is asked from the start, as if there were no plan', () => {
    const { acts, t } = planned(plan(act('restock'), box('bunker#7')), { buildings: ['kitchen', 'flag'] });
    expect([acts, t.awaited()]).toEqual([[], [0, 1]]);
    expect(t.legal(0)).toContainEqual(act('restock'));
    expect(t.state.hands[0]?.desk.moves).toEqual([]);
  });

  it('a plan left again keeps what it counted on; one with other moves counts anew', () => {
    const t = table({ colonies: [{ money: 5, hand: ['bunker'] }], next: [work] });
    t.moves(0, { do: '@orders', orders: plan(build('bunker')) });
    const first = t.state.hands[0]?.desk.orders;
    t.moves(0, act('mine'), { do: '@orders', orders: first });
    expect(t.state.hands[0]?.desk.orders?.nextWork?.since?.money).toBe(5);
    t.moves(0, { do: '@orders', orders: plan(act('mine')) });
    expect(t.state.hands[0]?.desk.orders?.nextWork?.since?.money).toBe(9);
  });
});

describe('whole games with orders for everything', () => {
  it.each([1, 2, 3])(
    '%i seats: the answers of orders are ordinary moves, and the record plays again',
    (seats) => {
      const spec = {
        seats,
        options: { firstGame: false, openList: false, twists: [] },
        seed: seedOf(`orders ${seats}`),
      };
      const { state } = start(game, spec);
      const acts: Act<Mcb>[] = [];
      const everything: Orders = {
        losses: { order: [], floor: 1 },
        spend: { hospital: 2, 'organ-banks': 'always', 'stacking-robot': 'always' },
        storage: { paperwork: true, work: 3, lost: true },
        discards: { order: buildingIds, drawn: 'first' },
        offers: Object.fromEntries(
          [...developmentIds, ...twistIds].map((id) => [id, { answer: 'always', keep: 1 }]),
        ),
        perks: perkIds,
        nextWork: { moves: [act('restock')] },
      };
      const rng = rngOf(fast(seats));
      const choose = <T>(items: readonly T[]): T => at(items, rng.below(items.length));
      let automatic = 0;
      for (let step = 0; !isOver(state) && step < 3000; step++) {
        const seat = choose(awaited(state));
        const { buildings } = colonyOf(state.table.board, seat);
        const order = buildings.map((standing) => standing.at);
        const orders = { ...everything, losses: { ...everything.losses, order } };
        const moves = [{ do: '@orders', orders } as const, choose(legal(game, look(game, state, seat)))];
        play(game, state, seat, moves);
        acts.push({ seat, moves });
        const reflex = reflexes(game, state);
        automatic += reflex.acts.length;
        acts.push(...reflex.acts);
        expect(game.audit(state)).toEqual([]);
      }
      expect(isOver(state)).toBe(true);
      expect(automatic).toBeGreaterThan(3);
      expect(replay(game, { ...spec, acts })).toEqual(state);
    },
  );
});
