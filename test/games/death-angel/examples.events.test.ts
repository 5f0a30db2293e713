// The worked examples of the rules (chapter 10), each under its number: events, spawning, movement.
import { describe, expect, test } from 'vitest';
import { aims } from '../../../shared/games/death-angel/aims.ts';
import { choosable, current } from '../../../shared/games/death-angel/board.ts';
import { of, row, scene } from './scene.ts';

describe('events', () => {
  const core = (events: ['full-scan']) =>
    scene({
      rows: [
        row('sergeant-gideon', 'L', { terrainL: ['corridor'] }),
        row('brother-noctis', 'L'),
        row('brother-claudio', 'L'),
        row('brother-goriel', 'L', { terrainL: ['ventilation-duct'] }),
        row('sergeant-lorenzo', 'R'),
        row('brother-deino', 'R', { terrainR: ['dark-corner'] }),
        row('brother-leon', 'R'),
        row('brother-valencio', 'R', { terrainR: ['control-panel'] }),
      ],
      seats: { green: 0, yellow: 1, blue: 0, red: 1 },
      piles: { left: 5, right: 2 },
      location: 'core-cogitator',
      ahead: ['black-holds'],
      events,
      board: { major: 3, minor: 1 },
    });
  test('W11 a short pile: the boxes take what is there, and the column travels', () => {
    const t = core(['full-scan']);
    t.run({ do: 'event' }, { do: 'phase-end' });
    const told = t.moves(0, { do: 'instinct', event: 'full-scan', aim: { pile: 'right' } });
    expect(of(told, 'spawned').map(({ row: at, side, monsters }) => [at, side, monsters.length])).toEqual([
      [3, 'left', 3],
      [7, 'right', 1],
    ]);
    expect(told.findIndex(({ k }) => k === 'shifted')).toBeLessThan(
      told.findIndex(({ k }) => k === 'travel'),
    );
    expect(t.board.location).toBe('black-holds');
  });

  const tails = (rules: 'seed' | 'published') => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { L: ['tail', 'claw'], R: ['tail', 'tail'] }),
        row('brother-claudio', 'L'),
        row('brother-leon', 'R', { R: ['head'] }),
        row('brother-zael', 'R', { L: ['tail'] }),
      ],
      options: { 'movement-rules': rules },
      board: { event: 'gun-jam' },
    });
    t.state.box.events.splice(t.state.box.events.indexOf('gun-jam'), 1);
    t.board.eventDeck--;
    t.run({ do: 'movement' });
    return t.rows().map((line) => line.split(' | ').slice(1).join(' | '));
  };
  test('W12 adjacent movement, card by card', () => {
    expect(tails('seed')).toEqual(['L: tail tail claw', 'L: tail', 'R: head', 'R: tail']);
  });
  test('W13 adjacent movement, whole swarms', () => {
    expect(tails('published')).toEqual(['R: tail tail', 'L: tail claw', 'R: head', 'L: tail']);
  });
  const flank = (rules: 'seed' | 'published') => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { L: ['head', 'tongue'] }),
        row('brother-claudio', 'L', { R: ['head'] }),
      ],
      options: { 'movement-rules': rules },
      board: { event: 'evasion' },
    });
    t.run({ do: 'movement' });
    return t.rows().map((line) => line.split(' | ').slice(1).join(' | '));
  };
  test('W14 flanking', () => {
    expect(flank('seed')).toEqual(['L: tongue | R: head', 'L: head']);
    expect(flank('published')).toEqual(['R: head tongue', 'R: head']);
  });

  test('W24 Out of Thin Air: where the most can spawn', () => {
    const { board } = scene({
      rows: [row('brother-noctis', 'L'), row('brother-claudio', 'R'), row('brother-leon', 'L')],
      piles: { left: 1, right: 4 },
    });
    expect(aims(board, 'out-of-thin-air-head')).toEqual([
      { marine: 'brother-noctis' },
      { marine: 'brother-leon' },
    ]);
  });

  test('W25 a short supply: the Door gets what there is, and Support places nothing', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { tokens: 6, terrainL: ['door'] }),
        row('brother-leon', 'R', { tokens: 5 }),
      ],
      events: ['secret-route'],
    });
    t.run({ do: 'event' });
    expect(t.board.rows[0]?.left.terrain[0]?.tokens).toBe(1);
    expect(t.board.supply).toBe(0);
    const told = t.card('green', 'block');
    expect(of(told, 'token')).toEqual([]);
    expect(t.board.inForce).toContain('block');
  });

  test('W26 Gun Jam leaves one card, which is chosen by itself', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L'), row('brother-leon', 'R')],
      board: { now: { jam: 'green', evasion: false, formation: false, secondWind: null } },
    });
    const green = t.board.teams.find(({ id }) => id === 'green');
    if (green) green.card = 'block';
    expect(choosable(t.board, 'green')).toEqual(['run-and-gun']);
    t.run({ do: 'round' });
    expect(t.legal(0).every((move) => move.do === 'pick' && move.team === 'red')).toBe(true);
  });

  test('W27 the current player passes on with the death of his team', () => {
    const t = scene({
      rows: [
        row('sergeant-lorenzo', 'L', { R: ['head', 'head', 'head', 'head', 'head'] }),
        row('brother-scipio', 'L'),
        row('brother-noctis', 'R'),
        row('brother-goriel', 'R'),
      ],
      seats: { blue: 0, grey: 1, green: 2, yellow: 3 },
    });
    for (const [team, card] of [
      ['blue', 'counter-attack'],
      ['grey', 'stealth-tactics'],
      ['green', 'run-and-gun'],
      ['yellow', 'heroic-charge'],
    ] as const) {
      const led = t.board.teams.find(({ id }) => id === team);
      if (led) led.card = card;
    }
    expect(current(t.board)).toBe(0);
    t.dice(0).run({ do: 'attacks' });
    expect(current(t.board)).toBe(1);
  });

  test('W33 Resupply must name another than the only one with tokens', () => {
    const t = scene({
      rows: [row('brother-leon', 'L', { tokens: 2 }), row('brother-zael', 'R'), row('brother-noctis', 'R')],
      events: ['resupply'],
    });
    t.run({ do: 'event' });
    expect(t.legal(0)).toEqual([
      { do: 'instinct', event: 'resupply', aim: { marine: 'brother-zael' } },
      { do: 'instinct', event: 'resupply', aim: { marine: 'brother-noctis' } },
    ]);
    t.moves(0, { do: 'instinct', event: 'resupply', aim: { marine: 'brother-zael' } });
    expect(t.board.rows.map(({ tokens }) => tokens)).toEqual([0, 2, 0]);
    expect(t.board.supply).toBe(10);
  });

  test('W34 Rewarded Faith: target and number in secret, the monsters openly', () => {
    const t = scene({
      rows: [
        row('brother-zael', 'L'),
        row('brother-leon', 'R', { tokens: 3, L: ['claw'], R: ['head', 'tail', 'tail'] }),
      ],
      events: ['rewarded-faith'],
    });
    t.run({ do: 'event' });
    expect(t.legal(0)).toEqual(
      [0, 1, 2, 3].map((n) => ({
        do: 'instinct',
        event: 'rewarded-faith',
        aim: { marine: 'brother-leon', n },
      })),
    );
    t.moves(0, { do: 'instinct', event: 'rewarded-faith', aim: { marine: 'brother-leon', n: 2 } });
    expect(t.board.rows[1]?.tokens).toBe(1);
    expect(t.legal(0)).toEqual([
      { do: 'take', row: 1, side: 'left', monster: 'claw' },
      { do: 'take', row: 1, side: 'right', monster: 'head' },
      { do: 'take', row: 1, side: 'right', monster: 'tail' },
    ]);
    t.moves(0, { do: 'take', row: 1, side: 'left', monster: 'claw' });
    expect(t.legal(0).length).toBe(2);
    const told = t.moves(0, { do: 'take', row: 1, side: 'right', monster: 'head' });
    const left = {
      from: { row: 1, side: 'right' },
      to: { row: 0, side: 'right' },
      monsters: ['tail', 'tail'],
    };
    expect(of(told, 'shifted').map(({ shifts }) => shifts)).toEqual([[left]]);
  });

  test("W35 They're Everywhere! with a short pile: who is served is named first", () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L'),
        row('brother-claudio', 'L', { R: ['claw'] }),
        row('brother-goriel', 'L'),
        row('brother-leon', 'R'),
        row('brother-zael', 'R'),
      ],
      piles: { left: 1, right: 4 },
      events: ['they-re-everywhere'],
    });
    t.run({ do: 'event' });
    expect(t.legal(0)).toEqual([
      { do: 'serve', marine: 'brother-noctis' },
      { do: 'serve', marine: 'brother-goriel' },
    ]);
    const told = t.moves(0, { do: 'serve', marine: 'brother-goriel' });
    expect(of(told, 'spawned').map(({ row: at, side }) => [at, side])).toEqual([
      [2, 'left'],
      [3, 'right'],
      [4, 'right'],
    ]);
    expect(t.board.piles).toEqual({ left: 0, right: 2 });
  });
});
