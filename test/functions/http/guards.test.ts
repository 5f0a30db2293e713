// What stands before every route: origin, size, rate, shape; and what every answer carries.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../../../functions/http/limits.ts';
import type { LogLine } from '../../../functions/http/site.ts';
import type { GameView } from '../../../shared/wire.ts';
import { caller } from './caller.ts';
import { home, type World, world } from './world.ts';

let api: World;
beforeAll(async () => {
  api = await world();
});
afterAll(() => api.close());

const ada = JSON.stringify({ name: 'Ada', language: 'en' });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api.app.request(path, {
    method: 'POST',
    body,
    headers: { Origin: home, 'Content-Type': 'application/json', ...headers },
  });

describe('a change', () => {
  it.each([
    ['from another site', { Origin: 'https://evil.example' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from anywhere, by the browser’s own word', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s is refused', async (_, headers) => {
    const answer = await post('/api/players', ada, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'bad-origin' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('that names no origin at all is refused', async () => {
    const init = { method: 'POST', body: ada, headers: { 'Content-Type': 'application/json' } };
    expect((await api.app.request('/api/players', init)).status).toBe(403);
  });

  it('whose browser vouches for it passes without an origin', async () => {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await api.app.request('/api/players', { method: 'POST', body: ada, headers });
    expect(answer.status).toBe(201);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s is checked before anything else', async (method) => {
    const answer = await api.app.request('/api/no-such-thing', { method });
    expect(answer.status).toBe(403);
  });

  it('does not stand in the way of looking', async () => {
    const answer = await api.app.request('/api/config', { headers: { Origin: 'https://evil.example' } });
    expect(answer.status).toBe(200);
    // And another site's page gets no leave to read the answer.
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null);
  });
});

describe('a body', () => {
  it.each([
    ['that is no JSON', '{"name":'],
    ['that is empty', ''],
    ['of another type', '["Ada","en"]'],
    ['without a name', '{"language":"en"}'],
    ['with an empty name', '{"name":"  ","language":"en"}'],
    ['with a name that never ends', JSON.stringify({ name: 'A'.repeat(25), language: 'en' })],
    ['with a name that turns the line around', JSON.stringify({ name: 'A\u202eda', language: 'en' })],
    ['with a name of two lines', JSON.stringify({ name: 'A\nda', language: 'en' })],
    ['with a name of two lines, by Unicode', JSON.stringify({ name: 'A\u2028da', language: 'en' })],
    ['with a name that nobody can see', JSON.stringify({ name: '\u200b\u3164\u2800', language: 'en' })],
    ['in a language that we do not speak', '{"name":"Ada","language":"la"}'],
  ])('%s is refused', async (_, body) => {
    const answer = await post('/api/players', body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'bad-request', status: 400, type: 'about:blank' });
  });

  it('that is not sent as JSON is refused, so that no form can post it', async () => {
    const answer = await post('/api/players', ada, { 'Content-Type': 'text/plain' });
    expect(answer.status).toBe(400);
  });

  it('keeps names of all the world', async () => {
    for (const name of ['艾達', 'Zoë', '👩‍🚀 Ada', 'O’Neill']) {
      const answer = await post('/api/players', JSON.stringify({ name, language: 'zh-Hant' }));
      expect(await answer.json()).toMatchObject({ name });
    }
  });

  it('too large is refused by its length, and while it is read', async () => {
    const large = JSON.stringify({ name: 'A'.repeat(40_000), language: 'en' });
    const told = await post('/api/players', large, { 'Content-Length': String(large.length) });
    expect(told.status).toBe(413);
    expect(await told.json()).toMatchObject({ code: 'too-large' });
    const untold = await post('/api/players', large);
    expect(untold.status).toBe(413);
  });

  it.each([
    ['commits', { id: 'no-uuid', ply: 0, moves: [{ do: 'x' }] }],
    ['commits', { id: '8d3c4f0e-7a52-4a19-b0a5-0a5f8f4f3c11', ply: 0, moves: [] }],
    ['commits', { id: '8d3c4f0e-7a52-4a19-b0a5-0a5f8f4f3c11', ply: -1, moves: [{ do: 'x' }] }],
    ['commits', { id: '8d3c4f0e-7a52-4a19-b0a5-0a5f8f4f3c11', ply: 0, moves: ['x'] }],
    ['chat', { text: '' }],
    ['chat', { text: '\u200b' }],
    ['invites', { kind: 'eternal' }],
    ['seats', { invite: '../../etc' }],
  ])('for %s is checked: %j', async (resource, body) => {
    const host = await api.player('Ada');
    const game = { game: 'tiny', seats: 2, options: {}, access: 'link' };
    const { id } = await host.post<GameView>('/games', game);
    const answer = await host.ask('POST', `/games/${id}/${resource}`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('of brackets in brackets is refused before a rule reads it by recursion', async () => {
    const host = await api.player('Ada');
    const game = { game: 'tiny', seats: 2, options: {}, access: 'link' };
    const { id } = await host.post<GameView>('/games', game);
    const bomb = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
    const body = `{"id":"8d3c4f0e-7a52-4a19-b0a5-0a5f8f4f3c11","ply":0,"moves":[{"do":"@orders","orders":${bomb}}]}`;
    const answer = await host.ask('POST', `/games/${id}/commits`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it.each([
    { game: 'chess', seats: 2, options: {}, access: 'link' },
    { game: '__proto__', seats: 2, options: {}, access: 'link' },
    { game: 'tiny', seats: 99, options: {}, access: 'link' },
    { game: 'tiny', seats: 2, options: { nonsense: true }, access: 'link' },
    { game: 'tiny', seats: 2, options: {}, access: 'everyone' },
  ])('of a new game is checked: %j', async (body) => {
    const host = await api.player('Ada');
    const answer = await host.ask('POST', '/games', body);
    expect([400, 404]).toContain(answer.status);
  });

  it.each(['since=-1', 'since=1e9', 'told=x'])('nor is a query such as %s taken', async (query) => {
    const answer = await api.app.request(`/api/games/abc?${query}`);
    expect(answer.status).toBe(400);
  });

  it('of a subscription must lead to a push service', async () => {
    const device = await api.player('Ada');
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const put = (endpoint: string, more: object = {}) =>
      device.ask('PUT', '/push', { endpoint, keys, language: 'en', ...more });
    expect((await put('http://push.example/1')).status).toBe(400);
    expect((await put('file:///etc/passwd')).status).toBe(400);
    expect((await put('https://push.example/1', { keys: { ...keys, auth: 'short' } })).status).toBe(400);
    expect((await put('https://push.example/1')).status).toBe(204);
    expect((await put('https://push.example/1')).status).toBe(204);
    expect((await device.ask('DELETE', '/push', { endpoint: 'https://push.example/1' })).status).toBe(204);
  });
});

describe('rates', () => {
  it('are limited for an address, each hour for new names', async () => {
    const strict = await world({ limits: { ...usualLimits, address: 5, newPlayers: 2 } });
    const visitor = strict.nobody();
    const take = () => visitor.ask('POST', '/players', { name: 'Ada', language: 'en' });
    expect([(await take()).status, (await take()).status, (await take()).status]).toEqual([201, 201, 429]);
    await visitor.ask('GET', '/config');
    await visitor.ask('GET', '/config');
    const last = await visitor.ask('GET', '/config');
    expect(last).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    await strict.close();
  });

  it('are limited for a player, whatever the address', async () => {
    let address = 0;
    const strict = await world({
      limits: { ...usualLimits, player: 2 },
      addressOf: () => `203.0.113.${address++}`,
    });
    const [ada1, ben1] = [await strict.player('Ada'), await strict.player('Ben')];
    expect((await ada1.ask('GET', '/me')).status).toBe(200);
    expect((await ada1.ask('GET', '/me')).status).toBe(200);
    expect((await ada1.ask('GET', '/me')).status).toBe(429);
    expect((await ben1.ask('GET', '/me')).status).toBe(200);
    await strict.close();
  });
});

describe('every answer', () => {
  it.each(['/api/config', '/api/me', '/api/no-such-thing', '/api/games/%00', '/api'])(
    'carries the headers: %s',
    async (path) => {
      const { headers } = await api.app.request(path);
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
          "manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('X-Powered-By')).toBe(null);
    },
  );

  it.each([
    ['GET', '/api/no-such-thing'],
    ['POST', '/api/config'],
    ['DELETE', '/api/games'],
    ['GET', '/api'],
  ])('to what is not there is a problem document: %s %s', async (method, path) => {
    const answer = await api.app.request(path, { method, headers: { Origin: home } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'not-found', status: 404 });
  });

  it('says nothing of what broke inside', async () => {
    const broken = await world();
    await broken.close();
    const answer = await broken.nobody().ask('GET', '/lobby');
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'status', 'title', 'type']);
    expect(broken.log.find(({ stack }) => stack)).toMatchObject({
      level: 'error',
      request: answer.headers.get('X-Request-Id'),
    });
  });
});

describe('the log', () => {
  it('has a line for each request, and in none of them a secret', async () => {
    const lines: LogLine[] = [];
    const own = await world({ log: (line) => lines.push(line) });
    const host = await own.player('Ada');
    const { id } = await host.post<GameView>('/games', {
      game: 'tiny',
      seats: 2,
      options: {},
      access: 'link',
    });
    const { token } = await host.post<{ token: string }>(`/games/${id}/invites`, { kind: 'open' });
    await own.nobody().get(`/invites/${token}`);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await host.ask('PUT', '/push', { endpoint: 'https://push.example/secret-device', keys, language: 'en' });
    expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/players 201',
      'POST /api/games 201',
      'POST /api/games/:id/invites 201',
      'GET /api/invites/:token 200',
      'PUT /api/push 204',
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [token, host.cookie().split('=')[1] ?? '?', 'secret-device', 'Ada'])
      expect(text).not.toContain(secret);
    await own.close();
  });
});

it('without HTTPS the cookie is a plain one, and nobody is told to use HTTPS', async () => {
  const plain = await world({ https: false });
  const visitor = caller((path, init) => plain.app.request(path, init), home);
  const { headers } = await visitor.ask('POST', '/players', { name: 'Ada', language: 'en' });
  expect(headers.getSetCookie()[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(headers.get('Strict-Transport-Security')).toBe(null);
  expect((await visitor.ask('GET', '/me')).status).toBe(200);
  await plain.close();
});
