// Standing orders and stored plans (chapter 11): the game goes on without asking where a seat said so.
import { describe, expect, test } from 'vitest';
import { OrdersError } from '../../../shared/engine/game.ts';
import { look } from '../../../shared/engine/match.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import type { Standing } from '../../../shared/games/death-angel/orders.ts';
import { row, scene } from './scene.ts';

const ask: Standing = { defence: 'ask', attack: 'ask', artefact: 'ask', paid: 'ask', slay: [] };

const defended = (order: Partial<Standing>, board: object = {}) => {
  const t = scene({
    rows: [row('brother-leon', 'L', { tokens: 2, L: ['head', 'tail'] }), row('brother-zael', 'R')],
    board,
  });
  t.orders(0, { standing: { 'brother-leon': { ...ask, ...order } }, plans: [] });
  t.dice(0, 0, 5).run({ do: 'attacks' });
  return t;
};

describe('standing orders', () => {
  test('“reroll if failed” spends token after token until he holds', () => {
    const t = defended({ defence: 'failed' });
    const { acts } = t.reflexes();
    expect(acts.length).toBe(2);
    expect(t.board.rows[0]).toMatchObject({ marine: 'brother-leon', tokens: 0 });
  });
  test('“never” lets the roll stand', () => {
    const t = defended({ defence: 'never' });
    t.reflexes();
    expect(t.board.slain).toContain('brother-leon');
  });
  test('“ask” asks', () => {
    const t = defended({ defence: 'ask' });
    expect(t.reflexes().acts).toEqual([]);
    expect(t.asked()).toBe('defence');
  });
  test('about the Artefact he is asked when no reroll is left', () => {
    const t = scene({
      rows: [row('brother-leon', 'L', { tokens: 1, L: ['head', 'tail'] }), row('brother-zael', 'R')],
      board: { artefact: 0 },
    });
    t.orders(0, { standing: { 'brother-leon': { ...ask, defence: 'failed' } }, plans: [] });
    t.dice(0, 1).run({ do: 'attacks' });
    t.reflexes();
    expect(t.legal(0)).toEqual([{ do: 'artefact' }, { do: 'pass', what: 'defence' }]);
  });
  test('a success under Counter Attack is asked about, unless the order is “never”', () => {
    const counter = (defence: Standing['defence']) => {
      const t = scene({
        rows: [row('sergeant-lorenzo', 'L', { tokens: 1, L: ['head', 'head'] }), row('brother-zael', 'R')],
        board: { inForce: ['counter-attack'] },
      });
      t.orders(0, { standing: { 'sergeant-lorenzo': { ...ask, defence } }, plans: [] });
      t.dice(5).run({ do: 'attacks' });
      t.reflexes();
      return t.asked();
    };
    expect(counter('failed')).toBe('defence');
    expect(counter('never')).toBeNull();
  });
  test('an attack that slew nothing is rolled again; the wanted icon is slain', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { tokens: 1, R: ['head', 'tail', 'claw'] }), row('brother-zael', 'R')],
    });
    t.orders(0, {
      standing: { 'brother-leon': { ...ask, attack: 'failed', slay: ['tongue', 'tail'] } },
      plans: [],
    });
    t.card('red', 'full-auto');
    t.dice(4, 2).moves(0, { do: 'attack', marine: 'brother-leon', row: 0, side: 'right' });
    t.reflexes();
    expect(t.rows()[0]).toBe('brother-leon R | R: head claw');
  });
  test('“never” pays for no attack', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { tokens: 1, R: ['head'] }), row('brother-zael', 'R')],
      board: { inForce: ['overwatch'] },
    });
    t.orders(0, { standing: { 'brother-leon': { ...ask, paid: 'never' } }, plans: [] });
    t.run({ do: 'overwatch' });
    t.reflexes();
    expect(t.asked()).toBeNull();
    expect(t.board.rows[0]?.tokens).toBe(1);
  });
  test('they are open to all, and can be taken back', () => {
    const t = scene({
      rows: [row('brother-leon', 'R'), row('brother-zael', 'R')],
      seats: { red: 0, purple: 1 },
    });
    t.run({ do: 'round' });
    t.orders(0, { standing: { 'brother-leon': ask }, plans: [] });
    expect(look(game, t.state, 1).table.board.orders).toEqual({ 'brother-leon': ask });
    t.orders(0, null);
    expect(look(game, t.state, 1).table.board.orders).toEqual({});
  });
  test.each([
    ['another seat’s marine', { standing: { 'brother-zael': ask }, plans: [] }],
    ['an unknown word', { standing: { 'brother-leon': { ...ask, defence: 'perhaps' } }, plans: [] }],
    ['no object', 'always'],
    ['an attack planned ahead', { standing: {}, plans: [{ card: 'full-auto', moves: [], anyway: false }] }],
    ['another seat’s card', { standing: {}, plans: [{ card: 'strategize', moves: [], anyway: false }] }],
    ['a move without a kind', { standing: {}, plans: [{ card: 'overwatch', moves: [{}], anyway: false }] }],
  ])('%s is refused', (_, orders) => {
    const t = scene({
      rows: [row('brother-leon', 'R'), row('brother-zael', 'R')],
      seats: { red: 0, purple: 1 },
    });
    t.run({ do: 'round' });
    expect(() => t.orders(0, orders)).toThrow(OrdersError);
  });
});

