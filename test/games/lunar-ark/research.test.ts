// Research, permits, launches (R6 to R8): worked examples E10, E12, E13, E15, E17, E30, E31 and the rulings.
import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../shared/games/lunar-ark/deeds.ts';
import type { Board, LaFrame, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, C, D, give, holds, layLabs, man, points, type Stage, stage, vp } from './stage.ts';

const me = (board: Board) => at(board.seats, A);

const table = (set: NonNullable<Stage['set']>, seats = 2, frames?: readonly LaFrame[]) =>
  stage({
    seats,
    ...(frames && { frames }),
    set: (board, g) => {
      for (const player of board.seats) man(player, 's', 'w', 'p');
      set(board, g);
    },
  });

const permit = (
  set: NonNullable<Stage['set']>,
  origin: Extract<LaFrame, { do: 'permit' }>['origin'] = { of: 'terrain', tile: 'terrain-07', free: false },
  seats = 2,
) =>
  table(set, seats, [
    { do: 'permit', seat: A, origin },
    { do: 'restock', place: 0 },
    { do: 'turn', place: 1 },
  ]);

const display = [
  ['lab-observatory', 'lab-solar-array', 'lab-ice-laboratory'],
  ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
] as const;

/** Leaves these tiles on a ship; the others go to seats by their number. */
function shareTiles(
  board: Board,
  ship: 'europa' | 'titan' | 'mars',
  left: number,
  ...counts: number[]
): void {
  const { tiles } = board.ships[ship];
  const taken = tiles.splice(0, tiles.length - left);
  counts.forEach((n, seat) => {
    at(board.seats, seat).missions.push(...taken.splice(0, n));
  });
  expect(taken).toEqual([]);
}

