// Whole games, briefly: every number of seats, with and without leavers, and each option.
import { describe, expect, it } from 'vitest';
import { fuzz, type Policy, runOut } from '../../../shared/engine/fuzz.ts';
import { awaited, isOver, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import { type Given, optionsOf } from './stage.ts';

const played = (seats: number, policy: Policy, given: Given, player: number, leaveOneIn = 0) =>
  fuzz(game, {
    seats,
    options: optionsOf(seats, given),
    seed: seedOf(`${seats} ${policy} ${player}`),
    player,
    policy,
    thorough: 12,
    leaveOneIn,
  });

const sound = { finished: true, violations: [] };

describe.each([1, 2, 3, 4])('%i seats', (seats) => {
  it.each(['random', 'greedy', 'idle'] as const)('%s players finish a sound game', (policy) => {
    expect(played(seats, policy, {}, 1)).toMatchObject(sound);
  });

  it('sensible players score, and need about as many rounds as the rules say', () => {
    const { state, result } = played(seats, 'greedy', {}, 5);
    expect(state.table.board.round).toBeGreaterThanOrEqual(22);
    expect(state.table.board.round).toBeLessThanOrEqual(45);
    expect(Math.max(...(result?.seats ?? []).map(({ score }) => score))).toBeGreaterThan(60);
  });

  it('a game goes on without those who leave', () => {
    expect(played(seats, 'random', {}, 2, 60)).toMatchObject(sound);
  });
});

describe('options', () => {
  it.each([
    [1, { level: 'hard', factions: true }],
    [1, { level: 'easy', short: true, firstGame: true }],
    [2, { firstGame: true }],
    [3, { factions: true, short: true }],
    [4, { factions: true }],
  ] as const)('%i seats with %j', (seats, given) => {
    expect(played(seats, 'greedy', given, 3)).toMatchObject(sound);
    expect(played(seats, 'random', given, 4)).toMatchObject(sound);
  });
});

it('finishes by itself when every player stays away', () => {
  const { state } = start(game, { seats: 3, options: optionsOf(3), seed: seedOf('away') });
  runOut(game, state);
  expect(isOver(state)).toBe(true);
  expect(awaited(state)).toEqual([]);
});
