// The rulings of the rules (chapter 9) that show on the table, each under its number: terrain, events, the round. Those that a worked
// example shows are there.
import { describe, expect, test } from 'vitest';
import { aims } from '../../../shared/games/death-angel/aims.ts';
import { choosable, current, sizeAt } from '../../../shared/games/death-angel/board.ts';
import type { ActionId, Monster } from '../../../shared/games/death-angel/ids.ts';
import { of, row, scene } from './scene.ts';

const six: Monster[] = ['head', 'head', 'tail', 'tail', 'claw', 'claw'];
const inForce = (...cards: ActionId[]) => ({ inForce: cards });
const nothing = { jam: null, evasion: false, formation: false, secondWind: null };

describe('terrain and locations', () => {
  const acting = { team: 'red', card: 'onward-brothers', moved: [], activated: [], attacked: [] } as const;
  const leon = (more: object, beside: object = {}) =>
    scene({
      rows: [row('brother-leon', 'R', beside), row('brother-valencio', 'R')],
      board: { acting: { ...acting, moved: [], activated: [], attacked: [] }, ...more },
    });

  test('32 Promethium Tank spares held swarms, and rolls though nothing was slain', () => {
    const t = leon({}, { R: ['head'], terrainR: ['promethium-tank'] });
    const [held] = t.board.rows[0]?.right.groups ?? [];
    if (held) held.held = true;
    const told = t.dice(3).run({ do: 'activation', marine: 'brother-leon', terrain: 'promethium-tank' });
    expect(of(told, 'burnt')).toEqual([{ k: 'burnt', row: 0, n: 0 }]);
    expect(of(told, 'roll').length).toBe(1);
    expect(t.rows()[0]).toBe('brother-leon R | R: head*');
  });

  test('33 removing the Spore Chimney leaves the brood lords', () => {
    const t = leon({ location: 'genestealer-lair' }, { R: ['brood-lord-b'], terrainR: ['spore-chimney'] });
    t.dice(1).run({ do: 'activation', marine: 'brother-leon', terrain: 'spore-chimney' });
    expect(t.rows()[0]).toBe('brother-leon R | R: brood-lord-b');
  });

  test('37 Teleportarium: answers are secret, final, and come before any roll', () => {
    const t = scene({
      rows: [
        row('brother-leon', 'R', { tokens: 1 }),
        row('brother-noctis', 'R', { tokens: 2 }),
        row('brother-zael', 'L', { tokens: 1 }),
      ],
      seats: { red: 0, green: 1, purple: 2 },
      board: { acting: { ...acting, moved: [], activated: [], attacked: [] } },
      ahead: ['generatorium'],
    });
    t.run({ do: 'teleport' }, { do: 'teleport-answers' });
    expect(t.awaited()).toEqual([0, 1, 2]);
    t.moves(1, { do: 'yield', marine: 'brother-noctis', how: 'give' });
    expect(t.legal(1)).toEqual([]); // Not even to take it back.
    expect(t.board.rows[1]?.tokens).toBe(2);
    t.moves(0, { do: 'yield', marine: 'brother-leon', how: 'roll' });
    const told = t.dice(4, 0).moves(2, { do: 'yield', marine: 'brother-zael', how: 'roll' });
    expect(of(told, 'roll').map(({ marine }) => marine)).toEqual(['brother-leon', 'brother-zael']);
    expect(t.rows()).toEqual(['brother-leon R [1]', 'brother-noctis R [1]']);
    expect(t.board.piles).toEqual({ left: 0, right: 0 });
  });

  test('38 tokens on the Launch Control Room are from the twelve', () => {
    const t = leon({ location: 'launch-control-room' });
    t.run({ do: 'launch' });
    t.moves(0, { do: 'location-token' });
    expect([t.board.onLocation, t.board.supply]).toEqual([1, 11]);
  });

  test('39 a toxin roll above the pile is not carried over', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { R: ['head'] }), row('brother-valencio', 'R')],
      piles: { left: 2, right: 4 },
      location: 'toxin-pumping-station',
      board: { acting: { ...acting, moved: [], activated: [], attacked: [] } },
    });
    t.dice(5).run({ do: 'toxin' });
    t.moves(0, { do: 'pile', side: 'left' });
    expect(t.board.piles).toEqual({ left: 0, right: 4 });
  });

  test('40 the Lair in a column of one row', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { L: ['head'], R: ['tail'] })],
      piles: { left: 0 },
      ahead: ['genestealer-lair'],
    });
    t.run({ do: 'phase-end' });
    expect(t.rows()[0]).toMatch(/^brother-leon R \| L: head brood-lord-a \| R: tail brood-lord-b/);
  });

  test('42 an empty pile after refilling: one travel now, the next at the next phase end', () => {
    const t = scene({
      rows: [row('brother-leon', 'R')],
      piles: { left: 0, right: 0 },
      ahead: ['hibernation-cluster', 'launch-control-room'],
    });
    t.state.box.deck = [];
    t.board.discard = [];
    t.board.deck = 0;
    t.run({ do: 'phase-end' });
    expect(t.board.location).toBe('hibernation-cluster');
    t.run({ do: 'phase-end' });
    expect(t.board.location).toBe('launch-control-room');
    t.run({ do: 'phase-end' }); // The location deck is empty: the column stays for good.
    expect(t.board.location).toBe('launch-control-room');
  });
});