describe('labs (R6)', () => {
  it('E10 a chain in the order of choice', () => {
    const t = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 1, 2);
      me(board).foundations = 2;
      points(me(board), 30);
      layLabs(
        g,
        [
          ['lab-ice-laboratory', 'lab-simulation-center', 'lab-algae-tank'],
          ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
        ],
        [],
        { 0: 'lab-solar-array', 1: 'lab-observatory' },
      );
    });
    t.moves(A, { do: 'lab', lab: 'lab-simulation-center', col: 0, row: 1 }, { do: 'place', at: 2 });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 0, '0/5']);
    expect(t.can(A, 'activate').map((move) => 'at' in move && move.at)).toEqual([0, 1]);
    t.moves(A, { do: 'activate', at: 0, lab: 'lab-solar-array' });
    t.moves(A, { do: 'activate', at: 1, lab: 'lab-observatory' });
    expect(vp(t.player(A))).toBe(32);
    t.moves(A, { do: 'activate', at: 2, lab: 'lab-simulation-center' });
    expect(holds(t.player(A))).toEqual([0, 0, 0, 0, '1/5']);
    expect(vp(t.player(A))).toBe(35);
  });

  it('E12 what the top row costs', () => {
    const special = (energy: number, batteries: number, food: number) =>
      table(
        (board, g) => {
          give(me(board), [0, 0, 0, food], energy, batteries);
          me(board).foundations = 1;
          layLabs(g, display);
        },
        2,
        [{ do: 'special', seat: A }],
      );
    const top: LaMove = { do: 'lab', lab: 'lab-ice-laboratory', col: 0, row: 2 };
    expect(special(3, 0, 12).ways(A)).not.toContainEqual(top); // Ruling 70.
    const t = special(3, 1, 2);
    t.moves(A, top);
    expect(holds(t.player(A))).toEqual([0, 0, 0, 0, '0/4']);

    const research = (faction: 'faction-minerva-institute' | null) => {
      const normal = table((board, g) => {
        give(me(board), [0, 0, 1, 0], 3);
        Object.assign(me(board), { faction, foundations: 1 });
        layLabs(g, display);
      });
      normal.moves(A, top);
      return holds(normal.player(A));
    };
    expect(research(null)).toEqual([0, 0, 0, 0, '1/3']);
    expect(research('faction-minerva-institute')).toEqual([0, 0, 0, 0, '2/3']);
    const minerva = table(
      (board, g) => {
        give(me(board), [0, 0, 0, 0], 3, 1);
        Object.assign(me(board), { faction: 'faction-minerva-institute', foundations: 1 });
        layLabs(g, display);
      },
      2,
      [{ do: 'special', seat: A }],
    );
    expect(minerva.ways(A)).not.toContainEqual(top);
  });

  it('E31 the slide, the look, the draw at the end', () => {
    const set: NonNullable<Stage['set']> = (board, g) => {
      give(me(board), [1, 1, 1, 0], 4, 2);
      me(board).foundations = 2;
      points(me(board), 10);
      layLabs(g, display, ['lab-botany-laboratory', 'lab-titan-bureau'], { 0: 'lab-europa-bureau' });
    };
    const t = table(set);
    const start: LaMove[] = [
      { do: 'lab', lab: 'lab-solar-array', col: 0, row: 1 },
      { do: 'place', at: 1 },
      { do: 'activate', at: 1, lab: 'lab-solar-array' },
      { do: 'activate', at: 0, lab: 'lab-europa-bureau' },
      { do: 'point' },
    ];
    t.moves(A, ...start.slice(0, 1));
    expect(at(t.board.display, 0)).toEqual(['lab-observatory', 'lab-ice-laboratory', null]);
    t.moves(A, ...start.slice(1));
    expect([t.player(A).energy, vp(t.player(A))]).toEqual([5, 11]);
    expect(t.plan(A, { do: 'look' }).stop).toBe('hidden');
    t.moves(A, { do: 'look' });
    expect(at(t.board.display, 0)).toEqual([
      'lab-observatory',
      'lab-ice-laboratory',
      'lab-botany-laboratory',
    ]);
    t.moves(A, { do: 'lab', lab: 'lab-ice-laboratory', col: 0, row: 1 }, { do: 'place', at: 2 });
    expect(t.can(A, 'activate')).toEqual([{ do: 'activate', at: 2, lab: 'lab-ice-laboratory' }]);
    t.moves(A, { do: 'activate', at: 2, lab: 'lab-ice-laboratory' });
    expect(t.awaited()).toEqual([B]);
    expect(holds(t.player(A))).toEqual([1, 2, 0, 0, '3/5']);
    const after = ['lab-observatory', 'lab-botany-laboratory', 'lab-titan-bureau'];
    expect(at(t.board.display, 0)).toEqual(after);

    const blind = table(set);
    blind.moves(
      A,
      ...start,
      { do: 'lab', lab: 'lab-ice-laboratory', col: 0, row: 1 },
      { do: 'place', at: 2 },
    );
    blind.moves(A, { do: 'activate', at: 2, lab: 'lab-ice-laboratory' });
    expect(at(blind.board.display, 0)).toEqual(after);
  });

  it('23 a lab needs an empty place; a foundation may come first', () => {
    const t = table((board, g) => {
      give(me(board), [1, 0, 2, 0], 1);
      layLabs(g, display);
    });
    expect(t.can(A, 'lab')).toEqual([]);
    t.moves(A, { do: 'foundation' });
    expect(t.can(A, 'lab')).toHaveLength(2);
    t.moves(A, { do: 'lab', lab: 'lab-algae-tank', col: 1, row: 0 }, { do: 'place', at: 1 });
    t.moves(A, { do: 'activate', at: 1, lab: 'lab-algae-tank' });
    expect(t.player(A).stock.food).toBe(2);
  });

  it('24 the list is fixed when the lab is placed; 25, 59 each lab once a turn, the bureau in its own chain too', () => {
    const t = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 4, 2);
      me(board).foundations = 4;
      layLabs(g, display, [], { 0: 'lab-europa-bureau', 5: 'lab-observatory' });
    });
    t.moves(A, { do: 'lab', lab: 'lab-algae-tank', col: 1, row: 0 }, { do: 'place', at: 1 });
    expect(t.can(A, 'activate').map((move) => 'at' in move && move.at)).toEqual([0, 1, 5]);
    t.moves(A, { do: 'activate', at: 0, lab: 'lab-europa-bureau' });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 4 });
    // The inner list: row 2 and column 1, without the bureau that is under way.
    expect(t.can(A, 'activate').map((move) => 'at' in move && move.at)).toEqual([4, 5]);
    t.moves(A, { do: 'activate', at: 5, lab: 'lab-observatory' }, { do: 'stop' });
    // Back in the outer list: not the lab placed meanwhile, nor the one used inside.
    expect(t.can(A, 'activate').map((move) => 'at' in move && move.at)).toEqual([1]);
  });

  it('26 what cannot be begun now may be later in the chain; R1.12 nothing is begun in vain', () => {
    const t = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 0);
      me(board).foundations = 2;
      layLabs(g, display, [], { 0: 'lab-simulation-center', 1: 'lab-botany-laboratory' });
    });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 2 });
    expect(t.can(A, 'activate')).toEqual([{ do: 'activate', at: 2, lab: 'lab-observatory' }]);
    const solar = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 1);
      me(board).foundations = 2;
      layLabs(g, display, [], { 0: 'lab-simulation-center' });
    });
    solar.moves(A, { do: 'lab', lab: 'lab-solar-array', col: 0, row: 1 }, { do: 'place', at: 1 });
    expect(solar.can(A, 'activate')).toHaveLength(1);
    solar.moves(A, { do: 'activate', at: 1, lab: 'lab-solar-array' });
    expect(solar.can(A, 'activate')).toEqual([{ do: 'activate', at: 0, lab: 'lab-simulation-center' }]);
  });

  it('R6.4 a lab in the third row gives an achievement; 62 a full area takes no more', () => {
    const t = table((board, g) => {
      give(me(board), [1, 0, 1, 0], 1);
      me(board).foundations = 5;
      layLabs(g, display);
    });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 8 });
    expect(t.player(A).achievements).toBe(1);
    const full = table((board) => {
      give(me(board), [1, 0, 1, 0], 3);
      me(board).foundations = 6;
      me(board).labs = me(board).labs.map(() => 'lab-observatory');
    });
    expect(full.can(A, 'lab', 'foundation')).toEqual([]);
  });

  it('56, 66 two labs of a column leave two gaps, filled from below', () => {
    const t = table((board, g) => {
      give(me(board), [1, 0, 1, 0], 3, 2);
      me(board).foundations = 2;
      layLabs(g, display, ['lab-botany-laboratory', 'lab-titan-bureau'], { 0: 'lab-europa-bureau' });
    });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 1 });
    t.moves(A, { do: 'activate', at: 0, lab: 'lab-europa-bureau' });
    t.moves(A, { do: 'lab', lab: 'lab-solar-array', col: 0, row: 0 }, { do: 'place', at: 2 });
    expect(at(t.board.display, 0)).toEqual(['lab-ice-laboratory', null, null]);
    while (t.awaited().includes(A)) t.moves(A, { do: 'stop' });
    expect(t.board.display).toEqual([
      ['lab-ice-laboratory', 'lab-botany-laboratory', 'lab-titan-bureau'],
      ['lab-algae-tank', 'lab-mars-bureau', 'lab-refit-dock'],
    ]);
  });

  it('49 an empty deck leaves the place empty', () => {
    const t = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 0);
      me(board).foundations = 1;
      layLabs(g, display);
      board.discard = g.box.labs.splice(0);
    });
    t.moves(A, { do: 'lab', lab: 'lab-observatory', col: 0, row: 0 }, { do: 'place', at: 0 }, { do: 'stop' });
    expect(at(t.board.display, 0).at(-1)).toBeNull();
  });

  it('61 a move names the lab: one that has slid away cannot be taken by its place', () => {
    const t = table((board, g) => {
      give(me(board), [0, 0, 1, 0], 3);
      me(board).foundations = 1;
      layLabs(g, display);
    });
    expect(() => t.moves(A, { do: 'lab', lab: 'lab-solar-array', col: 0, row: 0 })).toThrow('not legal');
  });
});

