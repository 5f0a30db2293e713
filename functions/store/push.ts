// Web push subscriptions: one for each device of a player, named by the hash of its endpoint, so that sending it again at
// each launch changes nothing. Sending is functions/push's part.
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { hashOf } from './ids.ts';
import { type Item, isDone, type Table } from './table.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly since: Millis;
  /** Id of the device's session, with which the subscription ends; absent for those from before there were such ids. */
  readonly session?: string;
  /** Failures in a row, and until when the push service asked to be left alone. */
  readonly failures: number;
  readonly notBefore: Millis;
  /** Why the last message did not arrive; absent if it did. Neither endpoint nor keys. */
  readonly problem?: string;
}

/** What HEAD calls a device of a player (see PingMark), who has a handful of them. */
export const deviceOf = ({ endpoint }: Pick<Subscription, 'endpoint'>): string =>
  hashOf(endpoint).slice(0, 8);

const keyOf = (player: string, endpoint: string) => ({
  pk: `PLAYER#${player}`,
  sk: `PUSH#${hashOf(endpoint)}`,
});

/** Devices of one player. A ping goes to each of them, so there must be an end. */
const DEVICES = 20;

/** Keeps a device's subscription. Beyond twenty devices of a player, those that were launched longest ago go. */
export async function putSubscription(
  table: Table,
  player: string,
  subscription: Subscription,
): Promise<void> {
  const item = { ...keyOf(player, subscription.endpoint), ...subscription };
  await table.doc.send(new PutCommand({ TableName: table.name, Item: item }));
  const others = (await listSubscriptions(table, player)).filter(
    ({ endpoint }) => endpoint !== subscription.endpoint,
  );
  const oldest = others.sort((a, b) => b.since - a.since).slice(DEVICES - 1);
  await Promise.all(oldest.map(({ endpoint }) => deleteSubscription(table, player, endpoint)));
}

export async function listSubscriptions({ doc, name }: Table, player: string): Promise<Subscription[]> {
  const { Items = [] } = await doc.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :push)',
      ExpressionAttributeValues: { ':pk': `PLAYER#${player}`, ':push': 'PUSH#' },
    }),
  );
  return Items.map(subscriptionOf);
}

export async function deleteSubscription(
  { doc, name }: Table,
  player: string,
  endpoint: string,
): Promise<void> {
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(player, endpoint) }));
}

/** Notes how the push service answered: no failure, or one more, why, and when to try again. A device gone meanwhile stays gone. */
export async function noteDelivery(
  { doc, name }: Table,
  player: string,
  endpoint: string,
  { failures, notBefore, problem }: Pick<Subscription, 'failures' | 'notBefore' | 'problem'>,
): Promise<void> {
  const note = problem === undefined ? ' REMOVE problem' : ', problem = :problem';
  const command = new UpdateCommand({
    TableName: name,
    Key: keyOf(player, endpoint),
    UpdateExpression: `SET failures = :failures, notBefore = :notBefore${note}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':failures': failures, ':notBefore': notBefore, ':problem': problem },
  });
  await isDone(doc.send(command));
}

const subscriptionOf = (item: Item): Subscription => ({
  endpoint: item.endpoint,
  keys: item.keys,
  since: item.since,
  ...(item.session === undefined ? {} : { session: item.session }),
  failures: item.failures,
  notBefore: item.notBefore,
  ...(item.problem === undefined ? {} : { problem: item.problem }),
});
