// The rulings of the rules (chapter 9) that show on the table, each under its number: actions, rerolls, phase 3. Those that a worked
// example shows are there.
import { describe, expect, test } from 'vitest';
import { sizeAt, targets } from '../../../shared/games/death-angel/board.ts';
import type { ActionId, Monster } from '../../../shared/games/death-angel/ids.ts';
import { of, row, scene } from './scene.ts';

const six: Monster[] = ['head', 'head', 'tail', 'tail', 'claw', 'claw'];
const inForce = (...cards: ActionId[]) => ({ inForce: cards });
const nothing = { jam: null, evasion: false, formation: false, secondWind: null };

describe('actions', () => {
  test('2 both marines attack, one Support token comes in all', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { R: ['head'] }), row('brother-valencio', 'R', { R: ['tail'] })],
    });
    t.card('red', 'full-auto');
    const attackers = new Set(t.legal(0).flatMap((move) => (move.do === 'attack' ? [move.marine] : [])));
    expect([...attackers]).toEqual(['brother-leon', 'brother-valencio']);
    expect(of(t.card('red', 'overwatch'), 'token')).toEqual([]);
    expect(of(t.moves(0, { do: 'token', marine: 'brother-leon' }), 'token').length).toBe(1);
    expect(t.board.supply).toBe(11);
  });

  test('3 of two terrain cards before him he activates one', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { terrainR: ['door', 'spore-chimney'] }), row('brother-valencio', 'R')],
      options: { 'activation-rules': 'published' },
    });
    t.card('red', 'onward-brothers');
    t.moves(0, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
    t.moves(0, { do: 'activate', marine: 'brother-leon', terrain: 'door' }, { do: 'pass', what: 'onward' });
    expect(t.asked()).toBeNull();
  });

  test('R6.4 a terrain card is activated once a round, by whomever', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { terrainR: ['door'] }), row('brother-noctis', 'R')],
      seats: { red: 0, green: 0 },
    });
    t.card('red', 'onward-brothers');
    t.moves(
      0,
      { do: 'pass', what: 'move' },
      { do: 'turn', marines: [] },
      { do: 'activate', marine: 'brother-leon', terrain: 'door' },
      { do: 'pass', what: 'onward' },
    );
    t.card('green', 'run-and-gun');
    t.moves(0, { do: 'move', marine: 'brother-noctis', row: 0 }, { do: 'turn', marines: [] });
    expect(t.asked()).toBeNull();
    t.run({ do: 'round-end' });
    expect(t.board.rows[0]?.right.terrain[0]?.used).toBe(false);
  });

  test('5 Strategize onto another swarm joins them at once', () => {
    const t = scene({
      rows: [row('brother-zael', 'L', { L: ['head'] }), row('brother-omnio', 'L', { L: ['tail'] })],
    });
    t.card('purple', 'strategize');
    t.moves(
      0,
      { do: 'token', marine: 'brother-zael' },
      { do: 'swarm', row: 1, side: 'left' },
      { do: 'to', row: 0, side: 'left' },
    );
    expect(t.rows()).toEqual(['brother-zael L [1] | L: head tail', 'brother-omnio L']);
  });

  test('6 Flamer Attack takes from the swarm attacked alone', () => {
    const t = scene({
      rows: [
        row('brother-zael', 'L', { L: ['head', 'head'] }),
        row('brother-omnio', 'L', { L: ['tail', 'tail'] }),
      ],
    });
    t.card('purple', 'flamer-attack');
    t.dice(5).moves(0, { do: 'attack', marine: 'brother-zael', row: 0, side: 'left' });
    expect(t.rows()).toEqual(['brother-zael L', 'brother-omnio L | L: tail tail']);
  });

  test('46 Evasion: all extra attacks of the one who attacks are allowed', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { R: six }), row('brother-valencio', 'R', { R: ['tongue'] })],
      board: { now: { ...nothing, evasion: true } },
    });
    t.card('red', 'full-auto');
    t.dice(5).moves(0, { do: 'attack', marine: 'brother-leon', row: 0, side: 'right' });
    const marines = t.legal(0).flatMap((move) => (move.do === 'attack' ? [move.marine] : []));
    expect(new Set(marines)).toEqual(new Set(['brother-leon']));
  });

  test('R7.8 Evasion: Heroic Charge counts as attacking with Claudio', () => {
    const t = scene({
      rows: [row('brother-claudio', 'R', { R: six }), row('brother-goriel', 'R', { R: ['tongue'] })],
      board: { now: { ...nothing, evasion: true } },
    });
    t.card('yellow', 'heroic-charge');
    t.dice(5).moves(
      0,
      { do: 'charge', row: 0, side: 'right', monster: 'head' },
      { do: 'pass', what: 'charge' },
    );
    expect(t.asked()).toBeNull();
  });

  test('51 Intimidation takes exactly the number rolled, or all; 52 brood lords stay', () => {
    const t = scene({
      rows: [
        row('sergeant-lorenzo', 'L', { L: ['head', 'tail', 'brood-lord-a'] }),
        row('brother-noctis', 'R'),
      ],
      piles: { left: 1, right: 3 },
    });
    t.card('blue', 'intimidation');
    t.moves(0, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
    t.dice(5).moves(0, { do: 'roll', why: 'intimidation' });
    expect(t.board.piles).toEqual({ left: 3, right: 3 });
    expect(t.rows()[0]).toBe('sergeant-lorenzo L | L: brood-lord-a');
  });

  test('60 Support must place its token if the supply has one', () => {
    const t = scene({ rows: [row('brother-leon', 'R'), row('brother-zael', 'R')] });
    t.card('red', 'overwatch');
    expect(t.legal(0).every((move) => move.do === 'token')).toBe(true);
  });

  test('61 a marine pushed aside by his team-mate may still move', () => {
    const t = scene({
      rows: [row('brother-leon', 'R'), row('brother-valencio', 'R'), row('brother-zael', 'R')],
    });
    t.card('red', 'onward-brothers');
    t.moves(0, { do: 'move', marine: 'brother-leon', row: 1 });
    expect(t.legal(0)).toContainEqual({ do: 'move', marine: 'brother-valencio', row: 1 });
    expect(t.legal(0).some((move) => move.do === 'move' && move.marine === 'brother-leon')).toBe(false);
  });

  test('62 Dead Aim always slays as many as it can', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L', { L: ['head', 'tail', 'claw'] }), row('brother-leon', 'R')],
    });
    t.card('green', 'dead-aim');
    t.dice(4).moves(0, { do: 'attack', marine: 'brother-noctis', row: 0, side: 'left' });
    expect(t.rows()[0]).toBe('brother-noctis L');
  });

  test('64 Forward Scouting with an empty event deck shuffles first', () => {
    const t = scene({ rows: [row('brother-zael', 'R'), row('brother-leon', 'R')] });
    t.board.eventDiscard = t.state.box.events.splice(0);
    t.board.eventDeck = 0;
    t.card('purple', 'forward-scouting');
    t.moves(0, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
    const told = t.moves(0, { do: 'look' });
    expect(told.map(({ k }) => k)).toEqual(['events-reshuffled', 'looked', 'seen']);
    expect(t.board.eventDeck).toBe(30);
  });
});

