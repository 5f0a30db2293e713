// The action phase: order, passing, the areas of the six experts, tests. Worked examples X1 to X8 and X33.
import { describe, expect, it } from 'vitest';
import { look } from '../../../shared/engine/match.ts';
import {
  type AreaId,
  areaIds,
  type ExpertId,
  expertIds,
  experts,
  systemIds,
} from '../../../shared/games/space-missions/content.ts';
import { sizeOf } from '../../../shared/games/space-missions/deck.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import { playable } from '../../../shared/games/space-missions/rules.action.ts';
import type { SmFrame, SmMove } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, C, deckOf, type Staged, setDeck, stage } from './stage.ts';

const yearStarts: readonly SmFrame[] = [{ do: 'action' }, { do: 'order' }];

/** An action phase in order A, B, C, where these cards have been played. */
const acting = (seats: number, played: readonly (readonly ExpertId[])[] = []) =>
  stage({
    seats,
    frames: yearStarts,
    set: (board) => {
      board.turns = board.seats.map((_, seat) => seat);
      played.forEach((cards, seat) => {
        Object.assign(at(board.seats, seat), { played: [...cards], plays: cards.length });
      });
    },
  });

const four: readonly ExpertId[] = [
  'chief-designer',
  'test-engineer',
  'systems-technician',
  'flight-director',
];

const pass: SmMove = { do: 'pass' };
const train: SmMove = { do: 'play', card: 'astronaut-trainer', area: 'train-two' };
const fuel: SmMove = { do: 'play', card: 'fuel-officer', area: 'fuel-two' };

describe('passing makes the new order', () => {
  it('X2 with one card in hand a seat must pass, at its turn (E-9)', () => {
    const t = acting(3, [four, four, four]);
    t.moves(A, train);
    t.moves(B, pass);
    t.moves(C, train);
    expect(t.board.lower).toEqual([B, A, C]);
  });

  it('X33 passing early overtakes; retrieving falls behind (E-43)', () => {
    const early = acting(2, [four, four]);
    early.moves(A, fuel);
    early.moves(B, pass);
    expect(early.board.lower).toEqual([B, A]);
    const late = acting(2, [four, four]);
    late.moves(A, fuel);
    late.moves(B, fuel);
    expect(late.board.lower).toEqual([A, B]);
    // A has taken a card back and still holds two after five plays.
    const retrieved = acting(2, [four, [...four, 'fuel-officer']]);
    retrieved.moves(A, fuel);
    expect(retrieved.board.lower).toEqual([B, A]);
  });

  it('X3 the order award: flipped markers act first and keep their spaces (E-16)', () => {
    const t = stage({
      seats: 3,
      frames: [{ do: 'year' }],
      set: (board) => {
        board.phase = 'results';
        board.year = 1966;
        board.lower = [B];
        board.upper = [
          { who: A, flipped: true },
          { who: C, flipped: true },
        ];
      },
    });
    expect(t.board.turns).toEqual([A, C, B]);
    t.moves(A, fuel);
    t.moves(C, pass);
    t.moves(B, pass);
    expect(t.board.upper).toEqual([
      { who: A, flipped: true },
      { who: C, flipped: false },
      { who: B, flipped: false },
    ]);
    t.moves(A, pass);
    expect(t.board.lower).toEqual([A, C, B]);
  });

  it('R2.6 anyone may pass, even on the first turn', () => {
    const t = acting(2);
    t.moves(A, pass);
    expect(t.centre(A)).toMatchObject({ passed: true, passedEarly: true });
    expect(t.awaited()).toEqual([B]);
  });
});

