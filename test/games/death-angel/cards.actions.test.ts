// Every action card with what it does.
import { describe, expect, test } from 'vitest';
import { inForce, sizeAt } from '../../../shared/games/death-angel/board.ts';
import { actions } from '../../../shared/games/death-angel/content.ts';
import { type ActionId, actionIds } from '../../../shared/games/death-angel/ids.ts';
import { of, row, scene } from './scene.ts';

type Scene = ReturnType<typeof scene>;

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
