// Rulings that no worked example shows, by their number in the rules reference.
import { describe, expect, it } from 'vitest';
import { endPoints } from '../../../shared/games/lunar-ark/result.ts';
import type { Board, LaFrame, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, give, holds, layLabs, man, park, type Stage, stage, vp } from './stage.ts';

const me = (board: Board) => at(board.seats, A);
const table = (set: NonNullable<Stage['set']>, frames?: readonly LaFrame[]) =>
  stage({
    seats: 2,
    ...(frames && { frames }),
    set: (board, g) => {
      for (const player of board.seats) man(player, 's', 'w', 'p');
      set(board, g);
    },
  });

const display = [
  ['lab-observatory', 'lab-solar-array', 'lab-ice-laboratory'],
  ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
] as const;

it('R1.3 an action is always there: a rover to send, or a recall', () => {
  expect(table(() => {}).ways(A)).toEqual([0, 1, 2].map((rover) => ({ do: 'rover', rover })));
  const out = table((board) => {
    for (const rover of [0, 1, 2]) park(board, A, rover, rover);
  });
  expect(out.ways(A)).toEqual([{ do: 'recall' }]); // Still asked (D1): a conversion may come before.
});

it('R2.8 a rover without a useful task may be sent, and its visit is over', () => {
  const t = table((board) => {
    at(board.cells, 2).cubes = { steel: 0, water: 0, polymer: 0 };
  });
  t.moves(A, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r1c3', tile: 'terrain-03' });
  expect(t.awaited()).toEqual([B]);
});

it('14 a free recruit gets the bonus of the column', () => {
  const t = table(
    (board) => {
      me(board).reserve.water = 1;
    },
    [{ do: 'recruit', seat: A, origin: { of: 'lab', lab: 'lab-recruitment-laboratory' } }],
  );
  t.moves(A, { do: 'recruit', colour: 'water' }, { do: 'board', rover: 0 });
  expect(t.player(A)).toMatchObject({ achievements: 1, energy: 0 });
});

it('40 a cell with four cubes is skipped: the bag is not disturbed', () => {
  const t = table((board) => {
    for (const rover of [0, 1, 2]) park(board, A, rover, rover);
    give(me(board), [0, 0, 0, 9], 0);
    for (const cell of board.cells) cell.cubes = { steel: 4, water: 0, polymer: 0 };
    board.greenhouses.free = 0;
  });
  const bag = { ...t.board.bag };
  t.moves(A, { do: 'recall' });
  expect(t.board.bag).toEqual(bag);
  expect(t.board.greenhouses.free).toBe(2);
});

it('42 a battery at the limit of 12 does not count for the Sun mirror', () => {
  const t = table(
    (board) => {
      give(me(board), [0, 0, 0, 0], 0, 8);
      me(board).larges = ['large-helios-mirror'];
    },
    [{ do: 'effect', seat: A, origin: { of: 'large', large: 'large-reactor-complex' } }],
  );
  expect(holds(t.player(A)).at(-1)).toBe('1/12');
  expect(endPoints(t.player(A))).toBe(4);
});

it('50 conversion between two labs of a chain', () => {
  const t = table((board, g) => {
    give(me(board), [0, 0, 1, 0], 0);
    me(board).foundations = 1;
    layLabs(g, display, [], { 0: 'lab-observatory' });
  });
  t.moves(A, { do: 'lab', lab: 'lab-algae-tank', col: 1, row: 0 });
  t.moves(A, { do: 'activate', at: 1, lab: 'lab-algae-tank' }, { do: 'convert', to: 'energy' });
  expect(holds(t.player(A))).toEqual([0, 0, 0, 0, '1/3']);
  t.moves(A, { do: 'activate', at: 0, lab: 'lab-observatory' });
  expect(vp(t.player(A))).toBe(2);
  expect(t.awaited()).toEqual([B]);
});

it('52 special research after the permit of a rover’s tile, with its chain', () => {
  const t = table((board, g) => {
    give(me(board), [0, 0, 0, 0], 2);
    me(board).foundations = 1;
    for (const cell of board.cells) cell.cubes = { steel: 0, water: 0, polymer: 0 };
    layLabs(g, display, [], { 0: 'lab-smelting-laboratory' });
  });
  const moves: LaMove[] = [
    { do: 'rover', rover: 0 },
    { do: 'tile', cell: 'r1c2', tile: 'terrain-07' },
    { do: 'effect', tile: 'terrain-07' },
    { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 },
    { do: 'activate', at: 0, lab: 'lab-smelting-laboratory' },
    { do: 'activate', at: 1, lab: 'lab-observatory' },
  ];
  // All of it is one plan: only the draw at the end of the turn is hidden.
  expect(t.plan(A, ...moves)).toMatchObject({ stop: 'hidden', moves });
  t.moves(A, ...moves);
  expect(t.player(A)).toMatchObject({ stock: { steel: 1 }, points: { permits: 1, labs: 2 }, energy: 0 });
});

describe('R7.11, 67 the look', () => {
  const special = (energy: number, set: NonNullable<Stage['set']> = () => {}) =>
    table(
      (board, g) => {
        give(me(board), [0, 0, 0, 0], energy, 1);
        me(board).foundations = 1;
        layLabs(g, display, ['lab-botany-laboratory']);
        at(board.display, 0)[2] = null;
        board.discard = ['lab-ice-laboratory'];
        set(board, g);
      },
      [
        { do: 'special', seat: A },
        { do: 'turn', place: 1 },
      ],
    );

  it('costs nothing and obliges to nothing', () => {
    const t = special(2);
    t.moves(A, { do: 'look' });
    expect(at(t.board.display, 0)[2]).toBe('lab-botany-laboratory');
    expect(t.player(A).energy).toBe(2);
    expect(t.can(A, 'look')).toEqual([]); // The display is full.
    t.moves(A, { do: 'stop' });
    expect(t.awaited()).toEqual([B]);
  });

  it('needs a gap, a deck, an empty lab place, and 2 energy that could be paid', () => {
    expect(special(2).can(A, 'look')).toHaveLength(1);
    expect(special(1).awaited()).toEqual([B]);
    const without = (set: NonNullable<Stage['set']>) => special(2, set).can(A, 'look');
    expect(
      without((board) => {
        at(board.display, 0)[2] = 'lab-ice-laboratory';
        board.discard = [];
      }),
    ).toEqual([]);
    expect(
      without((board, g) => {
        board.discard.push(...g.box.labs.splice(0));
      }),
    ).toEqual([]);
    expect(
      without((board) => {
        me(board).foundations = 0;
      }),
    ).toEqual([]);
  });
});

it('R2.4 the Expertise tile counts a power once a turn, if it counts anything', () => {
  const t = table((board) => {
    man(me(board), 'PP', 's', 'w');
    park(board, B, 0, 1);
    at(board.cells, 4).cubes = { steel: 0, water: 0, polymer: 0 };
    Object.assign(board, { track: ['progress-10', ...board.track.slice(1)], token: false });
  });
  const power: LaMove = { do: 'power', colour: 'polymer' };
  t.moves(A, { do: 'rover', rover: 0 }, { do: 'tile', cell: 'r2c2', tile: 'terrain-09' }, power, power);
  expect(t.player(A).achievements).toBe(1);
});

it('R6.7 the same row and the same column count across gaps', () => {
  const t = table((board, g) => {
    give(me(board), [0, 0, 1, 0], 0);
    me(board).foundations = 6;
    layLabs(g, display, [], {
      0: 'lab-smelting-laboratory',
      3: 'lab-polymer-laboratory',
      8: 'lab-europa-bureau',
    });
  });
  t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 11 });
  expect(t.can(A, 'activate').map((move) => 'at' in move && move.at)).toEqual([3, 8, 11]);
});
