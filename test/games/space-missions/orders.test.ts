// Standing orders and stored plans (section 11), and players who leave (E-53).
import { describe, expect, it } from 'vitest';
import { OrdersError } from '../../../shared/engine/game.ts';
import { leave, reflexes } from '../../../shared/engine/match.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type { SmFrame } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, calm, crewOf, onPad, type Staged, setDeck, stage } from './stage.ts';

const orders = (t: Staged, seat: number, value: unknown) => t.moves(seat, { do: '@orders', orders: value });

const answering: readonly SmFrame[] = [
  { do: 'answers' },
  { do: 'lift-off' },
  { do: 'flights' },
  { do: 'results' },
];

/** Both seats on the pad of mission 5.0 in 1969, A with these tokens. */
const onThePad = (event: 'event-01' | 'event-05' | 'event-06', training = 1) =>
  stage({
    seats: 2,
    frames: answering,
    set: (board, g) => {
      board.event = event;
      board.year = 1969;
      for (const seat of [A, B]) {
        calm(g, seat);
        onPad(at(board.seats, seat), 'mission-5-0', {
          tiles: { rocket: 2, capsule: 2 },
          fuel: 2,
          crew: crewOf(2),
          training,
        });
      }
      setDeck(g, A, 're-entry', [1, 1, 0]);
    },
  });

describe('standing orders', () => {
  it('S14 launch unless affected; an affected seat is asked', () => {
    const calmYear = onThePad('event-01');
    orders(calmYear, A, { event: 'launch' });
    reflexes(game, calmYear.state);
    expect(calmYear.awaited()).toEqual([B]);
    const fault = onThePad('event-05');
    orders(fault, A, { event: 'launch' });
    reflexes(game, fault.state);
    expect(fault.awaited()).toEqual([A, B]);
  });

  it('answer by the default, but stay home only if told so', () => {
    for (const [event, training, order, awaited] of [
      ['event-05', 1, 'answer', [B]],
      ['event-06', 1, 'answer', [A, B]],
      ['event-06', 1, 'answer-or-abort', [B]],
    ] as const) {
      const t = onThePad(event, training);
      orders(t, A, { event: order });
      reflexes(game, t.state);
      expect(t.awaited()).toEqual(awaited);
    }
  });

  it('a flight policy flies by the defaults; the choices at the end only if told so', () => {
    const flown = (flight: string) => {
      const t = onThePad('event-01', 0);
      setDeck(t.state, A, 'control', [1, 1, 0]);
      orders(t, A, { event: 'launch', flight });
      for (const seat of [A, B])
        if (t.awaited().includes(seat)) t.moves(seat, { do: 'launch', event: 'event-01' });
      reflexes(game, t.state);
      return t;
    };
    // Control aborts, re-entry injures, then a yellow card of either deck is to be removed.
    expect(flown('fly').awaited()).toEqual([A]);
    const whole = flown('fly-and-choose');
    expect(whole.awaited()).toEqual([]);
    expect(whole.centre(A).removed).toHaveLength(1);
  });

  it('S1 a load given right after the own declaration waits for the others (R6.1)', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'declaration' }, { do: 'loading' }, { do: 'loads' }, { do: 'roll-out' }],
      set: (board) => {
        for (const centre of board.seats)
          Object.assign(centre.warehouse, { fuel: 1, 'thrust-backup': 2, 'sensor-backup': 1 });
      },
    });
    const moves = [
      { do: 'fit', part: 'rocket', kind: 'thrust-backup', n: 1 },
      { do: 'fit', part: 'satellite', kind: 'sensor-backup', n: 1 },
    ] as const;
    t.moves(A, { do: 'declare', mission: 'mission-1-0' });
    orders(t, A, { load: { mission: 'mission-1-0', moves } });
    t.moves(B, { do: 'declare', mission: null });
    reflexes(game, t.state);
    expect(t.centre(A).load?.fitted).toEqual({
      rocket: { 'thrust-backup': 1 },
      satellite: { 'sensor-backup': 1 },
    });
  });

  const acting = () =>
    stage({
      seats: 2,
      frames: [{ do: 'action' }, { do: 'order' }],
      set: (board) => {
        board.turns = [A, B];
      },
    });
  const copyPlan = {
    next: {
      moves: [
        { do: 'play', card: 'flight-director', area: 'copy' },
        { do: 'copy', from: B, card: 'fuel-officer', area: 'fuel-two' },
      ],
    },
  };

  it('S15 the next action is played when its turn comes, and lapses when its target has changed', () => {
    for (const [area, fuel] of [
      ['fuel-officer', 4],
      ['systems-technician', 2],
    ] as const) {
      const t = acting();
      t.moves(A, { do: 'play', card: 'fuel-officer', area: 'fuel-two' });
      orders(t, A, copyPlan);
      if (area === 'fuel-officer') t.moves(B, { do: 'play', card: 'fuel-officer', area: 'fuel-two' });
      else
        t.moves(
          B,
          { do: 'play', card: 'systems-technician', area: 'equip-two' },
          { do: 'equip', kinds: ['extra-tank', 'extra-tank'] },
        );
      reflexes(game, t.state);
      expect(t.centre(A).warehouse.fuel).toBe(fuel);
      expect(t.awaited()).toEqual([area === 'fuel-officer' ? B : A]);
    }
  });

  it('holds for one turn alone', () => {
    const t = acting();
    t.moves(A, { do: 'play', card: 'fuel-officer', area: 'fuel-two' });
    orders(t, A, { next: { moves: [{ do: 'play', card: 'astronaut-trainer', area: 'train-two' }] } });
    t.moves(B, { do: 'pass' });
    reflexes(game, t.state);
    expect(t.centre(A)).toMatchObject({ plays: 2, warehouse: { training: 2 } });
    expect(t.awaited()).toEqual([A]);
  });

  it.each([
    { event: 'always' },
    { flight: true },
    { bribe: 'everyone' },
    { next: { moves: 'all' } },
    { load: { mission: 'mission-9-0', moves: [] } },
    [],
    'launch',
  ])('refuses %j', (value) => {
    expect(() => orders(onThePad('event-01'), A, value)).toThrow(OrdersError);
  });
});