describe('the areas', () => {
  /** What each area gives to a seat that has nothing. */
  const gains: Readonly<Partial<Record<AreaId, readonly [SmMove[], Record<string, number>]>>> = {
    'inspect-and-equip': [[{ do: 'equip', kinds: ['sensor-backup'] }], { inspection: 1, 'sensor-backup': 1 }],
    'fuel-two': [[], { fuel: 2 }],
    'fuel-and-equip': [[{ do: 'equip', kinds: ['extra-tank'] }], { fuel: 1, 'extra-tank': 1 }],
    'train-two': [[], { training: 2 }],
    'equip-two': [
      [{ do: 'equip', kinds: ['thrust-backup', 'control-backup'] }],
      { 'thrust-backup': 1, 'control-backup': 1 },
    ],
  };

  it.each(Object.entries(gains))('%s gives what it shows', (area, [answers, tokens]) => {
    const t = acting(2);
    const card = expertIds.find((id) => experts[id].some((each) => each === area));
    const play = playable(t.board, A).find((move) => move.area === area && move.card === card);
    if (!play) throw new Error(`${area} can't be played`);
    t.moves(A, play, ...answers);
    expect(t.centre(A).warehouse).toEqual({
      fuel: 0,
      training: 0,
      'extra-tank': 0,
      'thrust-backup': 0,
      'life-support-backup': 0,
      'control-backup': 0,
      'sensor-backup': 0,
      inspection: 0,
      ...tokens,
    });
    expect(t.centre(A).played).toEqual([card]);
    expect(t.awaited()).toEqual([B]);
  });

  it('offers two enhancements as 15 unordered pairs, also alike', () => {
    const t = acting(2);
    t.moves(A, { do: 'play', card: 'systems-technician', area: 'equip-two' });
    expect(t.ways(A)).toHaveLength(15);
    t.moves(A, { do: 'equip', kinds: ['extra-tank', 'extra-tank'] });
    expect(t.centre(A).warehouse['extra-tank']).toBe(2);
  });

  it('E-15 a second inspection is not taken, the enhancement is', () => {
    const t = acting(2);
    t.centre(A).warehouse.inspection = 1;
    t.moves(
      A,
      { do: 'play', card: 'chief-designer', area: 'inspect-and-equip' },
      { do: 'equip', kinds: ['extra-tank'] },
    );
    expect(t.centre(A).warehouse).toMatchObject({ inspection: 1, 'extra-tank': 1 });
  });

  it('X8 developing adds a level, and a yellow card to the deck', () => {
    const t = acting(2);
    setDeck(t.state, A, 'life-support', [2, 2, 1]);
    t.moves(A, { do: 'play', card: 'chief-designer', area: 'develop' }, { do: 'develop', part: 'capsule' });
    expect(deckOf(t.state, A, 'life-support')).toEqual([2, 3, 1]);
    expect(t.centre(A)).toMatchObject({ pile: 3, levels: { capsule: 2 } });
    expect(t.centre(A).decks['life-support'].cards).toBe(6);
  });

  it('E-14 with all levels at 3 only the second area is left, and one part below 3 is not asked for', () => {
    const t = acting(2);
    Object.assign(t.centre(A).levels, { rocket: 3, satellite: 3, capsule: 2 });
    t.moves(A, { do: 'play', card: 'chief-designer', area: 'develop' });
    expect(t.centre(A).levels.capsule).toBe(3);
    Object.assign(t.centre(B).levels, { rocket: 3, satellite: 3, capsule: 3 });
    expect(playable(t.board, B).filter(({ card }) => card === 'chief-designer')).toEqual([
      { do: 'play', card: 'chief-designer', area: 'inspect-and-equip' },
    ]);
  });

  it('X4 six plays with a card taken back, then a forced pass (E-10, S7)', () => {
    const t = acting(2);
    const plays: SmMove[] = [
      { do: 'play', card: 'test-engineer', area: 'test-wide' },
      fuel,
      { do: 'play', card: 'flight-director', area: 'retrieve' },
      { do: 'play', card: 'test-engineer', area: 'test-wide' },
      { do: 'play', card: 'systems-technician', area: 'equip-two' },
      { do: 'play', card: 'chief-designer', area: 'develop' },
    ];
    t.moves(A, at(plays, 0), { do: 'test', test: 'test-wide', system: 'landing' });
    t.moves(B, pass);
    t.moves(A, at(plays, 1));
    t.moves(A, at(plays, 2), { do: 'retrieve', card: 'test-engineer' });
    t.moves(A, at(plays, 3), { do: 'test', test: 'test-wide', system: 'landing' });
    t.moves(A, at(plays, 4), { do: 'equip', kinds: ['extra-tank', 'extra-tank'] });
    t.moves(A, at(plays, 5), { do: 'develop', part: 'rocket' });
    expect(t.centre(A)).toMatchObject({ plays: 6, passed: true, passedEarly: false, retrieved: true });
    expect(t.board.lower).toEqual([B, A]);
  });

  it('X5 copying: any area of the top card alone, with own choices', () => {
    const t = acting(2, [[], ['fuel-officer', 'test-engineer']]);
    setDeck(t.state, A, 'control', [2, 2, 1]);
    t.moves(A, { do: 'play', card: 'flight-director', area: 'copy' });
    expect(t.ways(A)).toEqual([
      { do: 'copy', from: B, card: 'test-engineer', area: 'test-deep' },
      { do: 'copy', from: B, card: 'test-engineer', area: 'test-wide' },
    ]);
    t.moves(
      A,
      { do: 'copy', from: B, card: 'test-engineer', area: 'test-wide' },
      { do: 'test', test: 'test-wide', system: 'control' },
    );
    expect(sizeOf(at(t.state.box.own, A).decks.control)).toBeLessThanOrEqual(5);
    expect(t.centre(A).played).toEqual(['flight-director']);
  });

  it('X5 of a flight director only the retrieve can be copied, with a card to take back (E-11)', () => {
    const director: readonly ExpertId[] = ['flight-director'];
    expect(playable(acting(2, [[], director]).board, A).map(({ area }) => area)).not.toContain('copy');
    const t = acting(2, [['fuel-officer'], director]);
    // One target, one card: nothing is asked.
    t.moves(A, { do: 'play', card: 'flight-director', area: 'copy' });
    expect(t.centre(A)).toMatchObject({ played: ['flight-director'], retrieved: true });
  });

  it('E-12, E-13 a passed seat can be copied, one without a played card not; the director is then on top', () => {
    const t = acting(3, [['fuel-officer'], ['systems-technician'], []]);
    t.centre(B).passed = true;
    t.moves(A, { do: 'play', card: 'flight-director', area: 'retrieve' });
    expect(t.centre(A).played.at(-1)).toBe('flight-director');
    t.moves(C, { do: 'play', card: 'flight-director', area: 'copy' });
    // Of A only its director: a retrieve, but C has no other card. So B's technician is the only target.
    expect(t.state.table.flow.question).toMatchObject({ frame: { do: 'equip', n: 2 } });
  });

  it('knows a rule for each area', () => {
    const shown = expertIds.flatMap((id) => [...experts[id]]);
    expect([...shown].sort()).toEqual([...areaIds].sort());
  });
});