describe('tokens and rerolls', () => {
  test('23 an attack reroll is offered only where it can help', () => {
    const roll = (face: 0 | 2) => {
      const t = scene({
        rows: [row('brother-noctis', 'L', { tokens: 1, L: ['head', 'tail'] }), row('brother-leon', 'R')],
      });
      t.card('green', 'run-and-gun');
      t.moves(0, { do: 'pass', what: 'move' }, { do: 'turn', marines: [] });
      t.board.rows.forEach((each) => {
        if (each.marine === 'brother-noctis') each.tokens = 2;
      });
      t.board.supply = 10;
      t.dice(face).moves(0, { do: 'attack', marine: 'brother-noctis', row: 0, side: 'left' });
      return t.asked();
    };
    expect(roll(0)).toBe('attack-reroll');
    expect(roll(2)).toBe('monsters');
  });

  test('25 only the final face counts: a rerolled skull earns Calistarius nothing', () => {
    const t = scene({
      rows: [
        row('lexicanium-calistarius', 'L', { tokens: 1, L: ['head', 'head'] }),
        row('brother-leon', 'R'),
      ],
    });
    t.card('grey', 'psionic-attack');
    t.dice(0, 5).moves(0, { do: 'attack', marine: 'lexicanium-calistarius', row: 0, side: 'left' });
    t.moves(0, { do: 'reroll', marine: 'lexicanium-calistarius' });
    expect(t.asked()).toBeNull();
  });

  test('26 a 0 is a 0 for Second Wind, brood lord or not', () => {
    const t = scene({
      rows: [
        row('brother-leon', 'L', { L: ['brood-lord-a', 'head', 'head', 'head', 'head'] }),
        row('brother-zael', 'R'),
      ],
      board: { now: { ...nothing, secondWind: 'brother-leon' } },
    });
    t.dice(0).run({ do: 'attacks' });
    expect(t.board.slain).not.toContain('brother-leon');
  });

  test('28 Defensive Stance does nothing to the first roll', () => {
    const t = scene({
      rows: [row('brother-goriel', 'R', { tokens: 1, L: six }), row('brother-leon', 'R')],
      board: inForce('defensive-stance'),
    });
    t.dice(5).run({ do: 'attacks' });
    expect(t.board.slain).toContain('brother-goriel'); // From behind: no reroll either.
  });

  test('29 the Artefact helps a marine of the holder only, whatever his facing', () => {
    const hold = (seat: number) => {
      const t = scene({
        rows: [row('brother-leon', 'R', { L: six }), row('brother-zael', 'R')],
        seats: { red: 0, purple: 1 },
        board: { artefact: seat },
      });
      t.dice(5).run({ do: 'attacks' });
      return t.asked();
    };
    expect(hold(0)).toBe('defence');
    expect(hold(1)).toBeNull();
  });
});

