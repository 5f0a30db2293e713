// The worked examples of the rules (chapter 10), each under its number: set-up, travel, terrain.
import { describe, expect, test } from 'vitest';
import { start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import { around, row, scene, standard } from './scene.ts';

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
      options: { ...standard, 'team-assignment': 'random' },
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
