// Media, clean-up, the end of the game and who wins: worked examples X19, X23, X25 and the rulings about them.
import { describe, expect, it } from 'vitest';
import { isOver, result } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { type MissionId, missionIds, missions } from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import { trackPoints } from '../../../shared/games/space-missions/result.ts';
import type { Board, SmFrame } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, C, calm, crewOf, flightFrames, type Given, onPad, type State_, stage } from './stage.ts';

/** Seats fly these missions over calm decks, each with the tiles shown on the card. */
const succeeding = (
  seats: number,
  flown: readonly (MissionId | null)[],
  set: (board: Board) => void = () => {},
  options: Given = {},
  frames: readonly SmFrame[] = flightFrames,
) =>
  stage({
    seats,
    options,
    frames,
    set: (board, g: State_) => {
      board.phase = 'flight';
      flown.forEach((id, seat) => {
        if (!id) return;
        calm(g, seat);
        const tiles = Object.fromEntries(missions[id].parts.map(({ part, level }) => [part, level]));
        const crew = crewOf(tiles.capsule ?? 0);
        onPad(at(board.seats, seat), id, { tiles, fuel: missions[id].fuel, crew });
      });
      set(board);
    },
  });

const tokensOf = (board: Board) =>
  board.missions.flatMap(({ media }, i) => (media ? [`${i + 1}→${media.shows ?? '–'}`] : []));

describe('missions', () => {
  it.each(missionIds)('%s gives its points first and later, its types, and turns grey', (id) => {
    const { number, points, types } = missions[id];
    const t = succeeding(2, [id, id], (board) => {
      board.year = 1969;
      const space = at(board.missions, number - 1);
      board.missions[number - 1] = { ...space, id };
    });
    const home = at(t.board.seats, A).tally.home;
    expect(home).toBe(missions[id].parts.find(({ part }) => part === 'capsule')?.level ?? 0);
    expect(t.centre(A).tally.missions).toBe(points.first);
    expect(t.centre(B).tally.missions).toBe(points.later);
    for (const type of types) expect([t.centre(A).counts[type], t.centre(B).counts[type]]).toEqual([1, 1]);
    expect(t.board.missions[number - 1]).toMatchObject({ grey: true, media: null });
  });
});

describe('media (R17)', () => {
  it('X19 a chain, and what it takes away from others (E-33)', () => {
    const t = succeeding(3, ['mission-4-0', 'mission-3-0', null], () => {}, { scenario: 'scenario-1' });
    expect(t.centre(A).counts.media).toBe(1);
    expect(t.centre(B)).toMatchObject({ counts: { media: 0, pioneer: 1 }, tally: { missions: 7 } });
    expect(tokensOf(t.board)).toEqual(['6→4', '8→6']);
    const next = succeeding(
      3,
      [null, null, 'mission-6-0'],
      (board) => {
        for (const number of [1, 3, 4]) at(board.missions, number - 1).media = null;
      },
      { scenario: 'scenario-1' },
    );
    expect(next.centre(C).counts.media).toBe(1);
    expect(tokensOf(next.board)).toEqual(['8→6']);
  });

  it('a plain token starts no chain', () => {
    const t = succeeding(2, ['mission-5-0', null]);
    expect(tokensOf(t.board)).toEqual(['3→–', '6→–', '8→–']);
  });
});

describe('clean-up (R14)', () => {
  it('X23 at most three of a kind stay, and no inspection token', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'clean-up' }],
      set: (board) => {
        Object.assign(at(board.seats, A).warehouse, {
          fuel: 5,
          training: 4,
          'thrust-backup': 2,
          'extra-tank': 3,
          inspection: 1,
        });
        board.phase = 'results';
      },
    });
    expect(t.centre(A).warehouse).toMatchObject({
      fuel: 3,
      training: 3,
      'thrust-backup': 2,
      'extra-tank': 3,
      inspection: 0,
    });
    expect(t.board.year).toBe(1963);
  });
});

