// Invitations to a game, found by the hash of their token. `single` is used up by the player who takes it; `open` holds
// until it expires or the game is full. `seat` hands the maker's own seat in a running game to whoever takes it.
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { goneAt, hashOf } from './ids.ts';
import { isDone, type Table } from './table.ts';

export interface Invite {
  readonly game: string;
  readonly kind: 'single' | 'open' | 'seat';
  /** Player who made it. */
  readonly by: string;
  readonly expires: Millis;
  /** Player who has used up a single one. */
  readonly usedBy: string | null;
}

const keyOf = (token: string) => ({ pk: `INVITE#${hashOf(token)}`, sk: 'INVITE' });

export async function putInvite({ doc, name }: Table, token: string, invite: Invite): Promise<void> {
  const { usedBy: _, ...rest } = invite;
  const item = { ...keyOf(token), ...rest, gone: goneAt(invite.expires) };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}

export async function loadInvite({ doc, name }: Table, token: string): Promise<Invite | null> {
  const { Item } = await doc.send(
    new GetCommand({ TableName: name, Key: keyOf(token), ConsistentRead: true }),
  );
  if (!Item) return null;
  return {
    game: Item.game,
    kind: Item.kind,
    by: Item.by,
    expires: Item.expires,
    usedBy: Item.usedBy ?? null,
  };
}

/** Takes a single invitation for a player; false if another has taken it. Taking it twice is taking it once. */
export async function takeInvite({ doc, name }: Table, token: string, player: string): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: keyOf(token),
    UpdateExpression: 'SET usedBy = :player',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(usedBy) OR usedBy = :player)',
    ExpressionAttributeValues: { ':player': player },
  });
  return isDone(doc.send(command));
}

/** Gives a single invitation back whose taker found no seat. */
export async function releaseInvite({ doc, name }: Table, token: string, player: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: name,
    Key: keyOf(token),
    UpdateExpression: 'REMOVE usedBy',
    ConditionExpression: 'usedBy = :player',
    ExpressionAttributeValues: { ':player': player },
  });
  await isDone(doc.send(command));
}
