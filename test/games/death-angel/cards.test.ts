// Every card of the game, each with what it does: action cards, events, terrain, locations.
import { describe, expect, test } from 'vitest';
import { behind, inForce, sizeAt } from '../../../shared/games/death-angel/board.ts';
import { actions } from '../../../shared/games/death-angel/content.ts';
import {
  type ActionId,
  actionIds,
  type EventId,
  eventIds,
  type LocationId,
  locationIds,
  type TerrainId,
  terrainIds,
} from '../../../shared/games/death-angel/ids.ts';
import type { Aim } from '../../../shared/games/death-angel/shape.ts';
import { of, row, scene } from './scene.ts';

type Scene = ReturnType<typeof scene>;

// ---- Action cards --------------------------------------------------------------------------------------------

/** All twelve marines, seats as with six players. */
const everybody = () =>
  scene({
    rows: [
      row('sergeant-gideon', 'L', { L: ['head', 'tail', 'claw', 'tongue', 'head'] }),
      row('brother-noctis', 'L', { tokens: 1, L: ['tail', 'tail', 'claw', 'claw'] }),
      row('brother-claudio', 'L', { L: ['head'], R: ['head'] }),
      row('brother-goriel', 'L', { tokens: 1, L: ['tail', 'tail', 'tail', 'tail', 'tail'] }),
      row('sergeant-lorenzo', 'L', { R: ['claw', 'claw', 'head', 'head', 'tongue'] }),
      row('brother-deino', 'L', { L: ['claw', 'claw'] }),
      row('brother-leon', 'R', { tokens: 1, R: ['head', 'tail', 'claw'], terrainR: ['door'] }),
      row('brother-valencio', 'R'),
      row('brother-zael', 'R', { R: ['tongue', 'tongue', 'tongue'] }),
      row('brother-omnio', 'R'),
      row('lexicanium-calistarius', 'R', { R: ['head', 'head'] }),
      row('brother-scipio', 'R', { tokens: 1 }),
    ],
    seats: { green: 0, yellow: 1, blue: 2, red: 3, purple: 4, grey: 5 },
    piles: { left: 2, right: 2 },
    ahead: ['cryo-control'],
  });

const seatOfTeam = { green: 0, yellow: 1, blue: 2, red: 3, purple: 4, grey: 5 } as const;

/** Plays the action of a Support card: the token goes to Brother Omnio. */
function support(t: Scene, card: ActionId): Scene {
  const { team } = actions[card];
  t.card(team, card);
  t.moves(seatOfTeam[team], { do: 'token', marine: 'brother-omnio' });
  expect(t.board.rows.find(({ marine }) => marine === 'brother-omnio')?.tokens).toBe(1);
  return t;
}

