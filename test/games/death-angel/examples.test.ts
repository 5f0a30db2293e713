// The worked examples of the rules (chapter 10), each under its number.
import { describe, expect, test } from 'vitest';
import { readOptions, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { aims } from '../../../shared/games/death-angel/aims.ts';
import { choosable, current, targets } from '../../../shared/games/death-angel/board.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import { around, of, row, scene } from './scene.ts';

describe('set-up', () => {
  test('W1 solo: six marines, the set-up event spawns and does nothing else', () => {
    const t = scene({
      rows: [
        row('sergeant-gideon', 'L', { terrainL: ['door'] }),
        row('brother-noctis', 'L'),
        row('brother-zael', 'L', { terrainL: ['dark-corner'] }),
        row('brother-omnio', 'R', { terrainR: ['ventilation-duct'] }),
        row('brother-leon', 'R', { terrainR: ['corridor'] }),
        row('brother-valencio', 'R'),
      ],
      piles: { left: 6, right: 6 },
      events: ['gun-jam'],
      board: { phase: 'setup', round: 0 },
    });
    expect([t.board.major, t.board.minor]).toEqual([2, 1]);
    t.run({ do: 'setup-event' });
    expect(t.board.piles).toEqual({ left: 4, right: 5 });
    expect(t.board.deck).toBe(24);
    expect(
      t.board.rows.map(({ left, right }) => [
        left.groups[0]?.monsters.length ?? 0,
        right.groups[0]?.monsters.length ?? 0,
      ]),
    ).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(t.board.next.jam).toBeNull();
    expect(t.board.eventDiscard).toEqual(['gun-jam']);
    expect(t.sound()).toEqual([]);
  });

  test('W1 the rows and terrain of the solo Void Lock', () => {
    const { state } = start(game, {
      seats: 1,
      options: readOptions(game, { 'team-assignment': 'random' }, 1) as never,
      seed: seedOf('w1'),
    });
    expect(
      around(state)
        .rows()
        .map((line) => line.replace(/^\S+ ([LR]).*?( \| [a-z-]+ [LR])?$/, '$1$2')),
    ).toEqual(['L | door L', 'L', 'L | dark-corner L', 'R | ventilation-duct R', 'R | corridor R', 'R']);
  });

  test('W31 the set-up empties a pile: travel at the end of phase 1, before the reveal', () => {
    const t = scene({
      rows: [
        row('sergeant-gideon', 'L'),
        row('brother-noctis', 'L', { terrainL: ['door'] }),
        row('brother-claudio', 'L'),
        row('brother-goriel', 'L', { terrainL: ['dark-corner'] }),
        row('sergeant-lorenzo', 'L'),
        row('brother-deino', 'R', { terrainR: ['ventilation-duct'] }),
        row('brother-leon', 'R'),
        row('brother-valencio', 'R', { terrainR: ['corridor'] }),
        row('brother-zael', 'R'),
        row('brother-omnio', 'R'),
      ],
      seats: { green: 0, yellow: 1, blue: 2, red: 3, purple: 4 },
      piles: { left: 8, right: 8 },
      ahead: ['cryo-control', 'dark-catacombs'],
      events: ['enter-formation'],
      board: { phase: 'setup', round: 0 },
    });
    t.run({ do: 'setup-event' }, { do: 'round' });
    expect(t.rows().filter((line) => line.includes('L:')).length).toBe(2);
    expect(t.board.piles).toEqual({ left: 0, right: 8 });
    expect(t.board.deck).toBe(20);
    for (const [seat, card] of [
      [0, { team: 'green', card: 'run-and-gun' }],
      [1, { team: 'yellow', card: 'reorganize' }],
      [2, { team: 'blue', card: 'intimidation' }],
      [3, { team: 'red', card: 'onward-brothers' }],
    ] as const)
      t.moves(seat, { do: 'pick', ...card });
    const told = t.moves(4, { do: 'pick', team: 'purple', card: 'forward-scouting' });
    const order = told.map(({ k }) => k);
    expect(order.indexOf('travel')).toBeLessThan(order.indexOf('revealed'));
    expect(t.board.location).toBe('cryo-control');
    expect(t.board.piles).toEqual({ left: 7, right: 7 });
    expect([t.board.deck, t.board.discard.length]).toEqual([6, 8]);
    expect(t.asked()).toBe('move'); // Enter Formation was ignored in the set-up: no token is offered.
    expect(t.sound()).toEqual([]);
  });
});

describe('travel', () => {
  const four = [
    row('brother-noctis', 'L'),
    row('brother-claudio', 'L'),
    row('brother-leon', 'R'),
    row('brother-zael', 'R'),
  ];
  test('W2 terrain beyond the column takes its last row', () => {
    const t = scene({ rows: four, ahead: ['dark-catacombs'], piles: { left: 0, right: 3 } });
    t.run({ do: 'phase-end' });
    expect(t.rows()).toEqual([
      'brother-noctis L | dark-corner L | ventilation-duct R | corridor R',
      'brother-claudio L',
      'brother-leon R | door L',
      'brother-zael R',
    ]);
    const two = scene({ rows: four.slice(1, 3), ahead: ['dark-catacombs'], piles: { left: 0, right: 3 } });
    two.run({ do: 'phase-end' });
    expect(two.rows()).toEqual([
      'brother-claudio L | dark-corner L | ventilation-duct R | corridor R',
      'brother-leon R | door L',
    ]);
  });

  test('W22 the Door slays before the column leaves, and is laid anew without tokens', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { terrainL: ['door'], L: ['head'] }),
        row('brother-claudio', 'L', { tokens: 1, R: ['tail', 'claw'] }),
        row('brother-leon', 'R', { tokens: 1 }),
        row('brother-zael', 'R', { tokens: 1 }),
        row('brother-omnio', 'R', { tokens: 1 }),
      ],
      piles: { left: 0, right: 3 },
      ahead: ['dark-catacombs'],
    });
    const door = t.board.rows[0]?.left.terrain[0];
    if (!door) throw new Error('the Door is there');
    door.tokens = 2;
    t.board.supply -= 2;
    t.run({ do: 'phase-end' });
    expect(t.asked()).toBe('monsters');
    t.moves(0, { do: 'take', row: 0, side: 'left', monster: 'head' });
    t.moves(0, { do: 'take', row: 1, side: 'right', monster: 'claw' });
    expect(t.board.location).toBe('dark-catacombs');
    expect(t.board.supply).toBe(8);
    expect(t.board.rows[2]?.left.terrain).toEqual([{ id: 'door', tokens: 0, used: false }]);
    // Only Noctis has no token, so he is chosen without asking: one monster behind him.
    expect(t.board.piles).toEqual({ left: 6, right: 5 });
    expect(t.board.rows[0]?.right.groups[0]?.monsters.length).toBe(1);
    expect(t.sound()).toEqual([]);
  });

  test('W30 Wreckage Labyrinth turns whoever faces terrain on his row, once', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L'),
        row('brother-claudio', 'L'),
        row('brother-leon', 'R'),
        row('brother-zael', 'R'),
        row('brother-omnio', 'R'),
      ],
      piles: { left: 0 },
      ahead: ['wreckage-labyrinth'],
    });
    t.run({ do: 'phase-end' });
    expect(t.rows()).toEqual([
      'brother-noctis R | ventilation-duct L | promethium-tank R',
      'brother-claudio L',
      'brother-leon L | door R',
      'brother-zael R',
      'brother-omnio R | corridor L',
    ]);
  });
});

