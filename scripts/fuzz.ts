// Plays many whole games of one kind and says what was wrong, how fast it went, and how the games ended.
// Progress goes to stderr; the last line of stdout is one JSON object.
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { dropped, type Fuzzed, fuzz, type Policy } from '../shared/engine/fuzz.ts';
import type { Options, Shape, State } from '../shared/engine/game.ts';
import { readOptions } from '../shared/engine/match.ts';
import { seedOf } from '../shared/engine/rng.ts';
import { type AnyGame, loadFromShelf, shelf } from './shelf.ts';

const HELP = `npm run fuzz -- --game ID [options]

  --game ID        one of: ${Object.keys(shelf).join(', ')}
  --seats N        players (default: the fewest)
  --games N        how many games (default 20)
  --seed S         any text; game i is played from "S/i" (default "1")
  --from N         number of the first game (default 0): replays a single game with --games 1
  --policy P       random, greedy or idle (default random)
  --options JSON   the game's options, e.g. '{"firstGame":true}'
  --thorough N     the costly checks (secrecy, plans, redeal) on every Nth step; 0: never (default 0)
  --leave N        out of N steps one sees a player leave; 0: never (default 0)
  --drop N         on every Nth step each seat leaves in a game of its own, which must end; 0: never (default 0)
  --json           say nothing but the last line

Ends with 1 if anything was wrong, and prints the command that plays the game again in which it was.`;

interface Spec {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly policy: Policy;
  readonly thorough: number;
  readonly leave: number;
  readonly drop: number;
}

const policies: readonly Policy[] = ['random', 'greedy', 'idle'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      policy: { type: 'string', default: 'random' },
      options: { type: 'string', default: '{}' },
      thorough: { type: 'string', default: '0' },
      leave: { type: 'string', default: '0' },
      drop: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.game === undefined) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const game = await loadFromShelf(values.game);
  const seats = values.seats === undefined ? game.seats.min : whole('seats', values.seats);
  const policy = policies.find((each) => each === values.policy);
  if (!policy) throw new RangeError(`--policy ${values.policy}: one of ${policies.join(', ')}`);
  const spec: Spec = {
    id: values.game,
    game,
    seats,
    options: readOptions(game, JSON.parse(values.options), seats),
    seed: values.seed,
    policy,
    thorough: whole('thorough', values.thorough),
    leave: whole('leave', values.leave),
    drop: whole('drop', values.drop),
  };
  const report = run(spec, whole('from', values.from), whole('games', values.games), values.json);
  console.log(JSON.stringify(report));
  if (report.violations > 0) process.exitCode = 1;
}

function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} ${text}: not a whole number`);
  return Number(text);
}

function run(spec: Spec, from: number, games: number, quiet: boolean) {
  const tally = { finished: 0, steps: 0, stuck: 0, leaks: 0, violations: 0 };
  const bytes = { raw: [] as number[], compressed: [] as number[] };
  const scores: number[] = [];
  const lengths: number[] = [];
  const turns: number[] = [];
  const ends: Record<string, number> = {};
  const began = performance.now();
  let sampled = 0;
  for (let i = from; i < from + games; i++) {
    let step = 0;
    const dropping: string[] = [];
    const played = playOne(spec, i, (state) => {
      if (spec.drop > 0 && step++ % spec.drop === 0)
        dropping.push(...dropped(spec.game, state).map((what) => `step ${step - 1}: ${what}`));
      if (sampled++ % SAMPLE > 0) return;
      const text = JSON.stringify(state);
      bytes.raw.push(Buffer.byteLength(text));
      bytes.compressed.push(deflateRawSync(text).length);
    });
    tally.steps += played.steps;
    tally.violations += played.violations.length;
    tally.stuck += played.violations.filter(({ kind }) => kind === 'stuck').length;
    tally.leaks += played.violations.filter(({ kind }) => kind === 'leak').length;
    tally.stuck += dropping.length;
    tally.violations += dropping.length;
    for (const what of dropping.slice(0, 5)) console.error(`\ngame ${i}, ${what}`);
    if (played.violations.length > 0) complain(spec, i, played);
    if (played.result) {
      tally.finished++;
      ends[played.result.end] = (ends[played.result.end] ?? 0) + 1;
      scores.push(...played.result.seats.map(({ score }) => score));
      lengths.push(played.steps);
      turns.push(...turnsOf(played.state));
    }
    if (!quiet && (i + 1 - from) % 10 === 0) process.stderr.write(`\r${i + 1 - from} of ${games} games`);
  }
  if (!quiet) process.stderr.write('\n');
  const ms = performance.now() - began;
  return {
    game: spec.id,
    seats: spec.seats,
    policy: spec.policy,
    games,
    ...tally,
    msPerStep: rounded(ms / Math.max(1, tally.steps)),
    gamesPerSecond: rounded((1000 * games) / ms),
    stateBytes: { raw: middleAndMost(bytes.raw), compressed: middleAndMost(bytes.compressed) },
    spread: {
      scores: spread(scores),
      steps: spread(lengths),
      ...(turns.length > 0 && { turns: spread(turns) }),
      ends,
    },
  };
}

/** Each so many steps the size of the state is taken. */
const SAMPLE = 20;

function playOne(spec: Spec, i: number, onState: (state: State<Shape>) => void): Fuzzed<Shape> {
  const { game, seats, options, policy, thorough, leave } = spec;
  return fuzz(game, {
    seats,
    options,
    seed: seedOf(`${spec.seed}/${i}`),
    player: i,
    policy,
    thorough,
    ...(leave > 0 && { leaveOneIn: leave }),
    onState,
  });
}

function complain(spec: Spec, i: number, { violations }: Fuzzed<Shape>): void {
  const again = [
    `npm run fuzz -- --game ${spec.id} --seats ${spec.seats} --seed '${spec.seed}' --from ${i} --games 1`,
    `--policy ${spec.policy} --options '${JSON.stringify(spec.options)}' --thorough ${spec.thorough} --leave ${spec.leave}`,
  ];
  console.error(`\ngame ${i}, seed ${seedOf(`${spec.seed}/${i}`)}:`);
  for (const { kind, step, what } of violations) console.error(`  step ${step}: ${kind}: ${what}`);
  console.error(`  again: ${again.join(' ')}`);
}

/** Games that count turns show them on their board. */
function turnsOf({ table }: State<Shape>): number[] {
  const { board } = table;
  return 'turn' in board && typeof board.turn === 'number' ? [board.turn] : [];
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

function middleAndMost(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), max: sorted.at(-1) ?? 0 };
}

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    min: sorted[0] ?? 0,
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1) ?? 0,
    mean: rounded(sorted.reduce((sum, n) => sum + n, 0) / Math.max(1, sorted.length)),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
