// Every function of the deployment, in one table. To add one, write its entry functions/<name>.ts and its line here.
// What is made from a line is in function.ts, what wakes it in triggers.ts.

/** What DynamoDB lets a function do with the table. Each of them stands in some file of functions/store. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

export type Trigger =
  /** Requests to the HTTP API under this path. */
  | { readonly http: string }
  /** Heads of games with something due, as the table's stream tells of them. */
  | { readonly stream: 'heads' }
  | { readonly everyMinutes: number }
  /** Each deployment; see keys.ts. */
  | { readonly deployment: true };

export interface FunctionSpec {
  readonly about: string;
  readonly wokenBy: Trigger;
  /** MB; processor time comes with it, a whole core at 1,769. */
  readonly memory: number;
  /** Seconds after which it is ended. */
  readonly timeout: number;
  /** The most that run at once; null where what wakes it bounds them. */
  readonly atOnce: number | null;
  readonly table: readonly TableAction[];
  /** Indexes of the table that it may query. */
  readonly indexes: readonly ('due' | 'lobby')[];
  /** The pair of keys that messages are signed with: not for it, to read, or to make. */
  readonly keys: 'none' | 'read' | 'make';
}

export const functions: Readonly<Record<string, FunctionSpec>> = {
  api: {
    about: 'Answers the players',
    wokenBy: { http: '/api/{proxy+}' },
    memory: 1024,
    timeout: 10,
    // The one that strangers can call. 50 at 40 ms each are about 1,000 requests a second.
    atOnce: 50,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lobby'],
    keys: 'none',
  },
  auth: {
    about: 'Lets players in, and lets them go',
    wokenBy: { http: '/api/auth/{proxy+}' },
    memory: 1024,
    // Leaving every game that one sits in takes its time.
    timeout: 25,
    // Strangers can call it, too; players do so now and then.
    atOnce: 10,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: [],
    keys: 'none',
  },
  notify: {
    about: 'Calls the players whose turn it is, as soon as it is',
    wokenBy: { stream: 'heads' },
    memory: 512,
    timeout: 60,
    // One for each shard of the stream and lane of it: the mapping bounds them.
    atOnce: null,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: [],
    keys: 'read',
  },
  clock: {
    about: 'Does what is due: time that is up, reminders, second tries, and what was missed',
    wokenBy: { everyMinutes: 1 },
    memory: 512,
    timeout: 120,
    // One that takes longer than a minute may still be at work when the next begins; a third would only get in the way.
    atOnce: 2,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['due'],
    keys: 'read',
  },
};