describe('attacks', () => {
  test('W3 legal targets', () => {
    const { board } = scene({
      rows: [
        row('brother-noctis', 'L', { L: ['head'] }),
        row('brother-claudio', 'R', { L: ['tail'], R: ['claw'] }),
        row('brother-leon', 'R'),
        row('brother-zael', 'L', { L: ['head'], R: ['tongue'] }),
      ],
    });
    expect(targets(board, 'brother-noctis')).toEqual([
      { row: 0, side: 'left' },
      { row: 1, side: 'left' },
    ]);
    expect(targets(board, 'brother-claudio')).toEqual([{ row: 1, side: 'right' }]);
    expect(targets(board, 'brother-leon')).toEqual([
      { row: 1, side: 'right' },
      { row: 3, side: 'right' },
    ]);
    expect(targets(board, 'brother-zael')).toEqual([{ row: 3, side: 'left' }]);
  });

  const deadAim = (face: 3 | 4 | 5, tokens: number) => {
    const t = scene({
      rows: [row('brother-noctis', 'L', { tokens, L: ['head', 'tail'] }), row('brother-leon', 'R')],
    });
    t.card('green', 'dead-aim');
    t.dice(face).moves(0, { do: 'attack', marine: 'brother-noctis', row: 0, side: 'left' });
    return t;
  };
  test('W18 Dead Aim: a 4 slays both, a skull one, a 5 none', () => {
    expect(deadAim(4, 0).board.discard).toEqual(['head', 'tail']);
    const skull = deadAim(3, 0);
    expect(skull.asked()).toBe('monsters');
    skull.moves(0, { do: 'take', row: 0, side: 'left', monster: 'tail' });
    expect(skull.rows()[0]).toBe('brother-noctis L | L: head');
    expect(deadAim(5, 0).board.discard).toEqual([]);
    expect(deadAim(3, 1).asked()).toBe('attack-reroll');
    expect(deadAim(4, 1).asked()).not.toBe('attack-reroll');
  });

  test('W19 Heroic Charge: three on the rows beside him, then he falls on a 0', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L'),
        row('brother-goriel', 'L', { L: ['head', 'tail'] }),
        row('brother-claudio', 'R', { tokens: 2 }),
        row('brother-leon', 'R', { R: ['claw'] }),
        row('brother-zael', 'R', { R: ['head', 'head'] }),
        row('brother-omnio', 'R'),
      ],
    });
    t.card('yellow', 'heroic-charge');
    expect(t.legal(0).filter((move) => move.do === 'charge')).toEqual([
      { do: 'charge', row: 1, side: 'left', monster: 'head' },
      { do: 'charge', row: 1, side: 'left', monster: 'tail' },
      { do: 'charge', row: 3, side: 'right', monster: 'claw' },
    ]);
    t.dice(0).moves(
      0,
      { do: 'charge', row: 1, side: 'left', monster: 'head' },
      { do: 'charge', row: 1, side: 'left', monster: 'tail' },
      { do: 'charge', row: 3, side: 'right', monster: 'claw' },
    );
    expect(t.board.supply).toBe(12);
    expect(t.board.slain).toContain('brother-claudio');
    expect(t.rows()[3]).toBe('brother-zael R | R: head head');
    expect(t.board.rows.length).toBe(5);
    expect(t.sound()).toEqual([]);
  });

  test('W29 victory is immediate: the second brood lord falls to the charge, and no roll is made', () => {
    const t = scene({
      rows: [row('brother-claudio', 'R', { R: ['brood-lord-b'] })],
      location: 'genestealer-lair',
      board: { lords: { 'brood-lord-a': 'slain', 'brood-lord-b': 'formation' } },
    });
    t.card('yellow', 'heroic-charge');
    const told = t.dice(0).moves(0, { do: 'charge', row: 0, side: 'right', monster: 'brood-lord-b' });
    expect(of(told, 'roll')).toEqual([]);
    expect(t.result()).toMatchObject({ end: 'lords-slain', seats: [{ won: true }] });
  });
});