describe('events', () => {
  test('12 the first box is filled completely before the second', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { terrainL: ['dark-corner'] }),
        row('brother-leon', 'R', { terrainL: ['door'] }),
      ],
      piles: { left: 4, right: 5 },
      events: ['enter-formation'],
      board: { major: 3, minor: 1 },
    });
    const told = t.run({ do: 'event' });
    expect(of(told, 'spawned').map(({ row: at, monsters }) => [at, monsters.length])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  test('12 Artefact and Corridor on one side with a short pile: which first is asked', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { terrainL: ['corridor'] }),
        row('brother-leon', 'R', { terrainL: ['artefact'] }),
      ],
      piles: { left: 3, right: 5 },
      events: ['secret-route'],
      board: { major: 2, minor: 1 },
    });
    t.run({ do: 'event' });
    expect(t.legal(0)).toEqual([
      { do: 'terrain', terrain: 'corridor' },
      { do: 'terrain', terrain: 'artefact' },
    ]);
    const told = t.moves(0, { do: 'terrain', terrain: 'artefact' });
    expect(of(told, 'spawned').map(({ row: at, monsters }) => [at, monsters.length])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  test('15, 63 For My Battle Brothers! takes from a held swarm, and the monster is named openly', () => {
    const t = scene({
      rows: [
        row('brother-noctis', 'L', { tokens: 1, L: ['head', 'tail'] }),
        row('brother-leon', 'R', { tokens: 1, R: ['tail'] }),
      ],
      events: ['for-my-battle-brothers'],
    });
    const [held] = t.board.rows[0]?.left.groups ?? [];
    if (held) held.held = true;
    t.run({ do: 'event' });
    t.moves(0, { do: 'instinct', event: 'for-my-battle-brothers', aim: { marine: 'brother-noctis' } });
    t.moves(0, { do: 'take', row: 0, side: 'left', monster: 'head' });
    expect(t.board.discard).toEqual(['head']);
  });

  test('22 Flanking Manoeuvre leaves those behind where they are, in both settings', () => {
    for (const rules of ['seed', 'published'] as const) {
      const t = scene({
        rows: [row('brother-noctis', 'L', { L: ['head'], R: ['tail'] })],
        events: ['flanking-manoeuvre'],
        options: { 'movement-rules': rules },
      });
      t.run({ do: 'event' });
      expect(t.rows()[0]).toBe('brother-noctis L | R: head tail');
    }
  });

  test('30 Secret Route adds only what the supply has', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L', { tokens: 12, terrainL: ['door'] })],
      events: ['secret-route'],
    });
    t.run({ do: 'event' });
    expect(t.board.rows[0]?.left.terrain[0]?.tokens).toBe(0);
  });

  test('43 an event without a target is revealed at once, and its boxes are carried out', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L', { terrainL: ['ventilation-duct'] })],
      events: ['stalking-from-the-shadows'],
      board: { major: 2, minor: 1 },
    });
    const told = t.run({ do: 'event' });
    expect(of(told, 'no-effect').length).toBe(1);
    expect(of(told, 'spawned').length).toBe(1);
  });

  test('44 a marine of an eliminated team cannot return', () => {
    const { board } = scene({ rows: [row('brother-noctis', 'L')] });
    board.slain.push('brother-leon', 'brother-valencio');
    expect(aims(board, 'rescue-space-marine')).toEqual([{ marine: 'sergeant-gideon' }]);
  });

  test('47, 48 Quick Instincts: no Full Auto, but Lead by Example still earns its token', () => {
    const t = scene({
      rows: [
        row('brother-deino', 'L', { L: ['head', 'head'] }),
        row('brother-leon', 'R', { R: ['tail', 'tail'] }),
      ],
      events: ['quick-instincts'],
      board: inForce('lead-by-example', 'full-auto'),
    });
    t.run({ do: 'event' });
    t.moves(0, { do: 'instinct', event: 'quick-instincts', aim: { marine: 'brother-deino' } });
    t.dice(2).moves(0, { do: 'attack', marine: 'brother-deino', row: 0, side: 'left' });
    expect(t.asked()).toBe('lead');
    const leon = scene({
      rows: [
        row('brother-deino', 'L', { L: ['head'] }),
        row('brother-leon', 'R', { R: ['tail', 'tail', 'tail'] }),
      ],
      events: ['quick-instincts'],
      board: inForce('full-auto'),
    });
    leon.run({ do: 'event' });
    leon.moves(0, { do: 'instinct', event: 'quick-instincts', aim: { marine: 'brother-leon' } });
    leon.dice(2).moves(0, { do: 'attack', marine: 'brother-leon', row: 1, side: 'right' });
    expect(sizeAt(leon.board, { row: 1, side: 'right' })).toBeGreaterThan(0);
    expect(leon.asked()).toBeNull();
  });

  test('49 Overwatch: the token that pays is not the one that rerolls', () => {
    const t = scene({
      rows: [row('brother-leon', 'R', { tokens: 1, R: six }), row('brother-zael', 'R')],
      board: inForce('overwatch'),
    });
    t.dice(5).run({ do: 'overwatch' });
    t.moves(0, { do: 'attack', marine: 'brother-leon', row: 0, side: 'right' });
    expect(t.asked()).toBeNull(); // A miss, and no token is left.
    expect(t.board.rows[0]?.tokens).toBe(0);
  });

  test('50 the power field of a team that dies stays until the end of the round', () => {
    const t = scene({
      rows: [row('brother-leon', 'L', { L: ['head'] }), row('brother-scipio', 'R')],
      seats: { red: 0, grey: 1 },
    });
    t.card('grey', 'power-field');
    t.moves(1, { do: 'token', marine: 'brother-leon' }, { do: 'swarm', row: 0, side: 'left' });
    const told = t.dice(0).run({ do: 'teleport-roll', marine: 'brother-scipio' });
    expect(of(told, 'eliminated')).toEqual([{ k: 'eliminated', team: 'grey' }]);
    expect(of(t.run({ do: 'attacks' }), 'assault')).toEqual([]);
    expect(t.rows()).toEqual(['brother-leon L [1] | L: head*']);
  });

  test('52 a swarm of brood lords alone is no target of Temporary Sanctuary; the lord of a swarm stays', () => {
    const t = scene({
      rows: [row('brother-noctis', 'L', { L: ['brood-lord-a'], R: ['head', 'brood-lord-b'] })],
      piles: { left: 1, right: 2 },
      events: ['temporary-sanctuary'],
    });
    expect(aims(t.board, 'temporary-sanctuary')).toEqual([{ row: 0, side: 'right', pile: 'left' }]);
    t.run({ do: 'event' });
    expect(t.board.lords).toEqual({ 'brood-lord-a': 'formation', 'brood-lord-b': 'formation' });
    expect(t.board.piles.left).toBe(2);
  });

  test('53 with equal piles the choice is part of the answer', () => {
    const { board } = scene({
      rows: [row('brother-noctis', 'L', { L: ['head'] })],
      piles: { left: 3, right: 3 },
    });
    expect(aims(board, 'temporary-sanctuary')).toEqual([
      { row: 0, side: 'left', pile: 'left' },
      { row: 0, side: 'left', pile: 'right' },
    ]);
  });

  test('59 Surrounded must name a marine of another row than that on which all monsters stand', () => {
    const { board } = scene({
      rows: [row('brother-noctis', 'L', { L: ['head'] }), row('brother-leon', 'R'), row('brother-zael', 'R')],
    });
    expect(aims(board, 'surrounded')).toEqual([{ marine: 'brother-leon' }, { marine: 'brother-zael' }]);
  });
});

