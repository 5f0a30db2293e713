// All items of the table as lines of text, and back. Files, compression and the command line are in backup.ts.
//
// A line is {"Item": {...}} in DynamoDB's own JSON, as its export to S3 writes it and its import reads it: so a circle of
// friends can move from one machine to AWS, and back.
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  GetItemCommand,
  QueryCommand,
  type QueryCommandOutput,
  ScanCommand,
  type ScanCommandOutput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '../store/table.ts';
import type { Keys } from './keys.ts';

export type Item = Record<string, AttributeValue>;

/**
 * Yields every item, while players go on playing.
 *
 * Why what comes out can be played on: a head names a version that was written before it, and versions never change.
 * So heads are read first, all of them, and everything else after: what a head of the first pass names is there in the
 * second. What was played, or opened, in between is left out again.
 *
 *     heads       |--- head of game 7 says 41 ---|
 *     the rest                                     |--- versions of game 7: ... 40 41 (42) ---|
 *     game 7      40 --------------------- 41 ------------------------- 42 -------
 *
 * Only one thing takes versions away: a game that has finished is made small once its record stands. If that falls into
 * the second pass, the game is read again as it is now, when nothing in it can change any more.
 */
export async function* dump(table: Table): AsyncGenerator<Item, void, undefined> {
  const heads = new Map<string, Item>();
  for await (const head of scanHeads(table)) heads.set(textOf(head.pk), head);
  for await (const item of scan(table)) {
    if (!textOf(item.pk).startsWith('GAME#') || isPartOf(item, heads.get(textOf(item.pk)))) yield item;
  }
  for (const head of heads.values()) {
    const now = isRecorded(head) ? head : await headNow(table, head);
    if (!now) continue;
    if (isRecorded(now) && !isRecorded(head)) yield* wholeGame(table, now);
    else yield head;
  }
}

/** Whether an item of a game, other than its head, stood when the head was read. */
function isPartOf(item: Item, head: Item | undefined): boolean {
  const sort = textOf(item.sk);
  if (!head || sort === 'HEAD') return false;
  if (sort.startsWith('V#')) return Number(sort.slice(2, 8)) <= Number(head.version?.N);
  return isRecorded(head) || !sort.startsWith('RECORD');
}

const isRecorded = (head: Item): boolean => head.recorded?.BOOL === true;

const textOf = (value: AttributeValue | undefined): string => value?.S ?? '';

function scanHeads(table: Table): AsyncGenerator<Item, void, undefined> {
  return scan(table, {
    FilterExpression: 'sk = :head',
    ExpressionAttributeValues: { ':head': { S: 'HEAD' } },
  });
}

async function* scan(
  { doc, name }: Table,
  filter: Pick<ScanCommand['input'], 'FilterExpression' | 'ExpressionAttributeValues'> = {},
): AsyncGenerator<Item, void, undefined> {
  let from: Item | undefined;
  do {
    const page: ScanCommandOutput = await doc.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from, ...filter }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** The head as it is now; null if everybody has left the game before its start. */
async function headNow({ doc, name }: Table, head: Item): Promise<Item | null> {
  const command = new GetItemCommand({ TableName: name, Key: keyOf(head), ConsistentRead: true });
  return (await doc.send(command)).Item ?? null;
}

async function* wholeGame({ doc, name }: Table, head: Item): AsyncGenerator<Item, void, undefined> {
  let from: Item | undefined;
  do {
    const page: QueryCommandOutput = await doc.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keyOf(head).pk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** The key of an item. Throws on an item without one. */
function keyOf({ pk, sk }: Item): { pk: AttributeValue; sk: AttributeValue } {
  if (!pk?.S || !sk?.S) throw new Error('an item has no pk and sk');
  return { pk, sk };
}

// ---- And back ------------------------------------------------------------------------------------------------

export async function isEmpty({ doc, name }: Table): Promise<boolean> {
  const { Items = [] } = await doc.send(new ScanCommand({ TableName: name, Limit: 1 }));
  return Items.length === 0;
}

/** Removes every item. */
export async function wipe(table: Table): Promise<void> {
  const deletions = async function* () {
    for await (const item of scan(table)) yield { DeleteRequest: { Key: keyOf(item) } };
  };
  await writeAll(table, deletions());
}

/** Writes every item. Of two with the same key the later one stays. Returns how many were written. */
export async function load(table: Table, items: AsyncIterable<Item>): Promise<number> {
  const puts = async function* () {
    for await (const item of items) yield { PutRequest: { Item: item } };
  };
  return writeAll(table, puts());
}

/** A batch holds 25 requests, none of them for the same key. */
async function writeAll(table: Table, requests: AsyncIterable<WriteRequest>): Promise<number> {
  let batch = new Map<string, WriteRequest>();
  let written = 0;
  for await (const request of requests) {
    batch.set(JSON.stringify(keyOf(request.PutRequest?.Item ?? request.DeleteRequest?.Key ?? {})), request);
    if (batch.size < 25) continue;
    written += await writeBatch(table, batch);
    batch = new Map();
  }
  return written + (await writeBatch(table, batch));
}

async function writeBatch({ doc, name }: Table, batch: ReadonlyMap<string, WriteRequest>): Promise<number> {
  let requests: readonly WriteRequest[] = [...batch.values()];
  while (requests.length > 0) {
    const { UnprocessedItems }: BatchWriteItemCommandOutput = await doc.send(
      new BatchWriteItemCommand({ RequestItems: { [name]: [...requests] } }),
    );
    requests = UnprocessedItems?.[name] ?? [];
  }
  return batch.size;
}

// ---- As text -------------------------------------------------------------------------------------------------

/** One item as a line. Bytes (attribute type B) become base64. */
export function lineOf(item: Item): string {
  const text = JSON.stringify({ Item: item }, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return `${text}\n`;
}

/** The item of a line. Throws on anything else. */
export function readLine(line: string): Item {
  const { Item: item } = JSON.parse(line, (key, value) =>
    key === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value,
  );
  keyOf(item);
  return item;
}

const keysKey = { pk: { S: 'SERVER' }, sk: { S: 'KEYS' } };

/** The server's keys as a line among the items; they are kept in a file of their own, not in the table. */
export const keysItem = (keys: Keys): Item => ({ ...keysKey, keys: { S: JSON.stringify(keys) } });

/** The keys, if that is what the item is; else null. */
export const keysOf = ({ pk, keys }: Item): unknown =>
  pk?.S === keysKey.pk.S && keys?.S !== undefined ? JSON.parse(keys.S) : null;
