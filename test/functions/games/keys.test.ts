// No hot keys: with many games in play, no partition of the table or of an index takes more writes than a game's own share.
// A partition of the service holds out 1,000 write units a second, whatever the table can do.
import { afterAll, expect, it } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { notify } from '../../../functions/push/work.ts';
import { newToken } from '../../../functions/store/ids.ts';
import { putSession } from '../../../functions/store/sessions.ts';
import type { Table } from '../../../functions/store/table.ts';
import { phoneOf, pinged } from '../push/phones.ts';
import { pushService } from '../push/service.ts';
import { databaseOfFile } from '../store/database.ts';
import { commitOf, seen, startedGame, worldOn } from './world.ts';

const database = await databaseOfFile();
const service = await pushService();
afterAll(() => service.close());

const GAMES = 60;

it(`spreads the writes of ${GAMES} games over keys that belong to one game or one person each`, async () => {
  const on = pinged(worldOn(await database.table()), service);
  const written = keysWritten(on.table);
  for (let i = 0; i < GAMES; i++) {
    const game = await startedGame(on, 2, { game: 'tiny', access: 'public' });
    for (const player of game.players) {
      await putSession(on.table, newToken(), { player: player.id, device: 'phone', expires: on.clock + 1 });
      await phoneOf(on, service, player);
    }
    for (let moves = 0; moves < 3; moves++) {
      for (const player of game.players) {
        const { myTurn, legal, ply } = await seen(on, player.id, game.id);
        const commit = { ...commitOf(ply), moves: legal.slice(0, 1) };
        if (myTurn) await commitMoves(on, player.id, game.id, commit);
        await notify(on, game.id);
      }
    }
  }
  expect(service.messages.length).toBeGreaterThan(GAMES);
  expect(Math.max(...written.table.values())).toBeLessThan(3 * mean(written.table, 'GAME#'));
  for (const [index, shards] of [
    [written.due, 8],
    [written.lobby, 4],
  ] as const) {
    expect(index.size).toBeGreaterThan(shards / 2);
    expect(Math.max(...index.values())).toBeLessThan(3 * mean(index));
  }
}, 300_000);

/** How often each partition key was written: of the table, and of both indexes. */
function keysWritten({ doc }: Table) {
  const written = {
    table: new Map<string, number>(),
    due: new Map<string, number>(),
    lobby: new Map<string, number>(),
  };
  const count = (counts: Map<string, number>, keys: Iterable<string>) => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  doc.middlewareStack.add(
    (next, context) => (args) => {
      if (/^(Put|Update|Delete|BatchWrite)Item/.test(context.commandName ?? '')) {
        const text = JSON.stringify(args.input);
        count(
          written.table,
          [...text.matchAll(/"pk":"([^"]*)"/g)].map(([, key = '']) => key),
        );
        count(written.due, text.match(/DUE#\d+/g) ?? []);
        count(written.lobby, text.match(/LOBBY#\d+/g) ?? []);
      }
      return next(args);
    },
    { step: 'initialize', name: 'keysWritten' },
  );
  return written;
}

function mean(counts: ReadonlyMap<string, number>, prefix = ''): number {
  const mine = [...counts].filter(([key]) => key.startsWith(prefix)).map(([, n]) => n);
  return mine.reduce((sum, n) => sum + n, 0) / mine.length;
}
