// The recall, the progress track, the end and who wins (R9 to R12): worked examples E18, E20 to E22, E28, E29.
import { describe, expect, it } from 'vitest';
import { isOver, result } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { colours, type ProgressId, progress, progressIds } from '../../../shared/games/lunar-ark/content.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import { scoreLines, totalOf } from '../../../shared/games/lunar-ark/result.ts';
import type { Board, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { A, at, B, C, give, holds, man, park, points, type Stage, stage, vp } from './stage.ts';

const me = (board: Board) => at(board.seats, A);
const cubesOf = (board: Board) =>
  board.cells.map(({ cubes }) => colours.reduce((sum, colour) => sum + cubes[colour], 0));

/** A's three rovers are out. */
const out = (set: NonNullable<Stage['set']>, crews = ['s', 'w', 'p'], seats = 2) =>
  stage({
    seats,
    set: (board, g) => {
      for (const player of board.seats) man(player, 's', 'w', 'p');
      man(me(board), ...crews);
      for (const rover of [0, 1, 2]) park(board, A, rover, rover);
      set(board, g);
    },
  });

const recall: LaMove = { do: 'recall' };

describe('the recall (R9)', () => {
  const e18 = (feed: number) => {
    const t = out(
      (board) => {
        give(me(board), [0, 0, 0, 0], 1, 1);
        points(me(board), 3);
        me(board).greenhouses = { built: 3, improved: 1 };
        me(board).smalls = ['small-data-relay', 'small-recruitment-office'];
      },
      ['Ss', 'Ww', 'pp'],
    );
    t.moves(A, recall, { do: 'decline' });
    expect(t.ways(A)).toEqual([
      { do: 'feed', n: 0 },
      { do: 'feed', n: 1 },
      { do: 'feed', n: 2 },
    ]);
    t.moves(A, { do: 'feed', n: feed });
    return t.player(A);
  };

  it('E18 income, energy, a meal that is short', () => {
    expect([vp(e18(0)), ...holds(e18(0)).slice(3)]).toEqual([-2, 0, '4/4']);
    expect([vp(e18(2)), ...holds(e18(2)).slice(3)]).toEqual([4, 0, '0/4']);
    expect(vp(e18(1))).toBe(1); // Ruling 43: below zero or not, points are points.
  });

  it('E28 leftover energy becomes food by itself', () => {
    const meal = (n: number) => {
      const t = out(
        (board) => {
          give(me(board), [0, 0, 0, 0], 3, 2);
          points(me(board), 8);
          me(board).greenhouses = { built: 3, improved: 0 };
        },
        ['sw', 'ws', 'p'],
      );
      t.moves(A, recall);
      expect(holds(t.player(A)).slice(3)).toEqual([4, '5/5']);
      t.moves(A, { do: 'feed', n });
      return [vp(t.player(A)), ...holds(t.player(A)).slice(3)];
    };
    expect(meal(1)).toEqual([8, 0, '3/5']);
    expect(meal(0)).toEqual([5, 0, '5/5']);
  });

  it('E29 the order of income: recruit, train, and the battery charges', () => {
    const t = out(
      (board) => {
        give(me(board), [0, 0, 0, 9], 0);
        points(me(board), 20);
        me(board).smalls = ['small-training-academy', 'small-recruitment-office'];
      },
      ['S', 'Www', 'Ppp'],
    );
    me(t.board).reserve.steel = 3;
    t.moves(A, recall, { do: 'accept', small: 'small-recruitment-office' });
    t.moves(A, { do: 'recruit', colour: 'steel' });
    t.moves(A, { do: 'accept', small: 'small-training-academy' }, { do: 'train', rover: 0, colour: 'steel' });
    expect(holds(t.player(A)).at(-1)).toBe('4/4');
    expect(vp(t.player(A))).toBe(20);
  });

  it('35 nobody saves food and goes hungry; 36 fresh energy feeds', () => {
    const t = out((board) => give(me(board), [0, 0, 0, 2], 0));
    t.moves(A, recall, { do: 'feed', n: 0 });
    expect(t.player(A)).toMatchObject({ stock: { food: 0 }, points: { hunger: -3 } });
    const fed = out((board) => give(me(board), [0, 0, 0, 2], 0));
    fed.moves(A, recall, { do: 'feed', n: 1 });
    expect(fed.player(A)).toMatchObject({ energy: 1, points: { hunger: 0 } });
  });

  it('44 a full storage loses the rest; 55 the reserve eats nothing', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 11], 0);
      me(board).greenhouses = { built: 5, improved: 5 };
    });
    t.moves(A, recall);
    expect(t.player(A).stock.food).toBe(12 - 3);
  });

  it('37 a recruit of the income counts for the old progress tile', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      me(board).smalls = ['small-recruitment-office'];
      board.token = false;
    });
    t.moves(A, recall, { do: 'accept', small: 'small-recruitment-office' });
    t.moves(A, { do: 'recruit', colour: 'steel' }, { do: 'board', rover: 0 });
    expect(t.player(A)).toMatchObject({ achievements: 1, position: 1 });
  });

  it('69 Hydroponics annex improves by itself; the yard pays the stack (11)', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 3], 2);
      me(board).smalls = ['small-hydroponics-annex', 'small-greenhouse-yard'];
      board.greenhouses.free = 0;
    });
    t.moves(A, recall, { do: 'accept', small: 'small-greenhouse-yard' });
    expect(t.player(A)).toMatchObject({ greenhouses: { built: 1, improved: 1 } });
  });

  it('54, R1.7 what cannot be begun is not offered', () => {
    const t = out(
      (board) => {
        give(me(board), [0, 0, 0, 12], 0);
        me(board).smalls = ['small-recruitment-office', 'small-training-academy', 'small-greenhouse-yard'];
        board.greenhouses = { free: 0, stack: 0 };
      },
      ['SSS', 'WWW', 'PPP'],
    );
    t.moves(A, recall);
    expect(t.awaited()).toEqual([B]);
  });

  it('only with all three rovers out', () => {
    expect(
      out((board) => {
        at(me(board).rovers, 0).at = null;
        at(board.cells, 0).rover = null;
      }).can(A, 'recall'),
    ).toEqual([]);
  });
});

