// Many games whose time is up at the same moment: how long one sweep takes until the autopilot has decided in all of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { platformOf } from '../../functions/games/platform.ts';
import type { Notifier } from '../../functions/push/ring.ts';
import { sweep } from '../../functions/push/work.ts';
import { dueGames } from '../../functions/store/dues.ts';
import { dueShardOf, dueShards, loadHead } from '../../functions/store/heads.ts';
import { newId } from '../../functions/store/ids.ts';
import type { Item, Table } from '../../functions/store/table.ts';
import { shelf } from '../../shared/games/index.ts';
import { terms } from '../functions/games/days.ts';
import { startedGame } from '../functions/games/world.ts';
import { openDatabase } from '../functions/store/database.ts';
import { type Finding, round } from './stats.ts';

const FEW = 1_000;
const MANY = 10_000;

export async function benchSweep(progress: (text: string) => void): Promise<Finding[]> {
  const few = await sweepOf(FEW, progress);
  const many = await sweepOf(MANY, progress);
  const ratio = many / MANY / (few / FEW);
  return [
    {
      part: 'sweep',
      what: `a sweep of ${MANY} games of two whose time is up (${round(many / 1000)} s), a game, over one of ${FEW}`,
      ours: round(many / MANY),
      base: round(few / FEW),
      unit: 'ms',
      ratio: round(ratio),
      goal: 'at most 1.5',
      met: ratio <= 1.5,
    },
  ];
}

/** Milliseconds of a sweep of so many games, each decided in by the autopilot and its players called. */
async function sweepOf(games: number, progress: (text: string) => void): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'lightlag-bench-'));
  const database = await openDatabase(folder);
  try {
    const table = await database.table();
    let now = Date.now();
    const on: Notifier = {
      ...platformOf(table, shelf),
      now: () => now,
      log: (line) => {
        if (line.level === 'error') progress(JSON.stringify(line));
      },
      send: async () => ({ kind: 'sent' }),
    };
    const { id } = await startedGame(on, 2, { game: 'moon-colony-bloodbath', clock: terms() });
    progress(`sweep: ${games} games`);
    const ids = await copies(table, id, games - 1);
    now += 8 * 3_600_000;
    const began = performance.now();
    // What a busy database did not answer in time is found by the next one.
    do await sweep(on);
    while (await isAnyDue(table, now));
    const ms = performance.now() - began;
    await allDecided(table, [id, ...ids]);
    return ms;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

/** The same game so many times more: its items under other ids, for to start each would take longer than the sweep. */
async function copies({ doc, name }: Table, id: string, count: number): Promise<string[]> {
  const { Items: items = [] } = await doc.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `GAME#${id}` },
    }),
  );
  const ids = Array.from({ length: count }, newId);
  const copied = ids.flatMap((each) => items.map((item) => copyOf(item, each)));
  for (let from = 0; from < copied.length; from += 25) {
    const requests = copied.slice(from, from + 25).map((item) => ({ PutRequest: { Item: item } }));
    await doc.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
  return ids;
}

const copyOf = (item: Item, id: string): Item => ({
  ...item,
  pk: `GAME#${id}`,
  ...(item.sk === 'HEAD' ? { dueShard: dueShardOf(id) } : {}),
});

async function isAnyDue(table: Table, now: number): Promise<boolean> {
  const due = await Promise.all(dueShards.map((shard) => dueGames(table, shard, now)));
  return due.flat().length > 0;
}

/** Throws if a game was left out: a sweep that forgets is quick. */
async function allDecided(table: Table, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const head = await loadHead(table, id, true);
    if (!head?.seats.every(({ autopilot }) => autopilot)) throw new Error(`nobody decided in game ${id}`);
  }
}
