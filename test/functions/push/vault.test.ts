// The keys of a deployment: made once, made anew when asked, and read by functions when they start. On a parameter store
// of this machine that speaks as much of Systems Manager's API as they use.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deployedNotifier } from '../../../functions/push/deployed.ts';
import { openVault, pairOf, readPair } from '../../../functions/push/vault.ts';

const parameters = new Map<string, string>();
const answers: Record<string, unknown>[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, string>;
    const target = request.headers['x-amz-target'];
    if (request.method === 'PUT') answers.push(body);
    const { Name = '', Value = '' } = body;
    if (target === 'AmazonSSM.PutParameter') parameters.set(Name, Value);
    const known = parameters.get(Name);
    if (target === 'AmazonSSM.GetParameter' && known === undefined)
      response.writeHead(400).end(JSON.stringify({ __type: 'ParameterNotFound' }));
    else response.end(JSON.stringify({ Parameter: { Name, Value: known } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'local');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('VAPID_PARAMETER', '/Lightlag/vapid');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  parameters.clear();
  answers.length = 0;
});

const vault = () => openVault(process.env);

describe('the pair', () => {
  it('is made once, and stays when nothing is asked for', async () => {
    const first = await pairOf(vault(), '');
    expect(await pairOf(vault(), '')).toEqual(first);
    expect(await readPair(vault())).toEqual(first);
  });

  it('is made anew for a word that is new, once, and stays after it', async () => {
    const first = await pairOf(vault(), '');
    const second = await pairOf(vault(), 'spring');
    expect(second.publicKey).not.toBe(first.publicKey);
    expect(await pairOf(vault(), 'spring')).toEqual(second);
    expect(await pairOf(vault(), '')).toEqual(second);
  });

  it('that cannot be read is not replaced, and not told', async () => {
    parameters.set('/Lightlag/vapid', 'secret stuff');
    await expect(pairOf(vault(), 'spring')).rejects.toThrow(/^the parameter \/Lightlag\/vapid does not hold/);
    expect(parameters.get('/Lightlag/vapid')).toBe('secret stuff');
  });
});

describe('a deployment', () => {
  const asks = (RequestType: string, Generation = '') => {
    const event = {
      RequestType,
      ResponseURL: process.env.AWS_ENDPOINT_URL_SSM,
      StackId: 'stack',
      RequestId: 'request',
      LogicalResourceId: 'KeyPair',
      ResourceProperties: { Generation },
    };
    return event as unknown as CloudFormationCustomResourceEvent;
  };

  it('is told the public key, and never the private one', async () => {
    const { handler } = await import('../../../functions/keys.ts');
    await handler(asks('Create'));
    const pair = await readPair(vault());
    expect(answers).toEqual([
      {
        Status: 'SUCCESS',
        StackId: 'stack',
        RequestId: 'request',
        LogicalResourceId: 'KeyPair',
        PhysicalResourceId: '/Lightlag/vapid',
        Data: { PublicKey: pair?.publicKey },
      },
    ]);
    expect(JSON.stringify(answers)).not.toContain(pair?.privateKey);
  });

  it('that takes the stack down leaves the keys', async () => {
    const { handler } = await import('../../../functions/keys.ts');
    const pair = await pairOf(vault(), '');
    await handler(asks('Delete'));
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(await readPair(vault())).toEqual(pair);
  });

  it('hears of a failure at once instead of waiting for an hour', async () => {
    const { handler } = await import('../../../functions/keys.ts');
    parameters.set('/Lightlag/vapid', '{}');
    await handler(asks('Update', 'spring'));
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('does not hold') }]);
  });
});

describe('a function', () => {
  it('starts with the keys of the deployment', async () => {
    await pairOf(vault(), '');
    const { log: _, ...notifier } = await deployedNotifier({ ...process.env, TABLE: 'Lightlag' });
    expect(notifier.send).toBeTypeOf('function');
  });

  it('without its keys, or with unusable ones, does not start', async () => {
    await expect(deployedNotifier({ TABLE: 'Lightlag' })).rejects.toThrow('VAPID_PARAMETER');
    await expect(deployedNotifier({ ...process.env, TABLE: 'Lightlag' })).rejects.toThrow('no keys yet');
    const pair = { publicKey: 'x', privateKey: 'y', generation: '' };
    parameters.set('/Lightlag/vapid', JSON.stringify(pair));
    await expect(deployedNotifier({ ...process.env, TABLE: 'Lightlag' })).rejects.toThrow(/key/i);
  });
});
