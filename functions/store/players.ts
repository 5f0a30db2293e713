// Players: who they are to others. Their games are in memberships.ts, their devices in push.ts.
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DaysOff } from '../../shared/clock/absence.ts';
import type { Language, Millis, Reminders } from '../../shared/wire.ts';
import { type Item, itemsOf, type Table } from './table.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly since: Millis;
  readonly daysOff: DaysOff | null;
  readonly reminders: Reminders;
}

const keyOf = (id: string) => ({ pk: `PLAYER#${id}`, sk: 'PROFILE' });

/** Writes a new player. Repeating the write changes nothing. */
export async function putPlayer({ doc, name }: Table, { id, ...profile }: Player): Promise<void> {
  await doc.send(new PutCommand({ TableName: name, Item: { ...keyOf(id), ...profile } }));
}

export async function loadPlayer({ doc, name }: Table, id: string): Promise<Player | null> {
  const { Item } = await doc.send(new GetCommand({ TableName: name, Key: keyOf(id), ConsistentRead: true }));
  return Item ? playerOf(id, Item) : null;
}

/** Changes what is given, of a player that exists. Returns the player as it is then. */
export async function updatePlayer({ doc, name }: Table, id: string, change: PlayerChange): Promise<Player> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  if (fields.length === 0) throw new RangeError('nothing to change');
  const { Attributes } = await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: keyOf(id),
      UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return playerOf(id, Attributes ?? {});
}

/** Deletes a player and all that is kept beside him, the profile last: until then there is somebody to go on for. */
export async function deletePlayer(table: Table, id: string): Promise<void> {
  const { doc, name } = table;
  const { pk, sk: profile } = keyOf(id);
  const items = itemsOf(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  for await (const { sk } of items)
    if (sk !== profile) await doc.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(id) }));
}

export interface PlayerChange {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  readonly daysOff?: DaysOff | null | undefined;
  readonly reminders?: Reminders | undefined;
}

const playerOf = (id: string, item: Item): Player => ({
  id,
  name: item.name,
  language: item.language,
  since: item.since,
  daysOff: item.daysOff ?? null,
  reminders: item.reminders ?? 'both',
});
