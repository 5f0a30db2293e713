// A game at one keyboard, in words: the board as text, the legal moves with numbers. Hands stay private: before
// another player's turn the screen is cleared and waits for enter.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { themeNames } from '../functions/games/platform.ts';
import type { AnyMove, Options, Seat, Seen, Shape, State } from '../shared/engine/game.ts';
import { awaited, isOver, look, plan, play, readOptions, result, start } from '../shared/engine/match.ts';
import { seedOf } from '../shared/engine/rng.ts';
import { openOf } from '../shared/engine/veil.ts';
import type { TableWords } from '../shared/games/words.ts';
import type { Language } from '../shared/wire.ts';
import { type AnyGame, loadFromShelf, shelf } from './shelf.ts';

const HELP = `npm run play -- --game ID [options]

  --game ID        one of: ${Object.keys(shelf).join(', ')}
  --seats N        players at this keyboard (default: the fewest)
  --seed S         any text: the same text gives the same game (default: a new one)
  --options JSON   the game's options, e.g. '{"firstGame":true}'
  --language L     en, zh-Hant or zh-Hans (default en)
  --auto           a simple player plays every seat
  --me N           you play seat N (from 1), a simple player the others

Type the number of a move and enter; "q" ends the game.`;

const NAMES = ['Ada', 'Buzz', 'Cai', 'Dua', 'Eli', 'Fay'];
const languages: readonly Language[] = ['en', 'zh-Hant', 'zh-Hans'];

interface Session {
  readonly game: AnyGame;
  readonly state: State<Shape>;
  readonly names: readonly string[];
  readonly words: TableWords;
  /** Seats that are typed. */
  readonly typed: readonly Seat[];
  /** What each seat was told and has not yet read. */
  readonly news: string[][];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string', default: String(process.hrtime.bigint()) },
      options: { type: 'string', default: '{}' },
      language: { type: 'string', default: 'en' },
      auto: { type: 'boolean', default: false },
      me: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.game === undefined) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const game = await loadFromShelf(values.game);
  const seats = values.seats === undefined ? game.seats.min : Number(values.seats);
  const language = languages.find((each) => each === values.language);
  if (!language) throw new RangeError(`--language ${values.language}: one of ${languages.join(', ')}`);
  const options: Options = readOptions(game, JSON.parse(values.options), seats);
  const { state, told } = start(game, { seats, options, seed: seedOf(values.seed) });
  const everyone = state.hands.map((_, seat) => seat);
  const typed = values.auto ? [] : values.me ? [Number(values.me) - 1] : everyone;
  if (typed.some((seat) => !everyone.includes(seat))) throw new RangeError(`--me ${values.me}: no such seat`);
  const words =
    (await shelf[values.game]?.tableWords?.(language, themeNames(process.env))) ?? plainWords(game);
  const session = { game, state, names: NAMES.slice(0, seats), words, typed, news: everyone.map(() => []) };
  console.log(`${words.name}, seed "${values.seed}"`);
  tell(session, told);
  await playOn(session, typed.length > 0 ? openKeyboard() : null);
  end(session);
  process.exit();
}

/** Asks, and answers with the line that was typed or piped in; at the end of the input the game ends too. */
type Keyboard = (question: string) => Promise<string>;

function openKeyboard(): Keyboard {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  return async (question) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done || value === 'q') process.exit();
    return value;
  };
}

/** Seat after seat until the game is over. */
async function playOn(session: Session, keyboard: Keyboard | null): Promise<void> {
  const { game, state, typed, names, news } = session;
  let before: Seat | null = null;
  while (!isOver(state)) {
    const [seat] = awaited(state);
    if (seat === undefined) throw new Error('the game runs, and nobody is awaited');
    const mine = keyboard && typed.includes(seat) ? keyboard : null;
    if (mine && typed.length > 1 && before !== null && before !== seat) {
      console.clear();
      await mine(`${names[seat]}, press enter`);
    }
    if (mine) before = seat;
    for (const line of mine ? (news[seat] ?? []).splice(0) : []) console.log(`  ${line}`);
    const move = await chooseMove(session, seat, mine);
    tell(session, play(game, state, seat, [move]));
  }
}

async function chooseMove(session: Session, seat: Seat, keyboard: Keyboard | null): Promise<AnyMove<Shape>> {
  const { game, state, names, words } = session;
  const { asked, shown, legal } = plan(game, look(game, state, seat), []);
  const [first] = legal;
  if (!asked || !first) throw new Error(`seat ${seat} is awaited, and has no legal move`);
  if (!keyboard) return 'hand' in shown ? simple(game, shown, asked, legal) : first;
  console.log();
  for (const line of words.board(shown, names)) console.log(line);
  console.log(`\n${names[seat]}: ${words.prompt(asked, shown)}`);
  legal.forEach((move, i) => {
    console.log(`${String(i + 1).padStart(3)}  ${words.moveLabel(move, shown)}`);
  });
  for (;;) {
    const typed = (await keyboard('> ')).trim();
    const move = legal[Number(typed) - 1];
    if (move && /^\d+$/.test(typed)) return move;
    console.log(`a number from 1 to ${legal.length}, or q`);
  }
}

/** What the simple player does: the game's own rule of thumb, or its default. */
function simple(
  game: AnyGame,
  seen: Seen<Shape>,
  asked: Shape['frame'],
  legal: readonly AnyMove<Shape>[],
): AnyMove<Shape> {
  return game.greedy?.(seen, asked, legal) ?? game.idle(seen, asked);
}

/** Public events are told to all; without a typed seat they are printed at once. */
function tell({ words, names, news, typed }: Session, told: ReturnType<typeof play>): void {
  for (const { to, event } of told) {
    const line = words.sentence(event, names);
    if (line === null) continue;
    if (typed.length === 0 && to === null) console.log(line);
    news.forEach((lines, seat) => {
      if (to === null || to === seat) lines.push(line);
    });
  }
}

function end({ game, state, names, words, typed, news }: Session): void {
  const open = openOf(game, state);
  for (const line of news[typed[0] ?? -1] ?? []) console.log(`  ${line}`);
  console.log();
  for (const line of words.board(open, names)) console.log(line);
  const outcome = result(game, open);
  if (!outcome) return;
  console.log(`\n${words.ending(outcome)}`);
  outcome.seats.forEach(({ rank, score, won, lines }, seat) => {
    const parts = lines.map(({ k, n }) => `${n} ${words.scoreLine(k)}`).join(', ');
    console.log(`${rank}. ${names[seat]}: ${score}${won ? ' *' : ''} (${parts})`);
  });
}

/** For a game without words of its own: its data as they are. */
function plainWords(game: AnyGame): TableWords {
  return {
    name: game.id,
    board: (shown) => [
      JSON.stringify(shown.table.board),
      ...('hand' in shown ? [JSON.stringify(shown.hand)] : []),
    ],
    prompt: (asked) => JSON.stringify(asked),
    moveLabel: (move) => JSON.stringify(move),
    sentence: (event) => JSON.stringify(event),
    ending: (outcome) => outcome.end,
    scoreLine: (k) => k,
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
