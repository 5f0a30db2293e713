// Durable moves a second through the HTTP API, beside boardgame.io with its file store on the same machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fuzz } from '../../shared/engine/fuzz.ts';
import { readOptions } from '../../shared/engine/match.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import type { Caller } from '../functions/http/caller.ts';
import { bundleServer, startChild } from '../functions/local/child.ts';
import { enter, openGame } from './phone.ts';
import { type Finding, median, round } from './stats.ts';

const MATCHES = 4;
/** Moves before anything is measured, on either side: what is measured is not the compiler. */
const WARM = 400;
const GAME = 'moon-colony-bloodbath';
const folder = resolve(import.meta.dirname, 'peer');

export async function benchPeer(seconds: number, progress: (text: string) => void): Promise<Finding[]> {
  const sample = await sampleGame();
  progress(`peer: Lightlag, ${MATCHES} games of two, ${seconds} s`);
  const ours = await oursPerSecond(seconds);
  progress(`peer: boardgame.io, ${MATCHES} matches of two, ${sample.bytes} bytes of state, ${seconds} s`);
  const base = await theirsPerSecond(seconds, sample);
  return [
    {
      part: 'peer',
      what: `durable moves through the server, over boardgame.io 0.50.2 with FlatFile, ${sample.bytes} bytes of state`,
      ours: round(ours, 1),
      base: round(base, 1),
      unit: 'moves/s',
      ratio: round(ours / base),
      goal: 'at least 3',
      met: ours / base >= 3,
    },
  ];
}

/** What the peer's game is to be like. */
interface Sample {
  /** Size of a state as JSON. */
  readonly bytes: number;
  /** Moves of a match. */
  readonly moves: number;
}

/** The median state of a game of ours, and its length. */
async function sampleGame(): Promise<Sample> {
  const game: AnyGame = await shelf[GAME].load();
  const sizes: number[] = [];
  const { steps } = fuzz(game, {
    seats: 2,
    options: readOptions(game, {}, 2),
    seed: seedOf('bench'),
    player: 1,
    policy: 'greedy',
    thorough: 0,
    onState: (state) => sizes.push(JSON.stringify(state).length),
  });
  return { bytes: median(sizes), moves: steps };
}

async function oursPerSecond(seconds: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lightlag-bench-'));
  const child = await startChild(await bundleServer(), 0, dataDir);
  try {
    const until = { over: false };
    let accepted = 0;
    const pairs = Promise.all(
      Array.from({ length: MATCHES }, async (_, i) => {
        const players = await Promise.all(['a', 'b'].map((name) => enter(child.url, `${name}${i}`)));
        await playOn(players, until, () => accepted++);
      }),
    );
    const measured = async () => {
      while (accepted < WARM) await pause(100);
      const [before, since] = [accepted, performance.now()];
      await pause(seconds * 1000);
      return (accepted - before) / ((performance.now() - since) / 1000);
    };
    const rate = await Promise.race([measured(), pairs.then(() => Number.NaN)]); // The pairs end by failing alone.
    until.over = true;
    await pairs;
    return rate;
  } finally {
    await child.kill();
    await rm(dataDir, { recursive: true });
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Two people who play game after game, each as soon as it is their turn. They ask and tell as the app on a phone does. */
async function playOn(
  players: readonly Caller[],
  until: { readonly over: boolean },
  onAccepted: () => void,
): Promise<void> {
  const [host, guest] = players;
  if (!host || !guest) throw new Error('a game of two needs two');
  while (!until.over) {
    const phones = await openGame(host, guest, GAME);
    for (let over = false; !over && !until.over; ) {
      for (const phone of phones) {
        if (!phone.mine()) await phone.look();
        if (phone.mine() && (await phone.commit())) onAccepted();
        over ||= phone.over();
      }
    }
  }
}

async function theirsPerSecond(seconds: number, { bytes, moves }: Sample): Promise<number> {
  if (!existsSync(join(folder, 'node_modules'))) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const dir = await mkdtemp(join(tmpdir(), 'lightlag-bench-peer-'));
  try {
    // One namespace for both: boardgame.io listens on every interface, and here there is only the loopback one.
    const script = `ip link set lo up
      node server.js 8001 "$1" ${bytes} >"$1.log" 2>&1 & server=$!
      until [ -s "$1.log" ]; do sleep 0.1; done
      node clients.js 8001 "$1" ${MATCHES} ${moves} ${WARM} ${seconds} ${bytes}
      { kill $server; wait $server; } 2>/dev/null; rm "$1.log"`;
    const child = spawn('unshare', ['-n', 'sh', '-c', script, 'sh', dir], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close'); // Before the folder goes, the server must.
    let rate: number | null = null;
    for await (const line of createInterface({ input: child.stdout })) {
      const { moves: made, seconds: took } = JSON.parse(line);
      rate = made / took;
    }
    await ended;
    if (rate !== null) return rate;
    throw new Error('boardgame.io did not report (this needs unshare, as root)');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