describe('a seat given up (E-53, S10)', () => {
  it('has its flight finished by the defaults', () => {
    const t = onThePad('event-01', 0);
    setDeck(t.state, A, 'propulsion', [0, 1, 0]);
    setDeck(t.state, A, 're-entry', [1, 1, 0]);
    for (const seat of [A, B]) t.moves(seat, { do: 'launch', event: 'event-01' });
    expect(t.awaited()).toEqual([A]);
    leave(game, t.state, A);
    expect(t.board.over).toBe('time');
    // Aborted at step 1; re-entry injures one; one is home healthy; the worst card is removed.
    expect(t.centre(A)).toMatchObject({ score: 12, flight: { failed: 1 } });
    expect(t.centre(A).removed).toHaveLength(1);
  });

  it('answers an event and loads by the defaults', () => {
    const t = onThePad('event-05');
    t.moves(B, { do: 'untrain', event: 'event-05' });
    leave(game, t.state, A);
    expect(t.told).toBeDefined();
    expect(t.centre(A).flight?.training).toBe(0);
    expect(t.board.over).toBe('time');
  });

  it('finishes a test that is being answered, and passes at its turn', () => {
    const t = stage({
      seats: 3,
      frames: [{ do: 'action' }, { do: 'order' }, { do: 'declaration' }],
      set: (board, g) => {
        board.turns = [A, B, 2];
        setDeck(g, A, 'sensors', [1, 1, 1]);
      },
    });
    t.moves(
      A,
      { do: 'play', card: 'test-engineer', area: 'test-deep' },
      { do: 'test', test: 'test-deep', system: 'sensors' },
    );
    leave(game, t.state, A);
    expect(t.centre(A).removed).toEqual([{ system: 'sensors', colour: 'red', year: 1962, how: 'test' }]);
    expect(at(t.state.hands, A).test).toBeNull();
    t.moves(B, { do: 'pass' });
    t.moves(2, { do: 'pass' });
    expect(t.board.lower).toEqual([B, 2, A]);
  });

  it('leaves no stuck card when it goes before choosing the system', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'test', seat: A, test: 'test-deep' }],
    });
    leave(game, t.state, A);
    expect(at(t.state.hands, A).test).toBeNull();
    expect(game.audit(t.state)).toEqual([]);
  });
});
