// Sessions: one for each device that has signed in, found by the hash of its token.
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { goneAt, hashOf } from './ids.ts';
import type { Table } from './table.ts';

export interface Session {
  readonly player: string;
  /** What the player calls the device, or what it calls itself. */
  readonly device: string;
  readonly expires: Millis;
}

const keyOf = (token: string) => ({ pk: `SESSION#${hashOf(token)}`, sk: 'SESSION' });

/** Opens a session, or moves its expiry. */
export async function putSession({ doc, name }: Table, token: string, session: Session): Promise<void> {
  const item = { ...keyOf(token), ...session, gone: goneAt(session.expires) };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}

/**
 * The session of a token, or null if there is none or it has expired. Half a read unit: a poll asks for it each time.
 * One that was opened a moment ago may not be visible yet, so what isn't found is looked for again, consistently.
 */
export async function loadSession(table: Table, token: string, now: Millis): Promise<Session | null> {
  const session = (await read(table, token, false)) ?? (await read(table, token, true));
  return session && session.expires > now ? session : null;
}

async function read({ doc, name }: Table, token: string, consistent: boolean): Promise<Session | null> {
  const { Item } = await doc.send(
    new GetCommand({ TableName: name, Key: keyOf(token), ConsistentRead: consistent }),
  );
  return Item ? { player: Item.player, device: Item.device, expires: Item.expires } : null;
}

export async function deleteSession({ doc, name }: Table, token: string): Promise<void> {
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(token) }));
}
