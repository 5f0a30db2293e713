// Passkeys: the public half of each, beside its player. Which one it is, the device says by the credential's id; a hash of it
// names the item, for it may be longer than a key can be.
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { hashOf } from './ids.ts';
import { type Item, isDone, itemsBeside, type Table } from './table.ts';

export interface Passkey {
  /** The credential's id, as the device says it. */
  readonly credential: string;
  readonly name: string;
  /** COSE, as it came. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures so far, where the device counts them; 0 where it doesn't. */
  readonly counter: number;
  /** How a browser can reach the device. */
  readonly transports: readonly string[];
  /** Copied to where another device of its owner finds it. */
  readonly backedUp: boolean;
  readonly since: Millis;
  /** When it last let its player in; null: never yet. */
  readonly used: Millis | null;
}

/** What names a passkey among those of its player. */
export const passkeyId = ({ credential }: Pick<Passkey, 'credential'>): string => hashOf(credential);

const keyOf = (player: string, id: string) => ({ pk: `PLAYER#${player}`, sk: `PASSKEY#${id}` });

/** Keeps a new passkey; false if it is there already. */
export const putPasskey = ({ doc, name }: Table, player: string, passkey: Passkey): Promise<boolean> =>
  isDone(
    doc.send(
      new PutCommand({
        TableName: name,
        Item: { ...keyOf(player, passkeyId(passkey)), ...passkey },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );

export async function loadPasskey(
  { doc, name }: Table,
  player: string,
  credential: string,
): Promise<Passkey | null> {
  const Key = keyOf(player, passkeyId({ credential }));
  const { Item } = await doc.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
  return Item ? passkeyOf(Item) : null;
}

/** A player's passkeys, oldest first. */
export async function listPasskeys(table: Table, player: string): Promise<Passkey[]> {
  const items = await itemsBeside(table, player, 'PASSKEY#');
  return items.map(passkeyOf).sort((a, b) => a.since - b.since);
}

/** False if there is none of that id. */
export const renamePasskey = (table: Table, player: string, id: string, to: string): Promise<boolean> =>
  isDone(
    table.doc.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(player, id),
        UpdateExpression: 'SET #name = :name',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': to },
      }),
    ),
  );

/** Notes that a passkey has let its player in; false if it was revoked, or used elsewhere, since it was read. */
export const noteUse = (
  { doc, name }: Table,
  player: string,
  passkey: Passkey,
  now: Pick<Passkey, 'counter' | 'backedUp' | 'used'>,
): Promise<boolean> =>
  isDone(
    doc.send(
      new UpdateCommand({
        TableName: name,
        Key: keyOf(player, passkeyId(passkey)),
        UpdateExpression: 'SET #counter = :counter, backedUp = :backedUp, used = :used',
        ConditionExpression: 'attribute_exists(pk) AND #counter = :was',
        ExpressionAttributeNames: { '#counter': 'counter' },
        ExpressionAttributeValues: {
          ':counter': now.counter,
          ':backedUp': now.backedUp,
          ':used': now.used,
          ':was': passkey.counter,
        },
      }),
    ),
  );

export async function deletePasskey({ doc, name }: Table, player: string, id: string): Promise<void> {
  await doc.send(new DeleteCommand({ TableName: name, Key: keyOf(player, id) }));
}

const passkeyOf = (item: Item): Passkey => ({
  credential: item.credential,
  name: item.name,
  publicKey: Uint8Array.from(item.publicKey),
  counter: item.counter,
  transports: item.transports,
  backedUp: item.backedUp,
  since: item.since,
  used: item.used,
});