describe('phase 3', () => {
  test('W4 defence: a token before him, none behind', () => {
    const t = scene({
      rows: [
        row('brother-leon', 'L', { tokens: 1, L: ['head', 'tail'], R: ['claw'] }),
        row('brother-zael', 'R'),
      ],
    });
    t.dice(2, 3, 1).run({ do: 'attacks' });
    expect(t.asked()).toBe('defence');
    expect(t.board.supply).toBe(11);
    t.moves(0, { do: 'reroll', marine: 'brother-leon' });
    expect(t.board.supply).toBe(12);
    expect(t.board.slain).toContain('brother-leon');
    expect(t.rows()).toEqual(['brother-zael R | L: head tail | R: claw']);
  });

  const lords = (
    monsters: ('brood-lord-a' | 'brood-lord-b' | 'tail')[],
    face: 1 | 3 | 4 | 5,
    block = false,
  ) => {
    const t = scene({
      rows: [row('sergeant-gideon', 'L', { R: monsters }), row('brother-zael', 'R')],
      board: { inForce: block ? ['block'] : [] },
    });
    t.dice(face).run({ do: 'attacks' });
    return !t.board.slain.includes('sergeant-gideon');
  };
  test('W5 each brood lord takes one off the number', () => {
    expect(lords(['brood-lord-a', 'tail'], 3)).toBe(false);
    expect(lords(['brood-lord-a', 'tail'], 4)).toBe(true);
    expect(lords(['brood-lord-a', 'brood-lord-b'], 4)).toBe(false);
    expect(lords(['brood-lord-a', 'brood-lord-b'], 5)).toBe(true);
    expect(lords(['brood-lord-a', 'brood-lord-b'], 1, true)).toBe(true);
  });

  const fall = (rows: ReturnType<typeof row>[], dying: number) => {
    const t = scene({ rows });
    const marine = t.board.rows[dying]?.marine;
    if (!marine) throw new Error('somebody stands there');

    t.dice(0).run({ do: 'teleport-roll', marine });
    return t;
  };
  test('W7 a tie: the lower part moves up', () => {
    const t = fall(
      [
        row('brother-noctis', 'L', { L: ['head'] }),
        row('brother-claudio', 'L'),
        row('brother-leon', 'R', { L: ['tail'], R: ['claw'] }),
        row('brother-zael', 'R', { L: ['head'] }),
        row('brother-omnio', 'R'),
      ],
      2,
    );
    expect(t.rows()).toEqual([
      'brother-noctis L | L: head',
      'brother-claudio L',
      'brother-zael R | L: head tail | R: claw',
      'brother-omnio R',
    ]);
  });
  test('W8 at the ends the only neighbour takes it', () => {
    const column = () => [
      row('brother-noctis', 'L', { L: ['head'] }),
      row('brother-claudio', 'L', { L: ['tail'] }),
      row('brother-leon', 'R'),
      row('brother-zael', 'R'),
    ];
    expect(fall(column(), 0).rows()).toEqual([
      'brother-claudio L | L: head tail',
      'brother-leon R',
      'brother-zael R',
    ]);
    const bottom = [
      row('brother-noctis', 'L'),
      row('brother-claudio', 'L'),
      row('brother-leon', 'R'),
      row('brother-zael', 'R', { L: ['claw'], R: ['tail'] }),
    ];
    expect(fall(bottom, 3).rows()[2]).toBe('brother-leon R | L: claw | R: tail');
  });

  test('W10 a death in phase 3: groups marked alike join, and what has not attacked still does', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { L: ['claw'] }),
        row('brother-claudio', 'L', { L: ['tail'], R: ['head'] }),
        row('brother-leon', 'R'),
        row('brother-zael', 'R'),
        row('brother-omnio', 'R'),
      ],
    });
    const told = t.dice(5, 0, 4).run({ do: 'attacks' });
    expect(of(told, 'assault')).toMatchObject([
      { k: 'assault', row: 0, side: 'left', group: 0 },
      { k: 'assault', row: 1, side: 'left', group: 0 },
      { k: 'assault', row: 0, side: 'right', group: 0 },
    ]);
    expect(t.rows()).toEqual([
      'brother-noctis L | L: tail claw | R: head',
      'brother-leon R',
      'brother-zael R',
      'brother-omnio R',
    ]);
  });

  const counter = (...faces: (0 | 2 | 3 | 5)[]) => {
    const t = scene({
      rows: [row('sergeant-lorenzo', 'L', { R: ['head', 'head', 'head'] }), row('brother-deino', 'R')],
      board: { inForce: ['counter-attack'] },
    });
    t.dice(...faces).run({ do: 'attacks' });
    return t;
  };
  test('W16 Counter Attack goes on as long as skulls come up', () => {
    expect(counter(2, 3, 5).rows()).toEqual(['sergeant-lorenzo L | R: head', 'brother-deino R']);
    expect(counter(2, 3, 0).rows()).toEqual(['brother-deino R | R: head']);
  });

  test('W20 Defensive Stance: a paid reroll misses on anything but 0', () => {
    const stance = (...faces: (0 | 2 | 4 | 5)[]) => {
      const t = scene({
        rows: [
          row('brother-goriel', 'L', { tokens: 2, L: ['head', 'head', 'head', 'tail', 'tail', 'tail'] }),
          row('brother-leon', 'R'),
        ],
        board: { inForce: ['defensive-stance'] },
      });
      t.dice(...faces).run({ do: 'attacks' });
      t.moves(0, { do: 'reroll', marine: 'brother-goriel' });
      return t;
    };
    expect(stance(5, 2).board.slain).not.toContain('brother-goriel');
    const twice = stance(5, 0, 4);
    expect(twice.asked()).toBe('defence');
    twice.moves(0, { do: 'reroll', marine: 'brother-goriel' });
    expect(twice.board.slain).not.toContain('brother-goriel');
    expect(twice.board.rows[0]?.tokens).toBe(0);
  });

  test('W36 the last marine: his row stays, and the game is lost', () => {
    const t = scene({ rows: [row('brother-claudio', 'R', { tokens: 1, L: ['head'], R: ['tail'] })] });
    const told = t.dice(1).run({ do: 'attacks' }, { do: 'phase-end' });
    expect(of(told, 'assault').length).toBe(1);
    expect(t.rows()).toEqual(['nobody R | L: head | R: tail']);
    expect(t.board.supply).toBe(12);
    expect(t.result()).toMatchObject({ end: 'slain', seats: [{ won: false }] });
  });

  test('W37 a success under Counter Attack may be rerolled; the Artefact helps only a failure', () => {
    const t = scene({
      rows: [row('brother-deino', 'R'), row('sergeant-lorenzo', 'L', { tokens: 1, L: ['head', 'head'] })],
      board: { inForce: ['counter-attack'], artefact: 0 },
    });
    t.dice(5, 3, 0).run({ do: 'attacks' });
    expect(t.legal(0)).toEqual([
      { do: 'reroll', marine: 'sergeant-lorenzo' },
      { do: 'pass', what: 'defence' },
    ]);
    t.moves(0, { do: 'reroll', marine: 'sergeant-lorenzo' });
    expect(t.legal(0)).toEqual([{ do: 'artefact' }, { do: 'pass', what: 'defence' }]);
    t.moves(0, { do: 'artefact' });
    expect(t.board.artefact).toBeNull();
    expect(t.board.assault).toBeNull();
    expect(t.rows()).toEqual(['brother-deino R', 'sergeant-lorenzo L | L: head']);
  });
});

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

