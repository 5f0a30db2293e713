// The one table: how it is reached, its keys, and how a failed condition is told from a failure.
// What the items hold is in the files beside this one, one for each kind.
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  type GetCommandOutput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';

export interface Table {
  readonly doc: DynamoDBDocumentClient;
  readonly name: string;
}

/** An item as it comes from the database: what we wrote, so each file beside this one names the types of its own. */
export type Item = NonNullable<GetCommandOutput['Item']>;

/**
 * The table that the environment names: `TABLE`, and for a database on this machine its address in
 * `AWS_ENDPOINT_URL_DYNAMODB` (a loopback address needs no credentials). In AWS region and credentials are the function's own.
 */
export function openTable(env: Readonly<Record<string, string | undefined>>): Table {
  const { TABLE: name, AWS_ENDPOINT_URL_DYNAMODB: endpoint } = env;
  if (!name) throw new Error('TABLE is not set: it names the DynamoDB table');
  return tableAt(name, endpoint === undefined ? {} : { endpoint, ...(isLoopback(endpoint) ? local : {}) });
}

const local = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

function isLoopback(endpoint: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoint).hostname);
}

/** Milliseconds after which a request counts as failed and the SDK tries again: nobody waits for ever. */
const patience = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true };

export function tableAt(name: string, config: DynamoDBClientConfig): Table {
  const client = new DynamoDBClient({ requestHandler: patience, ...config });
  const doc = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { doc, name };
}

/** Makes the table where it does not exist, and waits until it can be used: on one machine, and in tests. In AWS the stack has made it, with these same keys. */
export async function createTable({ doc, name }: Table): Promise<void> {
  const command = new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
      { AttributeName: 'dueShard', AttributeType: 'S' },
      { AttributeName: 'due', AttributeType: 'N' },
      { AttributeName: 'lobby', AttributeType: 'S' },
      { AttributeName: 'listed', AttributeType: 'N' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'due',
        KeySchema: [
          { AttributeName: 'dueShard', KeyType: 'HASH' },
          { AttributeName: 'due', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
      {
        IndexName: 'lobby',
        KeySchema: [
          { AttributeName: 'lobby', KeyType: 'HASH' },
          { AttributeName: 'listed', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  });
  try {
    await doc.send(command);
  } catch (error) {
    if (!isNamed(error, 'ResourceInUseException')) throw error;
  }
  while (!(await isActive({ doc, name }))) await wait(20);
}

async function isActive({ doc, name }: Table): Promise<boolean> {
  const { Table: table } = await doc.send(new DescribeTableCommand({ TableName: name }));
  return table?.TableStatus === 'ACTIVE';
}

/** Whether the database refused a write because its condition did not hold. Every other failure leaves the outcome open. */
export const conditionFailed = (error: unknown): boolean => isNamed(error, 'ConditionalCheckFailedException');

/** Whether a conditional write was done; false if its condition did not hold. Throws any other failure. */
export async function isDone(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** All items of a query, page after page. */
export async function* itemsOf(
  { doc, name }: Table,
  query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>,
): AsyncGenerator<Item, void, undefined> {
  let from: Item | undefined;
  do {
    const page = await doc.send(new QueryCommand({ ...query, TableName: name, ExclusiveStartKey: from }));
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** All items of one kind beside a player: `SESSION#`. */
export async function itemsBeside(table: Table, player: string, kind: string): Promise<Item[]> {
  const found: Item[] = [];
  const items = itemsOf(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
    ExpressionAttributeValues: { ':pk': `PLAYER#${player}`, ':kind': kind },
    ConsistentRead: true,
  });
  for await (const item of items) found.push(item);
  return found;
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
