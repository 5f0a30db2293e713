// Flights and their results: worked examples X12 to X18, X26, X30, X34 and the rulings about them.
import { describe, expect, it } from 'vitest';
import { look } from '../../../shared/engine/match.ts';
import { type missions, type SystemId, systemIds } from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type { Load, SmMove } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, calm, crewOf, deckOf, flightFrames, type Given, onPad, setDeck, stage } from './stage.ts';

type Deck = readonly [number, number, number];
interface Alone {
  readonly mission: keyof typeof missions;
  readonly load: Partial<Load>;
  readonly decks: Partial<Record<SystemId, Deck>>;
  readonly year?: number;
  readonly seats?: number;
  readonly options?: Given;
}

/** Seat A flies a mission; every deck not named is green. */
const flying = ({ mission, load, decks, year = 1962, seats = 2, options = {} }: Alone) =>
  stage({
    seats,
    options,
    frames: flightFrames,
    set: (board, g) => {
      board.year = year;
      board.phase = 'flight';
      calm(g, A);
      for (const system of systemIds) {
        const deck = decks[system];
        if (deck) setDeck(g, A, system, deck);
      }
      onPad(at(board.seats, A), mission, load);
    },
  });

const first = (moves: SmMove[], what: string) => moves.find((move) => move.do === what);

describe('an uncrewed flight', () => {
  it('X12 pays for two problems, succeeds, is the first, and takes the award of the year', () => {
    const t = flying({
      mission: 'mission-2-0',
      load: {
        tiles: { rocket: 1, satellite: 1 },
        fuel: 1,
        fitted: { rocket: { 'thrust-backup': 1 }, satellite: { 'sensor-backup': 1 } },
      },
      decks: { propulsion: [1, 1, 0], sensors: [1, 1, 0] },
    });
    expect(t.ways(A)).toEqual([
      { do: 'pay', system: 'propulsion', by: 'backup' },
      { do: 'abort', system: 'propulsion' },
    ]);
    t.moves(A, { do: 'pay', system: 'propulsion', by: 'backup' });
    t.moves(A, { do: 'pay', system: 'sensors', by: 'backup' });
    const { score, counts, warehouse } = t.centre(A);
    expect(score).toBe(16);
    expect(counts).toMatchObject({ satellite: 1, pioneer: 1, media: 0 });
    expect(at(t.board.missions, 1).grey).toBe(true);
    expect(warehouse).toMatchObject({ fuel: 1, 'thrust-backup': 0, 'sensor-backup': 0 });
  });

  it.each([
    [2, ['downgrade', 'pay'], null],
    [1, ['downgrade'], 1],
    [1, ['suffer'], 1],
    [0, [], 1],
  ] as const)('X13 a red card with %i thrust backups, answered by %j', (backups, answers, failed) => {
    const t = flying({
      mission: 'mission-2-0',
      load: { tiles: { rocket: 1, satellite: 1 }, fuel: 1, fitted: { rocket: { 'thrust-backup': backups } } },
      decks: { propulsion: [0, 0, 1] },
    });
    for (const answer of answers) {
      const move = first(t.ways(A), answer);
      if (move) t.moves(A, move);
    }
    expect(t.centre(A).flight?.failed ?? null).toBe(failed);
    expect(t.centre(A).score).toBe(failed ? 11 : 16);
    // The red card, the only one drawn that is not green, goes after a failure.
    expect(t.centre(A).removed.map(({ colour }) => colour)).toEqual(failed ? ['red'] : []);
  });

  it('E-29 kills nobody in an uncrewed mission, and the rest of the red card applies', () => {
    const t = flying({
      mission: 'mission-2-1',
      load: { tiles: { rocket: 1, satellite: 1 }, fuel: 1 },
      decks: { control: [0, 0, 1] },
    });
    expect(t.centre(A)).toMatchObject({ score: 12, flight: { failed: 2 } });
  });
});