describe('the progress track (R9.7)', () => {
  it('the first to arrive refills: up to the number of the tile, never beyond four', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      board.greenhouses = { free: 0, stack: 5 };
      board.cells.forEach((cell, i) => {
        cell.cubes = { steel: i % 5, water: 0, polymer: 0 };
      });
    });
    const before = t.plan(A, recall);
    expect(before.stop).toBe('hidden'); // Cubes are drawn: what came before stands.
    t.moves(A, recall);
    expect(cubesOf(t.board)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3].map((n) => Math.min(4, n + 3)));
    expect(t.board.greenhouses).toEqual({ free: 2, stack: 3 });
  });

  it('38 the second to arrive refills nothing', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      board.furthest = 1;
      for (const cell of board.cells) cell.cubes = { steel: 0, water: 0, polymer: 0 };
    });
    t.moves(A, recall);
    expect(t.player(A).position).toBe(1);
    expect(cubesOf(t.board)).toEqual(Array(9).fill(0));
  });

  it('39 nothing is refilled at End; R9.9 a marker on End stays', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      Object.assign(me(board), { position: 5 });
      board.furthest = 5;
      for (const cell of board.cells) cell.cubes = { steel: 0, water: 0, polymer: 0 };
    });
    t.moves(A, recall);
    expect(t.board).toMatchObject({ ending: 'track', furthest: 6 });
    expect(cubesOf(t.board)).toEqual(Array(9).fill(0));
    const end = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      Object.assign(me(board), { position: 6 });
    });
    end.moves(A, recall);
    expect(end.player(A).position).toBe(6);
  });

  it('R9.8 an empty bag is filled up and goes on', () => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      board.bag = { steel: 1, water: 0, polymer: 0 };
      for (const cell of board.cells) cell.cubes = { steel: 0, water: 0, polymer: 0 };
    });
    t.moves(A, recall);
    expect(cubesOf(t.board)).toEqual(Array(9).fill(3));
    expect(colours.reduce((sum, colour) => sum + t.board.bag[colour], 0)).toBe(1 + 60 - 27);
  });

  it.each(progressIds)('%s refills as many as it says', (id: ProgressId) => {
    const t = out((board) => {
      give(me(board), [0, 0, 0, 9], 0);
      Object.assign(board, { track: [at(board.track, 0), id, ...board.track.slice(2)] });
      for (const cell of board.cells) cell.cubes = { steel: 0, water: 0, polymer: 0 };
    });
    t.moves(A, recall);
    expect(cubesOf(t.board)).toEqual(Array(9).fill(progress[id].refill));
  });
});