describe('stored plans', () => {
  const planned = (anyway: boolean) => {
    const t = scene({
      rows: [row('brother-noctis', 'L'), row('brother-leon', 'R', { R: ['head'] }), row('brother-zael', 'R')],
      seats: { purple: 0, green: 0, red: 1 },
    });
    const moves = [
      { do: 'token', marine: 'brother-noctis' },
      { do: 'swarm', row: 1, side: 'right' },
      { do: 'to', row: 2, side: 'right' },
    ];
    t.orders(0, { standing: {}, plans: [{ card: 'strategize', moves, anyway }] });
    return t;
  };
  test('a plan is carried out when its card comes up', () => {
    const t = planned(false);
    t.card('purple', 'strategize');
    const { acts } = t.reflexes();
    expect(acts.length).toBe(3);
    expect(t.rows()).toEqual(['brother-noctis L [1]', 'brother-leon R', 'brother-zael R | R: head']);
  });
  test('the others see neither the plan nor whether there is one', () => {
    const t = planned(false);
    t.run({ do: 'round' });
    expect(JSON.stringify(look(game, t.state, 1))).not.toContain('strategize');
  });
  test('when a row that it names has changed the seat is asked, unless it said otherwise', () => {
    for (const anyway of [false, true]) {
      const t = planned(anyway);
      const leon = t.board.rows[1];
      if (leon) leon.facing = 'left';
      t.card('purple', 'strategize');
      expect(t.reflexes().acts.length).toBe(anyway ? 3 : 0);
      expect(t.asked()).toBe(anyway ? null : 'support');
    }
  });
  test('where its next move is not legal the seat is asked for the rest', () => {
    const t = planned(true);
    const swarm = t.board.rows[1]?.right;
    if (swarm) {
      t.board.discard.push(...swarm.groups.flatMap(({ monsters }) => monsters));
      swarm.groups = [{ monsters: ['tail'], held: false, attacked: false }];
      if (t.board.rows[0]) t.board.rows[0].left.groups = swarm.groups;
      swarm.groups = [];
    }
    t.card('purple', 'strategize');
    expect(t.reflexes().acts.length).toBe(1);
    expect(t.asked()).toBe('strategize');
  });
  test('a plan is for its round alone', () => {
    const t = planned(true);
    t.board.round++;
    t.card('purple', 'strategize');
    expect(t.reflexes().acts).toEqual([]);
  });
});
