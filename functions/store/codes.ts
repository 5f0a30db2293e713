// Codes that let whoever holds them in as a player, once each: one for another device, ten for the day on which every
// device is lost. Which codes are good stands in one item beside the player, so that using one is a single conditional
// write, and making new ones voids the old:
//
//   CODE#<hash> ──> player, kind ──> PLAYER#<player> CODES#<kind> { good: { hash, hash, ... }, expires }
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { goneAt, hashOf } from './ids.ts';
import { type Item, isDone, type Table } from './table.ts';

/** `link`: for another device, soon. `recovery`: to be written down. */
export type CodeKind = 'link' | 'recovery';

export interface Codes {
  /** How many were not used yet. */
  readonly left: number;
  readonly since: Millis;
}

const keyOf = (hash: string) => ({ pk: `CODE#${hash}`, sk: 'CODE' });
const setKeyOf = (player: string, kind: CodeKind) => ({ pk: `PLAYER#${player}`, sk: `CODES#${kind}` });

/** Makes codes good in the place of those that were; `expires` null: until they are used. */
export async function putCodes(
  table: Table,
  player: string,
  kind: CodeKind,
  codes: readonly string[],
  { since, expires }: { readonly since: Millis; readonly expires: Millis | null },
): Promise<void> {
  const { doc, name } = table;
  const hashes = codes.map(hashOf);
  const life = expires === null ? {} : { expires, gone: goneAt(expires) };
  const former = await readSet(table, player, kind);
  for (const hash of hashes) {
    const pointer = { ...keyOf(hash), player, kind, ...(expires === null ? {} : { gone: goneAt(expires) }) };
    await doc.send(new PutCommand({ TableName: name, Item: pointer }));
  }
  const set = { ...setKeyOf(player, kind), good: new Set(hashes), since, ...life };
  await doc.send(new PutCommand({ TableName: name, Item: set }));
  await dropPointers(table, former);
}

/** Uses a code up, and returns whose it was; null if it is not good: used, voided, expired, or never made. */
export async function takeCode({ doc, name }: Table, code: string, now: Millis): Promise<string | null> {
  const hash = hashOf(code);
  const { Item: pointer } = await doc.send(
    new GetCommand({ TableName: name, Key: keyOf(hash), ConsistentRead: true }),
  );
  if (!pointer) return null;
  const command = new UpdateCommand({
    TableName: name,
    Key: setKeyOf(pointer.player, pointer.kind),
    UpdateExpression: 'DELETE good :one',
    ConditionExpression: 'contains(good, :hash) AND (attribute_not_exists(expires) OR expires > :now)',
    ExpressionAttributeValues: { ':one': new Set([hash]), ':hash': hash, ':now': now },
  });
  if (!(await isDone(doc.send(command)))) return null;
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(hash) }));
  return pointer.player;
}

/** What is left of a player's codes; null if none were ever made. */
export async function loadCodes(table: Table, player: string, kind: CodeKind): Promise<Codes | null> {
  const set = await readSet(table, player, kind);
  return set ? { left: goodOf(set).length, since: set.since } : null;
}

/** Voids all of a player's codes of a kind. */
export async function dropCodes(table: Table, player: string, kind: CodeKind): Promise<void> {
  const former = await readSet(table, player, kind);
  await table.doc.send(new DeleteCommand({ TableName: table.name, Key: setKeyOf(player, kind) }));
  await dropPointers(table, former);
}

async function readSet({ doc, name }: Table, player: string, kind: CodeKind): Promise<Item | undefined> {
  const key = setKeyOf(player, kind);
  const { Item } = await doc.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  return Item;
}

/** Tidies up: a pointer to a set that doesn't hold its code leads nowhere. */
async function dropPointers({ doc, name }: Table, set: Item | undefined): Promise<void> {
  for (const hash of goodOf(set)) await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(hash) }));
}

const goodOf = (set: Item | undefined): string[] => [...((set?.good as Set<string> | undefined) ?? [])];
