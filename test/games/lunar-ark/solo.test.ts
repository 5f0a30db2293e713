// The solo game (R15), the set-up (S1 to S11), factions (R13) and the short game (R14).
import { describe, expect, it } from 'vitest';
import { look, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import {
  colours,
  factionIds,
  factions,
  type RivalId,
  rivalRecall,
  tiles,
} from '../../../shared/games/lunar-ark/content.ts';
import { gridSites } from '../../../shared/games/lunar-ark/grid.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import { totalOf } from '../../../shared/games/lunar-ark/result.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, type Given, holds, man, optionsOf, points, type Stage, stage } from './stage.ts';

const rival = (board: Board) => {
  if (!board.rival) throw new Error('no rival');
  return board.rival;
};

/** The rival draws this card. */
const drawn = (
  card: RivalId,
  set: NonNullable<Stage['set']> = () => {},
  options: Given = { firstGame: true },
) =>
  stage({
    seats: 1,
    options,
    frames: [{ do: 'rival' }, { do: 'restock', place: 1 }, { do: 'turn', place: 0 }],
    set: (board, g) => {
      man(at(board.seats, A), 's', 'w', 'p');
      g.box.rival = [card, ...g.box.rival.filter((each) => each !== card)];
      set(board, g);
    },
  });

const cubes = (board: Board, ...all: [number, number, number][]) => {
  board.cells.forEach((cell, i) => {
    const [steel, water, polymer] = all[i] ?? [0, 0, 0];
    cell.cubes = { steel, water, polymer };
  });
};

describe('the rival (R15)', () => {
  it.each(['rival-01', 'rival-02', 'rival-03', 'rival-04', 'rival-05', 'rival-06'] as const)(
    '%s sends a rover where most cubes lie and takes two of the most numerous colour',
    (card) => {
      const t = drawn(card, (board) => {
        cubes(board, [1, 1, 1], [0, 1, 2], [0, 0, 3], [1, 2, 1]);
      });
      expect(at(t.board.cells, 3)).toMatchObject({
        rover: 'rival',
        cubes: { steel: 0, water: 1, polymer: 1 },
      });
      expect(rival(t.board).out).toEqual([3]);
    },
  );

  it.each([
    ['rival-01', 0],
    ['rival-02', 1],
    ['rival-03', 0],
  ] as const)('%s discards the bottom lab of column %i, filled at the end of its turn', (card, col) => {
    let [bottom, middle] = ['', ''];
    const t = drawn(card, (board) => {
      [bottom = '', middle = ''] = at(board.display, col).map(String);
    });
    expect(t.board.discard).toEqual([bottom]);
    expect(at(t.board.display, col)[0]).toBe(middle);
    expect(at(t.board.display, col)).not.toContain(null);
    const empty = drawn(card, (board) => {
      at(board.display, col)[0] = null;
    });
    expect(empty.board.discard).toEqual([]);
  });

  it.each(['rival-06', 'rival-12'] as const)('%s takes a greenhouse and scores in any case', (card) => {
    const t = drawn(card);
    expect([t.board.greenhouses.free, rival(t.board).points.rival]).toEqual([1, 1]);
    const none = drawn(card, (board) => {
      board.greenhouses.free = 0;
    });
    expect([none.board.greenhouses.free, rival(none.board).points.rival]).toEqual([0, 1]);
  });

  it.each([
    ['rival-07', 'mission-europa-1a', 5],
    ['rival-08', 'mission-titan-1a', 6],
    ['rival-09', 'mission-mars-1a', 5],
  ] as const)('%s takes the tile of lowest VP', (card, mission, n) => {
    const t = drawn(card);
    expect(rival(t.board)).toMatchObject({ missions: [mission], points: { ships: n } });
  });

  it('takes of the next ship if it has launched, and 2 VP if all have; launches as usual', () => {
    const launched = { tiles: [], launched: true, cubes: {} };
    const next = drawn('rival-09', (board) => {
      board.ships.mars = { ...launched };
    });
    expect(rival(next.board).missions).toEqual(['mission-europa-1a']);
    const none = drawn('rival-07', (board) => {
      board.ships = { europa: { ...launched }, titan: { ...launched }, mars: { ...launched } };
    });
    expect(rival(none.board).points.rival).toBe(2);
    const last = drawn('rival-07', (board) => {
      at(board.seats, A).missions = board.ships.europa.tiles.splice(0, 3);
    });
    expect(last.board.ships.europa.launched).toBe(true);
    expect([at(last.board.seats, A).points.launches, rival(last.board).points.launches]).toEqual([10, 5]);
  });

  it('rival-10 builds the first common large building', () => {
    let first = '';
    const t = drawn('rival-10', (board) => {
      first = String(board.larges[0]);
    });
    expect(t.board.larges).not.toContain(first);
    expect(rival(t.board)).toMatchObject({ achievements: 1, points: { rival: 4 } });
    expect(t.board.sites).toEqual({ 'x-1-1': 'rival' });
    const none = drawn('rival-10', (board) => {
      board.larges = [];
    });
    expect(rival(none.board)).toMatchObject({ achievements: 0, points: { rival: 2 } });
  });

  it('rival-11 gains 2 achievements', () => {
    expect(rival(drawn('rival-11').board).achievements).toBe(2);
  });

  it.each(['easy', 'normal', 'hard'] as const)('recalls, and scores as %s as it is', (level) => {
    const t = drawn(
      'rival-11',
      (board) => {
        rival(board).out = [0, 1, 2];
        for (const i of [0, 1, 2]) at(board.cells, i).rover = 'rival';
        cubes(board);
      },
      { level, firstGame: true },
    );
    expect(rival(t.board)).toMatchObject({ out: [], position: 1, achievements: 0 });
    expect(rival(t.board).points.rival).toBe(rivalRecall[level]);
    expect(t.board.furthest).toBe(1);
    expect(at(t.board.cells, 8).cubes).not.toEqual({ steel: 0, water: 0, polymer: 0 });
  });

  it('shuffles all twelve cards when none is left', () => {
    const t = drawn('rival-11', (board, g) => {
      rival(board).used = g.box.rival.splice(0);
    });
    expect(rival(t.board).used).toHaveLength(1);
    expect(t.state.box.rival).toHaveLength(11);
  });

  it('R15.9 a tie is a loss', () => {
    const outcome = (mine: number) => {
      const t = drawn('rival-11', (board) => points(at(board.seats, A), mine));
      const theirs = totalOf(t.board, 'rival');
      return [mine - theirs, at(game.result(openOf(game, t.state)).seats, 0).won];
    };
    expect(outcome(10)).toEqual([0, false]);
    expect(outcome(11)).toEqual([1, true]);
  });
});