/** Moves, turns and activates nothing. */
function standStill(t: Scene, card: ActionId): Scene {
  const { team } = actions[card];
  t.card(team, card);
  const seat = seatOfTeam[team];
  t.moves(seat, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
  return t;
}

const cases: Readonly<Record<ActionId, (t: Scene) => void>> = {
  block: (t) => {
    support(t, 'block').dice(3).run({ do: 'attacks' });
    expect(inForce(t.board, 'block')).toBe(true);
    expect(t.board.slain).not.toContain('sergeant-gideon');
  },
  'defensive-stance': (t) => {
    support(t, 'defensive-stance');
    // An ordinary 5 is no more than the five monsters; the paid 1 is no 0.
    t.board.phase = 'attack';
    t.board.assault = { row: 3, side: 'left', group: 0 };
    t.dice(5, 1);
    t.run({ do: 'defence-roll', paid: false }, { do: 'defence-result' });
    t.moves(1, { do: 'reroll', marine: 'brother-goriel' });
    expect(t.board.slain).not.toContain('brother-goriel');
  },
  'counter-attack': (t) => {
    support(t, 'counter-attack');
    t.board.phase = 'attack';
    t.board.assault = { row: 4, side: 'right', group: 0 };
    t.dice(2, 5).run({ do: 'defence-roll', paid: false }, { do: 'defence-result' });
    t.moves(2, { do: 'take', row: 4, side: 'right', monster: 'tongue' });
    expect(t.rows()[4]).toBe('sergeant-lorenzo L | R: head head claw claw');
  },
  overwatch: (t) => {
    support(t, 'overwatch');
    t.dice(1).run({ do: 'overwatch' });
    expect(t.legal(3)).toContainEqual({ do: 'attack', marine: 'brother-leon', row: 6, side: 'right' });
    t.moves(3, { do: 'attack', marine: 'brother-leon', row: 6, side: 'right' });
    t.moves(3, { do: 'take', row: 6, side: 'right', monster: 'tail' });
    expect(t.rows()[6]).toBe('brother-leon R | R: head claw | door R');
    expect(t.asked()).toBeNull(); // Valencio has no token to pay with.
  },
  strategize: (t) => {
    support(t, 'strategize');
    t.moves(4, { do: 'swarm', row: 2, side: 'left' });
    expect(t.legal(4)).toEqual(
      [
        [1, 'left'],
        [1, 'right'],
        [2, 'right'],
        [3, 'left'],
        [3, 'right'],
      ].map(([at, side]) => ({ do: 'to', row: at, side })),
    );
    t.moves(4, { do: 'to', row: 1, side: 'right' });
    expect(t.rows().slice(1, 3)).toEqual([
      'brother-noctis L [1] | L: tail tail claw claw | R: head',
      'brother-claudio L | R: head',
    ]);
  },
  'power-field': (t) => {
    support(t, 'power-field');
    t.moves(5, { do: 'swarm', row: 0, side: 'left' });
    expect(t.rows()[0]).toBe('sergeant-gideon L | L: head head tail claw tongue*');
    const told = t.dice(5).run({ do: 'attacks' });
    expect(of(told, 'assault')[0]).toMatchObject({ row: 1, side: 'left' });
  },
  'onward-brothers': (t) => {
    standStill(t, 'onward-brothers');
    t.moves(3, { do: 'activate', marine: 'brother-leon', terrain: 'door' }, { do: 'door-token' });
    expect(t.board.rows[6]?.right.terrain).toEqual([{ id: 'door', tokens: 2, used: true }]);
  },
  'stealth-tactics': (t) => {
    standStill(t, 'stealth-tactics');
    t.moves(5, { do: 'pile', side: 'left' });
    expect(t.legal(5)).toEqual([
      { do: 'pay', marine: 'brother-scipio' },
      { do: 'pass', what: 'stealth-more' },
    ]);
    t.moves(5, { do: 'pay', marine: 'brother-scipio' });
    expect(t.board.piles).toEqual({ left: 1, right: 1 });
    expect(t.board.discard.length).toBe(2);
  },
  reorganize: (t) => {
    t.card('yellow', 'reorganize');
    t.moves(1, { do: 'move', marine: 'brother-claudio', row: 11 });
    expect(t.board.rows.map(({ marine }) => marine).indexOf('brother-scipio')).toBe(2);
    expect(t.rows()[11]).toBe('brother-claudio L');
  },
  'forward-scouting': (t) => {
    t.state.box.events.sort();
    const [top, second] = t.state.box.events;
    standStill(t, 'forward-scouting');
    const told = t.moves(4, { do: 'look' });
    expect(of(told, 'seen')).toEqual([{ k: 'seen', event: top }]);
    t.moves(4, { do: 'put', where: 'bottom' });
    expect([t.state.box.events[0], t.state.box.events.at(-1)]).toEqual([second, top]);
    expect(t.state.hands[4]?.scouted.bottom).toEqual([top]);
  },
  intimidation: (t) => {
    standStill(t, 'intimidation');
    t.dice(2).moves(2, { do: 'roll', why: 'intimidation' });
    t.moves(2, { do: 'pile', side: 'right' });
    t.moves(
      2,
      { do: 'take', row: 4, side: 'right', monster: 'tongue' },
      { do: 'take', row: 5, side: 'left', monster: 'claw' },
    );
    expect(t.board.piles).toEqual({ left: 2, right: 4 });
    expect(
      [...t.state.box.right].filter((monster) => monster === 'tongue' || monster === 'claw').length,
    ).toBeGreaterThan(1);
  },
  'run-and-gun': (t) => {
    standStill(t, 'run-and-gun');
    t.dice(3).moves(0, { do: 'attack', marine: 'brother-noctis', row: 1, side: 'left' });
    expect(t.board.rows[1]?.tokens).toBe(0);
    t.moves(0, { do: 'take', row: 1, side: 'left', monster: 'claw' });
    expect(t.rows()[1]).toBe('brother-noctis L | L: tail tail claw');
  },
  'lead-by-example': (t) => {
    t.card('blue', 'lead-by-example');
    t.dice(1, 2).moves(2, { do: 'attack', marine: 'brother-deino', row: 5, side: 'left' });
    t.moves(2, { do: 'token', marine: 'brother-valencio' });
    expect(t.board.rows[7]?.tokens).toBe(1);
    // Once a round: the second hit earns nothing.
    t.moves(2, { do: 'attack', marine: 'sergeant-lorenzo', row: 3, side: 'left' });
    expect(t.asked()).toBeNull();
  },
  'flamer-attack': (t) => {
    t.card('purple', 'flamer-attack');
    t.dice(2).moves(4, { do: 'attack', marine: 'brother-zael', row: 8, side: 'right' });
    expect(sizeAt(t.board, { row: 8, side: 'right' })).toBe(1);
  },
  'psionic-attack': (t) => {
    t.card('grey', 'psionic-attack');
    t.dice(1, 5).moves(5, { do: 'attack', marine: 'lexicanium-calistarius', row: 10, side: 'right' });
    expect(t.asked()).toBe('again');
    t.moves(5, { do: 'attack', marine: 'lexicanium-calistarius', row: 10, side: 'right' });
    expect(sizeAt(t.board, { row: 10, side: 'right' })).toBe(1);
    expect(t.asked()).toBe('attack'); // Then the others go on.
  },
  'dead-aim': (t) => {
    t.card('green', 'dead-aim');
    t.dice(4).moves(0, { do: 'attack', marine: 'sergeant-gideon', row: 0, side: 'left' });
    for (const monster of ['head', 'tail', 'claw'] as const)
      t.moves(0, { do: 'take', row: 0, side: 'left', monster });
    expect(t.rows()[0]).toBe('sergeant-gideon L | L: head tongue');
  },
  'full-auto': (t) => {
    t.card('red', 'full-auto');
    for (const target of [6, 8, 8] as const) {
      t.dice(5).moves(3, { do: 'attack', marine: 'brother-leon', row: target, side: 'right' });
      if (t.asked() === 'attack-reroll') t.moves(3, { do: 'pass', what: 'attack-reroll' });
    }
    expect(t.legal(3).some((move) => move.do === 'attack' && move.marine === 'brother-leon')).toBe(false);
  },
  'heroic-charge': (t) => {
    t.card('yellow', 'heroic-charge');
    const take = { do: 'charge', row: 2, side: 'left', monster: 'head' } as const;
    t.dice(1).moves(1, take, { do: 'pass', what: 'charge' });
    expect(sizeAt(t.board, { row: 2, side: 'left' })).toBe(0);
    expect(t.board.slain).toEqual([]);
    expect(t.legal(1).some((move) => move.do === 'attack' && move.marine === 'brother-claudio')).toBe(false);
  },
};

describe('action cards', () => {
  test.each(actionIds)('%s', (id) => {
    const t = everybody();
    cases[id](t);
    expect(t.sound()).toEqual([]);
  });
});

// ---- Events --------------------------------------------------------------------------------------------------

/** Four marines, two teams, two players; no terrain, so that nothing spawns but by the ability. */
const squad = (event: EventId) =>
  scene({
    rows: [
      row('brother-noctis', 'L', { tokens: 2, L: ['head', 'claw', 'claw'] }),
      row('sergeant-gideon', 'L'),
      row('brother-leon', 'R', { tokens: 1, R: ['tail'] }),
      row('brother-valencio', 'R', { L: ['tongue'] }),
    ],
    seats: { green: 0, red: 1 },
    events: [event],
  });

const aimed = (t: Scene, event: EventId, aim: Aim) => t.moves(0, { do: 'instinct', event, aim });
const noctis = { marine: 'brother-noctis' } as const;

/** Before the movement: what the ability did. `told` is all that was said from the draw on. */
const eventCases: Readonly<Record<EventId, (t: Scene, event: EventId) => void>> = {
  'chaos-of-battle': (t) =>
    expect(t.board.rows.map(({ facing }) => facing)).toEqual(['right', 'right', 'left', 'left']),
  'the-swarm-tail': (t) => expect(t.board.piles).toEqual({ left: 7, right: 7 }),
  'the-swarm-tongue': (t) => expect(t.board.piles).toEqual({ left: 7, right: 7 }),
  'out-of-thin-air-head': (t, event) => {
    const spot = behind(t.board, 'sergeant-gideon');
    const told = aimed(t, event, { marine: 'sergeant-gideon' });
    expect(of(told, 'spawned')).toMatchObject([
      { ...spot, monsters: [expect.anything(), expect.anything()] },
    ]);
  },
  'out-of-thin-air-claw': (t, event) => {
    expect(of(aimed(t, event, noctis), 'spawned')).toMatchObject([{ row: 0, side: 'right' }]);
  },
  'full-scan': (t, event) => {
    aimed(t, event, { pile: 'right' });
    expect(t.board.piles).toEqual({ left: 5, right: 4 });
  },
  'secret-route': (t) => expect(t.board.supply).toBe(9), // No Door: nothing is placed.
  'for-my-battle-brothers': (t, event) => {
    aimed(t, event, noctis);
    expect(t.board.rows[0]?.tokens).toBe(1);
    t.moves(0, { do: 'take', row: 0, side: 'left', monster: 'head' });
    expect(t.board.discard).toEqual(['head']);
  },
  'stalking-from-the-shadows': (t, event) => {
    expect(t.legal(0).length).toBe(2); // Only who has a token.
    aimed(t, event, noctis);
    expect(t.board.supply).toBe(11);
  },
  'gun-jam': (t, event) => {
    aimed(t, event, { team: 'red' });
    expect(t.board.next.jam).toBe('red');
  },
  outnumbered: (t) => expect(t.board.supply).toBe(12),
  surrounded: (t, event) => {
    aimed(t, event, { marine: 'sergeant-gideon' });
    expect(t.rows()[1]).toBe('sergeant-gideon L | L: head claw claw tongue | R: tail');
  },
  'flanking-manoeuvre': (t) => {
    // Ruling 22: the tongue is behind Valencio already.
    expect(t.rows()).toEqual([
      'brother-noctis L [2] | R: head claw claw',
      'sergeant-gideon L',
      'brother-leon R [1] | L: tail',
      'brother-valencio R | L: tongue',
    ]);
  },
  'cleansing-flames': (t, event) => {
    t.dice(2);
    aimed(t, event, noctis);
    t.moves(
      0,
      { do: 'take', row: 0, side: 'left', monster: 'claw' },
      { do: 'take', row: 0, side: 'left', monster: 'head' },
    );
    expect(t.board.discard).toEqual(['claw', 'head']);
  },
  'temporary-sanctuary': (t, event) => {
    aimed(t, event, { row: 0, side: 'left', pile: 'left' });
    expect(t.board.piles).toEqual({ left: 8, right: 5 });
  },
  'rescue-space-marine': (t) => expect(t.board.slain).toEqual([]), // Nobody is lost: no effect.
  'rewarded-faith': (t, event) => {
    aimed(t, event, { marine: 'brother-noctis', n: 2 });
    t.moves(
      0,
      { do: 'take', row: 0, side: 'left', monster: 'claw' },
      { do: 'take', row: 0, side: 'left', monster: 'claw' },
    );
    expect([t.board.supply, t.board.discard]).toEqual([11, ['claw', 'claw']]);
  },
  'psychic-assault': (t, event) => {
    t.dice(1);
    aimed(t, event, noctis);
    expect(t.board.slain).toEqual(['brother-noctis']);
  },
  'quick-instincts': (t, event) => {
    aimed(t, event, { marine: 'brother-leon' });
    t.dice(3).moves(1, { do: 'attack', marine: 'brother-leon', row: 2, side: 'right' }); // Leon's own seat decides.
    expect(t.asked()).toBeNull();
    expect(t.board.discard).toEqual(['tail']);
  },
  resupply: (t, event) => {
    aimed(t, event, { marine: 'sergeant-gideon' });
    expect(t.board.rows.map(({ tokens }) => tokens)).toEqual([0, 3, 0, 0]);
  },
  'enter-formation': (t) => expect(t.board.next.formation).toBe(true),
  evasion: (t) => expect(t.board.next.evasion).toBe(true),
  'they-re-everywhere': (t) => expect(t.rows()[1]).toMatch(/^sergeant-gideon L \| L: \w+$/),
  'second-wind': (t, event) => {
    aimed(t, event, { marine: 'brother-leon' });
    expect(t.board.next.secondWind).toBe('brother-leon');
  },
};

describe('events', () => {
  test.each(eventIds)('%s', (id) => {
    const t = squad(id);
    for (const team of t.board.teams) team.card = team.id === 'green' ? 'block' : 'overwatch';
    t.state.table.flow.stack = [];
    t.run({ do: 'event' });
    // The movement box comes after the ability: without it the ability's work stays as it is.
    t.state.table.flow.stack = t.state.table.flow.stack.filter((frame) => frame.do !== 'movement');
    eventCases[id](t, id);
    expect(t.sound()).toEqual([]);
  });

  test('Rescue Space Marine brings him back at the bottom, facing right', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L'), row('brother-leon', 'R')],
      events: ['rescue-space-marine'],
    });
    t.run({ do: 'event' });
    expect(t.legal(0)).toEqual(
      ['sergeant-gideon', 'brother-valencio'].map((marine) => ({
        do: 'instinct',
        event: 'rescue-space-marine',
        aim: { marine },
      })),
    );
    t.moves(0, { do: 'instinct', event: 'rescue-space-marine', aim: { marine: 'sergeant-gideon' } });
    expect(t.rows().at(-1)).toBe('sergeant-gideon R');
    expect(t.board.slain).toEqual(['brother-valencio']);
  });
});

