// A thousand games in play at once on one machine: whether it matters how many there are, and that nothing is lost.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadHead } from '../../functions/store/heads.ts';
import type { Table } from '../../functions/store/table.ts';
import type { Commit } from '../../shared/wire.ts';
import type { Caller } from '../functions/http/caller.ts';
import { actsOf, movesIn, tableIn } from '../functions/local/aftermath.ts';
import { bundleServer, type Child, startChild } from '../functions/local/child.ts';
import { enter, openGame, type Phone } from './phone.ts';
import { type Finding, percentile, round, timed } from './stats.ts';

const GAME = 'moon-colony-bloodbath';
const FEW = 10;
const MANY = 1_000;
const PEOPLE = 40;
/** Requests under way at once: as many people touch their phones in the same moment. */
const HANDS = 8;

/** A seat at a table: its phone, and what was accepted from it. */
interface Player {
  readonly phone: Phone;
  readonly made: Commit[];
}

/** What a stretch of play came to. `ms`: how long each accepted commit took. */
interface Played {
  readonly rate: number;
  readonly ms: readonly number[];
  /** Commits that came too late, since the game had moved on. */
  readonly late: number;
}

/** Throws if a commit that was accepted is not in its game, or the server has logged an error. */
export async function benchLoad(seconds: number, progress: (text: string) => void): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lightlag-bench-load-'));
  const server = await startChild(await bundleServer(), 0, dataDir);
  try {
    const people: Caller[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await enter(server.url, `Player ${i}`));
    const players = await seated(people, FEW);
    progress(`load: ${FEW} games, twice ${seconds} s`);
    await play(players, seconds); // Warm: what is measured is not the compiler.
    const few = await play(players, seconds);
    progress(`load: opening ${MANY} games`);
    players.push(...(await seated(people, MANY - FEW)));
    const before = await memoryOf(server);
    progress(`load: ${MANY} games, twice ${seconds} s`);
    const many = await play(players, seconds);
    await play(players, seconds);
    const after = await memoryOf(server);
    progress(`load: ${few.late + many.late} commits came too late; looking for lost ones`);
    await expectAll(players, await tableIn(dataDir));
    if (server.log().includes('"level":"error"'))
      throw new Error(`the server logged errors:\n${server.log()}`);
    return [
      found(`moves a second with ${MANY} games in play`, many.rate, few.rate, 'moves/s', 'at least 0.7'),
      found('time of a commit, median', percentile(many.ms, 50), percentile(few.ms, 50), 'ms', null),
      found(
        'time of a commit, 95 of 100',
        percentile(many.ms, 95),
        percentile(few.ms, 95),
        'ms',
        'at most 1.5',
      ),
      found('time of a commit, 99 of 100', percentile(many.ms, 99), percentile(few.ms, 99), 'ms', null),
      found('memory of the server after the play, over before', after, before, 'MB', 'at most 1.3'),
    ];
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true });
  }
}

async function seated(people: readonly Caller[], games: number): Promise<Player[]> {
  const players: Player[] = [];
  await together(games, async (i) => {
    const [host, guest] = [people[i % PEOPLE], people[(i + 1) % PEOPLE]];
    if (!host || !guest) throw new RangeError('nobody there');
    for (const phone of await openGame(host, guest, GAME)) players.push({ phone, made: [] });
  });
  return players;
}

/** Everybody plays wherever it is their turn, in no order: the two of a table get in each other's way as friends do. */
async function play(players: readonly Player[], seconds: number): Promise<Played> {
  const ms: number[] = [];
  let late = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await together(HANDS, async () => {
    while (performance.now() < end) {
      const player = players[Math.floor(Math.random() * players.length)];
      if (!player || player.phone.over()) continue;
      if (!player.phone.mine()) await player.phone.look();
      if (!player.phone.mine()) continue;
      let commit: Commit | null = null;
      const took = await timed(async () => {
        commit = await player.phone.commit();
      });
      if (commit) {
        player.made.push(commit);
        ms.push(took);
      } else late++;
    }
  });
  return { rate: ms.length / ((performance.now() - start) / 1000), ms, late };
}

/** Does `work` for 0 to `count` - 1, a handful at a time. */
async function together(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

async function expectAll(players: readonly Player[], table: Table): Promise<void> {
  for (const { phone, made } of players) {
    const head = await loadHead(table, phone.game, true);
    const stands = head ? movesIn(await actsOf(table, head), phone.seat) : [];
    const told = made.flatMap(({ moves }) => moves);
    if (!isDeepStrictEqual(stands, told))
      throw new Error(`game ${phone.game}: ${told.length} moves were accepted, ${stands.length} stand`);
  }
}

/** MB that the process holds. */
async function memoryOf({ pid }: Child): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}

function found(what: string, ours: number, base: number, unit: string, goal: string | null): Finding {
  const ratio = ours / base;
  const limit = Number(goal?.split(' ').at(-1));
  const met = goal === null ? null : goal.startsWith('at least') ? ratio >= limit : ratio <= limit;
  return {
    part: 'load',
    what,
    ours: round(ours, 1),
    base: round(base, 1),
    unit,
    ratio: round(ratio),
    goal,
    met,
  };
}
