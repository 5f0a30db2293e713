// The table's stream, read for one thing: which games have something to be done about now.
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** Ids of the games whose heads were written and have something due, each once, in order. */
export const changedGames = ({ Records }: DynamoDBStreamEvent): string[] => [
  ...new Set(Records.flatMap(gameOf)),
];

/**
 * Says which records are to be delivered again: those of games that failed. Lambda goes back to the first of them; what comes
 * after it is heard a second time, which changes nothing.
 */
export const notDone = (
  { Records }: DynamoDBStreamEvent,
  failed: readonly string[],
): DynamoDBBatchResponse => ({
  batchItemFailures: Records.filter((record) => gameOf(record).some((game) => failed.includes(game))).map(
    ({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' }),
  ),
});

function gameOf({ dynamodb }: DynamoDBRecord): string[] {
  const { Keys: keys, NewImage: head } = dynamodb ?? {};
  const pk = keys?.pk?.S ?? '';
  const isDue = keys?.sk?.S === 'HEAD' && pk.startsWith('GAME#') && head?.due !== undefined;
  return isDue ? [pk.slice('GAME#'.length)] : [];
}
