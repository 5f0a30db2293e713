// The solo game (R20): the automa's cards, the order, and who wins. Worked examples X28 and X30.
import { describe, expect, it } from 'vitest';
import { result } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { automaMission, soloOrder } from '../../../shared/games/space-missions/automa.ts';
import type { AutomaType } from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type { Who } from '../../../shared/games/space-missions/state.ts';
import { A, at, calm, crewOf, flightFrames, type Given, onPad, stage } from './stage.ts';

const solo = (completed: readonly number[], options: Given = {}) =>
  stage({
    seats: 1,
    options,
    frames: [],
    set: (board) => {
      for (const number of completed) at(board.missions, number - 1).grey = true;
      at(board.seats, A).mission = 'mission-3-0';
    },
  }).board;

describe('the automa chooses a mission', () => {
  it.each([
    [3, [1, 2], {}, 'mission-3-0'],
    [1, [1, 2], {}, 'mission-2-0'],
    [4, [1, 2], {}, 'mission-3-0'],
    [1, [1, 2], { scenario: 'scenario-2' }, 'mission-3-0'],
    [3, [], {}, 'mission-1-0'],
    [2, [1, 3], {}, 'mission-2-0'],
    [3, [8], {}, 'mission-1-0'],
    [1, [1, 2, 6], { scenario: 'scenario-2' }, 'mission-6-0'], // E-41
  ] as const)('X28 a card of type %i, with %j completed, %j: %s', (type, completed, options, mission) => {
    expect(automaMission(solo(completed, options), type)).toBe(mission);
  });

  it('S12 flies "the same" though you then stay home', () => {
    const t = stage({
      seats: 1,
      frames: [{ do: 'answers' }, { do: 'lift-off' }, { do: 'flights' }, { do: 'results' }],
      set: (board) => {
        board.event = 'event-01';
        onPad(at(board.seats, A), 'mission-1-0', { tiles: { rocket: 1, satellite: 1 }, fuel: 1 });
        if (board.automa) board.automa.mission = automaMission(board, 4);
      },
    });
    t.moves(A, { do: 'stay', event: 'event-01' });
    expect(t.board.automa).toMatchObject({ tally: { missions: 4 } });
    expect(t.centre(A)).toMatchObject({ mission: null, score: 10 });
  });

  it('flies nothing if no item is possible', () => {
    const board = solo([1, 2, 3, 4, 5, 6, 7, 8]);
    const types: AutomaType[] = [2, 3];
    expect(types.map((type) => automaMission(board, type))).toEqual([null, null]);
  });
});

describe('X30 the same mission', () => {
  const both = (lower: Who[]) =>
    stage({
      seats: 1,
      frames: flightFrames,
      set: (board, g) => {
        board.lower = lower;
        board.year = 1969;
        calm(g, A);
        onPad(at(board.seats, A), 'mission-3-0', {
          tiles: { rocket: 1, capsule: 1 },
          fuel: 1,
          crew: crewOf(1),
        });
        if (board.automa) board.automa.mission = 'mission-3-0';
      },
    });

  it('the automa before you takes points, pioneer and media (E-39)', () => {
    const { board, centre } = both(['automa', A]);
    expect(board.automa).toMatchObject({ score: 18, counts: { crewed: 1, pioneer: 1, media: 1 } });
    expect(centre(A)).toMatchObject({ score: 14, counts: { crewed: 1, pioneer: 0, media: 0 } });
  });

  it('you before the automa', () => {
    const { board, centre } = both([A, 'automa']);
    expect(centre(A)).toMatchObject({ score: 18, counts: { pioneer: 1, media: 1 } });
    expect(board.automa).toMatchObject({ score: 14, counts: { pioneer: 0, media: 0 } });
  });
});

describe('the order', () => {
  it.each([
    [true, false, 5, ['automa', A]],
    [false, true, 5, [A, 'automa']],
    [false, false, 4, [A, 'automa']],
    [true, true, 6, 'same'], // E-40
    [false, false, 5, 'same'],
  ] as const)('R20.3 retrieved %s, passed early %s, %i plays', (retrieved, passedEarly, plays, expected) => {
    const board = solo([]);
    for (const lower of [['automa', A] as Who[], [A, 'automa'] as Who[]]) {
      const after = soloOrder({ ...board, lower }, { ...at(board.seats, A), retrieved, passedEarly, plays });
      expect(after).toEqual(expected === 'same' ? lower : expected);
    }
  });

  it('R20.6 the order award makes you first at once, but not in these results', () => {
    const t = stage({
      seats: 1,
      frames: flightFrames,
      set: (board, g) => {
        board.year = 1966;
        calm(g, A);
        onPad(at(board.seats, A), 'mission-1-0', { tiles: { rocket: 1, satellite: 1 }, fuel: 1 });
        if (board.automa) board.automa.mission = 'mission-1-0';
      },
    });
    expect(t.board.lower).toEqual([A, 'automa']);
    expect(t.centre(A).counts.pioneer).toBe(0);
  });
});

describe('the action phase', () => {
  it('R20.2, E-51 a card is turned over before each turn, and may be copied', () => {
    const t = stage({
      seats: 1,
      frames: [{ do: 'action' }, { do: 'order' }],
      set: (board, g) => {
        board.turns = [A];
        g.box.experts = ['fuel-officer', 'chief-designer', 'systems-technician'];
      },
    });
    expect(t.board.automa?.played).toEqual(['fuel-officer']);
    t.moves(A, { do: 'play', card: 'flight-director', area: 'copy' });
    t.moves(A, { do: 'copy', from: 'automa', card: 'fuel-officer', area: 'fuel-two' });
    expect(t.centre(A).warehouse.fuel).toBe(2);
    expect(t.board.automa?.played).toEqual(['fuel-officer', 'chief-designer']);
    t.moves(A, { do: 'pass' });
    expect(t.board.lower).toEqual([A, 'automa']);
    expect(t.state.box.experts).toHaveLength(6);
  });
});

describe('the result', () => {
  const ended = (points: number, others: number) => {
    const t = stage({
      seats: 1,
      frames: [],
      set: (board) => {
        at(board.seats, A).tally.missions = points;
        if (board.automa) board.automa.tally.missions = others;
      },
    });
    const [mine] = result(game, openOf(game, t.state))?.seats ?? [];
    return [mine?.rank, mine?.won];
  };
  it('R20.7, S11 more points win, fewer lose, a shared result is a draw', () => {
    expect([ended(9, 8), ended(8, 9), ended(9, 9)]).toEqual([
      [1, true],
      [2, false],
      [1, false],
    ]);
  });

  it('an automa success in mission 8 ends the game', () => {
    const t = stage({
      seats: 1,
      frames: flightFrames,
      set: (board) => {
        if (board.automa) board.automa.mission = 'mission-8-0';
      },
    });
    expect(t.board.over).toBe('landing');
  });
});