describe('a crewed flight', () => {
  it('X14, S5 aborts to the re-entry when nothing else is left, and keeps the failed step', () => {
    const t = flying({
      mission: 'mission-5-0',
      load: { tiles: { rocket: 2, capsule: 2 }, fuel: 2, crew: crewOf(2) },
      decks: { control: [0, 1, 0], 're-entry': [1, 1, 0] },
    });
    expect(t.ways(A)).toEqual([
      { do: 'drop', system: 'control', colour: 'yellow' },
      { do: 'drop', system: 're-entry', colour: 'yellow' },
    ]);
    t.moves(A, { do: 'drop', system: 're-entry', colour: 'yellow' });
    const { score, flight } = t.centre(A);
    expect(score).toBe(13);
    expect(flight?.failed).toBe(2);
    expect(flight?.drawn.map(({ step }) => step)).toEqual([1, 1, 2, 4, 4]);
    expect(deckOf(t.state, A, 're-entry')).toEqual([1, 0, 0]);
    expect(deckOf(t.state, A, 'control')).toEqual([0, 1, 0]);
  });

  const home = (training: number) =>
    flying({
      mission: 'mission-7-0',
      load: { tiles: { rocket: 3, capsule: 3 }, fuel: 3, crew: crewOf(3), training },
      decks: { 're-entry': [0, 0, 1] },
    });

  it('X16 a red re-entry: one training leaves an injury, two leave nothing, none leaves nobody', () => {
    const one = home(1);
    one.moves(A, { do: 'downgrade', system: 're-entry', by: 'training' });
    expect(one.centre(A).tally).toMatchObject({ home: 2, deaths: 0 });
    const two = home(2);
    two.moves(A, { do: 'downgrade', system: 're-entry', by: 'training' });
    two.moves(A, { do: 'pay', system: 're-entry', by: 'training' });
    expect(two.centre(A).tally).toMatchObject({ home: 3, deaths: 0 });
    const none = home(1);
    none.moves(A, { do: 'suffer', system: 're-entry' });
    expect(none.centre(A)).toMatchObject({ tally: { home: 0, deaths: -6 }, flight: { failed: 4 } }); // E-27
  });

  it.each([
    [1, 9],
    [2, 10],
  ])('X17 a red propulsion card kills one of %i: %i points', (crew, score) => {
    const t = flying({
      mission: 'mission-3-0',
      load: { tiles: { rocket: 1, capsule: crew }, fuel: 1 + (crew - 1), crew: crewOf(crew) },
      decks: { propulsion: [0, 0, 1] },
    });
    expect(t.centre(A)).toMatchObject({ score, flight: { failed: 1 } });
  });

  it('R10.2 deals as many injuries as there are astronauts, freely shared', () => {
    const t = flying({
      mission: 'mission-5-0',
      load: { tiles: { rocket: 2, capsule: 2 }, fuel: 2, crew: crewOf(2) },
      decks: { 'life-support': [0, 0, 1] },
    });
    expect(t.ways(A)).toEqual([
      { do: 'share', killed: [], injured: ['healthy', 'healthy'] },
      { do: 'share', killed: ['healthy'], injured: [] },
    ]);
    t.moves(A, { do: 'share', killed: ['healthy'], injured: [] });
    expect(t.centre(A).tally).toMatchObject({ missions: 10, home: 1, deaths: -2 });
  });

  it('R10.1 an injury kills the injured: whom, is chosen where it differs', () => {
    const crew: Load['crew'] = [
      { who: null, state: 'healthy' },
      { who: null, state: 'injured' },
    ];
    const t = flying({
      mission: 'mission-5-0',
      load: { tiles: { rocket: 2, capsule: 2 }, fuel: 2, crew },
      decks: { 're-entry': [0, 1, 0] },
    });
    expect(t.ways(A)).toEqual([
      { do: 'hurt', whom: 'healthy' },
      { do: 'hurt', whom: 'injured' },
    ]);
    t.moves(A, { do: 'hurt', whom: 'injured' });
    expect(t.centre(A)).toMatchObject({ score: 10 + 10 - 2 + 1 });
  });

  it('X26 gives experience for each astronaut home alive, and points for the healthy', () => {
    const crew: Load['crew'] = crewOf(3);
    at(crew, 1).state = 'injured';
    const t = flying({
      mission: 'mission-7-0',
      load: { tiles: { rocket: 3, capsule: 3 }, fuel: 3, crew },
      decks: { 're-entry': [0, 2, 0] },
      options: { experience: true },
    });
    // Two injuries: the injured one dies, then one of the healthy is injured.
    t.moves(A, { do: 'hurt', whom: 'injured' });
    expect(t.centre(A)).toMatchObject({ score: 10 + 13, experience: 2 });
  });
});

