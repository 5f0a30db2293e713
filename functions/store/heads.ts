// HEAD: the one mutable item of a game, under 1 KB. Its conditional update is the commit. It is never sent as it is:
// functions/games/summary.ts makes what one viewer may know of it.
//
// Who writes what, so that nobody overwrites another:
//   a change of the game   everything in `gameFields`, on condition that the version is still the one it was made from
//   the notifier           `pings`, `recorded`; and `due`, on condition that it is still the one it was read with (dues.ts)
//   a chat line            `chats`, by adding to it (chat.ts)
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Terms } from '../../shared/clock/clock.ts';
import type { Options, Seat } from '../../shared/engine/game.ts';
import type { Access, Millis, Status } from '../../shared/wire.ts';
import {
  type HeadSeat,
  type Mark,
  rowOf,
  type SeatRow,
  seatOf,
  termsOf,
  termsRowOf,
  timeRowOf,
} from './seats.ts';
import { conditionFailed, type Item, type Table } from './table.ts';

export type { HeadSeat, Mark } from './seats.ts';

export interface Head {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly access: Access;
  /** Player id of the host. */
  readonly host: string;
  readonly status: Status;
  readonly createdAt: Millis;
  /** Grows by one with each change of the game; never shown to anybody, for it tells of others' secret moves. */
  readonly version: number;
  /** The newest version item; null while the game waits for players. */
  readonly versionId: string | null;
  /** Its number. It stays behind `version` after a change that plays nothing, such as a new name. */
  readonly versionN: number;
  readonly seats: readonly HeadSeat[];
  /** The clock that the host chose; null: nobody is in a hurry. */
  readonly terms: Terms | null;
  /** What spectators see. */
  readonly watchers: Mark;
  readonly question: HeadQuestion | null;
  /** Chat lines so far. */
  readonly chats: number;
  /** What the notifier has done for each seat. */
  readonly pings: Readonly<Record<Seat, PingMark>>;
  /** When there is next something to do for this game that nobody asks for; null if there isn't. */
  readonly due: Millis | null;
  /** The finished game's record stands. */
  readonly recorded: boolean;
}

/** The open question, as far as a home screen needs it. `seats` had something to decide when it was put. */
export interface HeadQuestion {
  readonly wave: boolean;
  readonly seats: readonly Seat[];
  readonly at: Millis;
}

/** The call that the notifier took up last, and until when it (or its next try) is under way; 0: done. */
export interface PingMark {
  readonly called: number;
  readonly until: Millis;
  /** Names of the devices (push.ts) that are still to hear of it; none: all that the player has. */
  readonly devices: readonly string[];
}

export const headKey = (id: string) => ({ pk: `GAME#${id}`, sk: 'HEAD' });

/** What was to be written, or what was read, may not be how the game stands: another was first, or nobody knows. Load HEAD again. */
export class Contested extends Error {
  override readonly name = 'Contested';
  constructor(override readonly cause: unknown) {
    super('the game may have moved on meanwhile', { cause });
  }
  /** True if another change was surely first; false if the outcome is unknown. */
  get lost(): boolean {
    return conditionFailed(this.cause);
  }
}

/** Puts the HEAD of a new game. Its id is fresh, so nothing is there, and repeating the write changes nothing. */
export async function putHead({ doc, name }: Table, head: Head): Promise<void> {
  const fields = Object.entries(gameFields(head)).filter(([, value]) => value !== null);
  const item = { ...headKey(head.id), ...Object.fromEntries(fields), chats: 0, pings: {} };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}

/** Reads a HEAD: half a read unit, or a whole one for the newest. */
export async function loadHead({ doc, name }: Table, id: string, consistent: boolean): Promise<Head | null> {
  const { Item } = await doc.send(
    new GetCommand({ TableName: name, Key: headKey(id), ConsistentRead: consistent }),
  );
  return Item ? headOf(Item) : null;
}

/** Reads many HEADs; those that don't exist are left out. In no certain order. */
export async function loadHeads({ doc, name }: Table, ids: readonly string[]): Promise<Head[]> {
  const heads: Head[] = [];
  for (let from = 0; from < ids.length; from += 100) {
    let keys: BatchGetCommandOutput['UnprocessedKeys'] = {
      [name]: { Keys: ids.slice(from, from + 100).map(headKey) },
    };
    while (keys?.[name]?.Keys?.length) {
      const answer: BatchGetCommandOutput = await doc.send(new BatchGetCommand({ RequestItems: keys }));
      heads.push(...(answer.Responses?.[name] ?? []).map(headOf));
      keys = answer.UnprocessedKeys;
    }
  }
  return heads;
}

/** Ids of public games with a free seat, newest first. */
export async function listLobby(table: Table, limit: number): Promise<string[]> {
  const shards = await Promise.all(lobbyIndex.all.map((shard) => listShard(table, shard, limit)));
  const newest = shards.flat().sort((a, b) => Number(b.listed) - Number(a.listed));
  return newest.slice(0, limit).map(gameIdOf);
}

