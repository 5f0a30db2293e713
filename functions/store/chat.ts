// The chat of a game: one item a line, in order of time. How many there are stands in the game's HEAD, so that a poll
// that reads nothing else notices a new one.
import { randomBytes } from 'node:crypto';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatLine, Millis } from '../../shared/wire.ts';
import { headKey } from './heads.ts';
import { type Item, itemsOf, type Table } from './table.ts';

/** Ids sort by time: milliseconds in 9 base-36 digits (good until the year 5188), then chance. */
export const chatId = (at: Millis): string =>
  at.toString(36).padStart(9, '0') + randomBytes(6).toString('base64url');

/** Writes a line by a player, then counts it: a reader who sees the count finds the line. */
export async function putLine({ doc, name }: Table, game: string, line: ChatLine, by: string): Promise<void> {
  const { id, ...rest } = line;
  await doc.send(
    new PutCommand({ TableName: name, Item: { pk: `GAME#${game}`, sk: `CHAT#${id}`, ...rest, by } }),
  );
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: headKey(game),
      UpdateExpression: 'ADD chats :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
}

/** The newest lines, oldest first; with `after`, only those after the line of that id. */
export async function listLines(
  { doc, name }: Table,
  game: string,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ChatLine[]> {
  const { Items = [] } = await doc.send(
    new QueryCommand({
      TableName: name,
      // Digits and letters sort before '~', and a line's own id before any longer text: so this is "after that line".
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': `GAME#${game}`, ':from': `CHAT#${after} `, ':to': 'CHAT#~' },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.map(lineOf).reverse();
}

/** All lines that a player has said, oldest first. Those from before lines knew their player are told by the seat. */
export async function* linesBy(
  table: Table,
  game: string,
  player: string,
  seat: number | null,
): AsyncGenerator<ChatLine, void, undefined> {
  const lines = itemsOf(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :chat)',
    ExpressionAttributeValues: { ':pk': `GAME#${game}`, ':chat': 'CHAT#' },
    ConsistentRead: true,
  });
  for await (const item of lines)
    if (item.by === undefined ? seat !== null && item.seat === seat : item.by === player) yield lineOf(item);
}

/** Puts another name in the place of a speaker's. */
export async function renameLine(
  { doc, name }: Table,
  game: string,
  line: string,
  to: string,
): Promise<void> {
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: `GAME#${game}`, sk: `CHAT#${line}` },
      UpdateExpression: 'SET #name = :name',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': to },
    }),
  );
}

const lineOf = (item: Item): ChatLine => ({
  id: String(item.sk).slice('CHAT#'.length),
  at: item.at,
  seat: item.seat,
  name: item.name,
  text: item.text,
});