describe('permits (R7)', () => {
  it('E17 an improvement; later nothing is open', () => {
    const t = permit((board) => {
      give(me(board), [0, 1, 1, 0], 0);
      shareTiles(board, 'europa', 2, 0, 2);
    });
    expect(t.can(A, 'cube')).toEqual([{ do: 'cube', part: 'europa-part-1' }]);
    t.moves(A, { do: 'cube', part: 'europa-part-1' });
    expect(holds(t.player(A)).slice(0, 3)).toEqual([0, 0, 0]);
    expect(vp(t.player(A))).toBe(4);
    expect(t.board.ships.europa.cubes).toEqual({ 'europa-part-1': A });
    const later = permit(
      (board) => {
        give(me(board), [8, 8, 8, 8], 0);
        shareTiles(board, 'europa', 2, 0, 2);
        board.ships.europa.cubes = { 'europa-part-1': B };
      },
      { of: 'lab', lab: 'lab-refit-dock' },
    );
    expect(vp(later.player(A))).toBe(1); // Only 1 VP: not asked.
  });

  it('E30 nothing to build: 1 VP, and special research by conversion', () => {
    const t = permit((board, g) => {
      give(me(board), [0, 1, 0, 2], 1);
      points(me(board), 9);
      me(board).foundations = 1;
      layLabs(g, display);
    });
    expect(vp(t.player(A))).toBe(10);
    t.moves(A, { do: 'lab', lab: 'lab-solar-array', col: 0, row: 1 });
    expect(holds(t.player(A))).toEqual([0, 1, 0, 0, '0/3']);
  });

  it('R7.5 build only and improve only', () => {
    const rich: NonNullable<Stage['set']> = (board) => {
      give(me(board), [8, 8, 8, 8], 0);
      shareTiles(board, 'titan', 2, 0, 2);
    };
    const build = permit(rich, { of: 'lab', lab: 'lab-titan-assembly-hall' });
    expect([build.can(A, 'mission').length, build.can(A, 'cube').length]).toEqual([2, 0]);
    const dock = permit(rich, { of: 'lab', lab: 'lab-refit-dock' });
    expect(dock.ways(A)).toEqual([{ do: 'cube', part: 'titan-part-1' }, { do: 'point' }]);
    const bureau = permit(rich, { of: 'lab', lab: 'lab-titan-bureau' });
    expect([bureau.can(A, 'mission').length, bureau.can(A, 'cube').length]).toEqual([2, 1]);
  });

  it('27, 28 a launched ship leaves the other, or 1 VP with special research', () => {
    const one = permit((board) => {
      give(me(board), [8, 8, 8, 8], 0);
      board.ships.europa = { tiles: [], launched: true, cubes: {} };
    });
    expect(one.can(A, 'mission').every((move) => 'mission' in move && move.mission.includes('mars'))).toBe(
      true,
    );
    const both = permit((board) => {
      give(me(board), [8, 8, 8, 8], 3);
      board.ships.europa = { tiles: [], launched: true, cubes: {} };
      board.ships.mars = { tiles: [], launched: true, cubes: {} };
    });
    expect(vp(both.player(A))).toBe(1);
    expect(both.can(A, 'foundation')).toEqual([{ do: 'foundation' }]);
    both.moves(A, { do: 'foundation' });
    expect(both.player(A)).toMatchObject({ energy: 1, foundations: 1 });
    expect(both.awaited()).toEqual([B]);
  });

  it('29 an improve-only permit before any part is complete: 1 VP', () => {
    expect(
      vp(permit((board) => give(me(board), [8, 8, 8, 8], 0), { of: 'lab', lab: 'lab-refit-dock' }).player(A)),
    ).toBe(1);
  });

  it('30 the last part can never be improved; 31 anybody may improve an open one', () => {
    const t = permit((board) => {
      give(me(board), [8, 8, 8, 8], 0);
      shareTiles(board, 'mars', 1, 0, 3);
    });
    expect(t.can(A, 'cube').map((move) => 'part' in move && move.part)).toEqual([
      'mars-part-1',
      'mars-part-2',
    ]);
    t.moves(A, { do: 'mission', mission: 'mission-mars-3a' });
    expect(t.board.ships.mars.launched).toBe(true);
  });

  it('45 Spaceport hub and Ares add up, for tiles alone', () => {
    const set: NonNullable<Stage['set']> = (board) => {
      give(me(board), [8, 8, 8, 8], 0);
      Object.assign(me(board), { faction: 'faction-ares-vanguard', larges: ['large-spaceport-hub'] });
      shareTiles(board, 'europa', 2, 0, 2);
    };
    const t = permit(set);
    t.moves(A, { do: 'mission', mission: 'mission-mars-1b' });
    expect(vp(t.player(A))).toBe(5 + 3);
    const cube = permit(set);
    cube.moves(A, { do: 'cube', part: 'europa-part-1' });
    expect(vp(cube.player(A))).toBe(4);
  });
});

