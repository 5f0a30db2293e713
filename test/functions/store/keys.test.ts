// Hot keys: where the writes of many games go. DynamoDB takes about a thousand write units a second for one partition's key,
// so nothing that grows with the number of games may be written under one.
import { expect, it } from 'vitest';
import { dueShardOf, dueShards } from '../../../functions/store/heads.ts';
import { newId } from '../../../functions/store/ids.ts';
import { accountOf } from '../../bench/units.ts';
import { databaseOfFile } from './database.ts';

const database = await databaseOfFile();
const games = 40;

it('the writes of many games are spread: no key takes more than its game or player gives it', {
  timeout: 180_000,
}, async () => {
  const { keys, units } = await accountOf(await database.table(), games, 8);
  const taken = (prefix: string) => [...keys].filter(([key]) => key.startsWith(prefix));
  const most = (prefix: string) => Math.max(...taken(prefix).map(([, writes]) => writes));
  expect(taken('GAME#')).toHaveLength(games);
  // Eight turns: each a version and two changes of the head, and what its ping notes.
  expect(most('GAME#')).toBeLessThan(60);
  expect(most('PLAYER#')).toBeLessThan(10);
  expect(most('SESSION#')).toBeLessThan(3);

  // What is due for all games together goes to eight partitions of the index, each about an eighth.
  const due = taken('due ');
  const all = due.reduce((sum, [, writes]) => sum + writes, 0);
  expect(all).toBeGreaterThan(games * 8);
  expect(due).toHaveLength(dueShards.length);
  expect(most('due ')).toBeLessThan(all / 2);

  // Anything else is under the key of one game, one player or one device.
  expect(
    [...keys.keys()].filter((key) => !/^(GAME|PLAYER|SESSION|INVITE)#|^due DUE#|^lobby LOBBY#/.test(key)),
  ).toEqual([]);
  expect(units.commit.writes / units.commit.times).toBeLessThanOrEqual(6);
  expect(units.commit.reads / units.commit.times + 0.5).toBeLessThanOrEqual(3);
  expect(units.poll.reads / units.poll.times + 0.5).toBeLessThanOrEqual(1);
});

it('the shards of what is due are equally full', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 8000; i++) {
    const shard = dueShardOf(newId());
    counts.set(shard, (counts.get(shard) ?? 0) + 1);
  }
  for (const shard of dueShards) expect(Math.abs((counts.get(shard) ?? 0) - 1000)).toBeLessThan(200);
});
