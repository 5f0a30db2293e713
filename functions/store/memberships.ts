// Which games a player sits in: one small item a game, beside the player. What the game is, its HEAD alone says.
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Item, itemsBeside, type Table } from './table.ts';

export interface Membership {
  readonly game: string;
  /** Chat lines of the game that the player has read. */
  readonly read: number;
}

const keyOf = (player: string, game: string) => ({ pk: `PLAYER#${player}`, sk: `GAME#${game}` });

/**
 * Written before the HEAD that seats the player, so that nobody sits in a game that is missing from his list. One that
 * leads to a game without him (the seat went to another, or the process died in between) is passed over by the reader. One
 * that stands already keeps what it says: a second click on Join must not make read lines unread.
 */
export async function putMembership({ doc, name }: Table, player: string, game: string): Promise<void> {
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: keyOf(player, game),
      UpdateExpression: 'SET #read = if_not_exists(#read, :none)',
      ExpressionAttributeNames: { '#read': 'read' },
      ExpressionAttributeValues: { ':none': 0 },
    }),
  );
}

export async function deleteMembership({ doc, name }: Table, player: string, game: string): Promise<void> {
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(player, game) }));
}

/** All games that a player ever sat in and has not left before their start. */
export async function listMemberships(table: Table, player: string): Promise<Membership[]> {
  return (await itemsBeside(table, player, 'GAME#')).map(membershipOf);
}

/** Notes how many chat lines the player has read. */
export async function markRead(
  { doc, name }: Table,
  player: string,
  game: string,
  read: number,
): Promise<void> {
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: keyOf(player, game),
      UpdateExpression: 'SET #read = :read',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#read': 'read' },
      ExpressionAttributeValues: { ':read': read },
    }),
  );
}

const membershipOf = (item: Item): Membership => ({
  game: String(item.sk).slice('GAME#'.length),
  read: item.read,
});
