// Bots against each other: who wins how often, and how sure that is. Progress goes to stderr; the last line of stdout is
// one JSON object.
import { parseArgs } from 'node:util';
import { decide, type Level, levels } from '../shared/engine/bot.ts';
import type { Options, Seat, Shape, State } from '../shared/engine/game.ts';
import {
  awaited,
  isOver,
  look,
  play,
  readOptions,
  result,
  smallQuestion,
  start,
} from '../shared/engine/match.ts';
import { fast, type Rng, rngOf, seedOf } from '../shared/engine/rng.ts';
import { openOf } from '../shared/engine/veil.ts';
import { type AnyGame, loadFromShelf, shelf } from './shelf.ts';

type Bot = Level | 'random' | 'greedy';
const bots: readonly Bot[] = ['random', 'greedy', ...levels];

const HELP = `npm run arena -- --game ID --seats "normal,easy" [options]

  --game ID        one of: ${Object.keys(shelf).join(', ')}
  --seats LIST     a bot for each player: ${bots.join(', ')}
  --games N        how many games (default 20); the bots change seats from game to game
  --seed S         any text (default "1")
  --options JSON   the game's options
  --json           say nothing but the last line

"wins" counts, for each bot of the list, the games that it won; a shared victory counts for each who shares it.
"rates" are the wins per game, with the 95 % interval (Wilson). All win together in a game against the game.`;

interface Match {
  readonly game: AnyGame;
  readonly bots: readonly Bot[];
  readonly options: Options;
  readonly seed: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.game === undefined || values.seats === undefined) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const game = await loadFromShelf(values.game);
  const seated = values.seats.split(',').map(botOf);
  const options = readOptions(game, JSON.parse(values.options), seated.length);
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new RangeError(`--games ${values.games}: not a number of games`);
  console.log(
    JSON.stringify(contest({ game, bots: seated, options, seed: values.seed }, games, values.json)),
  );
}

function botOf(name: string): Bot {
  const bot = bots.find((each) => each === name.trim());
  if (!bot) throw new RangeError(`no bot ${name}; there are ${bots.join(', ')}`);
  return bot;
}

function contest(match: Match, games: number, quiet: boolean) {
  const wins = match.bots.map(() => 0);
  const scores = match.bots.map(() => 0);
  const clock: Record<string, { decisions: number; ms: number; most: number }> = {};
  for (let i = 0; i < games; i++) {
    const order = match.bots.map((_, seat) => (seat + i) % match.bots.length);
    const { seats } = playOne(match, i, order, clock);
    order.forEach((bot, seat) => {
      wins[bot] = (wins[bot] ?? 0) + (seats[seat]?.won ? 1 : 0);
      scores[bot] = (scores[bot] ?? 0) + (seats[seat]?.score ?? 0);
    });
    if (!quiet) process.stderr.write(`\r${i + 1} of ${games} games, wins ${wins.join(' : ')}`);
  }
  if (!quiet) process.stderr.write('\n');
  return {
    game: match.game.id,
    bots: match.bots,
    games,
    wins,
    rates: wins.map((n) => interval(n, games)),
    scores: scores.map((sum) => rounded(sum / games)),
    msPerDecision: Object.fromEntries(
      Object.entries(clock).map(([bot, { decisions, ms, most }]) => [
        bot,
        { mean: rounded(ms / decisions), most: rounded(most) },
      ]),
    ),
  };
}

/** @param order which bot of the list sits at each seat */
function playOne(
  { game, bots, options, seed }: Match,
  i: number,
  order: readonly number[],
  clock: Record<string, { decisions: number; ms: number; most: number }>,
) {
  const { state } = start(game, { seats: bots.length, options, seed: seedOf(`${seed}/${i}`) });
  const chance = rngOf(fast(i));
  while (!isOver(state)) {
    const [seat] = awaited(state);
    if (seat === undefined) throw new Error(`game ${i}: it runs, and nobody is awaited`);
    const bot = bots[order[seat] ?? 0] ?? 'random';
    const began = performance.now();
    const move = choose(game, state, seat, bot, chance);
    const ms = performance.now() - began;
    const { decisions, ms: sum, most } = clock[bot] ?? { decisions: 0, ms: 0, most: 0 };
    clock[bot] = { decisions: decisions + 1, ms: sum + ms, most: Math.max(most, ms) };
    play(game, state, seat, [move]);
  }
  const ended = result(game, openOf(game, state));
  if (!ended) throw new Error(`game ${i} has no result`);
  return ended;
}

function choose(game: AnyGame, state: State<Shape>, seat: Seat, bot: Bot, chance: Rng) {
  const seed = chance.below(2 ** 31);
  const question = smallQuestion(game, state, seat);
  if (!question) throw new Error(`seat ${seat} is awaited, and asked nothing`);
  const { seen, frame, moves } = question;
  const [first] = moves;
  const move =
    bot === 'random'
      ? moves[chance.below(moves.length)]
      : bot === 'greedy'
        ? game.greedy?.(seen, frame, moves)
        : decide(game, look(game, state, seat), { level: bot, seed });
  const chosen = move ?? first;
  if (!chosen) throw new Error(`seat ${seat} has no legal move`);
  return chosen;
}

/** Wilson's interval at 95 %. */
function interval(wins: number, games: number) {
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return { rate: rounded(p), from: rounded(middle - half), to: rounded(middle + half) };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