describe('the end (R11)', () => {
  it('E20 the round is finished, and nobody starts another', () => {
    const t = stage({
      seats: 3,
      frames: [
        { do: 'act', seat: B },
        { do: 'restock', place: 1 },
        { do: 'turn', place: 2 },
      ],
      set: (board) => {
        Object.assign(board, { round: 34, active: B, furthest: 5 });
        for (const player of board.seats) man(player, 's', 'w', 'p');
        Object.assign(at(board.seats, B), { position: 5 });
        give(at(board.seats, B), [0, 0, 0, 9], 0);
        for (const rover of [0, 1, 2]) park(board, B, rover, rover);
      },
    });
    t.moves(B, recall);
    expect(t.board).toMatchObject({ ending: 'track', over: false, round: 34 });
    expect(t.awaited()).toEqual([C]);
    while (t.awaited().includes(C)) t.moves(C, at(t.ways(C), 0));
    expect(isOver(t.state)).toBe(true);
    expect(t.board).toMatchObject({ over: true, round: 34 });
  });

  it('41 a second arrival at End changes nothing; 63 after the last turn no lab is drawn', () => {
    const t = stage({
      seats: 2,
      frames: [
        { do: 'act', seat: B },
        { do: 'restock', place: 1 },
        { do: 'turn', place: 0 },
      ],
      set: (board) => {
        Object.assign(board, { active: B, furthest: 6, ending: 'track' });
        for (const player of board.seats) man(player, 's', 'w', 'p');
        Object.assign(at(board.seats, B), { position: 5 });
        for (const rover of [0, 1, 2]) park(board, B, rover, rover);
        at(board.display, 0)[2] = null;
      },
    });
    t.moves(B, recall, { do: 'feed', n: 0 });
    expect(isOver(t.state)).toBe(true);
    expect(at(t.board.display, 0)[2]).toBeNull();
  });
});

describe('final scoring (R12)', () => {
  const final = (seats: number, set: (board: Board) => void) => stage({ seats, set, frames: [] });
  const linesOf = (board: Board, seat: number) =>
    Object.fromEntries(scoreLines(board, seat).map(({ k, n }) => [k, n]));

  it('E21 line by line', () => {
    const t = final(3, (board) => {
      for (const ship of Object.values(board.ships)) Object.assign(ship, { tiles: [], launched: true });
      give(at(board.seats, A), [3, 2, 0, 4], 7, 5);
      points(at(board.seats, A), 62);
      Object.assign(at(board.seats, A), {
        achievements: 11,
        larges: ['large-biodome'],
        greenhouses: { built: 5, improved: 0 },
      });
      at(board.seats, B).achievements = 7;
      at(board.seats, C).achievements = 11;
    });
    expect(linesOf(t.board, A)).toEqual({
      ships: 62,
      unlaunched: 0,
      achievements: 11,
      majority: 6,
      end: 5,
      leftovers: 3,
    });
    expect(totalOf(t.board, A)).toBe(87);
    expect(linesOf(t.board, B).majority).toBe(0);
  });

  it('E22 a ship not launched: the second reward is shared', () => {
    const t = final(3, (board) => {
      at(board.seats, A).missions = ['mission-titan-1a', 'mission-titan-1b'];
      at(board.seats, B).missions = ['mission-titan-2a', 'mission-titan-2b'];
      at(board.seats, C).missions = ['mission-titan-3a'];
    });
    expect([A, B, C].map((seat) => linesOf(t.board, seat).unlaunched)).toEqual([3, 3, 0]);
  });

  it('68 energy becomes food up to the limit of 12; the rest gives nothing', () => {
    const t = final(2, (board) => {
      give(at(board.seats, A), [0, 0, 0, 11], 8, 9);
      give(at(board.seats, B), [0, 0, 0, 12], 8, 9);
    });
    expect(linesOf(t.board, A).leftovers).toBe(3);
    expect(linesOf(t.board, B).leftovers).toBe(3);
  });

  it('ties: tokens, then tiles, then resources, then shared', () => {
    const ranks = (set: (board: Board) => void) => {
      const t = final(2, (board) => {
        set(board);
        Object.assign(board, { over: true, ending: 'track' });
      });
      return game.result(openOf(game, t.state)).seats.map(({ rank, won }) => `${rank}${won ? '!' : ''}`);
    };
    expect(ranks(() => {})).toEqual(['1!', '1!']);
    expect(ranks((board) => give(at(board.seats, B), [1, 1, 0, 0], 0))).toEqual(['2', '1!']);
    expect(
      ranks((board) => {
        at(board.seats, A).achievements = 1; // 1 and the majority: 9 points.
        points(at(board.seats, B), 9);
      }),
    ).toEqual(['1!', '2']);
    expect(
      ranks((board) => {
        at(board.seats, A).missions = ['mission-europa-1a']; // The second reward of a ship not launched: 5.
        points(at(board.seats, B), 5);
      }),
    ).toEqual(['1!', '2']);
  });

  it('is the result once the game is over', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'turn', place: 0 }],
      set: (board) => {
        board.ending = 'track';
        points(at(board.seats, B), 3);
      },
    });
    expect(result(game, openOf(game, t.state))).toMatchObject({
      end: 'track',
      seats: [
        { rank: 2, won: false, score: 0 },
        { rank: 1, won: true, score: 3 },
      ],
    });
  });
});