// ---- Terrain and locations -----------------------------------------------------------------------------------

/** Red's card is running; Leon stands before a terrain card, with a monster on either side. */
const facing = (terrain: TerrainId, location: LocationId, ahead: LocationId[] = []) =>
  scene({
    rows: [
      row('brother-noctis', 'L', { tokens: 1 }),
      row('brother-leon', 'R', { L: ['head'], R: ['tail'], terrainR: [terrain] }),
      row('brother-valencio', 'R'),
    ],
    seats: { red: 0, green: 1 },
    location,
    ahead,
    board: { acting: { team: 'red', card: 'onward-brothers', moved: [], activated: [], attacked: [] } },
  });
const activate = (t: Scene, terrain: TerrainId) =>
  t.run({ do: 'activation', marine: 'brother-leon', terrain });

describe('terrain', () => {
  const terrainCases: Readonly<Record<TerrainId, ((t: Scene) => void) | null>> = {
    'ventilation-duct': null,
    'dark-corner': null,
    corridor: null,
    'spore-chimney': (t) => {
      t.dice(3);
      activate(t, 'spore-chimney');
      expect(t.board.rows[1]?.right.terrain).toEqual([]);
    },
    'promethium-tank': (t) => {
      t.dice(0);
      activate(t, 'promethium-tank');
      expect(t.board.discard).toEqual(['head', 'tail']);
      expect(t.board.slain).toContain('brother-leon');
    },
    door: (t) => {
      activate(t, 'door');
      expect(t.asked()).toBe('onward');
      expect(t.board.rows[1]?.right.terrain[0]?.tokens).toBe(1);
    },
    'control-panel': (t) => {
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'left' });
      expect(t.board.piles).toEqual({ left: 4, right: 5 });
    },
    artefact: (t) => {
      activate(t, 'artefact');
      expect(t.board.artefact).toBe(0);
      expect(t.board.rows[1]?.right.terrain).toEqual([]);
    },
  };
  test.each(terrainIds)('%s', (id) => {
    const t = facing(id, 'cryo-control');
    const case_ = terrainCases[id];
    if (case_) case_(t);
    else
      expect(t.card('red', 'onward-brothers') && t.legal(0).some((move) => move.do === 'activate')).toBe(
        false,
      );
    expect(t.sound()).toEqual([]);
  });
});

