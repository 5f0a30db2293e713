// STYLE, lesson 10: every seat dropped at every step still leaves a game that finishes, for every game on the shelf. All steps
// of many games are for `npm run fuzz -- --drop 1`; here it is one game of each, at steps all over it.
import { describe, expect, it } from 'vitest';
import { dropped, fuzz } from '../../shared/engine/fuzz.ts';
import { readOptions } from '../../shared/engine/match.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import { tiny } from './tiny.ts';

const games: [string, () => Promise<AnyGame>][] = [
  ['tiny', async () => tiny],
  ...Object.entries(shelf).map(([id, { load }]): [string, () => Promise<AnyGame>] => [id, load]),
];

/** Steps of one game at which seats are dropped, spread over it by a stride that no game's rhythm has. */
const STRIDE = 17;
const AT_MOST = 12;

describe.each(games)('%s', (id, load) => {
  it.each(['random', 'greedy'] as const)(
    'ends whoever leaves it, and whenever (%s)',
    { timeout: 120_000 },
    async (policy) => {
      const game = await load();
      const seats = Math.min(3, game.seats.max);
      const wrong: string[] = [];
      let step = 0;
      let drops = 0;
      const { finished } = fuzz(game, {
        seats,
        options: readOptions(game, {}, seats),
        seed: seedOf(`drops ${id}`),
        player: 3,
        policy,
        thorough: 0,
        onState: (state) => {
          const isTried = id === 'tiny' || step % STRIDE === 0;
          if (isTried && drops++ < (id === 'tiny' ? Number.POSITIVE_INFINITY : AT_MOST))
            wrong.push(...dropped(game, state).map((what) => `step ${step}: ${what}`));
          step++;
        },
      });
      expect(wrong).toEqual([]);
      expect(finished).toBe(true);
      expect(drops).toBeGreaterThan(3);
    },
  );
});
