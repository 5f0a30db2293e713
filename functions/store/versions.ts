// Versions: the history of a game, one immutable item a step, each naming its parent. Which of them happened is what can
// be reached from HEAD; a version whose HEAD update lost is an orphan, and nobody ever reads it.
//
//   V#000003#start.k1 <- V#000004#7f.Qa <- V#000005#2c.x9 <- HEAD
//                                       `- V#000005#e0.B7          (lost the race for version 5)
import { randomBytes } from 'node:crypto';
import { BatchWriteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Told } from '../../shared/engine/flow.ts';
import type { Seat, Shape, State } from '../../shared/engine/game.ts';
import type { Act } from '../../shared/engine/match.ts';
import type { Millis } from '../../shared/wire.ts';
import { pack, unpack } from './pack.ts';
import type { Item, Table } from './table.ts';

export interface Version {
  readonly n: number;
  readonly id: string;
  /** Null for the first. */
  readonly parent: string | null;
  readonly at: Millis;
  /** The game's rules number that it was made by. */
  readonly rules: number;
  /** Whose commit it is, and the ply that it answered; null for the start, and for an end by vote. */
  readonly by: { readonly seat: Seat; readonly ply: number } | null;
  /** What was done: the commit, then what standing orders did. */
  readonly acts: readonly Act<Shape>[];
  readonly told: readonly Told<Shape>[];
  /** The whole state after it. */
  readonly state: State<Shape>;
}

type Key = { readonly pk: string; readonly sk: string };
type Body = Pick<Version, 'acts' | 'told' | 'state'>;

/**
 * An id for one attempt at a commit. No two attempts share an item, so that none can meet what another has written,
 * and repeating a put whose answer was lost writes the same bytes again.
 */
export const attemptOf = (commit: string): string => `${commit}.${randomBytes(6).toString('base64url')}`;

/** The commit that a version is an attempt at. */
export const commitOf = (versionId: string): string => versionId.slice(0, versionId.lastIndexOf('.'));

const prefixOf = (n: number) => `V#${String(n).padStart(6, '0')}`;
const keyOf = (game: string, n: number, id: string): Key => ({
  pk: `GAME#${game}`,
  sk: `${prefixOf(n)}#${id}`,
});

export async function putVersion(table: Table, game: string, version: Version): Promise<void> {
  const { n, id, acts, told, state, by, ...rest } = version;
  const body: Body = { acts, told, state };
  const item = { ...keyOf(game, n, id), ...rest, by: by && [by.seat, by.ply], body: pack(body) };
  await table.doc.send(new PutCommand({ TableName: table.name, Item: item }));
  remember(table, item);
}

/**
 * A version that HEAD names. It never changes, so a cheap read that finds it is right; one written a moment ago may not be
 * visible to that read yet. Null if it is not there: the game has moved on and been compacted.
 */
export async function loadVersion(
  table: Table,
  game: string,
  n: number,
  id: string,
): Promise<Version | null> {
  const key = keyOf(game, n, id);
  const item = recall(table, key) ?? (await read(table, key, false)) ?? (await read(table, key, true));
  if (!item) return null;
  remember(table, item);
  return versionOf(item);
}

async function read({ doc, name }: Table, key: Key, consistent: boolean): Promise<Item | undefined> {
  const { Item } = await doc.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: consistent }));
  return Item;
}

// ---- Those at hand -------------------------------------------------------------------------------------------
// A version never changes and no two share an id, so what this process has written or read a moment ago needs no
// reading. Kept as items, compressed: each reader unpacks a state of its own, the same as from the database.

/** About 3 KB each. */
const KEPT = 300;

const atHand = new WeakMap<Table, Map<string, Item>>();

function remember(table: Table, item: Item): void {
  const items = atHand.get(table) ?? new Map<string, Item>();
  atHand.set(table, items);
  const name = nameOf(item);
  items.delete(name);
  items.set(name, item);
  const [oldest] = items.keys();
  if (items.size > KEPT && oldest !== undefined) items.delete(oldest);
}

const recall = (table: Table, key: Key): Item | undefined => atHand.get(table)?.get(nameOf(key));

const nameOf = ({ pk, sk }: Item | Key): string => `${pk} ${sk}`;

// ---- History -------------------------------------------------------------------------------------------------

/**
 * The chain back to the start, newest first, read in pages as far as it is asked for: from the version that a HEAD names, that
 * one included; or from a version, that one left out. It ends early where versions are gone.
 */
export async function* history(
  { doc, name }: Table,
  game: string,
  from: Version | { readonly version: number; readonly versionId: string | null },
): AsyncGenerator<Version, void, undefined> {
  let wanted = 'parent' in from ? from.parent : from.versionId;
  const last = 'parent' in from ? from.n - 1 : from.version;
  if (wanted === null) return;
  let start: Item | undefined;
  for (let limit = 8; ; limit = 64) {
    const page = await doc.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': `GAME#${game}`,
          ':first': prefixOf(0),
          ':last': `${prefixOf(last)}#~`,
        },
        ScanIndexForward: false,
        Limit: limit,
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    for (const item of page.Items ?? []) {
      if (idOf(item) !== wanted) continue;
      const version = versionOf(item);
      yield version;
      wanted = version.parent;
    }
    start = page.LastEvaluatedKey;
    if (wanted === null || !start) return;
  }
}

/** Deletes all versions of a game but one, orphans included. Can be repeated. */
export async function deleteVersions({ doc, name }: Table, game: string, but: string): Promise<void> {
  for (;;) {
    const { Items = [] } = await doc.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :v)',
        ExpressionAttributeValues: { ':pk': `GAME#${game}`, ':v': 'V#' },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: 26,
      }),
    );
    const going = Items.filter((item) => idOf(item) !== but).slice(0, 25);
    if (going.length === 0) return;
    const requests = going.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await doc.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
}

const idOf = (item: Item): string => String(item.sk).slice('V#000000#'.length);

function versionOf(item: Item): Version {
  const body = unpack<Body>(item.body);
  return {
    n: Number(String(item.sk).slice(2, 8)),
    id: idOf(item),
    parent: item.parent,
    at: item.at,
    rules: item.rules,
    by: item.by && { seat: item.by[0], ply: item.by[1] },
    ...body,
  };
}
