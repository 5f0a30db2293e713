import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { changedGames } from '../../../functions/push/stream.ts';

const written = (pk: string, sk: string, due?: number): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    NewImage: due === undefined ? {} : { due: { N: String(due) } },
  },
});

it('the stream tells of heads with something due, each once; of nothing else', () => {
  const removed: DynamoDBRecord = {
    eventName: 'REMOVE',
    dynamodb: { Keys: { pk: { S: 'GAME#gone' }, sk: { S: 'HEAD' } } },
  };
  const Records = [
    written('GAME#b', 'HEAD', 5),
    written('GAME#b', 'V#000001#x', 5),
    written('GAME#a', 'HEAD', 6),
    written('GAME#b', 'HEAD', 7),
    written('GAME#quiet', 'HEAD'),
    written('PLAYER#p', 'PROFILE'),
    removed,
  ];
  expect(changedGames({ Records })).toEqual(['b', 'a']);
});
