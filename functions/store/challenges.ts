// Challenges: what a passkey is asked to sign. Each is for one browser, by a token that it alone has, and for one purpose;
// taking it is using it up.
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Millis } from '../../shared/wire.ts';
import { goneAt, hashOf } from './ids.ts';
import type { Table } from './table.ts';

export interface Challenge {
  readonly challenge: string;
  readonly purpose: string;
  readonly expires: Millis;
}

const keyOf = (token: string) => ({ pk: `CHALLENGE#${hashOf(token)}`, sk: 'CHALLENGE' });

export async function putChallenge({ doc, name }: Table, token: string, challenge: Challenge): Promise<void> {
  const item = { ...keyOf(token), ...challenge, gone: goneAt(challenge.expires) };
  await doc.send(new PutCommand({ TableName: name, Item: item }));
}

/** What was asked of a browser for this purpose; null if nothing was, or it is answered already, or expired. */
export async function takeChallenge(
  { doc, name }: Table,
  token: string,
  purpose: string,
  now: Millis,
): Promise<string | null> {
  // Deleting is atomic: of two who come at once, one is given what was there.
  const { Attributes: taken } = await doc.send(
    new DeleteCommand({ TableName: name, Key: keyOf(token), ReturnValues: 'ALL_OLD' }),
  );
  return taken && taken.purpose === purpose && taken.expires > now ? taken.challenge : null;
}
