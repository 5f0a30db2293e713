// Declaring, loading and the event: worked examples X9, X11, X21, X22, X31, X35, X36, and what stays hidden.
import { describe, expect, it } from 'vitest';
import { expire, look } from '../../../shared/engine/match.ts';
import type { EventId, MissionId } from '../../../shared/games/space-missions/content.ts';
import { missions } from '../../../shared/games/space-missions/content.ts';
import { defaultAnswer, defaultLoad } from '../../../shared/games/space-missions/defaults.ts';
import { eventOptions } from '../../../shared/games/space-missions/event.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import { lacks, loading } from '../../../shared/games/space-missions/load.ts';
import type { Centre, Load, LoadMove, SmFrame } from '../../../shared/games/space-missions/state.ts';
import { A, at, B, C, crewOf, onPad, stage } from './stage.ts';

/** A centre with these levels and tokens, that has succeeded in whatever a mission needs. */
const centreWith = (
  levels: Partial<Centre['levels']>,
  tokens: Partial<Centre['warehouse']>,
  specialists = false,
): Centre => {
  const { board } = stage({ seats: 2, frames: [], options: { specialists } });
  const centre = at(board.seats, A);
  Object.assign(centre.levels, levels);
  Object.assign(centre.warehouse, tokens);
  Object.assign(centre.counts, { satellite: 2, crewed: 2, lunar: 1 });
  return centre;
};

const optionsAt = (centre: Centre, id: MissionId, ...answers: LoadMove[]) =>
  loading(centre, id, answers).options;
const tile = (part: 'rocket' | 'satellite' | 'capsule', level: number): LoadMove => ({
  do: 'tile',
  part,
  level,
});
const fuel = (n: number): LoadMove => ({ do: 'fuel', n });

describe('what can be declared (R5.2)', () => {
  it('needs successes, parts and a legal load; each is named', () => {
    const { board } = stage({ seats: 2, frames: [] });
    expect(lacks(at(board.seats, A), 'mission-4-0')).toEqual([
      { of: 'success', type: 'satellite', n: 1 },
      { of: 'part', need: { part: 'satellite', level: 2, least: 2 } },
      { of: 'fuel' },
    ]);
    expect(lacks(centreWith({}, { fuel: 1 }), 'mission-1-0')).toEqual([]);
    expect(lacks(centreWith({}, { 'extra-tank': 1 }), 'mission-1-0')).toEqual([]); // E-2
  });

  it('is none, without asking, if nothing can be flown', () => {
    const t = stage({ seats: 2, frames: [{ do: 'declaration' }, { do: 'loading' }, { do: 'loads' }] });
    expect(t.told.filter(({ k }) => k === 'declared')).toEqual([
      { k: 'declared', who: A, mission: null },
      { k: 'declared', who: B, mission: null },
    ]);
  });

  it('E-18, R18.1 a crew must be alive', () => {
    const centre = centreWith({}, { fuel: 1 }, true);
    expect(lacks(centre, 'mission-3-0')).toEqual([]);
    centre.specialists = { 'life-support': 'dead', control: 'dead', landing: 'dead', 're-entry': 'dead' };
    expect(lacks(centre, 'mission-3-0')).toEqual([{ of: 'crew' }]);
  });

  it('allows a completed mission again (R5.1)', () => {
    const t = stage({
      seats: 2,
      frames: [{ do: 'declare', seat: A }],
      set: (board) => {
        at(board.seats, A).warehouse.fuel = 1;
        at(board.missions, 0).grey = true;
      },
    });
    expect(t.ways(A)).toContainEqual({ do: 'declare', mission: 'mission-1-0' });
  });
});

