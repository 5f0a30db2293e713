import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { changedGames, notDone } from '../../../functions/push/stream.ts';

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

it('records of games that failed are to come again, and no others', () => {
  const record = (game: string, sequence: string): DynamoDBRecord => {
    const { dynamodb } = written(`GAME#${game}`, 'HEAD', 5);
    return { dynamodb: { ...dynamodb, SequenceNumber: sequence } };
  };
  const Records = [record('a', '1'), record('b', '2'), record('a', '3')];
  expect(notDone({ Records }, ['a'])).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }],
  });
  expect(notDone({ Records }, [])).toEqual({ batchItemFailures: [] });
});