describe('tests', () => {
  /** Seat A is asked about what it drew from a deck by the deep test. */
  const tested = (deck: readonly [number, number, number]): Staged =>
    stage({
      seats: 2,
      frames: [{ do: 'draw', seat: A, test: 'test-deep', system: 'sensors' }],
      set: (_board, g) => setDeck(g, A, 'sensors', deck),
    });

  it.each([
    [[0, 2, 1], ['yellow', 'red'], 'red', [0, 2, 0]],
    [[0, 2, 1], ['yellow', 'red'], 'yellow', [0, 1, 1]],
    [[1, 2, 0], ['yellow'], 'yellow', [1, 1, 0]],
    [[2, 1, 0], ['yellow'], 'yellow', [2, 0, 0]],
  ] as const)('X6 from %j, offering %j, %s is removed', (deck, offered, colour, left) => {
    const t = tested(deck);
    expect(t.ways(A)).toEqual(offered.map((each) => ({ do: 'remove', system: 'sensors', colour: each })));
    t.moves(A, { do: 'remove', system: 'sensors', colour });
    expect(deckOf(t.state, A, 'sensors')).toEqual(left);
  });

  it('X6, E-56 asks even where nothing can be removed', () => {
    const t = tested([2, 0, 0]);
    expect(t.ways(A)).toEqual([{ do: 'ok', system: 'sensors' }]);
    t.moves(A, { do: 'ok', system: 'sensors' });
    expect(deckOf(t.state, A, 'sensors')).toEqual([2, 0, 0]);
  });

  it('shows others how many cards were drawn, never which', () => {
    const one = tested([1, 2, 0]);
    const other = tested([1, 1, 1]);
    const { flow, board } = look(game, one.state, B).table;
    expect(flow).toEqual(look(game, other.state, B).table.flow);
    expect(board).toEqual(look(game, other.state, B).table.board);
  });

  it('R3.4, E-7 the wide test removes every yellow card and no red one', () => {
    const wide = (deck: readonly [number, number, number]) =>
      stage({
        seats: 2,
        frames: [{ do: 'draw', seat: A, test: 'test-wide', system: 'landing' }],
        set: (_board, g) => setDeck(g, A, 'landing', deck),
      });
    expect(deckOf(wide([0, 2, 0]).state, A, 'landing')).toEqual([0, 0, 0]);
    expect(deckOf(wide([0, 1, 1]).state, A, 'landing')).toEqual([0, 0, 1]);
    expect(deckOf(wide([1, 0, 1]).state, A, 'landing')).toEqual([1, 0, 1]);
  });
});

describe('the set-up', () => {
  it('X1 gives each seat 34 status cards: 10 green, 18 yellow, 6 red', () => {
    const { state } = stage({ seats: 4, frames: [] });
    state.box.own.forEach(({ decks }, seat) => {
      const all = systemIds.map((system) => decks[system]);
      const sum = (colour: 'green' | 'yellow' | 'red') => all.reduce((n, deck) => n + deck[colour], 0);
      expect([sum('green'), sum('yellow') + at(state.table.board.seats, seat).pile, sum('red')]).toEqual([
        10, 18, 6,
      ]);
      for (const deck of all)
        expect([
          [2, 2, 1],
          [1, 3, 1],
        ]).toContainEqual([deck.green, deck.yellow, deck.red]);
    });
  });
});
