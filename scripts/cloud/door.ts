// The way of one function to its services: every call is held against the function's synthesized rights, then handed to
// the database of this machine or to the parameters here. What it writes is told, with the item before and after.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parameterArn, tableArn } from './assembly.ts';
import type { Rights } from './rights.ts';

// biome-ignore lint/suspicious/noExplicitAny: requests of DynamoDB have many shapes; what is read of them is named here.
type Json = any;

/** A write as the table's stream tells of it, in DynamoDB's own JSON. */
export interface Change {
  readonly keys: Json;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export interface DoorOptions {
  /** The function, for the message of a refusal. */
  readonly name: string;
  readonly rights: Rights;
  /** http://127.0.0.1:PORT of the database. */
  readonly database: string;
  readonly parameters: Map<string, string>;
  readonly changed: (change: Change) => void;
  /** Hears of calls beyond the rights. */
  readonly denied: (what: string) => void;
  /** Counts what a call costs; see scripts/cost.ts. */
  readonly called?: ((action: string, body: Json) => void) | undefined;
}

export interface Door {
  readonly url: string;
  close(): Promise<void>;
}

export async function openDoor(options: DoorOptions): Promise<Door> {
  const { name, rights, database, parameters, changed, denied, called } = options;
  const server = createServer(async (request, response) => {
    const [service = '', operation = ''] = String(request.headers['x-amz-target']).split('.');
    const asked = await text(request);
    const body: Json = JSON.parse(asked);
    const action = `${service.startsWith('DynamoDB') ? 'dynamodb' : 'ssm'}:${operation}`;
    const refused = resourcesOf(action, body).find((resource) => !rights(action, resource));
    if (refused !== undefined) {
      denied(`${name}: ${action} on ${refused}`);
      const message = `${name} is not authorized to perform: ${action} on resource: ${refused}`;
      response.writeHead(400).end(JSON.stringify({ __type: 'AccessDeniedException', message }));
      return;
    }
    called?.(action, body);
    if (action.startsWith('ssm:')) {
      answerParameter(response, operation, body, parameters);
      return;
    }
    const headers = { ...request.headers, host: new URL(database).host };
    const send = (target: string, what: string) =>
      fetch(database, {
        method: 'POST',
        headers: { ...plain(headers), 'x-amz-target': `${service}.${target}` },
        body: what,
      });
    const answer = await writing(operation, body, send, () => send(operation, asked), changed);
    response.writeHead(answer.status, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-crc32': answer.crc,
    });
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function plain(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const kept = ['authorization', 'content-type', 'x-amz-date', 'host', 'x-amz-security-token'];
  return Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

/** The ARNs that a call is about. */
function resourcesOf(action: string, body: Json): string[] {
  if (action.startsWith('ssm:')) return [parameterArn(body.Name)];
  if (body.RequestItems) return Object.keys(body.RequestItems).map(tableArn);
  const table = tableArn(body.TableName ?? '');
  return [body.IndexName ? `${table}/index/${body.IndexName}` : table];
}

/** Systems Manager's parameters, as much of them as is used. */
function answerParameter(
  response: ServerResponse,
  operation: string,
  { Name, Value }: Json,
  parameters: Map<string, string>,
): void {
  if (operation === 'PutParameter') parameters.set(Name, Value);
  const known = parameters.get(Name);
  if (known === undefined) response.writeHead(400).end(JSON.stringify({ __type: 'ParameterNotFound' }));
  else response.end(JSON.stringify({ Parameter: { Name, Value: known } }));
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly crc: string;
}

type Send = (target: string, body: string) => Promise<Response>;

/** Sends a call; around a write it reads the item before and after, one write to an item at a time. */
async function writing(
  operation: string,
  body: Json,
  send: Send,
  call: () => Promise<Response>,
  changed: (change: Change) => void,
): Promise<Answer> {
  const writes = writesOf(operation, body);
  if (writes.length === 0) return taken(await call());
  const names = writes.map(({ keys }) => JSON.stringify(keys));
  return oneAtATime(names, async () => {
    const read = async ({ table, keys }: { table: string; keys: Json }): Promise<Json> => {
      const answer = await send(
        'GetItem',
        JSON.stringify({ TableName: table, Key: keys, ConsistentRead: true }),
      );
      return ((await answer.json()) as Json).Item;
    };
    const before = await Promise.all(writes.map(read));
    const answer = await taken(await call());
    if (answer.status === 200) {
      const after = await Promise.all(writes.map(read));
      for (const [i, { keys }] of writes.entries())
        if (JSON.stringify(before[i]) !== JSON.stringify(after[i]))
          changed({ keys, before: before[i], after: after[i] });
    }
    return answer;
  });
}

const taken = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  body: await answer.text(),
  crc: answer.headers.get('x-amz-crc32') ?? '',
});

function writesOf(operation: string, body: Json): { table: string; keys: Json }[] {
  const keysOf = ({ pk, sk }: Json) => ({ pk, sk });
  if (operation === 'PutItem') return [{ table: body.TableName, keys: keysOf(body.Item) }];
  if (operation === 'UpdateItem' || operation === 'DeleteItem')
    return [{ table: body.TableName, keys: keysOf(body.Key) }];
  if (operation !== 'BatchWriteItem') return [];
  return Object.entries<Json>(body.RequestItems).flatMap(([table, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }: Json) => ({
      table,
      keys: keysOf(PutRequest?.Item ?? DeleteRequest.Key),
    })),
  );
}

/** Writes under way, by the item's key; of all functions, since they share the database. */
const under = new Map<string, Promise<unknown>>();

async function oneAtATime<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = Promise.all(names.map((name) => under.get(name)));
  const mine = before.then(work, work);
  const settled = mine.catch(() => {});
  for (const name of names) under.set(name, settled);
  try {
    return await mine;
  } finally {
    for (const name of names) if (under.get(name) === settled) under.delete(name);
  }
}
