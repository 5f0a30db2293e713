// Options of a table (R14), the solo games (R13), and what may be known of the piles.
import { describe, expect, it } from 'vitest';
import { readOptions, redeal, result as resultOf } from '../../../shared/engine/match.ts';
import { fast, keyed, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { look, openOf } from '../../../shared/engine/veil.ts';
import { twistIds, whiteTwists } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import { inCycle } from '../../../shared/games/moon-colony-bloodbath/redeal.ts';
import type { Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import { act, aRobot, build, event, perk, robot, table, trouble, twist, work } from './table.ts';

const layOut = (options: Partial<Mcb['options']>, seed: string) =>
  game.setup(2, { firstGame: false, openList: false, twists: [], ...options }, rngOf(keyed(seedOf(seed))));
const seeds = Array.from({ length: 40 }, (_, i) => `option ${i}`);

describe('options', () => {
  it('R14.1 a first game takes two of the white Twists, whichever', () => {
    const drawn = new Set(seeds.flatMap((seed) => layOut({ firstGame: true }, seed).table.board.twists));
    expect([...drawn].sort()).toEqual([...whiteTwists].sort());
  });

  it('a normal game takes any two', () => {
    const drawn = new Set(seeds.flatMap((seed) => layOut({}, seed).table.board.twists));
    expect(drawn.size).toBeGreaterThan(whiteTwists.length);
  });

  it('R14.3 chosen Twists are in the game, all others in the deck', () => {
    const { table: laidOut, box } = layOut({ twists: ['envy', 'lottery'] }, 'chosen');
    expect([...laidOut.board.twists].sort()).toEqual(['envy', 'lottery']);
    expect([...laidOut.board.twists, ...box.twists].sort()).toEqual([...twistIds].sort());
    expect(() => readOptions(game, { twists: ['envy'] }, 2)).toThrow();
    expect(() => readOptions(game, { twists: ['envy', 'castle'] }, 2)).toThrow();
  });

  it('R14.4 the extended game is for one player', () => {
    expect(readOptions(game, { extended: true }, 1)).toMatchObject({ extended: true });
    expect(() => readOptions(game, { extended: true }, 2)).toThrow();
  });

  it('R14.2 the list of the piles holds what was public once, and Robots not yet met only as such', () => {
    const t = table({
      colonies: [{ money: 7, hand: ['bunker', 'flag'], perks: [] }, {}],
      next: [work, perk('payday', 0)],
      below: 0,
      noGuard: true,
      robots: ['security-robot', 'tax-robot'],
    });
    t.moves(0, build('bunker'));
    const before = inCycle(t.state.table.board);
    expect(before.filter(({ kind }) => kind === 'robot').length).toBe(18);
    t.moves(1, act('mine'));
    const { box } = openOf(game, t.state);
    const listed = inCycle(t.state.table.board);
    expect(listed).toHaveLength(box.progress + box.pile + t.state.table.board.tray.length);
    expect(listed).not.toContainEqual(robot('tax-robot'));
  });
});

describe('alone (R13)', () => {
  it('R13.4 the manual wins', () => {
    const t = table({ colonies: [{}], next: [event('instruction-manual')] });
    expect(resultOf(game, openOf(game, t.state))?.seats[0]).toMatchObject({ won: true, score: 13 });
  });

  it('R13.6 in place of the manual comes a Robot, each time; the score counts on from 12', () => {
    const t = table({
      colonies: [{ people: 9 }],
      next: [trouble, trouble],
      eventsOut: 12,
      extended: true,
      robots: ['security-robot', 'nanny-robot'],
    });
    expect(t.told.filter(({ k }) => k === 'extra-robot')).toHaveLength(2);
    expect(t.state.table.board).toMatchObject({ eventsOut: 12, extraRobots: 2, over: 'failure' });
    expect(resultOf(game, openOf(game, t.state))?.seats[0]).toMatchObject({ won: false, score: 14 });
  });

  it('R13.6 without a Robot left five people are lost, in a step of its own, and it counts as one', () => {
    const t = table({ colonies: [{}], next: [trouble], eventsOut: 12, extended: true, robots: [] });
    expect([t.line(0), t.state.table.board.extraRobots]).toEqual(['P25 M0 F0 []', 1]);
  });
});

describe('what is not known', () => {
  it('a redealt game looks the same to its seat, and is dealt anew for the rest', () => {
    const t = table({
      colonies: [{ money: 5, hand: ['bunker', 'flag'] }, { hand: ['kitchen', 'market', 'nursery'] }],
      next: [work, twist('envy')],
    });
    const view = look(game, t.state, 0);
    const deals = Array.from({ length: 5 }, (_, i) => redeal(game, view, rngOf(fast(i)), fast(i)));
    for (const dealt of deals) {
      expect(look(game, dealt, 0)).toEqual(view);
      expect(game.audit(dealt)).toEqual([]);
    }
    expect(new Set(deals.map(({ hands }) => hands[1]?.cards.join())).size).toBeGreaterThan(1);
    expect(new Set(deals.map(({ box }) => JSON.stringify(box.progress))).size).toBeGreaterThan(1);
  });

  it('R7.6 a known Robot is dealt as one that nobody has met', () => {
    const t = table({ colonies: [{}, {}], next: [work], robots: ['security-robot', 'tax-robot'] });
    t.state.table.board.known = [[aRobot]];
    t.state.box.progress.unshift(robot('security-robot'));
    t.state.box.robots.shift();
    expect(game.audit(t.state)).toEqual([]);
    const dealt = redeal(game, look(game, t.state, 0), rngOf(fast(1)), fast(1));
    expect(['security-robot', 'tax-robot']).toContain(dealt.box.progress[0]?.id);
  });
});

describe('the audit finds', () => {
  const sound = () => table({ colonies: [{ hand: ['flag'], buildings: ['kitchen:1'] }], next: [work] }).state;
  const faults: [string, (state: ReturnType<typeof sound>) => void, RegExp][] = [
    ['a lost building card', (g) => g.box.deck.pop(), /building card|cards/],
    ['a doubled building card', (g) => g.box.deck.push('flag'), /3 cards flag/],
    ['a lost progress card', (g) => g.box.progress.pop(), /in the cycle/],
    ['a progress card of no kind here', (g) => g.box.progress.push(robot('tax-robot')), /tax-robot/],
    ['money below 0', (g) => Object.assign(g.table.board.colonies[0] ?? {}, { money: -1 }), /money is -1/],
    [
      'half a person',
      (g) => Object.assign(g.table.board.colonies[0] ?? {}, { people: 0.5 }),
      /people is 0.5/,
    ],
    ['a note that lies', (g) => g.table.board.known.push([twist('envy')]), /known/],
    ['a wrong open card', (g) => Object.assign(g.table.board, { discardTop: 'flag' }), /open card/],
  ];
  it.each(faults)('%s', (_name, spoil, said) => {
    const state = sound();
    spoil(state);
    expect(game.audit(state).join('; ')).toMatch(said);
  });
});