describe('specialists (R18)', () => {
  const specialists = { specialists: true };
  it('X32, S6 fly with an empty seat when few are alive: two injuries for two aboard', () => {
    const t = flying({
      mission: 'mission-7-0',
      load: {
        tiles: { rocket: 3, capsule: 3 },
        fuel: 3,
        crew: [
          { who: 'life-support', state: 'healthy' },
          { who: 're-entry', state: 'healthy' },
        ],
      },
      decks: { 'life-support': [0, 0, 1] },
      options: specialists,
    });
    expect(t.ways(A)).toContainEqual({ do: 'share', killed: [], injured: ['life-support', 're-entry'] });
    expect(t.ways(A)).toContainEqual({ do: 'share', killed: ['re-entry'], injured: [] });
    t.moves(A, { do: 'share', killed: ['re-entry'], injured: [] });
    expect(t.centre(A).specialists).toMatchObject({ 're-entry': 'dead', 'life-support': 'alive' });
  });

  it('R18.2 help with their own system for nothing, injured as well (E-38), and need not (E-49)', () => {
    const t = flying({
      mission: 'mission-5-0',
      load: {
        tiles: { rocket: 2, capsule: 2 },
        fuel: 2,
        crew: [
          { who: 'control', state: 'injured' },
          { who: 're-entry', state: 'healthy' },
        ],
      },
      decks: { control: [0, 1, 0], 're-entry': [0, 0, 1] },
      options: specialists,
    });
    expect(t.ways(A)).toEqual([
      { do: 'pay', system: 'control', by: 'specialist' },
      { do: 'abort', system: 'control' },
    ]);
    t.moves(A, { do: 'pay', system: 'control', by: 'specialist' });
    t.moves(A, { do: 'downgrade', system: 're-entry', by: 'specialist' });
    t.moves(A, { do: 'pay', system: 're-entry', by: 'specialist' });
    expect(t.centre(A).tally).toMatchObject({ missions: 10, home: 1 });
  });
});

