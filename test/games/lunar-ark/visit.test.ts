// A rover's visit: tasks, powers, the terrain effect (R2): worked examples E1 to E3, E7, E32, and the rulings.
import { describe, expect, it } from 'vitest';
import type { Board, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, give, holds, man, park, type Stage, stage, vp } from './stage.ts';

const go = (cell: `r${number}c${number}`, tile: `terrain-${string}`): LaMove[] => [
  { do: 'rover', rover: 0 },
  { do: 'tile', cell, tile: tile as Extract<LaMove, { do: 'tile' }>['tile'] },
];
const collect = (colour: 'steel' | 'water' | 'polymer'): LaMove => ({ do: 'collect', colour });
const power = (colour: 'steel' | 'water' | 'polymer'): LaMove => ({ do: 'power', colour });
const stop: LaMove = { do: 'stop' };

const cubes = (board: Board, cell: number, steel: number, water: number, polymer: number) => {
  at(board.cells, cell).cubes = { steel, water, polymer };
};

const table = (set: Stage['set'], seats = 2) => stage({ seats, ...(set && { set }) });

it('E1 collect, then the terrain effect with the task of another', () => {
  const t = table((board) => {
    give(at(board.seats, A), [0, 0, 0, 3], 1);
    man(at(board.seats, A), 'sw', 'p');
    cubes(board, 3, 2, 0, 1);
  });
  t.moves(A, ...go('r2c1', 'terrain-05'), collect('steel'), { do: 'effect', tile: 'terrain-05' });
  expect(holds(t.player(A))).toEqual([1, 0, 0, 4, '2/4']);
  expect(at(t.board.cells, 3).cubes).toEqual({ steel: 1, water: 0, polymer: 1 });
  expect(t.awaited()).toEqual([B]);
});

