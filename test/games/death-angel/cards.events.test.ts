// Every event with what it does.
import { describe, expect, test } from 'vitest';
import { behind } from '../../../shared/games/death-angel/board.ts';
import { type EventId, eventIds } from '../../../shared/games/death-angel/ids.ts';
import type { Aim } from '../../../shared/games/death-angel/shape.ts';
import { of, row, scene } from './scene.ts';

type Scene = ReturnType<typeof scene>;

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