describe('loading (R6)', () => {
  it('X9 fuel, arrow and surcharge of mission 6.0', () => {
    const rich = centreWith({ rocket: 3, satellite: 3 }, { fuel: 9, 'extra-tank': 9, 'thrust-backup': 9 });
    const id = 'mission-6-0';
    expect(optionsAt(rich, id)).toEqual([tile('rocket', 2), tile('rocket', 3)]);
    const with2 = [tile('rocket', 2), tile('satellite', 2)];
    // F 3, tank 2: f 1 or 2 with two slots for tanks; at f 2 one tank, perhaps a second.
    expect(optionsAt(rich, id, ...with2)).toEqual([fuel(1), fuel(2)]);
    expect(optionsAt(rich, id, ...with2, fuel(2))).toEqual([
      { do: 'fit', part: 'rocket', kind: 'extra-tank', n: 1 },
      { do: 'fit', part: 'rocket', kind: 'extra-tank', n: 2 },
    ]);
    // Satellite 3: F 4, so f 2 and both slots hold tanks: nothing of it is asked.
    const { load, options } = loading(rich, id, [tile('rocket', 2), tile('satellite', 3)]);
    expect([load.fuel, load.fitted, options]).toEqual([2, { rocket: { 'extra-tank': 2 } }, null]);
    // Rocket 3: F 3, room for all.
    expect(optionsAt(rich, id, tile('rocket', 3), tile('satellite', 2))).toEqual([0, 1, 2, 3].map(fuel));
  });

  it('X9 rocket 1 is not allowed', () => {
    const centre = centreWith({ rocket: 1, satellite: 3 }, { fuel: 9, 'extra-tank': 9 });
    expect(lacks(centre, 'mission-6-0')).toEqual([
      { of: 'part', need: { part: 'rocket', level: 3, least: 2 } },
    ]);
  });

  it('X11 the load for the Moon', () => {
    const centre = centreWith(
      { rocket: 3, capsule: 3 },
      { fuel: 3, 'extra-tank': 1, 'thrust-backup': 3, 'control-backup': 9, 'sensor-backup': 9, training: 9 },
    );
    const id = 'mission-8-0';
    expect(loading(centre, id, []).load).toMatchObject({
      tiles: { rocket: 3, capsule: 3, 'lunar-module': 1 },
      fuel: 3,
    });
    expect(optionsAt(centre, id)?.at(-1)).toEqual({
      do: 'fit',
      part: 'rocket',
      kind: 'thrust-backup',
      n: 2,
    });
    expect(lacks(centreWith({ rocket: 3, capsule: 3 }, { fuel: 9 }), id)).toEqual([{ of: 'fuel' }]);
    const load = defaultLoad(centre, id);
    expect(load.crew).toEqual(crewOf(3));
    expect(load.training).toBe(4);
  });

  const x35 = () => {
    const centre = centreWith(
      { rocket: 3, capsule: 2 },
      { fuel: 3, training: 2, 'thrust-backup': 1, 'life-support-backup': 2, 'control-backup': 1 },
    );
    centre.decks.propulsion.added = 2;
    centre.decks['life-support'].added = 1;
    centre.decks.control.removed.red = 1;
    return centre;
  };

  it('X35 as steps: the questions of mission 5.0 in their order', () => {
    const centre = x35();
    const id = 'mission-5-0';
    const asked = (...answers: LoadMove[]) => optionsAt(centre, id, ...answers);
    expect(asked()).toEqual([tile('rocket', 2), tile('rocket', 3)]);
    const fitting =
      (part: 'rocket' | 'capsule', kind: 'thrust-backup' | 'life-support-backup' | 'control-backup') =>
      (n: number): LoadMove => ({ do: 'fit', part, kind, n });
    const [thrust, life, control] = [
      fitting('rocket', 'thrust-backup'),
      fitting('capsule', 'life-support-backup'),
      fitting('capsule', 'control-backup'),
    ];
    const start = tile('rocket', 2);
    expect(asked(start)).toEqual([0, 1].map(thrust));
    expect(asked(start, thrust(1))).toEqual([0, 1, 2].map(life));
    expect(asked(start, thrust(1), life(1))).toEqual([0, 1].map(control));
    const trainings = [0, 1, 2].map((n) => ({ do: 'train', n }));
    expect(asked(start, thrust(1), life(1), control(0))).toEqual(trainings);
    expect(asked(start, thrust(1), life(2))).toEqual(trainings);
    expect(asked(start, thrust(1), life(2), { do: 'train', n: 2 })).toBeNull();
    expect(loading(centre, id, [tile('rocket', 3)]).load.fuel).toBe(3);
  });

  it('X35 the default load', () => {
    expect(defaultLoad(x35(), 'mission-5-0')).toEqual({
      tiles: { rocket: 2, capsule: 2 },
      fuel: 2,
      fitted: { rocket: { 'thrust-backup': 1 }, capsule: { 'life-support-backup': 2 } },
      training: 2,
      crew: crewOf(2),
    });
  });

  it('X32 two living specialists for three seats fly both, unasked', () => {
    const centre = centreWith({ rocket: 3, capsule: 3 }, { fuel: 3 }, true);
    centre.specialists = { 'life-support': 'alive', control: 'dead', landing: 'dead', 're-entry': 'alive' };
    expect(loading(centre, 'mission-7-0', []).load.crew.map(({ who }) => who)).toEqual([
      'life-support',
      're-entry',
    ]);
    centre.specialists = { 'life-support': 'alive', control: 'alive', landing: 'alive', 're-entry': 'alive' };
    expect(optionsAt(centre, 'mission-7-0')).toHaveLength(4);
    expect(defaultLoad(centre, 'mission-7-0').crew.map(({ who }) => who)).toEqual([
      'life-support',
      'control',
      're-entry',
    ]);
  });

  const waiting = (tokens: Partial<Centre['warehouse']>) =>
    stage({
      seats: 3,
      frames: [{ do: 'loads' }, { do: 'roll-out' }],
      set: (board) => {
        for (const seat of [A, B]) {
          Object.assign(at(board.seats, seat).warehouse, { fuel: 1, ...tokens });
          at(board.seats, seat).mission = 'mission-1-0';
        }
      },
    });

  it('asks nobody who has but one legal load', () => {
    const t = waiting({});
    expect(t.awaited()).toEqual([]);
    expect([A, B, C].map((seat) => t.centre(seat).load?.fuel ?? null)).toEqual([1, 1, null]);
    expect(t.centre(A).warehouse.fuel).toBe(0);
  });

  it('hides each load until all are ready, and can be changed until then (E-47)', () => {
    const t = waiting({ 'thrust-backup': 2, 'sensor-backup': 1 });
    const before = [B, C].map((seat) => look(game, t.state, seat));
    const thrust = (n: number): LoadMove => ({ do: 'fit', part: 'rocket', kind: 'thrust-backup', n });
    const sensor = (n: number): LoadMove => ({ do: 'fit', part: 'satellite', kind: 'sensor-backup', n });
    t.moves(A, thrust(2), sensor(1));
    expect(t.awaited()).toEqual([B]);
    expect([B, C].map((seat) => look(game, t.state, seat))[0]).toEqual(before[0]);
    expect(t.state.table.board).toEqual(at(before, 1).table.board);
    t.moves(A, { do: '@reopen' }, thrust(0), sensor(0));
    t.moves(B, thrust(1), sensor(1));
    expect(t.centre(A).load?.fitted).toEqual({});
    expect(t.centre(B).load?.fitted).toEqual({
      rocket: { 'thrust-backup': 1 },
      satellite: { 'sensor-backup': 1 },
    });
    expect(t.centre(B).warehouse).toMatchObject({ fuel: 0, 'thrust-backup': 1, 'sensor-backup': 0 });
  });

  it('E-57 a load that is not complete when time is up is dropped for the default', () => {
    const t = waiting({ 'thrust-backup': 2, 'sensor-backup': 1 });
    t.moves(A, { do: 'fit', part: 'rocket', kind: 'thrust-backup', n: 0 });
    expire(game, t.state, A);
    expire(game, t.state, B);
    expect(t.centre(A).load?.fitted).toEqual({
      rocket: { 'thrust-backup': 2 },
      satellite: { 'sensor-backup': 1 },
    });
  });
});

