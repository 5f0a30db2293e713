// The parts that stand in for AWS, held against what AWS says of them.
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { tableAt } from '../../functions/store/table.ts';
import { parameterArn, tableArn } from '../../scripts/cloud/assembly.ts';
import { openDoor } from '../../scripts/cloud/door.ts';
import { fits, type Mapping, streamOf } from '../../scripts/cloud/stream.ts';

describe('the door of a function', () => {
  it('lets nothing through that its role does not allow', async () => {
    const denied: string[] = [];
    const door = await openDoor({
      name: 'Api',
      rights: (action, resource) => action === 'dynamodb:Query' && resource === tableArn('Lightlag'),
      database: 'http://127.0.0.1:1',
      parameters: new Map([['/Lightlag/vapid', 'secret']]),
      changed: () => {},
      denied: (what) => void denied.push(what),
    });
    const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
    const config = { endpoint: door.url, region: 'local', credentials, maxAttempts: 1 };
    const { doc } = tableAt('Lightlag', config);
    const read = new GetItemCommand({ TableName: 'Lightlag', Key: { pk: { S: 'a' }, sk: { S: 'b' } } });
    await expect(doc.send(read)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const secret = new GetParameterCommand({ Name: '/Lightlag/vapid' });
    await expect(new SSMClient(config).send(secret)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(denied).toEqual([
      `Api: dynamodb:GetItem on ${tableArn('Lightlag')}`,
      `Api: ssm:GetParameter on ${parameterArn('/Lightlag/vapid')}`,
    ]);
    await door.close();
  });
});

describe('the stream', () => {
  const mapping: Mapping = {
    EventSourceArn: 'stream',
    BatchSize: 10,
    MaximumRetryAttempts: 3,
    MaximumRecordAgeInSeconds: 300,
    ParallelizationFactor: 1,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    FilterCriteria: { Filters: [{ Pattern: '{"dynamodb":{"Keys":{"sk":{"S":["HEAD"]}}}}' }] },
  };
  const write = (name: string, sk = 'HEAD') => ({
    keys: { pk: { S: name }, sk: { S: sk } },
    before: undefined,
    after: {},
  });
  const names = ({ Records }: DynamoDBStreamEvent) =>
    Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S).join('');

  /** Delivers a to e, of which a function makes what it does, and says which batches there were. */
  async function delivered(answer: (event: DynamoDBStreamEvent) => unknown) {
    const batches: string[] = [];
    const stream = streamOf(
      mapping,
      async (event) => {
        batches.push(names(event as DynamoDBStreamEvent));
        return answer(event as DynamoDBStreamEvent);
      },
      undefined,
      0,
    );
    // The first is under way before the others come.
    for (const name of ['-', 'a', 'b', 'c', 'd']) stream.changed(write(name));
    stream.changed(write('x', 'V#1'));
    await stream.idle();
    return { batches, givenUp: names({ Records: stream.givenUp }) };
  }

  it('brings what passes the filter, in order, in batches', async () => {
    expect(await delivered(() => null)).toEqual({ batches: ['-', 'abcd'], givenUp: '' });
  });

  it('goes on from the first record that was named', async () => {
    let first = true;
    const answer = ({ Records }: DynamoDBStreamEvent) => {
      const c = Records.find(({ dynamodb }) => dynamodb?.Keys?.pk?.S === 'c');
      if (!c || !first) return null;
      first = false;
      return { batchItemFailures: [{ itemIdentifier: c.dynamodb?.SequenceNumber }] };
    };
    expect(await delivered(answer)).toEqual({ batches: ['-', 'abcd', 'cd'], givenUp: '' });
  });

  it('halves a batch that fails as a whole, so that one bad record holds up no other', async () => {
    const { batches, givenUp } = await delivered((event) => {
      if (names(event).includes('b')) throw new Error('b');
      return null;
    });
    expect(batches).toEqual(['-', 'abcd', 'ab', 'a', 'b', 'b', 'cd']);
    expect(givenUp).toBe('b');
  });

  it.each([
    [{ sk: { S: ['HEAD'] } }, { sk: { S: 'HEAD' } }, true],
    [{ sk: { S: ['HEAD'] } }, { sk: { S: 'V#1' } }, false],
    [{ due: { N: [{ exists: true }] } }, { due: { N: '5' } }, true],
    [{ due: { N: [{ exists: true }] } }, {}, false],
    [{ due: { N: [{ exists: false }] } }, {}, true],
  ])('filter %j of %j: %s', (pattern, value, does) => {
    expect(fits(pattern, value)).toBe(does);
  });
});
