import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import db from 'dynalite/db/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InUse, openDatabase, runningOn, tableName } from '../../../functions/local/database.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lightlag-db-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const clientOf = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });

const createTable = new CreateTableCommand({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'dueShard', AttributeType: 'S' },
    { AttributeName: 'due', AttributeType: 'N' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'due',
      Projection: { ProjectionType: 'ALL' },
      KeySchema: [
        { AttributeName: 'dueShard', KeyType: 'HASH' },
        { AttributeName: 'due', KeyType: 'RANGE' },
      ],
    },
  ],
});

const game = (pk: string, due: number) => ({ pk: { S: pk }, dueShard: { S: '0' }, due: { N: String(due) } });

async function dueIn(client: DynamoDBClient): Promise<string[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: 'due',
      KeyConditionExpression: 'dueShard = :shard',
      ExpressionAttributeValues: { ':shard': { S: '0' } },
    }),
  );
  return Items.map(({ pk, due }) => `${pk?.S} ${due?.N}`);
}

/** What a kill between the steps of one write leaves: the game's index entry is gone, one of a write that never was is in. */
async function tearIndex(): Promise<void> {
  const store = db.create({ path: join(dataDir, 'db') });
  const index = store.getIndexDb('Global', tableName, 'due');
  const table = await promisify(store.getTable)(tableName);
  if (!table) throw new Error('no table');
  for await (const key of index.createKeyStream({})) await promisify(index.del)(String(key));
  await new Promise((done) => db.updateIndexes(store, table, undefined, game('a', 999), done));
  await promisify(store.lifecycleManager.gracefulClose.bind(store.lifecycleManager))();
}

describe('the database of one machine', () => {
  it('keeps what was written, over a stop', async () => {
    const first = await openDatabase(dataDir);
    const client = clientOf(first.endpoint);
    await client.send(createTable);
    await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: tableName });
    await client.send(new PutItemCommand({ TableName: tableName, Item: game('a', 1) }));
    client.destroy();
    await first.stop();
    const second = await openDatabase(dataDir);
    const again = clientOf(second.endpoint);
    expect(await dueIn(again)).toEqual(['a 1']);
    again.destroy();
    await second.stop();
  });

  it('says where it listens while it runs, and to nobody after', async () => {
    expect(await runningOn(dataDir)).toBe(null);
    const database = await openDatabase(dataDir);
    expect(await runningOn(dataDir)).toBe(database.endpoint);
    await database.stop();
    expect(await runningOn(dataDir)).toBe(null);
  });

  it('is not opened twice', async () => {
    const database = await openDatabase(dataDir);
    await expect(openDatabase(dataDir)).rejects.toThrow(InUse);
    await database.stop();
  });

  it('mends its indexes after a kill between index and item', async () => {
    const first = await openDatabase(dataDir);
    const client = clientOf(first.endpoint);
    await client.send(createTable);
    await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: tableName });
    await client.send(new PutItemCommand({ TableName: tableName, Item: game('a', 1) }));
    await client.send(new PutItemCommand({ TableName: tableName, Item: game('b', 2) }));
    client.destroy();
    await first.stop();
    await tearIndex();
    await writeFile(
      join(dataDir, 'endpoint.json'),
      JSON.stringify({ endpoint: 'http://127.0.0.1:1', pid: 1 }),
    );
    const second = await openDatabase(dataDir);
    const again = clientOf(second.endpoint);
    expect(await dueIn(again)).toEqual(['a 1', 'b 2']);
    again.destroy();
    await second.stop();
  });
});
