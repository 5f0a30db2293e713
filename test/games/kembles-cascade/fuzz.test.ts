// Whole games, briefly: every number of seats, with and without leavers, and each option. `npm run fuzz` plays thousands.
import { describe, expect, it } from 'vitest';
import { fuzz, type Policy, runOut } from '../../../shared/engine/fuzz.ts';
import { awaited, isOver, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import type { Kembles } from '../../../shared/games/kembles-cascade/state.ts';
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
    thorough: 15,
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
  it.each([2, 4])('%i of them reach the boss and shoot at it', (seats) => {
    const ended = played(seats, 'greedy', { specials: true });
    expect(ended).toMatchObject(sound);
    const { board } = ended.state.table;
    expect([14, 15]).toContain(board.round); // R10.1
    expect(board.boss).not.toBeNull();
    // Section 14: planning players score about 30; nobody who only drifts gets there by shooting.
    const shot = board.pilots.reduce((sum, { glory }) => sum + glory.objects, 0);
    expect(shot / seats).toBeGreaterThan(4);
  });
});

it('finishes by itself when every player stays away', () => {
  const { state } = start(game, { seats: 3, options: noOptions, seed: seedOf('away') });
  runOut(game, state);
  expect(isOver(state)).toBe(true);
  expect(awaited(state)).toEqual([]);
});
