// A database for tests: dynalite on a loopback port, in memory or on disk; or the one that the environment names, so that
// whoever has an account can run the same tests against the real service.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { DeleteTableCommand, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { afterAll } from 'vitest';
import { createTable, openTable, type Table, tableAt } from '../../../functions/store/table.ts';

export interface Database {
  /** A new empty table. */
  table(): Promise<Table>;
  /** The same table as another process would reach it: with a client of its own. */
  again(table: Table, config?: DynamoDBClientConfig): Table;
  stop(): Promise<void>;
}

/** Opens the database. `path`: a folder, for one on disk. */
export async function openDatabase(path?: string): Promise<Database> {
  const given = process.env.TEST_DYNAMODB_ENDPOINT;
  if (given !== undefined) return databaseAt(given, async () => {});
  const server = dynalite({ ...(path === undefined ? {} : { path }), createTableMs: 0, deleteTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the database has no port');
  return databaseAt(`http://127.0.0.1:${address.port}`, promisify(server.close.bind(server)));
}

/** The database of a test file, from here to the file's end; to be awaited at its top. */
export async function databaseOfFile(): Promise<Database> {
  const database = await openDatabase();
  afterAll(() => database.stop());
  return database;
}

function databaseAt(endpoint: string, close: () => Promise<void>): Database {
  const made: Table[] = [];
  const open = (name: string) => openTable({ TABLE: name, AWS_ENDPOINT_URL_DYNAMODB: endpoint });
  return {
    async table() {
      const table = open(`test-${randomUUID()}`);
      await createTable(table);
      made.push(table);
      return table;
    },
    again: (table, config = {}) =>
      tableAt(table.name, {
        endpoint,
        region: table.doc.config.region,
        credentials: table.doc.config.credentials,
        ...config,
      }),
    async stop() {
      for (const { doc, name } of made) await doc.send(new DeleteTableCommand({ TableName: name }));
      await close();
    },
  };
}
