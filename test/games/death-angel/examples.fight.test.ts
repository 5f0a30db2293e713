// The worked examples of the rules (chapter 10), each under its number: attacks and phase 3.
import { describe, expect, test } from 'vitest';
import { targets } from '../../../shared/games/death-angel/board.ts';
import { of, row, scene } from './scene.ts';

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
