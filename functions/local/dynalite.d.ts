// The parts of dynalite 4.0.0 that the local database uses: the server, and the store below it for mending indexes.

declare module 'dynalite' {
  import type { Server } from 'node:http';

  export interface Options {
    /** Folder of the LevelDB store; in memory if absent. */
    readonly path?: string;
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}

declare module 'dynalite/db/index.js' {
  import type { Readable } from 'node:stream';
  import type { Options } from 'dynalite';

  type Done = (error?: Error | null) => void;

  export interface Table {
    readonly TableName: string;
    readonly GlobalSecondaryIndexes?: readonly { readonly IndexName: string }[];
  }

  export interface Part {
    createKeyStream(range: object): Readable;
    createValueStream(range: object): Readable;
    del(key: string, done: Done): void;
  }

  export interface Store {
    readonly lifecycleManager: { gracefulClose(done: Done): void };
    getTable(name: string, done: (error: Error | null, table?: Table) => void): void;
    getItemDb(table: string): Part;
    getIndexDb(kind: 'Global' | 'Local', table: string, index: string): Part;
  }

  interface Db {
    create(options: Options): Store;
    /** Writes the index entries of an item; `before` undefined: as of an item that was not there. */
    updateIndexes(store: Store, table: Table, before: undefined, after: object, done: Done): void;
  }

  const db: Db;
  export default db;
}
