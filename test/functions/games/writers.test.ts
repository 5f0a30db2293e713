// Many writers on one game, on a network and servers that fail at random, judged by the history that is left.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../functions/games/platform.ts';
import { keyed, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import type { GameView } from '../../../shared/wire.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type Fault, injectFaults } from '../store/faults.ts';
import { judge, type Sent } from './history.ts';
import { type Phone, playOn } from './phone.ts';
import { playerAt, processOf, type Started, seen, startedGame, type World, worldOn } from './world.ts';

const FAULTS: readonly Fault[] = [
  'refuse',
  'lose',
  'give-up',
  'twice',
  'twice-late',
  'throttle',
  'slow',
  'die-before',
  'die-after',
];

interface Storm {
  readonly on: World;
  readonly database: Database;
  readonly seed: string;
  /** One request in so many meets a fault. */
  readonly oneIn: number;
}

/** Several phones a seat, each with a server of its own that dies now and then and is followed by another. */
async function storm({ on, database, seed, oneIn }: Storm, { id, players }: Started, phones: number) {
  const log: Sent[] = [];
  const playing = Array.from({ length: phones }, (_, i) => {
    const rng = rngOf(keyed(seedOf(`${seed} ${i}`)));
    let server = freshServer();
    const phone: Phone = {
      player: playerAt(players, i % players.length),
      rng,
      fickle: true,
      server: () => server,
      log,
    };
    function freshServer(): Platform {
      const process = processOf(on, database.again(on.table, { maxAttempts: 2 }));
      injectFaults(process.table, () => {
        const fault = rng.below(oneIn) === 0 ? FAULTS[rng.below(FAULTS.length)] : undefined;
        if (fault?.startsWith('die')) server = freshServer();
        return fault ?? null;
      });
      return process;
    }
    return playOn(phone, id, () => false);
  });
  await Promise.all(playing);
  return log;
}

async function opened(where: 'memory' | 'disk', use: (database: Database, on: World) => Promise<void>) {
  const folder = where === 'disk' ? await mkdtemp(join(tmpdir(), 'lightlag-')) : null;
  const database = await openDatabase(folder ?? undefined);
  try {
    await use(database, worldOn(await database.table()));
  } finally {
    await database.stop();
    if (folder) await rm(folder, { recursive: true });
  }
}

/** 32 phones, spread over as many seats as there are and four sound servers. */
async function crowd(
  database: Database,
  on: World,
  { id, players }: Started,
  until: (view: GameView) => boolean,
): Promise<Sent[]> {
  const log: Sent[] = [];
  const servers = Array.from({ length: 4 }, () => processOf(on, database.again(on.table)));
  await Promise.all(
    Array.from({ length: 32 }, (_, i) => {
      const rng = rngOf(keyed(seedOf(`phone ${i}`)));
      const server = servers[i % servers.length] ?? on;
      const player = playerAt(players, i % players.length);
      return playOn({ player, rng, fickle: false, server: () => server, log }, id, until);
    }),
  );
  return log;
}

const roundOf = ({ view }: GameView): number => {
  const board = view?.table.board;
  return board && 'round' in board && typeof board.round === 'number' ? board.round : 0;
};

describe('many writers on one game', () => {
  it.each([
    { seed: 'a', where: 'memory' },
    { seed: 'b', where: 'memory' },
    { seed: 'c', where: 'disk' },
  ] as const)(
    'on a network that fails at random (storm $seed, database in $where): what was accepted stands once and in order, what was refused does not',
    ({ seed, where }) =>
      opened(where, async (database, on) => {
        const game = await startedGame(on, 3, { game: 'tiny' });
        const log = await storm({ on, database, seed, oneIn: 12 }, game, 6);
        await judge(on, game.id, log);
        expect((await seen(on, null, game.id)).status).toBe('finished');
        expect(log.filter(({ outcome }) => outcome === 'accepted').length).toBeGreaterThan(20);
      }),
    240_000,
  );

  it(
    '32 seats that all answer at once: each is accepted, and nobody waits for ever',
    () =>
      opened('disk', async (database, on) => {
        const game = await startedGame(on, 32, { game: 'ballot' });
        const log = await crowd(database, on, game, (view) => roundOf(view) === 2);
        const steps = await judge(on, game.id, log);
        expect(new Set(steps.map(({ by }) => by?.seat)).size).toBe(33);
        expect(log.filter(({ outcome }) => outcome !== 'accepted')).toEqual([]);
      }),
    240_000,
  );

  it(
    '32 writers on 4 seats: tabs that fall behind are told so, and the game goes on',
    () =>
      opened('memory', async (database, on) => {
        const game = await startedGame(on, 4, { game: 'tiny' });
        const log = await crowd(database, on, game, (view) => roundOf(view) === 2);
        await judge(on, game.id, log);
        expect(log.filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
        expect(log.filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThan(10);
      }),
    240_000,
  );
});