describe('rounds and the end', () => {
  test('1, 55 a seat whose marines are all slain is asked nothing, and wins with the others', () => {
    const t = scene({
      rows: [row('brother-leon', 'L', { terrainL: ['control-panel'] }), row('brother-valencio', 'R')],
      seats: { red: 1 },
      location: 'launch-control-room',
      board: {
        onLocation: 12,
        supply: 0,
        acting: { team: 'red', card: 'onward-brothers', moved: [], activated: [], attacked: [] },
      },
    });
    t.board.teams.push({ id: 'green', seat: 0, card: 'block' });
    t.board.slain.push('sergeant-gideon', 'brother-noctis');
    t.dice(3).run({ do: 'launch' });
    expect(t.result()?.seats.map(({ won }) => won)).toEqual([true, true]);
    t.board.over = null;
    t.run({ do: 'round' });
    expect(t.awaited()).toEqual([1]);
  });

  test('R4.4 a card of a team that died before its number is lost', () => {
    const t = scene({ rows: [row('brother-leon', 'L')] });
    t.board.teams.push({ id: 'green', seat: 0, card: 'dead-aim' });
    expect(t.run({ do: 'card', team: 'green' })).toEqual([]);
  });

  test('45 Gun Jam names a team that did not attack', () => {
    const t = scene({ rows: [row('brother-noctis', 'L'), row('brother-leon', 'R')] });
    for (const team of t.board.teams) team.card = team.id === 'green' ? 'dead-aim' : 'overwatch';
    expect(aims(t.board, 'gun-jam')).toEqual([{ team: 'red' }]);
    t.board.now = { ...nothing, jam: 'red' };
    expect(choosable(t.board, 'red')).toEqual(['onward-brothers']);
  });

  test('R18.4 one effect that brings both is a victory', () => {
    const t = scene({
      rows: [row('brother-claudio', 'R', { R: ['head'] })],
      piles: { left: 0, right: 0 },
      location: 'toxin-pumping-station',
    });
    t.card('yellow', 'heroic-charge');
    t.dice(0).moves(0, { do: 'charge', row: 0, side: 'right', monster: 'head' });
    expect(t.result()).toMatchObject({ end: 'cleared', seats: [{ won: true }] });
  });

  test('41, R13.5 no victory while travelling: only on arrival', () => {
    const t = scene({
      rows: [row('brother-leon', 'R')],
      piles: { left: 0, right: 1 },
      ahead: ['toxin-pumping-station'],
    });
    t.run({ do: 'phase-end' });
    expect(t.board.over).toBeNull();
    expect(t.board.piles).toEqual({ left: 7, right: 7 });
  });

  test('R19 before the first reveal the seat that came first is the current player', () => {
    const t = scene({
      rows: [row('brother-leon', 'R'), row('brother-noctis', 'L')],
      seats: { red: 0, green: 1 },
      board: { first: 1 },
    });
    expect(current(t.board)).toBe(1);
  });
});
