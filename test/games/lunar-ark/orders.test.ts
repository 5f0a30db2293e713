// Standing orders (section 11), what is done for those who stay away or leave, and what a turn shows to others.
import { describe, expect, it } from 'vitest';
import type { Move, Seat } from '../../../shared/engine/game.ts';
import { OrdersError } from '../../../shared/engine/game.ts';
import { expire, leave, reflexes } from '../../../shared/engine/match.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import type { LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, give, layLabs, man, park, type Stage, type Staged, stage } from './stage.ts';

const table = (set: NonNullable<Stage['set']> = () => {}): Staged =>
  stage({
    seats: 2,
    set: (board, g) => {
      for (const player of board.seats) man(player, 's', 'w', 'p');
      set(board, g);
    },
  });

const order = (t: Staged, seat: Seat, orders: unknown) => t.moves(seat, { do: '@orders', orders });
const turns = (...plans: readonly (readonly Move[])[]) => ({ turns: { plans } });
const toB: readonly LaMove[] = [
  { do: 'rover', rover: 0 },
  { do: 'tile', cell: 'r3c3', tile: 'terrain-02' },
  { do: 'stop' },
];

/** A ends its turn; what B's orders do then. */
const aEnds = (t: Staged) => {
  t.moves(A, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r3c3', tile: 'terrain-02' });
  while (t.awaited().includes(A)) t.moves(A, { do: 'stop' });
  return reflexes(game, t.state).acts.flatMap(({ seat, ...act }) =>
    'moves' in act && seat === B ? act.moves : [],
  );
};

const plan: readonly LaMove[] = [
  { do: 'rover', rover: 1 },
  { do: 'tile', cell: 'r1c1', tile: 'terrain-01' },
  { do: 'effect', tile: 'terrain-01' },
  { do: 'choose', what: 'food' },
];

describe('planned turns', () => {
  it('the first that can begin is played, move by move', () => {
    const t = table();
    order(t, B, turns(toB, plan));
    expect(aEnds(t)).toEqual(plan);
    expect(t.player(B).stock.food).toBe(1);
    expect(t.awaited()).toEqual([A]);
  });

  it('without one that can begin the seat is asked', () => {
    const t = table();
    order(t, B, turns(toB));
    expect(aEnds(t)).toEqual([]);
    expect(t.awaited()).toEqual([B]);
  });

  it('stops and asks where the plan does not reach, and does not take up an old thread', () => {
    const t = table();
    order(t, B, turns(plan.slice(0, 2)));
    expect(aEnds(t)).toEqual(plan.slice(0, 2));
    expect(t.awaited()).toEqual([B]);
    t.moves(B, { do: 'effect', tile: 'terrain-01' });
    expect(reflexes(game, t.state).acts).toEqual([]);
  });

  it('names the thing: another lab at that place is not bought', () => {
    const t = table((board, g) => {
      layLabs(g, [
        ['lab-observatory', 'lab-solar-array', 'lab-ice-laboratory'],
        ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
      ]);
      give(at(board.seats, B), [0, 0, 1, 0], 0);
      at(board.seats, B).foundations = 1;
    });
    order(t, B, turns([{ do: 'lab', lab: 'lab-observatory', col: 0, row: 0 } as LaMove]));
    at(t.board.display, 0)[0] = 'lab-algae-tank';
    expect(aEnds(t)).toEqual([]);
  });

  it('may convert on the way', () => {
    const t = table((board) => give(at(board.seats, B), [0, 0, 0, 2], 0));
    const converting: readonly LaMove[] = [{ do: 'convert', to: 'energy' }, ...plan];
    order(t, B, turns(converting));
    expect(aEnds(t)).toEqual(converting);
  });

  it('holds for the next own turn alone', () => {
    const t = table();
    order(t, A, turns([{ do: 'rover', rover: 1 } as LaMove])); // A is at its turn: for the next round.
    expect(reflexes(game, t.state).acts).toEqual([]);
    expect(at(t.state.hands, A).desk.orders?.turns?.round).toBe(2);
    order(t, B, turns(plan));
    expect(at(t.state.hands, B).desk.orders?.turns?.round).toBe(1);
  });
});

describe('recall when nothing else', () => {
  const out = (food: number, feed: boolean, steel = 0) => {
    const t = table((board) => {
      give(at(board.seats, B), [steel, 0, steel, food], 0);
      at(board.seats, B).smalls = ['small-recruitment-office'];
      for (const rover of [0, 1, 2]) park(board, B, rover, rover);
    });
    order(t, B, { recall: { accept: [], feed } });
    return { t, acts: aEnds(t) };
  };

  it('feeds by conversion only if told so, and declines what is not accepted', () => {
    const fed = out(0, true);
    expect(fed.acts).toEqual([{ do: 'recall' }, { do: 'decline' }, { do: 'feed', n: 1 }]);
    expect(fed.t.player(B).points.hunger).toBe(-6);
    expect(out(0, false).t.player(B).points.hunger).toBe(-9);
  });

  it('accepts what it was told to, and takes the first of what is offered', () => {
    const t = table((board) => {
      give(at(board.seats, B), [0, 0, 0, 0], 0);
      at(board.seats, B).smalls = ['small-recruitment-office'];
      for (const rover of [0, 1, 2]) park(board, B, rover, rover);
    });
    order(t, B, { recall: { accept: ['small-recruitment-office'], feed: true } });
    aEnds(t);
    expect(t.player(B).reserve.steel).toBe(2);
  });

  it('asks while anything else can be paid', () => {
    expect(out(0, true, 1).acts).toEqual([]);
  });
});

it.each([
  [{ sail: true }],
  [{ turns: { plans: [[]] } }],
  [{ turns: { plans: 'all' } }],
  [{ recall: { accept: ['lab-observatory'], feed: true } }],
  [{ recall: { feed: 1 } }],
  [[]],
])('refuses %j', (orders) => {
  expect(() => order(table(), A, orders)).toThrow(OrdersError);
});

/** A's time is up, at each question of its turn. */
const away = (t: Staged) => {
  const moves: Move[] = [];
  while (t.awaited().includes(A)) moves.push(...expire(game, t.state, A).moves);
  return moves;
};

describe('who stays away', () => {
  it('is recalled and fed if possible', () => {
    const t = table((board) => {
      for (const rover of [0, 1, 2]) park(board, A, rover, rover);
      give(at(board.seats, A), [0, 0, 0, 0], 0);
    });
    expect(away(t)).toEqual([{ do: 'recall' }, { do: 'feed', n: 1 }]);
  });

  it('else sends the rover with fewest tasks where it collects most', () => {
    const t = table((board) => {
      man(at(board.seats, A), 'Sp', 'w', 'pp');
      for (const cell of board.cells) cell.cubes = { steel: 1, water: 0, polymer: 1 };
      at(board.cells, 7).cubes = { steel: 0, water: 2, polymer: 0 };
    });
    expect(away(t)).toEqual([
      { do: 'rover', rover: 1 },
      { do: 'tile', cell: 'r3c2', tile: 'terrain-04' },
      { do: 'collect', colour: 'water' },
    ]);
  });
});

describe('who leaves', () => {
  it('takes the rovers along, and its turns are passed over', () => {
    const t = table((board) => park(board, A, 0, 4));
    leave(game, t.state, A);
    expect(at(t.board.cells, 4).rover).toBeNull();
    expect(t.awaited()).toEqual([B]);
    t.moves(B, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r3c3', tile: 'terrain-02' });
    while (t.board.round === 1) t.moves(B, { do: 'stop' });
    expect(t.awaited()).toEqual([B]);
    expect(t.board.round).toBe(2);
  });

  it('leaves a lab in hand behind', () => {
    const t = table((board, g) => {
      layLabs(g, [
        ['lab-observatory', 'lab-solar-array', 'lab-ice-laboratory'],
        ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
      ]);
      give(at(board.seats, A), [0, 0, 1, 0], 0);
      at(board.seats, A).foundations = 1;
    });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 });
    leave(game, t.state, A);
    expect(t.board.discard).toEqual(['lab-observatory']);
    expect(game.audit(t.state)).toEqual([]);
  });

  it('the last one gone ends the game', () => {
    const t = table();
    leave(game, t.state, A);
    leave(game, t.state, B);
    expect(t.board.over).toBe(true);
  });
});