describe('phase 3', () => {
  test('7 a swarm too big to miss still rolls, and nothing is asked', () => {
    const t = scene({ rows: [row('brother-leon', 'L', { tokens: 3, L: six }), row('brother-zael', 'R')] });
    const told = t.dice(5).run({ do: 'attacks' });
    expect(of(told, 'defence-roll').length).toBe(1);
    expect(t.board.slain).toContain('brother-leon');
  });

  test('9 Block and Counter Attack work from behind', () => {
    const t = scene({
      rows: [
        row('sergeant-gideon', 'L', { R: six }),
        row('sergeant-lorenzo', 'L', { R: ['tongue', 'tongue'] }),
      ],
      board: inForce('block', 'counter-attack'),
    });
    t.dice(1, 2, 5).run({ do: 'attacks' });
    expect(t.board.slain).toEqual(['brother-noctis', 'brother-deino']); // Those who were not there from the start.
    expect(sizeAt(t.board, { row: 1, side: 'right' })).toBe(1);
  });

  test('13, 16 what joins a held swarm is held, and no legal target', () => {
    const t = scene({
      rows: [row('brother-zael', 'L', { L: ['head'] }), row('brother-omnio', 'L', { L: ['tail'] })],
    });
    const [first] = t.board.rows[0]?.left.groups ?? [];
    if (first) first.held = true;
    t.card('purple', 'strategize');
    t.moves(
      0,
      { do: 'token', marine: 'brother-zael' },
      { do: 'swarm', row: 1, side: 'left' },
      { do: 'to', row: 0, side: 'left' },
    );
    expect(t.rows()[0]).toBe('brother-zael L [1] | L: head tail*');
    expect(targets(t.board, 'brother-zael')).toEqual([]);
    expect(of(t.run({ do: 'attacks' }), 'assault')).toEqual([]);
  });

  test('14 a fresh swarm shifted onto a held one still attacks', () => {
    const t = scene({
      rows: [
        row('brother-zael', 'L', { L: ['head'] }),
        row('brother-leon', 'L', { L: ['tail'], R: ['claw'] }),
        row('brother-omnio', 'R'),
        row('brother-noctis', 'R'),
      ],
    });
    const [held] = t.board.rows[0]?.left.groups ?? [];
    if (held) held.held = true;
    const told = t.dice(0, 5).run({ do: 'attacks' });
    // Leon falls to the tails on his left; the claw has not attacked and now stands on row 1.
    expect(of(told, 'assault').map(({ row: at, side }) => [at, side])).toEqual([
      [1, 'left'],
      [0, 'right'],
    ]);
    expect(t.rows()[0]).toBe('brother-zael L | L: head tail* | R: claw');
  });
});
