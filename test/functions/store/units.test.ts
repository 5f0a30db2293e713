// What the store costs, in the units that DynamoDB bills. That no key is hot, test/functions/games/keys.test.ts says.
import { expect, it } from 'vitest';
import { dueShardOf, dueShards } from '../../../functions/store/heads.ts';
import { newId } from '../../../functions/store/ids.ts';
import { accountOf } from '../../bench/units.ts';
import { databaseOfFile } from './database.ts';

const database = await databaseOfFile();

it('a commit, the session included, is at most 3 read and 6 write units; a poll in vain one read unit', {
  timeout: 120_000,
}, async () => {
  const { commit, poll, session } = (await accountOf(await database.table(), 3, 12)).units;
  const mean = ({ times, reads, writes }: typeof commit) => ({
    reads: reads / times,
    writes: writes / times,
  });
  expect(mean(session)).toEqual({ reads: 0.5, writes: 0 });
  expect(mean(commit).reads + mean(session).reads).toBeLessThanOrEqual(3);
  expect(mean(commit).writes).toBeLessThanOrEqual(6);
  expect(mean(poll).reads + mean(session).reads).toBeLessThanOrEqual(1);
  expect(mean(poll).writes).toBe(0);
});

it('the shards of what is due are equally full', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 8000; i++) {
    const shard = dueShardOf(newId());
    counts.set(shard, (counts.get(shard) ?? 0) + 1);
  }
  for (const shard of dueShards) expect(Math.abs((counts.get(shard) ?? 0) - 1000)).toBeLessThan(200);
});
