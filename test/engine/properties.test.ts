// The invariants at the end of DESIGN section 3, over every game on the shelf and the tiny one: the next game is
// covered by being there. fast-check picks seats, options, seeds, players and leavers, and shrinks what fails.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz, runOut } from '../../shared/engine/fuzz.ts';
import type { OptionSpec, Options } from '../../shared/engine/game.ts';
import { awaited, isOver, readOptions, start } from '../../shared/engine/match.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import { tiny } from './tiny.ts';

const games: [string, () => Promise<AnyGame>, number][] = [
  ['tiny', async () => tiny, 150],
  ...Object.entries(shelf).map(([id, { load }]): [string, () => Promise<AnyGame>, number] => [id, load, 12]),
];

/** Any settings that a form for this many seats could send. */
function optionsArb(game: AnyGame, seats: number): fc.Arbitrary<Options> {
  const offered = game.options.filter(
    (spec) => !spec.seats || (seats >= spec.seats.min && seats <= spec.seats.max),
  );
  return fc
    .record(Object.fromEntries(offered.map((spec) => [spec.id, optionArb(spec)])))
    .map((given) => readOptions(game, given, seats));
}

function optionArb(spec: OptionSpec): fc.Arbitrary<Options[string]> {
  if (spec.kind === 'flag') return fc.boolean();
  if (spec.kind === 'choice') return fc.constantFrom(...spec.choices);
  const picked = fc.subarray([...spec.choices], { minLength: spec.count, maxLength: spec.count });
  return fc.oneof(fc.constant([]), picked);
}

describe.each(games)('%s', (_id, load, numRuns) => {
  const set = async () => {
    const game = await load();
    const { min, max } = game.seats;
    return { game, seats: fc.integer({ min, max }) };
  };

  it('keeps every invariant in random games, with and without leavers', { timeout: 240_000 }, async () => {
    const { game, seats } = await set();
    const spec = seats.chain((n) =>
      fc.record({
        seats: fc.constant(n),
        options: optionsArb(game, n),
        seed: fc.string().map(seedOf),
        player: fc.nat(),
        policy: fc.constantFrom('random', 'greedy', 'idle'),
        thorough: fc.constantFrom(1, 3),
        leaveOneIn: fc.constantFrom(0, 0, 40),
      }),
    );
    fc.assert(
      fc.property(spec, (given) => {
        const { violations, finished } = fuzz(game, given);
        expect(violations).toEqual([]);
        expect(finished).toBe(true);
      }),
      { numRuns },
    );
  });

  it('finishes by itself when every player stays away', async () => {
    const { game, seats } = await set();
    fc.assert(
      fc.property(seats, fc.string(), (n, word) => {
        const { state } = start(game, { seats: n, options: readOptions(game, {}, n), seed: seedOf(word) });
        runOut(game, state);
        expect(isOver(state)).toBe(true);
        expect(awaited(state)).toEqual([]);
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});
