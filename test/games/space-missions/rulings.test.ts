// Rulings that no worked example shows: small decks, surplus, what a failure removes, limits, what counts and when.
import { describe, expect, it } from 'vitest';
import { result } from '../../../shared/engine/match.ts';
import { openOf } from '../../../shared/engine/veil.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type { Board, SmFrame } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, C, calm, crewOf, flightFrames, onPad, setDeck, stage } from './stage.ts';

const fromEvent: readonly SmFrame[] = [{ do: 'answers' }, { do: 'lift-off' }, ...flightFrames];
const small = { tiles: { rocket: 1, satellite: 1 }, fuel: 1 };

describe('flights', () => {
  it('E-8 an empty deck gives no more cards, and the rest of the step is free of problems', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        calm(g, A);
        setDeck(g, A, 'propulsion', [1, 0, 0]);
        onPad(at(board.seats, A), 'mission-2-0', small);
      },
    });
    expect(t.centre(A).flight?.drawn.map(({ step }) => step)).toEqual([1, 2, 2]);
    expect(t.centre(A).counts.satellite).toBe(1);
  });

  it('R8.3 a second step of a system goes on with what is left of its deck', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        calm(g, A);
        setDeck(g, A, 'control', [3, 0, 0]);
        board.missions[7] = { ...at(board.missions, 7), id: 'mission-8-1' };
        onPad(at(board.seats, A), 'mission-8-1', {
          tiles: { rocket: 3, capsule: 3, 'lunar-module': 1 },
          fuel: 4,
          crew: crewOf(3),
        });
      },
    });
    expect(t.centre(A).flight?.drawn.filter(({ system }) => system === 'control')).toHaveLength(3);
  });

  it('E-30 after a downgrade an injury may still be chosen over paying again', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        calm(g, A);
        setDeck(g, A, 're-entry', [1, 0, 1]);
        onPad(at(board.seats, A), 'mission-3-0', {
          tiles: { rocket: 1, capsule: 1 },
          fuel: 1,
          crew: crewOf(1),
          training: 2,
        });
      },
    });
    t.moves(A, { do: 'downgrade', system: 're-entry', by: 'training' });
    expect(t.ways(A)).toEqual([
      { do: 'pay', system: 're-entry', by: 'training' },
      { do: 'accept-injury', system: 're-entry' },
    ]);
    t.moves(A, { do: 'accept-injury', system: 're-entry' });
    expect(t.centre(A)).toMatchObject({ score: 17, tally: { home: 0 } });
  });

  it('E-25 survivors of a mission that ends at once are home, and the healthy score', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        calm(g, A);
        setDeck(g, A, 'propulsion', [0, 0, 1]);
        onPad(at(board.seats, A), 'mission-7-0', {
          tiles: { rocket: 3, capsule: 3 },
          fuel: 3,
          crew: crewOf(3),
        });
      },
    });
    expect(t.centre(A).tally).toMatchObject({ failures: 1, home: 2, deaths: -2 });
  });

  it('E-31 a failure removes no green card: without a bad one drawn nothing goes', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        board.year = 1964; // Its award would remove one more.
        calm(g, A);
        onPad(at(board.seats, A), 'mission-2-0', small);
      },
    });
    expect(t.centre(A).removed).toEqual([]);
  });

  it('E-37 a score may fall below 0', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        const centre = at(board.seats, A);
        Object.assign(centre, { score: 2 });
        calm(g, A);
        setDeck(g, A, 're-entry', [0, 0, 1]);
        onPad(centre, 'mission-7-0', { tiles: { rocket: 3, capsule: 3 }, fuel: 3, crew: crewOf(3) });
      },
    });
    expect(t.centre(A).score).toBe(2 - 6 + 4);
  });
});

describe('before the launch', () => {
  const both = (set: (board: Board) => void = () => {}) =>
    stage({
      seats: 3,
      frames: fromEvent,
      set: (board, g) => {
        board.event = 'event-06';
        board.year = 1966;
        for (const seat of [A, B]) {
          calm(g, seat);
          onPad(at(board.seats, seat), 'mission-2-0', {
            ...small,
            fitted: { rocket: { 'extra-tank': 1, 'thrust-backup': 1 } },
          });
        }
        set(board);
      },
    });

  it('E-19 a surplus tank may be given to an event', () => {
    const t = both();
    expect(t.ways(A)).toContainEqual({
      do: 'discard',
      event: 'event-06',
      part: 'rocket',
      kind: 'extra-tank',
    });
  });

  it('E-23 who stays home has no flight: no award, and others are the first', () => {
    const t = both();
    t.moves(A, { do: 'stay', event: 'event-06' });
    t.moves(B, { do: 'discard', event: 'event-06', part: 'rocket', kind: 'extra-tank' });
    expect(t.board.upper).toEqual([{ who: B, flipped: true }]);
    expect(t.board.lower).toEqual([A, C]);
    expect([t.centre(A).score, t.centre(B).counts.pioneer]).toEqual([10, 1]);
  });

  it('E-52 the order award when all flew changes no place', () => {
    const t = both((board) => {
      board.lower = [C, B, A];
      onPad(at(board.seats, C), 'mission-2-0', { ...small, fitted: { rocket: { 'extra-tank': 1 } } });
    });
    for (const seat of [A, B, C])
      t.moves(seat, { do: 'discard', event: 'event-06', part: 'rocket', kind: 'extra-tank' });
    expect(t.board.upper.map(({ who, flipped }) => [who, flipped])).toEqual([
      [C, true],
      [B, true],
      [A, true],
    ]);
  });
});

describe('counting', () => {
  it('E-35 a type without a track is counted for prerequisites alone', () => {
    const t = stage({
      seats: 2,
      options: { scenario: 'scenario-2' },
      frames: [],
      set: (board) => {
        at(board.seats, A).counts.satellite = 5;
      },
    });
    expect(result(game, openOf(game, t.state))?.seats.map(({ score }) => score)).toEqual([10, 10]);
  });

  it('E-36 the five enhancements are five kinds', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'clean-up' }],
      set: (board) => {
        board.phase = 'results';
        Object.assign(at(board.seats, A).warehouse, {
          'thrust-backup': 3,
          'control-backup': 3,
          'sensor-backup': 4,
        });
      },
    });
    expect(t.centre(A).warehouse).toMatchObject({
      'thrust-backup': 3,
      'control-backup': 3,
      'sensor-backup': 3,
    });
  });
});
