// Whole games at random, by rule of thumb and by default answers, with every seat count and option, under the engine's
// invariants: they end, nobody is stuck, nothing leaks.
import { describe, expect, test } from 'vitest';
import { type FuzzSpec, fuzz } from '../../../shared/engine/fuzz.ts';
import { readOptions } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import type { DaOptions } from '../../../shared/games/death-angel/state.ts';
import { standard } from './scene.ts';

const played = (
  name: string,
  spec: Partial<FuzzSpec<Da>> & { seats: number; player: number },
  options: Partial<DaOptions> = {},
) =>
  fuzz(game, {
    options: { ...standard, ...options },
    seed: seedOf(`${name} ${spec.seats} ${spec.player}`),
    policy: 'random',
    thorough: 6,
    ...spec,
  });

describe.each([1, 2, 3, 4, 5, 6])('%i seats', (seats) => {
  test('random games keep every invariant, with and without leavers', () => {
    for (const leaveOneIn of [0, 40]) {
      const { violations, finished } = played('random', { seats, player: leaveOneIn, leaveOneIn });
      expect(violations).toEqual([]);
      expect(finished).toBe(true);
    }
  });
  test('the rule of thumb goes on to the late game', () => {
    const { violations } = played(
      'greedy',
      { seats, player: 1, policy: 'greedy', thorough: 15 },
      { 'spawn-level': 'reduced' },
    );
    expect(violations).toEqual([]);
  });
  test('default answers finish a game', () => {
    expect(played('idle', { seats, player: 2, policy: 'idle', thorough: 10 }).violations).toEqual([]);
  });
});

describe('options', () => {
  test.each<Partial<DaOptions>>([
    { 'movement-rules': 'published' },
    { 'activation-rules': 'published' },
    { 'team-assignment': 'random' },
    { 'spawn-level': 'reduced' },
    { destination: 'launch-control-room' },
    { destination: 'toxin-pumping-station' },
    { destination: 'genestealer-lair' },
  ])('%o', (options) => {
    expect(readOptions(game, options, 2)).toEqual({ ...standard, ...options });
    const spec = { seats: 2, player: 3, policy: 'greedy', thorough: 15 } as const;
    expect(played(JSON.stringify(options), spec, options).violations).toEqual([]);
  });
});
