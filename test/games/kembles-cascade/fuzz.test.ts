// Whole games, briefly: every number of seats, with and without leavers, and each option. `npm run fuzz` plays thousands.
import { describe, expect, it } from 'vitest';
import { fuzz, type Policy, runOut } from '../../../shared/engine/fuzz.ts';
import { awaited, isOver, look, plan, play, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { type ObjectId, things } from '../../../shared/games/kembles-cascade/content.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import type { KcMove, Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import { noOptions } from './stage.ts';

const played = (
  seats: number,
  policy: Policy,
  given: Partial<Kembles['options']> = {},
  player = 1,
  leaveOneIn = 0,
) =>
  fuzz(game, {
    seats,
    options: { ...noOptions, ...given },
    seed: seedOf(`${seats} ${policy} ${player}`),
    player,
    policy,
    thorough: 25,
    leaveOneIn,
  });

const sound = { finished: true, violations: [] };

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  it.each(['random', 'idle'] as const)('%s players finish a sound game', (policy) => {
    expect(played(seats, policy)).toMatchObject(sound);
  });

  it('a game goes on without those who leave', () => {
    expect(played(seats, 'random', {}, 2, 25)).toMatchObject(sound);
  });
});

describe('options', () => {
  it.each([
    [2, { specials: true }],
    [3, { tunnel: true, specials: true }],
    [4, { tunnel: true, bossCleared: true }],
    [5, { specials: true, tunnel: true }],
  ] as const)('%i seats with %j', (seats, given) => {
    expect(played(seats, 'random', given, 3)).toMatchObject(sound);
  });
});

describe('planning players', () => {
  it('play a sound game', () => {
    const ended = played(2, 'greedy', { specials: true });
    expect(ended).toMatchObject(sound);
    expect([14, 15]).toContain(ended.state.table.board.round); // R10.1
  });

  it('reach the boss and shoot parts of it', () => {
    const parts = shotInGame(3, 'planner 1');
    expect(parts.filter((object) => things[object].kind === 'boss').length).toBeGreaterThan(1);
    expect(parts.length).toBeGreaterThan(15);
  });
});

/** Every object destroyed in a game of planning players. */
function shotInGame(seats: number, seed: string): ObjectId[] {
  const { state } = start(game, { seats, options: noOptions, seed: seedOf(seed) });
  const shot: ObjectId[] = [];
  while (!isOver(state)) {
    const [seat = -1] = awaited(state);
    const { shown, asked, legal } = plan(game, look(game, state, seat), []);
    if (!asked || !('hand' in shown)) throw new Error(`seat ${seat} is asked nothing`);
    const moves = legal.filter((move): move is KcMove => !move.do.startsWith('@'));
    const move = game.greedy?.(shown, asked, moves);
    if (!move) throw new Error('nothing to choose');
    for (const { event } of play(game, state, seat, [move]))
      if (event.k === 'destroyed') shot.push(event.object);
  }
  return shot;
}

it('finishes by itself when every player stays away', () => {
  const { state } = start(game, { seats: 3, options: noOptions, seed: seedOf('away') });
  runOut(game, state);
  expect(isOver(state)).toBe(true);
  expect(awaited(state)).toEqual([]);
});