async function listShard({ doc, name }: Table, shard: string, limit: number): Promise<Item[]> {
  const { Items = [] } = await doc.send(
    new QueryCommand({
      TableName: name,
      IndexName: 'lobby',
      KeyConditionExpression: 'lobby = :shard',
      ExpressionAttributeValues: { ':shard': shard },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items;
}

/**
 * Moves a game from one version to the next: the commit. `due` is when there is next something to do that nobody asks for:
 * now calls the notifier, null is never, undefined leaves it as it is.
 * Throws Contested when the game is no longer at the version that the change was made from, or when nobody knows.
 */
export async function advanceHead(table: Table, from: Head, to: Head, due?: Millis | null): Promise<void> {
  if (to.version !== from.version + 1) throw new RangeError(`from version ${from.version} to ${to.version}`);
  const fields = { ...gameFields(to), ...dueFields(to.id, due) };
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== null);
  const remove = entries.filter(([, value]) => value === null);
  const removal = remove.length > 0 ? ` REMOVE ${remove.map(([field]) => `#${field}`).join(', ')}` : '';
  const command = new UpdateCommand({
    TableName: table.name,
    Key: headKey(from.id),
    UpdateExpression: `SET ${set.map(([field]) => `#${field} = :${field}`).join(', ')}${removal}`,
    ConditionExpression: '#version = :from',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([field]) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([field, value]) => [`:${field}`, value])),
      ':from': from.version,
    },
  });
  await contesting(table.doc.send(command));
}

function dueFields(id: string, due: Millis | null | undefined) {
  if (due === undefined) return {};
  return { due, dueShard: due === null ? null : dueShardOf(id) };
}

/** Removes a game that everybody left before its start. Throws Contested like advanceHead. */
export async function deleteHead({ doc, name }: Table, head: Head): Promise<void> {
  const command = new DeleteCommand({
    TableName: name,
    Key: headKey(head.id),
    ConditionExpression: '#version = :from',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':from': head.version },
  });
  await contesting(doc.send(command));
}

async function contesting(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw new Contested(error);
  }
}

/** Notes that the record of a finished game stands, so that its versions can go. */
export async function markRecorded({ doc, name }: Table, id: string): Promise<void> {
  await doc.send(
    new UpdateCommand({
      TableName: name,
      Key: headKey(id),
      UpdateExpression: 'SET recorded = :true',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':true': true },
    }),
  );
}

// ---- As an item ----------------------------------------------------------------------------------------------

/** The indexes over all games are split, so that no single partition takes every commit, or every new game. */
const shardsOf = (index: string, count: number) => ({
  all: Array.from({ length: count }, (_, shard) => `${index}#${shard}`),
  /** By the id's first random byte, which is as often one as another; letters would prefer some shards. */
  of: (id: string) => `${index}#${(Buffer.from(id, 'base64url')[0] ?? 0) % count}`,
});

const dueIndex = shardsOf('DUE', 8);
export const dueShards: readonly string[] = dueIndex.all;
export const dueShardOf = dueIndex.of;

/** Few, for each is read when somebody looks for a game to join. */
const lobbyIndex = shardsOf('LOBBY', 4);

export const gameIdOf = (item: Item): string => String(item.pk).slice('GAME#'.length);

/** What a change of the game writes; null removes. */
function gameFields(head: Head) {
  const listed =
    head.status === 'waiting' && head.access === 'public' && head.seats.some((seat) => !seat.player);
  return {
    game: head.game,
    rules: head.rules,
    options: head.options,
    access: head.access,
    host: head.host,
    status: head.status,
    createdAt: head.createdAt,
    version: head.version,
    versionId: head.versionId,
    versionN: head.versionN,
    seats: head.seats.map(rowOf),
    terms: head.terms && termsRowOf(head.terms),
    times: head.terms && head.seats.map(({ time }) => time && timeRowOf(time)),
    watchers: [head.watchers.version, head.watchers.changedAt],
    question: head.question && [head.question.wave, head.question.seats, head.question.at],
    lobby: listed ? lobbyIndex.of(head.id) : null,
    listed: listed ? head.createdAt : null,
  };
}

function headOf(item: Item): Head {
  const pings: [string, readonly [called: number, until: Millis, ...devices: string[]]][] = Object.entries(
    item.pings,
  );
  return {
    id: gameIdOf(item),
    game: item.game,
    rules: item.rules,
    options: item.options,
    access: item.access,
    host: item.host,
    status: item.status,
    createdAt: item.createdAt,
    version: item.version,
    versionId: item.versionId ?? null,
    versionN: item.versionN,
    seats: item.seats.map((row: SeatRow, seat: Seat) => seatOf(row, item.times?.[seat] ?? null)),
    terms: item.terms ? termsOf(item.terms) : null,
    watchers: { version: item.watchers[0], changedAt: item.watchers[1] },
    question: item.question
      ? { wave: item.question[0], seats: item.question[1], at: item.question[2] }
      : null,
    chats: item.chats,
    pings: Object.fromEntries(
      pings.map(([seat, [called, until, ...devices]]) => [seat, { called, until, devices }]),
    ),
    due: item.due ?? null,
    recorded: item.recorded ?? false,
  };
}
