// Greenhouses, team, buildings (R3 to R5): worked examples E5, E6, E8, E9, E23, E24, E26, E27 and the rulings.
import { describe, expect, it } from 'vitest';
import type { Board, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, D, give, holds, man, points, type Stage, stage, vp } from './stage.ts';

const table = (set: NonNullable<Stage['set']>, seats = 2) =>
  stage({
    seats,
    set: (board, g) => {
      board.seats.forEach((player) => {
        man(player, 's', 'w', 'p');
      });
      set(board, g);
    },
  });
const me = (board: Board) => at(board.seats, A);
const on = (board: Board, trigger: `progress-${string}`) =>
  Object.assign(board, { track: [trigger, ...board.track.slice(1)], token: false });

describe('greenhouses (R3)', () => {
  it('E5 build, slot bonus, improve', () => {
    const t = table((board) => {
      give(me(board), [0, 2, 1, 3], 0);
      me(board).greenhouses = { built: 1, improved: 0 };
      board.greenhouses.free = 1;
    });
    t.moves(A, { do: 'greenhouse', from: 'spot' }, { do: 'improve', n: 1 });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 4, '0/3']);
    expect(t.player(A).greenhouses).toEqual({ built: 2, improved: 1 });
    expect(t.board.greenhouses.free).toBe(0);
  });

  it.each([
    [0, {}],
    [1, { food: 1 }],
    [2, {}],
    [3, { achievements: 1 }],
    [4, { food: 2 }],
    [5, { achievements: 1 }],
    [6, { achievements: 1 }],
  ])('with %i built the next gives %j', (built, { food = 0, achievements = 0 }: Record<string, number>) => {
    const t = table((board) => {
      give(me(board), [0, 1, 1, 0], 0);
      me(board).greenhouses = { built, improved: built };
    });
    t.moves(A, { do: 'greenhouse', from: 'spot' });
    expect(t.player(A)).toMatchObject({ achievements, stock: { food } });
  });

  it('10, 71 a filled spot must be taken; then the stack for 2 energy more', () => {
    const supply = (free: number, energy: number) =>
      table((board) => {
        give(me(board), [0, 1, 1, 0], energy);
        board.greenhouses.free = free;
      });
    expect(supply(1, 3).can(A, 'greenhouse')).toEqual([{ do: 'greenhouse', from: 'spot' }]);
    expect(supply(0, 1).can(A, 'greenhouse')).toEqual([]);
    const t = supply(0, 2);
    t.moves(A, { do: 'greenhouse', from: 'stack' });
    expect(t.player(A)).toMatchObject({ energy: 0, greenhouses: { built: 1 } });
  });

  it('no greenhouse without a slot, or without a tile', () => {
    const none = (built: number, stack: number, free: number) =>
      table((board) => {
        give(me(board), [0, 1, 1, 0], 3);
        me(board).greenhouses = { built, improved: built };
        board.greenhouses = { free, stack };
      }).can(A, 'greenhouse');
    expect(none(7, 3, 2)).toEqual([]);
    expect(none(0, 0, 0)).toEqual([]);
  });

  it('53 improve alone: one number, 1 to water or basic greenhouses', () => {
    const t = table((board) => {
      give(me(board), [0, 2, 0, 0], 0);
      me(board).greenhouses = { built: 5, improved: 1 };
    });
    expect(t.can(A, 'improve')).toEqual([
      { do: 'improve', n: 1 },
      { do: 'improve', n: 2 },
    ]);
    t.moves(A, { do: 'improve', n: 2 });
    expect(t.player(A)).toMatchObject({ greenhouses: { improved: 3 }, stock: { water: 0 } });
  });

  it('47 Aquarius: the first improvement of the action costs no water', () => {
    const t = table((board) => {
      give(me(board), [0, 1, 0, 0], 0);
      me(board).faction = 'faction-aquarius-combine';
      me(board).greenhouses = { built: 3, improved: 0 };
    });
    expect(t.can(A, 'improve')).toHaveLength(2);
    t.moves(A, { do: 'improve', n: 2 });
    expect(t.player(A).stock.water).toBe(0);
  });

  it('Harvest gives its token once for several improvements', () => {
    const t = table((board) => {
      give(me(board), [0, 3, 0, 0], 0);
      me(board).greenhouses = { built: 3, improved: 0 };
      on(board, 'progress-06');
    });
    t.moves(A, { do: 'improve', n: 3 });
    expect(t.player(A).achievements).toBe(1);
  });
});

