// The engine's invariants on whole games: random, greedy and idle players, every option, players who leave.
import { describe, expect, it } from 'vitest';
import { fuzz, type Policy } from '../../../shared/engine/fuzz.ts';
import { readOptions } from '../../../shared/engine/match.ts';
import { verify } from '../../../shared/engine/record.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';

const defaults: Mcb['options'] = { firstGame: false, openList: false, twists: [] };
const rows: [number, Policy, Partial<Mcb['options']>, number][] = [
  [1, 'random', {}, 0],
  [1, 'greedy', { extended: true }, 0],
  [2, 'random', { firstGame: true }, 0],
  [2, 'greedy', { twists: ['overtime', 'surveying'] }, 0],
  [3, 'idle', {}, 0],
  [3, 'random', { openList: true }, 40],
  [4, 'greedy', {}, 60],
  [5, 'random', { twists: ['construction-kits', 'engineers'] }, 0],
];

describe('whole games', () => {
  it.each(rows)('%i seats, %s, %o, leavers one in %i', (seats, policy, options, leaveOneIn) => {
    const given = { ...defaults, ...options };
    readOptions(game, given, seats);
    const seed = seedOf(`${seats}${policy}`);
    const played = fuzz(game, {
      seats,
      options: given,
      seed,
      player: seats,
      policy,
      thorough: 9,
      leaveOneIn,
    });
    expect(played.violations).toEqual([]);
    expect(played.finished).toBe(true);
    const { acts, result } = played;
    if (!result) throw new Error('a finished game has a result');
    expect(
      verify(game, { game: game.id, rules: game.rules, seats, options: given, seed, acts, result }),
    ).toBe(true);
  });
});