describe('locations', () => {
  const enter = (location: LocationId, extra: Partial<Parameters<typeof scene>[0]> = {}) => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { tokens: 1, L: ['head'] }),
        row('sergeant-gideon', 'L'),
        row('brother-leon', 'R', { R: ['tail'] }),
        row('brother-valencio', 'R', { tokens: 1 }),
      ],
      seats: { green: 0, red: 0 },
      piles: { left: 0 },
      ahead: [location],
      ...extra,
    });
    t.run({ do: 'phase-end' });
    expect(t.board.location).toBe(location);
    return t;
  };
  const locationCases: Readonly<Record<LocationId, () => Scene>> = {
    'main-corridor': () => {
      const t = enter('main-corridor');
      expect(sizeAt(t.board, { row: 0, side: 'right' })).toBe(2); // The Corridor: 7 from the bottom is the top row.
      return t;
    },
    'maintenance-tunnels': () => {
      const t = facing('control-panel', 'maintenance-tunnels');
      activate(t, 'control-panel');
      expect(t.board.rows[1]?.right.terrain).toEqual([{ id: 'corridor', tokens: 0, used: false }]);
      return t;
    },
    'service-shaft': () => {
      const t = enter('service-shaft');
      expect(t.board.rows.every(({ facing }) => facing === 'right')).toBe(true);
      return t;
    },
    'cryo-control': () => {
      const t = facing('control-panel', 'cryo-control');
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'right' });
      expect(t.board.discard.length).toBe(1);
      return t;
    },
    'wreckage-labyrinth': () => {
      const t = enter('wreckage-labyrinth');
      expect(t.board.rows[0]?.facing).toBe('right');
      return t;
    },
    'lower-accessway': () => {
      const t = enter('lower-accessway');
      expect(sizeAt(t.board, { row: 0, side: 'right' })).toBe(2);
      return t;
    },
    munitorium: () => {
      const t = enter('munitorium');
      t.moves(0, { do: 'token', marine: 'brother-leon' });
      expect(t.legal(0)).not.toContainEqual({ do: 'token', marine: 'brother-leon' });
      t.moves(0, { do: 'token', marine: 'sergeant-gideon' });
      expect(t.board.rows.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
      return t;
    },
    'core-cogitator': () => {
      const t = facing('control-panel', 'core-cogitator');
      activate(t, 'control-panel');
      // One terrain card alone: it is chosen by itself. Both boxes together bring one monster there (ruling 36).
      expect(t.board.cap).toEqual({ terrain: 'control-panel', left: 1 });
      t.run(
        { do: 'spawn-on', terrain: 'control-panel', n: 3 },
        { do: 'spawn-on', terrain: 'control-panel', n: 3 },
      );
      expect(t.board.piles.right).toBe(4);
      return t;
    },
    apothecarion: () => {
      const t = facing('control-panel', 'apothecarion');
      activate(t, 'control-panel');
      t.moves(0, { do: 'token', marine: 'brother-valencio' }, { do: 'turn', marines: ['brother-valencio'] });
      expect(t.rows()[2]).toBe('brother-valencio L [1]');
      return t;
    },
    teleportarium: () => {
      const t = facing('control-panel', 'teleportarium', ['generatorium']);
      activate(t, 'control-panel');
      t.dice(0, 4).moves(1, { do: 'yield', marine: 'brother-noctis', how: 'give' });
      expect(t.board.slain).toContain('brother-leon');
      expect(t.board.piles).toEqual({ left: 0, right: 0 });
      return t;
    },
    'black-holds': () => {
      const t = enter('black-holds');
      t.moves(0, { do: 'swarm', row: 0, side: 'left' });
      expect(sizeAt(t.board, { row: 0, side: 'left' })).toBe(3);
      return t;
    },
    'dark-catacombs': () => {
      const t = enter('dark-catacombs');
      expect(t.legal(0)).toEqual(
        ['sergeant-gideon', 'brother-leon'].map((marine) => ({ do: 'serve', marine })),
      );
      t.moves(0, { do: 'serve', marine: 'brother-leon' });
      expect(sizeAt(t.board, { row: 2, side: 'left' })).toBe(1);
      return t;
    },
    'wrath-of-baal-chapel': () => {
      const t = enter('wrath-of-baal-chapel');
      expect(t.legal(0).length).toBe(8);
      t.moves(0, { do: 'to', row: 1, side: 'right' });
      expect(t.board.rows[1]?.right.terrain.map(({ id }) => id)).toContain('artefact');
      return t;
    },
    generatorium: () => {
      const t = facing('control-panel', 'generatorium');
      t.dice(1);
      activate(t, 'control-panel');
      t.moves(0, { do: 'take', row: 1, side: 'left', monster: 'head' }, { do: 'pass', what: 'monsters' });
      expect(t.board.discard).toEqual(['head']);
      const other = facing('control-panel', 'generatorium');
      other.dice(5);
      activate(other, 'control-panel');
      expect(other.board.slain).toContain('brother-leon');
      return t;
    },
    'hibernation-cluster': () => {
      const t = enter('hibernation-cluster');
      expect(t.board.piles).toEqual({ left: 4, right: 4 });
      return t;
    },
    'launch-control-room': () => {
      const t = facing('control-panel', 'launch-control-room');
      activate(t, 'control-panel');
      t.moves(0, { do: 'location-token' });
      expect(t.board.onLocation).toBe(1);
      return t;
    },
    'toxin-pumping-station': () => {
      const t = facing('control-panel', 'toxin-pumping-station');
      t.dice(5);
      activate(t, 'control-panel');
      t.moves(0, { do: 'pile', side: 'left' });
      expect(t.board.piles).toEqual({ left: 0, right: 5 });
      return t;
    },
    'genestealer-lair': () => {
      const t = enter('genestealer-lair');
      expect(t.rows().map((line) => line.split(' | ').filter((part) => /^[LR]:/.test(part)))).toEqual([
        [],
        ['L: head brood-lord-a'],
        [],
        ['R: tail brood-lord-b'],
      ]);
      return t;
    },
  };
  test.each(locationIds)('%s', (id) => {
    expect(locationCases[id]().sound()).toEqual([]);
  });
});