describe('the team (R4)', () => {
  it('E6 recruit, then train the new one', () => {
    const t = table((board) => {
      give(me(board), [0, 0, 0, 2], 3);
      man(me(board), 's', 'Ww', 'p');
      points(me(board), 10);
    });
    t.moves(A, { do: 'recruit', colour: 'water' }, { do: 'board', rover: 0 });
    expect([t.player(A).energy, vp(t.player(A))]).toEqual([2, 11]);
    t.moves(A, { do: 'train', rover: 0, colour: 'water' });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 3, '0/3']);
    expect(vp(t.player(A))).toBe(11);
  });

  it.each([
    ['steel', 1, { batteries: 1, energy: 1 }],
    ['steel', 2, { achievements: 1 }],
    ['water', 1, { stock: { food: 2 } }],
    ['water', 2, { achievements: 1 }],
    ['polymer', 1, { points: { crew: 2 } }],
    ['polymer', 2, { achievements: 1 }],
  ] as const)('%s marker after %i gives its bonus', (colour, used, gained) => {
    const letter = { steel: 's', water: 'w', polymer: 'p' }[colour];
    const t = table((board) => {
      give(me(board), [0, 0, 0, 1], 2);
      man(me(board), letter + letter.toUpperCase().repeat(used));
    });
    t.moves(A, { do: 'train', rover: 0, colour });
    expect(t.player(A)).toMatchObject(gained);
  });

  it.each([
    [3, {}],
    [2, { points: { crew: 1 } }],
    [1, { achievements: 1 }],
  ])('a recruit with %i left in reserve gets the bonus of the column (R4.3)', (left, gained) => {
    const t = table((board) => {
      give(me(board), [0, 0, 0, 0], 1);
      me(board).reserve.steel = left;
    });
    t.moves(A, { do: 'recruit', colour: 'steel' }, { do: 'board', rover: 1 });
    expect(t.player(A)).toMatchObject(gained);
  });

  it('12 nobody is recruited without a free seat', () => {
    const t = table((board) => {
      give(me(board), [0, 0, 0, 0], 3);
      man(me(board), 'ssw', 'wpp', 'swp');
    });
    expect(t.can(A, 'recruit')).toEqual([]);
  });

  it('13 the fourth of a colour stays basic', () => {
    const t = table((board) => {
      give(me(board), [0, 0, 0, 1], 2);
      man(me(board), 'SSS', 's');
    });
    expect(t.can(A, 'train')).toEqual([]);
  });

  it('E24 a payment converts what it lacks', () => {
    const team = (food: number, energy: number) =>
      table((board) => {
        give(me(board), [0, 0, 0, food], energy);
      });
    const t = team(5, 0);
    t.moves(A, { do: 'recruit', colour: 'steel' }, { do: 'board', rover: 0 });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 3, '0/3']);
    const trains = team(5, 0);
    trains.moves(A, { do: 'train', rover: 0, colour: 'steel' });
    expect(holds(trains.player(A))).toEqual([0, 0, 0, 0, '0/3']);
    expect(team(4, 0).can(A, 'train')).toEqual([]);
    expect(team(0, 1).can(A, 'train')).toEqual([]);
  });

  it('converts beside any question of the own turn, never in that of others (R1.4)', () => {
    const t = table((board) => give(me(board), [0, 0, 0, 2], 2));
    const conversions = (seat: number) => t.legal(seat).filter((move) => move.do === 'convert');
    expect(conversions(A)).toHaveLength(2);
    expect(conversions(B)).toEqual([]);
    t.moves(A, { do: 'convert', to: 'food' });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 3, '0/3']);
    expect(t.awaited()).toEqual([A]);
    const full = table((board) => give(me(board), [0, 0, 0, 12], 3));
    expect(full.legal(A).filter((move) => move.do === 'convert')).toEqual([]);
  });
});

