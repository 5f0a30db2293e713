// The database of one machine: DynamoDB's API over LevelDB (dynalite), on a loopback port, in this process.
// What the tables and items are is functions/store's part.
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import dynalite from 'dynalite';
import db, { type Store, type Table as StoredTable } from 'dynalite/db/index.js';
import * as v from 'valibot';
import { type Table, tableAt } from '../store/table.ts';

/** The one table of a machine. */
export const tableName = 'Lightlag';

/** How the table is reached on a database of this machine. */
export const tableOn = (endpoint: string): Table =>
  tableAt(tableName, {
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

export interface Database {
  /** http://127.0.0.1:PORT, for the SDK. */
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Another process is using the same data. */
export class InUse extends Error {
  override readonly name = 'InUse';
  constructor(
    readonly dataDir: string,
    readonly pid: number,
    readonly endpoint: string,
  ) {
    super(`process ${pid} is using ${dataDir}; stop it first, or choose another folder with --data`);
  }
}

/**
 * Opens the database of a data folder, making it if it is not there. Throws InUse if another process has it open.
 *
 * `endpoint.json` says where it listens, for backup and restore. It goes away with a clean stop; so one that is found
 * here, and whose port is dead, tells that the last run was killed.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'db');
  const before = await whereItListens(dataDir);
  if (before && (await listens(before.endpoint))) throw new InUse(dataDir, before.pid, before.endpoint);
  if (before) await mendIndexes(path);
  const server = dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`;
  const note = noteIn(dataDir);
  await writeFile(note, JSON.stringify({ endpoint, pid: process.pid }));
  return {
    endpoint,
    async stop() {
      await promisify(server.close.bind(server))();
      await rm(note, { force: true });
    },
  };
}

const noteIn = (dataDir: string) => join(dataDir, 'endpoint.json');

const Note = v.object({ endpoint: v.string(), pid: v.number() });

/** Where the database of a data folder listens, or did when it was killed; null after a clean stop. */
async function whereItListens(dataDir: string): Promise<v.InferOutput<typeof Note> | null> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => '');
  // Killed while writing it, before anything was served: as good as a kill a moment later.
  if (!text.endsWith('}')) return text === '' ? null : { endpoint: '', pid: 0 };
  return v.parse(Note, JSON.parse(text));
}

/** The endpoint of a server that is running on this data; null if none is. */
export async function runningOn(dataDir: string): Promise<string | null> {
  const note = await whereItListens(dataDir);
  return note && (await listens(note.endpoint)) ? note.endpoint : null;
}

/** dynalite answers a plain GET with its health. Anything else on the port is somebody who came after it. */
async function listens(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    async (answer) => (await answer.text()).startsWith('healthy: dynamodb'),
    () => false,
  );
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the database has no port');
  return address.port;
}

/**
 * Makes the indexes anew from the items.
 *
 * dynalite writes an item in steps: index entries out, index entries in, then the item. A kill between two of them
 * leaves an item that no index knows; for `due` that would be a game which nobody is ever reminded of.
 *
 *     out: due=9:00      in: due=now        item: due=now
 *         |        ✗          |        ✗         |
 *       item says 9:00,     index says now,
 *       index nothing       item says 9:00
 */
async function mendIndexes(path: string): Promise<void> {
  const store = db.create({ path });
  try {
    const table = await tableOf(store, tableName);
    if (table) await indexAnew(store, table);
  } finally {
    await promisify(store.lifecycleManager.gracefulClose.bind(store.lifecycleManager))();
  }
}

/** Null if the table is not there: the last run was killed before it was made. */
async function tableOf(store: Store, name: string): Promise<StoredTable | null> {
  return new Promise((done, fail) => {
    store.getTable(name, (error, table) => {
      if (table) done(table);
      else if (error?.name === 'NotFoundError') done(null);
      else fail(error ?? new Error(`no table ${name}`));
    });
  });
}

async function indexAnew(store: Store, table: StoredTable): Promise<void> {
  for (const { IndexName } of table.GlobalSecondaryIndexes ?? []) {
    const index = store.getIndexDb('Global', table.TableName, IndexName);
    for await (const key of index.createKeyStream({})) await promisify(index.del)(String(key));
  }
  for await (const item of store.getItemDb(table.TableName).createValueStream({})) {
    await new Promise<void>((done, fail) => {
      db.updateIndexes(store, table, undefined, item, (error) => (error ? fail(error) : done()));
    });
  }
}
