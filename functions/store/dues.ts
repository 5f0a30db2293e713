// The outbox: what must be done for a game without anybody asking, and when. A commit sets `due` in the same write that
// makes the work necessary, so it can't be forgotten; the notifier does the work and moves `due` on.
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Seat } from '../../shared/engine/game.ts';
import type { Millis } from '../../shared/wire.ts';
import { dueShardOf, dueShards, gameIdOf, type Head, headKey, type PingMark } from './heads.ts';
import { isDone, itemsOf, type Table } from './table.ts';

export interface Due {
  readonly game: string;
  readonly due: Millis;
}

/** Games in one shard (see `dueShards`) that are due by now, longest due first. */
export async function dueGames(table: Table, shard: string, now: Millis): Promise<Due[]> {
  const found: Due[] = [];
  const due = itemsOf(table, {
    IndexName: 'due',
    KeyConditionExpression: 'dueShard = :shard AND due <= :now',
    ExpressionAttributeValues: { ':shard': shard, ':now': now },
  });
  for await (const item of due) found.push({ game: gameIdOf(item), due: item.due });
  return found;
}

/** All games with something to do at some time: shard by shard. */
export const everyDue = (table: Table): Promise<Due[][]> =>
  Promise.all(dueShards.map((shard) => dueGames(table, shard, Number.MAX_SAFE_INTEGER)));

/**
 * Notes what is under way or done for seats, and moves `due` on (null: nothing is left to do), if the HEAD still stands as
 * it was read; else false, and nothing is written.
 */
export async function moveDue(
  { doc, name }: Table,
  head: Head,
  marks: ReadonlyMap<Seat, PingMark>,
  due: Millis | null,
): Promise<boolean> {
  const fields = markFields(marks);
  const set = due === null ? fields.set : [...fields.set, 'due = :due', 'dueShard = :dueShard'];
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
    ...(due === null ? ['REMOVE due, dueShard'] : []),
  ];
  const command = new UpdateCommand({
    TableName: name,
    Key: headKey(head.id),
    UpdateExpression: clauses.join(' '),
    ConditionExpression: `#version = :version AND ${head.due === null ? 'attribute_not_exists(due)' : 'due = :was'}`,
    ExpressionAttributeNames: { ...fields.names, '#version': 'version' },
    ExpressionAttributeValues: {
      ...fields.values,
      ':version': head.version,
      ...(head.due === null ? {} : { ':was': head.due }),
      ...(due === null ? {} : { ':due': due, ':dueShard': dueShardOf(head.id) }),
    },
  });
  return isDone(doc.send(command));
}

function markFields(marks: ReadonlyMap<Seat, PingMark>) {
  const seats = [...marks];
  return {
    set: seats.map(([seat]) => `pings.#seat${seat} = :seat${seat}`),
    names: Object.fromEntries(seats.map(([seat]) => [`#seat${seat}`, `${seat}`])),
    values: Object.fromEntries(
      seats.map(([seat, { called, until, devices }]) => [`:seat${seat}`, [called, until, ...devices]]),
    ),
  };
}