describe('terrain', () => {
  test('W21 Launch Control Room: not more than the tokens wins', () => {
    const launch = (tokens: number, face: 0 | 2 | 3) => {
      const t = scene({
        rows: [row('brother-leon', 'L', { terrainL: ['control-panel'] })],
        location: 'launch-control-room',
        board: {
          onLocation: tokens,
          acting: { team: 'red', card: 'onward-brothers', moved: [], activated: [], attacked: [] },
        },
      });
      t.dice(face).run({ do: 'launch' });
      t.moves(0, { do: 'roll', why: 'launch' });
      return t.board.over;
    };
    expect(launch(2, 2)).toBe('launched');
    expect(launch(2, 3)).toBeNull();
    expect(launch(0, 0)).toBe('launched');
  });

  test('W32 one activation a card, or one a marine', () => {
    const hibernation = (rules: 'seed' | 'published') => {
      const t = scene({
        rows: [
          row('brother-noctis', 'L'),
          row('brother-claudio', 'L'),
          row('brother-zael', 'L'),
          row('brother-valencio', 'L', { terrainL: ['door'] }),
          row('brother-leon', 'R', { terrainR: ['spore-chimney'] }),
          row('brother-omnio', 'R'),
        ],
        location: 'hibernation-cluster',
        options: { 'activation-rules': rules },
      });
      t.card('red', 'onward-brothers');
      t.moves(
        0,
        { do: 'pass', what: 'move' },
        { do: 'turn', marines: [] },
        { do: 'activate', marine: 'brother-valencio', terrain: 'door' },
      );
      expect(t.asked()).toBe('onward');
      t.moves(0, { do: 'door-token' });
      expect(t.board.rows[3]?.left.terrain[0]?.tokens).toBe(2);
      return t.legal(0);
    };
    expect(hibernation('seed')).toEqual([]);
    expect(hibernation('published')).toEqual([
      { do: 'activate', marine: 'brother-leon', terrain: 'spore-chimney' },
      { do: 'pass', what: 'activate' },
    ]);
  });
});
