// The table's stream, read for one thing: which games have something to be done about now.
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** Ids of the games whose heads were written and have something due, each once, in order. */
export const changedGames = ({ Records }: DynamoDBStreamEvent): string[] => [
  ...new Set(Records.flatMap(gameOf)),
];

function gameOf({ dynamodb }: DynamoDBRecord): string[] {
  const { Keys: keys, NewImage: head } = dynamodb ?? {};
  const pk = keys?.pk?.S ?? '';
  const isDue = keys?.sk?.S === 'HEAD' && pk.startsWith('GAME#') && head?.due !== undefined;
  return isDue ? [pk.slice('GAME#'.length)] : [];
}