describe('the end', () => {
  it('R15.1 comes with the results of the year in which somebody lands on the Moon', () => {
    const t = succeeding(2, ['mission-8-0', 'mission-8-0'], (board) => {
      board.year = 1967;
    });
    expect(isOver(t.state)).toBe(true);
    expect(t.board.over).toBe('landing');
    // E-34: the second to land counts for the tie-break as well.
    expect([t.centre(A).landed, t.centre(B).landed]).toEqual([
      { year: 1967, place: 0 },
      { year: 1967, place: 1 },
    ]);
  });

  it('E-42 comes after 1969 without one', () => {
    const t = succeeding(2, ['mission-1-0', null], (board) => {
      board.year = 1969;
    });
    expect(t.board.over).toBe('time');
  });
});

describe('final scoring (R15.2, R15.3)', () => {
  const scored = (set: (board: Board) => void, seats = 3) => {
    const t = stage({ seats, frames: [], set });
    return { board: t.board, result: result(game, openOf(game, t.state)) };
  };

  it('gives the left number to all with the most, the right one to all with the next lower count', () => {
    const { board } = scored((b) => {
      [3, 3, 1, 0].forEach((n, seat) => {
        at(b.seats, seat).counts.lunar = n;
      });
    }, 4);
    const lunar = { type: 'lunar', most: 6, second: 3 } as const;
    expect([0, 1, 2, 3].map((seat) => trackPoints(board, lunar, seat))).toEqual([6, 6, 3, 0]);
  });

  it('X25 a tie goes to who has landed on the Moon', () => {
    const { result: end } = scored((board) => {
      for (const seat of [A, B]) at(board.seats, seat).tally.missions = 61;
      at(board.seats, C).tally.missions = 40;
      at(board.seats, C).landed = { year: 1969, place: 0 };
      at(board.seats, B).landed = { year: 1969, place: 1 };
    });
    expect(end?.seats.map(({ rank, won }) => [rank, won])).toEqual([
      [2, false],
      [1, true],
      [3, false],
    ]);
  });

  it('then to the earlier landing, then to more successes; else the victory is shared', () => {
    const ranks = (set: (board: Board) => void) =>
      scored(set, 2).result?.seats.map(({ rank, won }) => [rank, won]);
    expect(
      ranks((board) => {
        at(board.seats, A).landed = { year: 1968, place: 1 };
        at(board.seats, B).landed = { year: 1968, place: 0 };
      }),
    ).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(
      ranks((board) => {
        at(board.seats, A).successes = 4;
      }),
    ).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(ranks(() => {})).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('R19.3 the most experience gives 5 points, and the crewed track nothing', () => {
    const t = stage({
      seats: 2,
      options: { experience: true, scenario: 'scenario-2' },
      frames: [],
      set: (board) => {
        at(board.seats, A).experience = 3;
        at(board.seats, B).counts.crewed = 2;
      },
    });
    const end = result(game, openOf(game, t.state));
    expect(end?.seats.map(({ score }) => score)).toEqual([15, 10]);
  });
});

describe('the options', () => {
  it('R16.1, R16.2, S9 picked awards and missions come before chance', () => {
    const awardPicks = [
      'award-equip',
      'award-peek',
      'award-fuel',
      'award-training',
      'award-bump-b',
      'award-remove-b',
      'award-inspect-b',
    ];
    const { board } = stage({
      seats: 2,
      options: { awards: 'random', awardPicks, missions: 'random', mission6: 'mission-6-2' },
      frames: [],
    });
    expect(board.awards).toEqual([...awardPicks, null]);
    expect(at(board.missions, 5).id).toBe('mission-6-2');
    expect(board.missions.map(({ id }) => missions[id].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('R19.1, S8 experience brings a scenario with a crewed track', () => {
    for (const scenario of ['none', 'random', 'scenario-3']) {
      const { board } = stage({ seats: 3, options: { experience: true, scenario }, frames: [] });
      expect(board.tracks.find(({ type }) => type === 'crewed')).toMatchObject({ most: 0, second: 0 });
      expect(board.scenario).not.toBeNull();
    }
  });
});