describe('launches (R8)', () => {
  it.each([
    ['E13 a tie for first shares both, rounded down', [2, 2, 1, 1], 10, 5, [7, 7, 0, 0]],
    ['E15 one contributor', [4, 0], 14, 7, [14, 0]],
    ['R8.3 a tie for second shares the second', [3, 1, 1, 1], 10, 5, [10, 1, 1, 1]],
    ['R8.2 most and second most', [2, 3, 1, 0], 14, 7, [7, 14, 0, 0]],
    ['three tied for first', [2, 2, 2, 0], 14, 7, [7, 7, 7, 0]],
    ['48 nobody scores for none', [0, 0, 0], 8, 4, [0, 0, 0]],
  ] as const)('%s', (_name, counts, first, second, shares) => {
    expect(shareOut(counts, { first, second })).toEqual(shares);
  });

  it('E13 at the table: 33 the launch is at once, then the special research', () => {
    const t = permit(
      (board) => {
        give(me(board), [8, 8, 8, 8], 2);
        shareTiles(board, 'europa', 1, 1, 2, 1, 1);
      },
      undefined,
      4,
    );
    t.moves(A, { do: 'mission', mission: 'mission-europa-3b' });
    expect([A, B, C, D].map((seat) => t.player(seat).points.launches)).toEqual([7, 7, 0, 0]);
    expect(t.can(A, 'foundation')).toHaveLength(1);
    expect(t.board.ships.europa).toMatchObject({ launched: true, tiles: [] });
  });

  it('34, 64 the third launch triggers the end; the turn goes on', () => {
    const t = permit((board) => {
      give(me(board), [8, 8, 8, 8], 2);
      board.ships.titan = { tiles: [], launched: true, cubes: {} };
      board.ships.mars = { tiles: [], launched: true, cubes: {} };
      shareTiles(board, 'europa', 1, 0, 3);
    });
    t.moves(A, { do: 'mission', mission: 'mission-europa-3a' });
    expect(t.board).toMatchObject({ ending: 'ships', over: false });
    expect(t.awaited()).toEqual([A]);
  });
});
