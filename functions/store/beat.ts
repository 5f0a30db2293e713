// The sweep's own heartbeat: when it last watched over all clocks, and a pause of it that has not been given back yet.
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import type { Table } from './table.ts';

export interface Beat {
  readonly at: Millis;
  readonly outage: { readonly from: Millis; readonly to: Millis } | null;
}

const key = { pk: 'CLOCK', sk: 'BEAT' };

/** Null before the first sweep of all. */
export async function loadBeat({ doc, name }: Table): Promise<Beat | null> {
  const { Item } = await doc.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  return Item
    ? { at: Item.at, outage: Item.outage ? { from: Item.outage[0], to: Item.outage[1] } : null }
    : null;
}

export async function putBeat({ doc, name }: Table, { at, outage }: Beat): Promise<void> {
  const item = { ...key, at, ...(outage ? { outage: [outage.from, outage.to] } : {}) };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}
