// Durable moves a second through the HTTP API, beside boardgame.io with its file store on the same machine.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fuzz } from '../../shared/engine/fuzz.ts';
import { readOptions } from '../../shared/engine/match.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import type { GameView } from '../../shared/wire.ts';
import { type Caller, caller, commitOf } from '../functions/http/caller.ts';
import { bundleServer, startChild } from '../functions/local/child.ts';
import { type Finding, median, round } from './stats.ts';

const MATCHES = 4;
const GAME = 'moon-colony-bloodbath';
const folder = resolve(import.meta.dirname, 'peer');

export async function benchPeer(seconds: number, progress: (text: string) => void): Promise<Finding[]> {
  const bytes = await stateBytes();
  progress(`peer: Lightlag, ${MATCHES} games of two, ${seconds} s`);
  const ours = await oursPerSecond(seconds);
  progress(`peer: boardgame.io, ${MATCHES} matches of two, ${bytes} bytes of state, ${seconds} s`);
  const base = await theirsPerSecond(seconds, bytes);
  return [
    {
      part: 'peer',
      what: `durable moves through the server, over boardgame.io 0.50.2 with FlatFile, ${bytes} bytes of state`,
      ours: round(ours, 1),
      base: round(base, 1),
      unit: 'moves/s',
      ratio: round(ours / base),
      goal: 'at least 3',
      met: ours / base >= 3,
    },
  ];
}

/** How large a state of our game is in the median, so that the peer's is as large. */
async function stateBytes(): Promise<number> {
  const game: AnyGame = await shelf[GAME].load();
  const sizes: number[] = [];
  fuzz(game, {
    seats: 2,
    options: readOptions(game, {}, 2),
    seed: seedOf('bench'),
    player: 1,
    policy: 'greedy',
    thorough: 0,
    onState: (state) => sizes.push(JSON.stringify(state).length),
  });
  return median(sizes);
}

async function oursPerSecond(seconds: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lightlag-bench-'));
  const child = await startChild(await bundleServer(), 0, dataDir);
  try {
    const until = { end: Number.POSITIVE_INFINITY };
    let accepted = 0;
    const pairs = Array.from({ length: MATCHES }, async (_, i) => {
      const players = await Promise.all(['a', 'b'].map((name) => enter(child.url, `${name}${i}`)));
      await playOn(players, until, () => accepted++);
    });
    const warm = 1000;
    await pause(warm);
    const [before, since] = [accepted, performance.now()];
    await pause(seconds * 1000);
    const rate = (accepted - before) / ((performance.now() - since) / 1000);
    until.end = 0;
    await Promise.all(pairs);
    return rate;
  } finally {
    await child.kill();
    await rm(dataDir, { recursive: true });
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function enter(url: string, name: string): Promise<Caller> {
  const browser = caller((path, init) => fetch(new URL(path, url), init), new URL(url).origin);
  await browser.post('/players', { name, language: 'en' });
  return browser;
}

/** Two people who play game after game, each as soon as it is their turn. */
async function playOn(
  players: readonly Caller[],
  until: { readonly end: number },
  onAccepted: () => void,
): Promise<void> {
  const [host, guest] = players;
  if (!host || !guest) throw new Error('a game of two needs two');
  while (performance.now() < until.end) {
    const { id } = await host.post<GameView>('/games', {
      game: GAME,
      seats: 2,
      options: {},
      access: 'public',
    });
    await guest.post(`/games/${id}/seats`);
    await host.post(`/games/${id}/start`);
    const views = new Map<Caller, GameView>();
    for (let over = false; !over && performance.now() < until.end; ) {
      for (const player of players) {
        const view = views.get(player) ?? (await player.get<GameView>(`/games/${id}`));
        over = view.status === 'finished';
        if (over) break;
        if (!view.myTurn) {
          views.delete(player);
          continue;
        }
        views.set(
          player,
          await player.post<GameView>(
            `/games/${id}/commits?chats=0`,
            commitOf(view),
          ),
        );
        onAccepted();
      }
    }
  }
}

async function theirsPerSecond(seconds: number, bytes: number): Promise<number> {
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
      node server.js 8001 "$1" "$2" >ready 2>&1 & server=$!
      until [ -s ready ]; do sleep 0.1; done
      node clients.js 8001 ${MATCHES} "$3" "$2"
      kill $server; rm -f ready`;
    const child = spawn('unshare', ['-n', 'sh', '-c', script, 'sh', dir, String(bytes), String(seconds)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith('{')) continue;
      const { moves, seconds: took } = JSON.parse(line);
      return moves / took;
    }
    throw new Error('boardgame.io did not report (this needs unshare, as root)');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
