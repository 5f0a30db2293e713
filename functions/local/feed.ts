// The change feed of one machine, in place of the table's stream: says which game's head has just been written.
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Hears the ids of games that have changed. Must not throw, and must not wait. */
export type Listener = (game: string) => void;

/**
 * Tells `listener` of every head that this client has written, whichever function wrote it, after the database has
 * acknowledged it. What is lost by a kill between the two is picked up from `due` at the next start.
 */
export function onHeadWritten(doc: DynamoDBDocumentClient, listener: Listener): void {
  doc.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args);
      const game = gameOf(args.input);
      if (game !== null) listener(game);
      return output;
    },
    { step: 'initialize', name: 'changeFeed' },
  );
}

/** The game of an UpdateItem (which has a `Key`) or a PutItem (which has an `Item`) on a head; null for all else. */
function gameOf(input: object): string | null {
  const key = 'UpdateExpression' in input && 'Key' in input ? input.Key : 'Item' in input ? input.Item : null;
  if (typeof key !== 'object' || key === null || !('pk' in key) || !('sk' in key)) return null;
  if (key.sk !== 'HEAD' || typeof key.pk !== 'string' || !key.pk.startsWith('GAME#')) return null;
  return key.pk.slice('GAME#'.length);
}