describe('buildings (R5)', () => {
  const hub: LaMove = { do: 'large', large: 'large-spaceport-hub' };

  it('E8 a large building, its slot, its token, its miniature, the tile for nothing', () => {
    const t = table((board) => {
      give(me(board), [4, 0, 2, 0], 1);
      points(me(board), 20);
      me(board).achievements = 3;
      board.larges = ['large-spaceport-hub'];
      on(board, 'progress-08');
      swapTiles(board, 4, 'terrain-03');
    });
    t.moves(A, hub, { do: 'site', site: 'x-1-1' }, { do: 'survey', cell: 'r2c2', tile: 'terrain-03' });
    t.moves(A, { do: 'train', rover: 2, colour: 'polymer' });
    expect(holds(t.player(A))).toEqual([1, 0, 1, 0, '1/3']);
    expect([vp(t.player(A)), t.player(A).achievements]).toEqual([24, 5]);
  });

  it('E9 the icon decides which tiles a miniature may set off', () => {
    const t = table((board) => {
      give(me(board), [3, 0, 1, 0], 0);
      board.larges = ['large-spaceport-hub'];
      swapTiles(board, 0, 'terrain-09');
      swapTiles(board, 1, 'terrain-07');
      swapTiles(board, 2, 'terrain-05');
    });
    t.moves(A, hub, { do: 'site', site: 'n-2' });
    expect(t.can(A, 'survey')).toEqual([
      { do: 'survey', cell: 'r1c1', tile: 'terrain-09' },
      { do: 'survey', cell: 'r1c3', tile: 'terrain-05' },
    ]);
  });

  it('E23 a full storage is not to choose from', () => {
    const t = table((board) => {
      give(me(board), [9, 1, 1, 0], 0);
      board.larges = ['large-logistics-depot'];
    });
    t.moves(A, { do: 'large', large: 'large-logistics-depot' });
    expect(t.player(A).stock.steel).toBe(7);
    t.moves(A, { do: 'choose', what: 'steel' });
    expect(t.can(A, 'choose').map((move) => 'what' in move && move.what)).toEqual([
      'water',
      'polymer',
      'food',
    ]);
    t.moves(A, { do: 'choose', what: 'water' }, { do: 'choose', what: 'food' });
    expect(holds(t.player(A)).slice(0, 4)).toEqual([8, 1, 0, 1]);
  });

  it('E27 the free activation does not spare the stack', () => {
    const survey = (energy: number, food: number) =>
      stage({
        seats: 2,
        frames: [{ do: 'survey', seat: A, site: 'x-1-1' }],
        set: (board) => {
          man(me(board), 's', 'w', 'p');
          give(me(board), [0, 0, 0, food], energy, 1);
          me(board).greenhouses = { built: 1, improved: 0 };
          board.greenhouses = { free: 0, stack: 3 };
        },
      });
    const t = survey(2, 1);
    t.moves(A, { do: 'survey', cell: 'r2c2', tile: 'terrain-09' });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 2, '0/4']);
    expect([t.player(A).greenhouses.built, t.board.greenhouses.stack]).toEqual([2, 2]);
    expect(survey(1, 1).can(A, 'survey')).not.toContainEqual({
      do: 'survey',
      cell: 'r2c2',
      tile: 'terrain-09',
    });
  });

  it('18 a rover on the tile does not matter; 19 without a tile the step is skipped', () => {
    const t = table((board) => {
      give(me(board), [3, 0, 1, 0], 0);
      board.larges = ['large-spaceport-hub'];
      at(board.cells, 4).rover = B;
      at(at(board.seats, B).rovers, 0).at = 4;
    });
    t.moves(A, hub, { do: 'site', site: 'e-1' });
    // r1c3 is a Training ground (any), r2c3 a Supply cache.
    expect(t.can(A, 'survey')).toHaveLength(2);
    const none = table((board) => {
      give(me(board), [3, 0, 1, 0], 0);
      man(me(board), 'S', 'W', 'P');
      board.larges = ['large-spaceport-hub'];
      for (const [i, tile] of (['terrain-09', 'terrain-07', 'terrain-02'] as const).entries())
        swapTiles(board, i, tile);
      board.greenhouses = { free: 0, stack: 0 };
    });
    none.moves(A, hub, { do: 'site', site: 'n-1' });
    expect(none.can(A, 'survey')).toEqual([{ do: 'survey', cell: 'r1c2', tile: 'terrain-07' }]);
  });

  it('16, 60 a small building gives nothing at once', () => {
    const t = table((board) => give(me(board), [1, 0, 1, 0], 0));
    t.moves(A, { do: 'small', small: 'small-data-relay' });
    expect(vp(t.player(A))).toBe(0);
    expect(t.player(A).smalls).toEqual(['small-data-relay']);
  });

  it('21 four slots, and no more', () => {
    const t = table((board) => {
      give(me(board), [8, 8, 8, 0], 0);
      me(board).larges = [
        'large-biodome',
        'large-habitat-tower',
        'large-reactor-complex',
        'large-mission-control',
      ];
      board.larges = ['large-spaceport-hub'];
    });
    expect(t.can(A, 'large')).toEqual([]);
  });

  it.each([1, 1, 2, 2].map((n, slot) => [slot, n] as const))('slot %i gives %i achievements', (slot, n) => {
    const t = table((board) => {
      give(me(board), [3, 0, 1, 0], 0);
      const others = ['large-biodome', 'large-habitat-tower', 'large-reactor-complex'] as const;
      me(board).larges = others.slice(0, slot);
      board.larges = ['large-spaceport-hub'];
    });
    t.moves(A, hub);
    expect(t.player(A).achievements).toBe(n);
  });
});

it('E26 the bonus of the fourth seat', () => {
  const t = stage({
    seats: 4,
    frames: [{ do: 'found' }, { do: 'turn', place: 0 }],
  });
  expect(holds(t.player(D))).toEqual([2, 3, 3, 4, '3/3']);
  expect(holds(t.player(A))).toEqual([2, 2, 2, 3, '3/3']);
  expect(holds(t.player(B))).toEqual([2, 3, 2, 4, '3/3']);
});

/** Puts a tile on a cell, and the one that lay there where it came from. */
function swapTiles(board: Board, cell: number, tile: Board['cells'][number]['tile']): void {
  const from = board.cells.findIndex((each) => each.tile === tile);
  const here = at(board.cells, cell);
  if (from >= 0) board.cells[from] = { ...at(board.cells, from), tile: here.tile };
  board.cells[cell] = { ...here, tile };
}
