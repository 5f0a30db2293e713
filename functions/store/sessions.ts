// Sessions: one for each device that has signed in, found by the hash of its token; and for each a line beside the player,
// by which they are listed, and ended from another device.
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { goneAt, hashOf } from './ids.ts';
import { type Item, isDone, itemsBeside, type Table } from './table.ts';

export interface Session {
  readonly player: string;
  /** What the device calls itself: the browser's own description. */
  readonly device: string;
  readonly expires: Millis;
}

/** A session as its player sees it. The id is the token's hash: it names the session, and opens nothing. */
export interface SessionLine {
  readonly id: string;
  readonly device: string;
  readonly since: Millis;
  /** When the app was last opened there; to the day. */
  readonly seen: Millis;
  readonly expires: Millis;
}

export const sessionId = hashOf;

const keyOf = (id: string) => ({ pk: `SESSION#${id}`, sk: 'SESSION' });
const lineKeyOf = (player: string, id: string) => ({ pk: `PLAYER#${player}`, sk: `SESSION#${id}` });

/** Opens a session. */
export async function putSession({ doc, name }: Table, token: string, session: Session): Promise<void> {
  const item = { ...keyOf(sessionId(token)), ...session, gone: goneAt(session.expires) };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}

/** Moves the expiry of a session that still stands; false if it was ended meanwhile. */
export async function extendSession({ doc, name }: Table, id: string, expires: Millis): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: keyOf(id),
    UpdateExpression: 'SET expires = :expires, gone = :gone',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':expires': expires, ':gone': goneAt(expires) },
  });
  return isDone(doc.send(command));
}

/** Writes the line of a session. When it is opened that comes first: no session may stand that its player can't see. */
export async function writeLine(
  { doc, name }: Table,
  id: string,
  { player, device, expires }: Session,
  now: Millis,
): Promise<void> {
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: lineKeyOf(player, id),
      UpdateExpression:
        'SET device = :device, seen = :now, since = if_not_exists(since, :now), expires = :expires, gone = :gone',
      ExpressionAttributeValues: {
        ':device': device,
        ':now': now,
        ':expires': expires,
        ':gone': goneAt(expires),
      },
    }),
  );
}

/**
 * The session of a token, or null if there is none or it has expired. Half a read unit: a poll asks for it each time.
 * One that was opened a moment ago may not be visible yet, so what isn't found is looked for again, consistently.
 */
export async function loadSession(table: Table, token: string, now: Millis): Promise<Session | null> {
  const id = sessionId(token);
  const session = (await read(table, id, false)) ?? (await read(table, id, true));
  return session && session.expires > now ? session : null;
}

async function read({ doc, name }: Table, id: string, consistent: boolean): Promise<Session | null> {
  const { Item } = await doc.send(
    new GetCommand({ TableName: name, Key: keyOf(id), ConsistentRead: consistent }),
  );
  return Item ? { player: Item.player, device: Item.device, expires: Item.expires } : null;
}

/** The sessions of a player, last opened first. */
export async function listSessions(table: Table, player: string, now: Millis): Promise<SessionLine[]> {
  const lines = (await itemsBeside(table, player, 'SESSION#'))
    .map(lineOf)
    .filter(({ expires }) => expires > now);
  return lines.sort((a, b) => b.seen - a.seen || b.since - a.since);
}

/** Ends a session, if it is this player's. The line goes last: what breaks off in between can be ended again. */
export async function endSession({ doc, name }: Table, player: string, id: string): Promise<void> {
  const command = new DeleteCommand({
    TableName: name,
    Key: keyOf(id),
    ConditionExpression: 'player = :player',
    ExpressionAttributeValues: { ':player': player },
  });
  await isDone(doc.send(command));
  await doc.send(new DeleteCommand({ TableName: name, Key: lineKeyOf(player, id) }));
}

const lineOf = (item: Item): SessionLine => ({
  id: String(item.sk).slice('SESSION#'.length),
  device: item.device,
  since: item.since,
  seen: item.seen,
  expires: item.expires,
});