const begun = (seats: number, given: Given = {}, seed = 'begin') =>
  start(game, { seats, options: optionsOf(seats, given), seed: seedOf(seed) }).state;

describe('set-up', () => {
  it.each([
    [1, 9, 0, 4, 4, 14],
    [2, 9, 0, 5, 4, 14],
    [3, 12, 3, 7, 5, 21],
    [4, 12, 3, 8, 6, 28],
  ])(
    '%i players: %i tiles, %i of them B, %i large buildings, %i tiles a ship, %i greenhouses',
    (seats, cells, b, larges, missions, greenhouses) => {
      const { board } = begun(seats).table;
      expect(board.cells).toHaveLength(cells);
      expect(board.cells.filter(({ tile }) => tiles[tile].set === 'B')).toHaveLength(b);
      expect(board.larges).toHaveLength(larges);
      expect(Object.values(board.ships).map((ship) => ship.tiles.length)).toEqual([
        missions,
        missions,
        missions,
      ]);
      expect(board.greenhouses).toEqual({ free: 2, stack: greenhouses - 2 });
      expect(colours.reduce((sum, colour) => sum + board.bag[colour], 0)).toBe(60 - 3 * cells);
      expect(board.track).toHaveLength(6);
    },
  );

  it('E26 in turn order from the start seat; the seats themselves stay', () => {
    const { board } = begun(2).table;
    const second = (board.start + 1) % 2;
    expect(holds(at(board.seats, board.start))).toEqual([2, 2, 2, 3, '3/3']);
    expect(holds(at(board.seats, second))).toEqual([2, 3, 2, 4, '3/3']);
    expect(board.active).toBe(board.start);
  });

  it('R14 the short game: four progress tiles, the mission tiles of one player', () => {
    const { board } = begun(4, { short: true }).table;
    expect(board.track).toHaveLength(4);
    expect(Object.values(board.ships).map((ship) => ship.tiles.length)).toEqual([4, 4, 4]);
    expect(begun(2, { short: true, firstGame: true }).table.board.track).toEqual([
      'progress-01',
      'progress-02',
      'progress-07',
      'progress-08',
    ]);
  });

  it('the first game is the same each time, and without factions', () => {
    const [one, other] = ['a', 'b'].map(
      (seed) => begun(3, { firstGame: true, factions: true }, seed).table.board,
    );
    expect(one?.cells.map(({ tile }) => tile)).toEqual(other?.cells.map(({ tile }) => tile));
    expect(one?.powers).toEqual(other?.powers);
    expect(one?.options.factions).toBe(false);
  });

  it('3.1 sites: 16 and 20, and what lies around them', () => {
    expect([gridSites(3).length, gridSites(4).length]).toEqual([16, 20]);
    const site = (id: string) => gridSites(3).find((each) => each.id === id);
    expect(site('x-1-2')).toEqual({ id: 'x-1-2', orthogonal: [], diagonal: [1, 2, 4, 5] });
    expect(site('n-2')).toEqual({ id: 'n-2', orthogonal: [1], diagonal: [0, 2] });
    expect(site('e-1')).toEqual({ id: 'e-1', orthogonal: [2], diagonal: [5] });
    expect(site('s-3')).toEqual({ id: 's-3', orthogonal: [8], diagonal: [7] });
    expect(site('w-2')).toEqual({ id: 'w-2', orthogonal: [3], diagonal: [0, 6] });
  });
});

describe('factions (R13)', () => {
  it('two cards each, hidden; all reveal together, the rejected are forgotten', () => {
    const state = begun(3, { factions: true });
    expect(state.table.flow.question).toMatchObject({ kind: 'sealed', seats: [0, 1, 2] });
    const view = look(game, state, B);
    expect(view.hand?.dealt).toHaveLength(2);
    expect(view.sizes.hands).toEqual([{ dealt: 2 }, { dealt: 2 }, { dealt: 2 }]);
    const shown = JSON.stringify(view.table);
    for (const id of factionIds) expect(shown).not.toContain(id);
  });

  it.each(factionIds)('%s starts with what its card says', (id) => {
    const t = stage({
      seats: 2,
      options: { factions: true },
      frames: [{ do: 'found' }, { do: 'turn', place: 0 }],
      set: (_board, g) => {
        at(g.hands, A).chosen = id;
        at(g.hands, B).chosen =
          id === 'faction-helios-grid' ? 'faction-ares-vanguard' : 'faction-helios-grid';
      },
    });
    const { start: given, batteries = 0, foundations = 0 } = factions[id];
    const player = t.player(A);
    expect(player).toMatchObject({
      stock: given,
      batteries,
      foundations,
      energy: 3 + batteries,
      faction: id,
    });
    expect(player.achievements).toBe(0); // R13.3.
    expect(t.state.hands.map(({ dealt, chosen }) => [dealt, chosen])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});