it('E2 Convoy: a resource for each own rover beside; no second use', () => {
  const t = table((board) => {
    man(at(board.seats, A), 'S', 'w', 'p');
    cubes(board, 4, 2, 0, 0);
    park(board, A, 1, 1);
    park(board, A, 2, 5);
  });
  t.moves(A, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r2c2', tile: 'terrain-09' }, power('steel'));
  expect(t.can(A, 'choose')).toHaveLength(4);
  t.moves(A, { do: 'choose', what: 'water' }, { do: 'choose', what: 'food' });
  expect(t.can(A, 'power')).toEqual([]);
  t.moves(A, collect('steel'));
  expect(holds(t.player(A)).slice(0, 4)).toEqual([1, 1, 0, 1]);
  expect(t.awaited()).toEqual([B]);
});

it('E3 Power link at the limit: the rest is lost, and still counts for Expertise (ruling 7)', () => {
  const link = (energy: number) => {
    const t = table((board) => {
      give(at(board.seats, A), [0, 0, 0, 0], energy);
      man(at(board.seats, A), 'P', 'w', 's');
      park(board, B, 0, 3);
      park(board, B, 1, 7);
      park(board, B, 2, 0);
      Object.assign(board, { track: ['progress-10', ...board.track.slice(1)], token: false });
      cubes(board, 4, 0, 0, 2);
    });
    t.moves(A, ...go('r2c2', 'terrain-09'), power('polymer'));
    return t.player(A);
  };
  expect(holds(link(2)).at(-1)).toBe('3/3');
  expect(holds(link(3)).at(-1)).toBe('3/3');
  expect(link(3).achievements).toBe(1);
});

it('E7 free training: 1 energy, no bonus for the first, no task for the trained; nobody to train, no effect', () => {
  const t = table((board) => {
    give(at(board.seats, A), [0, 0, 0, 0], 1);
    man(at(board.seats, A), 's', 'w', 'p');
    cubes(board, 2, 0, 0, 0);
  });
  t.moves(A, ...go('r1c3', 'terrain-03'), { do: 'effect', tile: 'terrain-03' });
  t.moves(A, { do: 'train', rover: 0, colour: 'steel' });
  expect(holds(t.player(A))).toEqual([0, 0, 0, 0, '0/3']);
  expect(t.player(A).markers.steel).toBe(1);
  expect(t.awaited()).toEqual([B]);

  const none = table((board) => {
    give(at(board.seats, A), [0, 0, 0, 0], 1);
    man(at(board.seats, A), 'S', 'W', 'P');
    cubes(board, 2, 1, 0, 0);
  });
  none.moves(A, ...go('r1c3', 'terrain-03'));
  expect(none.can(A, 'effect')).toEqual([]);
  none.moves(A, collect('steel'));
  expect(none.player(A).energy).toBe(1);
});

it('E32 tasks by colour: the basic astronaut first, then a specialist with two left (R2.10)', () => {
  const t = table((board) => {
    man(at(board.seats, A), 'Ss', 'w', 'p');
    cubes(board, 4, 2, 0, 0);
    park(board, A, 1, 1);
  });
  t.moves(A, ...go('r2c2', 'terrain-09'), collect('steel'), collect('steel'));
  expect(t.ways(A)).toEqual([power('steel'), stop]);
  t.moves(A, power('steel'), { do: 'choose', what: 'food' });
  expect(holds(t.player(A)).slice(0, 4)).toEqual([2, 0, 0, 1]);
  expect(t.awaited()).toEqual([B]);
});

it('Base camp counts own miniatures at the corners alone', () => {
  const t = table((board) => {
    man(at(board.seats, A), 'W', 's', 'p');
    cubes(board, 0, 0, 1, 0);
    Object.assign(board.sites, { 'x-1-1': A, 'n-2': A, 'n-1': A, 'w-2': B });
  });
  t.moves(A, ...go('r1c1', 'terrain-01'), power('water'));
  expect(t.player(A).stock.food).toBe(2);
});

describe('rulings', () => {
  it('1 a lone basic astronaut either collects or uses the effect', () => {
    const t = table((board) => {
      man(at(board.seats, A), 's', 'w', 'p');
      cubes(board, 3, 1, 0, 0);
    });
    t.moves(A, ...go('r2c1', 'terrain-05'), collect('steel'));
    expect(t.awaited()).toEqual([B]);
  });

  it('2 a crew whose colour is not there can still use the effect', () => {
    const t = table((board) => {
      man(at(board.seats, A), 's', 'w', 'p');
      cubes(board, 3, 0, 2, 2);
    });
    t.moves(A, ...go('r2c1', 'terrain-05'));
    expect(t.ways(A)).toEqual([{ do: 'effect', tile: 'terrain-05' }, stop]);
  });

  it('3 a specialist may collect twice', () => {
    const t = table((board) => {
      man(at(board.seats, A), 'S', 'w', 'p');
      cubes(board, 3, 2, 0, 0);
    });
    t.moves(A, ...go('r2c1', 'terrain-05'), collect('steel'), collect('steel'));
    expect(t.player(A).stock.steel).toBe(2);
  });

  it('4 two specialists of a colour use the power once each', () => {
    const t = table((board) => {
      man(at(board.seats, A), 'PP', 'w', 's');
      give(at(board.seats, A), [0, 0, 0, 0], 0, 3);
      cubes(board, 4, 0, 0, 0);
      park(board, B, 0, 1);
    });
    t.moves(A, ...go('r2c2', 'terrain-09'), power('polymer'), power('polymer'));
    expect(t.player(A).energy).toBe(2);
    expect(t.can(A, 'power')).toEqual([]);
  });

  it('5 a power that counts nothing gives nothing and earns no token', () => {
    const t = table((board) => {
      man(at(board.seats, A), 'P', 'w', 's');
      cubes(board, 4, 0, 0, 1);
      Object.assign(board, { track: ['progress-10', ...board.track.slice(1)], token: false });
    });
    t.moves(A, ...go('r2c2', 'terrain-09'), power('polymer'));
    expect(t.player(A)).toMatchObject({ energy: 0, achievements: 0 });
  });

  it('6 Convoy does not count the rover itself', () => {
    const t = table((board) => {
      man(at(board.seats, A), 'S', 'w', 'p');
      cubes(board, 0, 1, 0, 0);
    });
    t.moves(A, ...go('r1c1', 'terrain-01'), power('steel'));
    expect(t.can(A, 'choose')).toEqual([]);
  });

  it('R2.3 a colour of which the storage is full is not collected', () => {
    const t = table((board) => {
      give(at(board.seats, A), [8, 0, 0, 0], 0);
      man(at(board.seats, A), 's', 'w', 'p');
      cubes(board, 3, 2, 0, 0);
    });
    t.moves(A, ...go('r2c1', 'terrain-05'));
    expect(t.can(A, 'collect')).toEqual([]);
  });

  it('8 there is never food on the moon', () => {
    const t = table(undefined);
    for (const { cubes: lying } of t.board.cells)
      expect(Object.keys(lying)).toEqual(['steel', 'water', 'polymer']);
  });

  it('9 a rover at a tile with a rover is not offered (R2.1); equal crews are one choice (D2)', () => {
    const t = table((board) => {
      man(at(board.seats, A), 's', 's', 'w');
      park(board, B, 0, 0);
    });
    expect(t.can(A, 'rover')).toEqual([
      { do: 'rover', rover: 0 },
      { do: 'rover', rover: 2 },
    ]);
    t.moves(A, { do: 'rover', rover: 0 });
    expect(t.ways(A)).toHaveLength(8);
  });

  it('23 with one free tile it is not asked for (D3)', () => {
    const t = table((board) => {
      for (const cell of board.cells.slice(1)) cell.rover = B;
      man(at(board.seats, A), 's', 'w', 'p');
    });
    t.moves(A, { do: 'rover', rover: 0 });
    expect(at(t.player(A).rovers, 0).at).toBe(0);
  });
});

describe('the terrain effects', () => {
  const effect = (cell: `r${number}c${number}`, tile: `terrain-${string}`, set: Stage['set']) => {
    const t = table((board, g) => {
      man(at(board.seats, A), 's', 'w', 'p');
      for (const each of board.cells) each.cubes = { steel: 0, water: 0, polymer: 0 };
      set?.(board, g);
    });
    t.moves(A, ...go(cell, tile));
    t.moves(A, ...t.can(A, 'effect'));
    return t;
  };

  it('Prospecting field: 1 of choice', () => {
    const t = effect('r1c1', 'terrain-01', undefined);
    expect(t.can(A, 'choose')).toHaveLength(4);
    t.moves(A, { do: 'choose', what: 'polymer' });
    expect(t.player(A).stock.polymer).toBe(1);
  });

  it('Supply cache: 1 food and a battery', () => {
    expect(holds(effect('r2c1', 'terrain-05', undefined).player(A))).toEqual([0, 0, 0, 1, '1/4']);
  });

  it('Launch corridor: a permit for Europa or Mars, or 1 VP', () => {
    const t = effect('r1c2', 'terrain-07', (board) => give(at(board.seats, A), [2, 2, 2, 0], 0));
    const ships = new Set(
      t.can(A, 'mission').map((move) => ('mission' in move ? move.mission.split('-')[1] : '')),
    );
    expect([...ships]).toEqual(['europa', 'mars']);
    t.moves(A, { do: 'point' });
    expect(vp(t.player(A))).toBe(1);
  });

  it('11 Sheltered crater: 1 energy, and 2 more for the stack', () => {
    const free = effect('r2c2', 'terrain-09', (board) => give(at(board.seats, A), [0, 0, 0, 0], 1));
    expect(free.player(A)).toMatchObject({ energy: 0, greenhouses: { built: 1 } });
    const crater = (energy: number) =>
      effect('r2c2', 'terrain-09', (board) => {
        give(at(board.seats, A), [0, 0, 0, 0], energy, 3);
        board.greenhouses.free = 0;
      });
    expect(crater(2).player(A).greenhouses.built).toBe(0);
    expect(crater(3).player(A)).toMatchObject({ energy: 0, greenhouses: { built: 1 } });
  });
});

it('a whole visit is one plan: nothing is drawn before the turn ends', () => {
  const t = table((board) => {
    man(at(board.seats, A), 'Ss', 'w', 'p');
    cubes(board, 3, 2, 0, 1);
  });
  const planned = t.plan(A, ...go('r2c1', 'terrain-05'), collect('steel'), collect('steel'), {
    do: 'effect',
    tile: 'terrain-05',
  });
  expect(planned.moves).toHaveLength(5);
  expect(planned.stop).toBe('others');
});