describe('several flights', () => {
  const both = (greenFor: (g: Parameters<typeof calm>[0]) => void) =>
    stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        board.lower = [B, A];
        board.year = 1969;
        calm(g, A);
        calm(g, B);
        greenFor(g);
        for (const seat of [A, B])
          onPad(at(board.seats, seat), 'mission-5-0', {
            tiles: { rocket: 2, capsule: 2 },
            fuel: 2,
            crew: crewOf(2),
          });
      },
    });

  it('X18 the same green mission twice: the first in order is the first (E-32)', () => {
    const t = both(() => {});
    expect([t.centre(B).score, t.centre(A).score]).toEqual([22, 17]);
    expect(t.centre(B).counts).toMatchObject({ crewed: 1, pioneer: 1, media: 1 });
    expect(t.centre(A).counts).toMatchObject({ crewed: 1, pioneer: 0, media: 0 });
  });

  it('X18 if the first fails, the second is the pioneer', () => {
    const t = both((g) => setDeck(g, B, 'propulsion', [0, 1, 0]));
    expect(t.centre(A)).toMatchObject({ score: 22, counts: { pioneer: 1, media: 1 } });
    expect(t.centre(B).counts).toMatchObject({ crewed: 0, pioneer: 0, media: 0 });
  });

  it('X34, S4 nobody sees that a flight is over, until all are', () => {
    const t = stage({
      seats: 2,
      frames: flightFrames,
      set: (board, g) => {
        board.lower = [B, A];
        calm(g, A);
        calm(g, B);
        setDeck(g, A, 'propulsion', [0, 0, 1]);
        const load = { tiles: { rocket: 1, satellite: 1 }, fuel: 1 };
        onPad(at(board.seats, B), 'mission-2-0', load);
        onPad(at(board.seats, A), 'mission-2-0', { ...load, fitted: { rocket: { 'thrust-backup': 1 } } });
      },
    });
    expect(t.awaited()).toEqual([A]);
    const seen = look(game, t.state, A);
    expect(seen.awaited).toBeNull();
    expect(seen.table.flow.question).toMatchObject({ seats: [A, B], lanes: [B, A] });
    expect(at(seen.table.board.seats, B)).toMatchObject({ score: 10, flight: null });
    expect(at(seen.table.board.seats, B).decks.propulsion.cards).toBe(5);
    expect(at(seen.table.board.missions, 1).grey).toBe(false);
    expect(look(game, t.state, B).awaited).toEqual([A]);

    t.moves(A, { do: 'downgrade', system: 'propulsion', by: 'backup' });
    expect(t.centre(B)).toMatchObject({ score: 16, counts: { satellite: 1, pioneer: 1 } });
    expect(t.centre(A)).toMatchObject({ score: 11, flight: { failed: 1 } });
    expect(t.centre(A).decks.propulsion).toMatchObject({ cards: 4, removed: { red: 1, yellow: 0 } });
    expect([A, B].map((seat) => t.centre(seat).warehouse.fuel)).toEqual([1, 1]);
  });
});

describe('awards (R13)', () => {
  const launched = (year: number, options: Given = {}) =>
    flying({
      mission: 'mission-1-0',
      load: { tiles: { rocket: 1, satellite: 1 }, fuel: 1 },
      decks: { propulsion: [0, 1, 0], sensors: [0, 2, 0] },
      year,
      options,
    });

  it('R13.1 a look at a deck is private; which one it was comes with the results', () => {
    const t = launched(1963);
    expect(t.ways(A)).toHaveLength(6);
    const events = t.moves(A, { do: 'look', system: 'landing' });
    expect(events).toContainEqual({ k: 'looked', system: 'landing', cards: { green: 9, yellow: 0, red: 0 } });
    expect(t.centre(A).flight?.looked).toBe('landing');
  });

  it('R13.2 the next event is shown to the seat alone', () => {
    const t = launched(1965);
    const [top] = t.state.box.events;
    expect(at(t.state.hands, A).peeked).toBe(top);
    expect(at(t.state.hands, B).peeked).toBeNull();
  });

  it('R12.5 failure and award remove two different cards', () => {
    const t = flying({
      mission: 'mission-2-0',
      load: {
        tiles: { rocket: 1, satellite: 1 },
        fuel: 1,
        fitted: { rocket: { 'thrust-backup': 1 } },
      },
      decks: { propulsion: [1, 1, 0], sensors: [0, 1, 1] },
      year: 1964,
    });
    t.finish(A, (moves) => first(moves, 'pay') ?? first(moves, 'drop') ?? first(moves, 'suffer'));
    expect(t.centre(A).removed).toHaveLength(2);
    expect(t.centre(A).flight?.failed).toBe(2);
  });

  it('R13.4 puts the marker into the upper row, turned over', () => {
    const t = launched(1966);
    expect(t.board.upper).toEqual([{ who: A, flipped: true }]);
    expect(t.board.lower).toEqual([B]);
  });

  it('R13.5 a spare part of any kind', () => {
    const t = launched(1968);
    t.finish(A, (moves) => first(moves, 'drop') ?? { do: 'spare', kind: 'extra-tank' });
    expect(t.centre(A).warehouse['extra-tank']).toBe(1);
  });

  it('1969 has none', () => {
    const t = launched(1969);
    expect(t.centre(A).warehouse).toMatchObject({ fuel: 0, training: 0 });
    expect(t.board.over).toBe('time');
  });
});