describe('the event (R7)', () => {
  const answering: readonly SmFrame[] = [{ do: 'answers' }, { do: 'lift-off' }];
  interface Pad {
    readonly event: EventId;
    readonly mission: MissionId;
    readonly load: Partial<Load>;
    readonly inspection?: number;
    readonly specialists?: boolean;
  }
  const ready = ({ event, mission, load, inspection = 0, specialists = false }: Pad) =>
    stage({
      seats: 2,
      options: { specialists },
      frames: answering,
      set: (board) => {
        board.event = event;
        const centre = at(board.seats, A);
        centre.warehouse.inspection = inspection;
        onPad(centre, mission, load);
      },
    });
  const asked = (pad: Pad) => {
    const { board } = ready(pad);
    return eventOptions(board, A).map(({ event: _event, ...move }) => move);
  };
  const stay = { do: 'stay' };
  const lightning = 'event-10';

  it('X21 lightning strikes mission 2.0', () => {
    const mission = 'mission-2-0';
    const tiles = { rocket: 1, satellite: 1 };
    expect(
      asked({
        event: lightning,
        mission,
        load: {
          tiles,
          fuel: 1,
          fitted: { rocket: { 'thrust-backup': 1 }, satellite: { 'sensor-backup': 1 } },
        },
      }),
    ).toEqual([{ do: 'discard', part: 'rocket', kind: 'thrust-backup' }, stay]);
    const tank: Pad = {
      event: lightning,
      mission,
      load: { tiles, fuel: 0, fitted: { rocket: { 'extra-tank': 1 } } },
    };
    expect(asked(tank)).toEqual([stay]);
    expect(ready(tank).awaited()).toEqual([A]); // E-22
  });

  it('X22 staying home returns the load, and costs the inspection token and the year', () => {
    const t = ready({
      event: lightning,
      mission: 'mission-2-0',
      load: {
        tiles: { rocket: 1, satellite: 1 },
        fuel: 1,
        fitted: { rocket: { 'thrust-backup': 1 }, satellite: { 'sensor-backup': 1 } },
      },
      inspection: 1,
    });
    t.moves(A, { do: 'stay', event: lightning });
    expect(t.centre(A).warehouse).toMatchObject({
      fuel: 1,
      'thrust-backup': 1,
      'sensor-backup': 1,
      inspection: 0,
    });
    expect(t.centre(A)).toMatchObject({ score: 10, load: null, mission: null });
  });

  it('X31 what may be discarded', () => {
    expect(
      asked({
        event: lightning,
        mission: 'mission-3-0',
        load: {
          tiles: { rocket: 1, capsule: 1 },
          fuel: 1,
          fitted: { rocket: { 'thrust-backup': 1 }, capsule: { 'control-backup': 1 } },
          training: 2,
          crew: crewOf(1),
        },
      }),
    ).toEqual([{ do: 'discard', part: 'rocket', kind: 'thrust-backup' }, stay]);
    expect(
      asked({
        event: lightning,
        mission: 'mission-5-0',
        load: {
          tiles: { rocket: 2, capsule: 2 },
          fuel: 2,
          fitted: { rocket: { 'thrust-backup': 1 }, capsule: { 'life-support-backup': 1 } },
          training: 1,
          crew: crewOf(2),
        },
      }),
    ).toEqual([
      { do: 'discard', part: 'rocket', kind: 'thrust-backup' },
      { do: 'discard', part: 'capsule', kind: 'life-support-backup' },
      { do: 'untrain' },
      stay,
    ]);
  });

  const fire = (fitted: Load['fitted']): Pad => ({
    event: 'event-12',
    mission: 'mission-5-0',
    load: { tiles: { rocket: 2, capsule: 2 }, fuel: 2, fitted, training: 1, crew: crewOf(2) },
  });

  it('X36 the default never kills: a cabin fire without an enhancement keeps it at home', () => {
    const bare = ready(fire({ rocket: { 'thrust-backup': 1 } }));
    expect(bare.ways(A).map(({ do: what }) => what)).toEqual(['sacrifice', 'stay']);
    expect(defaultAnswer(bare.board, A)).toEqual({ do: 'stay', event: 'event-12' });
    const fitted = ready(fire({ capsule: { 'control-backup': 1 } }));
    expect(defaultAnswer(fitted.board, A)).toMatchObject({ do: 'discard', kind: 'control-backup' });
  });

  it('R7.3 a death costs 2 points and needs two aboard', () => {
    const t = ready(fire({}));
    t.moves(A, { do: 'sacrifice', event: 'event-12', whom: 'healthy' });
    expect(t.centre(A)).toMatchObject({ score: 8, load: { crew: [{ state: 'healthy' }] } });
    const alone = fire({});
    expect(asked({ ...alone, load: { ...alone.load, crew: crewOf(1) } })).toEqual([stay]);
  });

  it('E-20 a system that the mission lacks affects nobody; E-45 training needs a system that it serves', () => {
    expect(asked({ ...fire({}), event: 'event-08' })).toEqual([{ do: 'launch' }, stay]);
    expect(asked({ ...fire({}), event: 'event-06' })).toEqual([stay]);
    expect(asked({ ...fire({}), event: 'event-05' })).toEqual([{ do: 'untrain' }, stay]);
  });

  it('R18 names the specialists who may be hurt', () => {
    const crew: Load['crew'] = [
      { who: 'control', state: 'healthy' },
      { who: 'landing', state: 'injured' },
    ];
    const pad: Pad = { ...fire({}), specialists: true, load: { ...fire({}).load, crew, training: 0 } };
    expect(asked({ ...pad, event: 'event-11' })).toEqual([{ do: 'injure', whom: 'control' }, stay]);
    expect(asked(pad)).toEqual([
      { do: 'sacrifice', whom: 'control' },
      { do: 'sacrifice', whom: 'landing' },
      stay,
    ]);
  });

  it('the inspection token answers', () => {
    const t = ready({ ...fire({}), inspection: 1 });
    t.moves(A, { do: 'use-inspection', event: 'event-12' });
    expect(t.centre(A)).toMatchObject({ warehouse: { inspection: 0 }, load: { crew: crewOf(2) } });
  });

  it('E-24 an event is drawn every year, whoever flies; each system of a mission is on its own part', () => {
    const t = stage({ seats: 2, frames: [{ do: 'event' }, { do: 'answers' }, { do: 'lift-off' }] });
    expect(t.board.pastEvents).toHaveLength(1);
    expect(t.state.box.events).toHaveLength(8);
    for (const { steps, parts } of Object.values(missions)) {
      for (const step of steps) expect(parts.map(({ part }) => part)).toContain(step.part);
    }
  });
});
