// The Lambda entry, fed with the events that an HTTP API sends, on a table that its environment names.
import { once } from 'node:events';
import type { Server } from 'node:http';
import dynalite from 'dynalite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTable, openTable } from '../../../functions/store/table.ts';

let database: Server;
let handler: typeof import('../../../functions/api.ts').handler;

beforeAll(async () => {
  database = dynalite({ createTableMs: 0 }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const address = database.address();
  if (address === null || typeof address === 'string') throw new Error('the database has no port');
  vi.stubEnv('TABLE', 'Lightlag');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('SITE_URL', 'https://games.example');
  vi.stubEnv('VAPID_PUBLIC_KEY', 'public-key');
  await createTable(openTable(process.env));
  ({ handler } = await import('../../../functions/api.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  database.close();
  database.closeAllConnections();
});

const event = (method: string, path: string, body?: string, headers: Record<string, string> = {}) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: { host: 'abc.execute-api.example', 'content-type': 'application/json', ...headers },
  body: body ?? null,
  isBase64Encoded: false,
  requestContext: {
    accountId: '',
    apiId: '',
    authentication: null,
    authorizer: {},
    domainName: 'abc.execute-api.example',
    domainPrefix: 'abc',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '198.51.100.7', userAgent: 'test' },
    requestId: 'id',
    routeKey: '$default',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
});

describe('the API as a Lambda function', () => {
  it('answers', async () => {
    const answer = await handler(event('GET', '/api/config'));
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ pushKey: 'public-key', names: 'themed' });
  });

  it('takes changes from the site alone, and hands its cookie over', async () => {
    const body = '{"name":"Ada","language":"en"}';
    const elsewhere = await handler(
      event('POST', '/api/players', body, { origin: 'https://abc.execute-api.example' }),
    );
    expect(elsewhere.statusCode).toBe(403);
    const ours = await handler(event('POST', '/api/players', body, { origin: 'https://games.example' }));
    expect(ours.statusCode).toBe(201);
    const [cookie = ''] = ours.cookies ?? [];
    expect(cookie).toMatch(/^__Host-session=/);
    const me = await handler({ ...event('GET', '/api/me'), cookies: [cookie.split(';')[0] ?? ''] });
    expect(JSON.parse(me.body)).toMatchObject({ name: 'Ada' });
  });
});
