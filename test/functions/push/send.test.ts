import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { Reach } from '../../../functions/push/post.ts';
import { type Send, senderOf, topicOf } from '../../../functions/push/send.ts';
import type { PushPayload } from '../../../shared/wire.ts';
import { type Device, type PushService, pushService } from './service.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const vapid = webPush.generateVAPIDKeys();
const identity = { ...vapid, contact: 'https://games.example' };
const ping: PushPayload = {
  kind: 'turn',
  game: 'x7Yk2mQfT0WcLr3vZ9aBdE',
  title: 'Moon Colony Bloodbath',
  body: '輪到你了。',
  url: '/g/x7Yk2mQfT0WcLr3vZ9aBdE',
  myTurns: 2,
  call: 0,
  ply: 7,
  version: 12,
};

let service: PushService;
let send: Send;
let device: Device;
beforeAll(async () => {
  service = await pushService();
  send = senderOf(identity, { to: 'loopback', ca: service.certificate }, () => now);
});
beforeEach(() => {
  service.messages.length = 0;
  device = service.device();
});
afterAll(() => service.close());

describe('a message', () => {
  it('arrives encrypted for its device, signed by this server, and is what was sent', async () => {
    expect(await send(device, ping)).toEqual({ kind: 'sent' });
    const [message] = service.messages;
    expect(JSON.parse(message?.text ?? '')).toEqual(ping);
    expect(message?.endpoint).toBe(device.endpoint);
    expect(message?.sender).toBe(vapid.publicKey);
    expect(message?.claims).toMatchObject({ aud: service.origin, sub: 'https://games.example' });
  });

  it('cannot be read by another device', async () => {
    const other = service.device();
    const outcome = await send({ endpoint: device.endpoint, keys: other.keys }, ping);
    expect(outcome).toEqual({ kind: 'refused', reason: 'status 403' });
    expect(service.messages).toEqual([]);
  });

  it('has one topic a game, which does not give the id away: at most 32 base64url characters', async () => {
    await send(device, ping);
    await send(device, { ...ping, kind: 'over' });
    await send(device, { ...ping, game: 'another' });
    const topics = service.messages.map(({ headers }) => headers.topic);
    expect(topics).toEqual([topicOf(ping.game), topicOf(ping.game), topicOf('another')]);
    expect(topicOf(ping.game)).toMatch(/^[\w-]{32}$/);
    expect(topicOf(ping.game)).not.toContain(ping.game.slice(0, 6));
    expect(topicOf('another')).not.toBe(topicOf(ping.game));
  });

  it('waits for a phone that is off, and wakes a sleeping one only for its turn', async () => {
    for (const kind of ['turn', 'started', 'full', 'over'] as const) await send(device, { ...ping, kind });
    expect(service.messages.map(({ headers }) => [headers.urgency, Number(headers.ttl) / 3_600])).toEqual([
      ['high', 72],
      ['normal', 72],
      ['normal', 72],
      ['normal', 168],
    ]);
  });
});

describe('what the push service answers', () => {
  const outcome = (status: number, headers: Record<string, string> = {}, body = '') => {
    service.answer(device, { status, headers, body });
    return send(device, ping);
  };

  it.each([404, 410])('%i: the device is gone', async (status) => {
    expect(await outcome(status)).toEqual({ kind: 'gone' });
  });

  it.each([500, 502, 503, 429])('%i: not now', async (status) => {
    expect(await outcome(status)).toEqual({ kind: 'busy', retryAt: null, reason: `status ${status}` });
  });

  it('Retry-After is respected, in seconds and as a date, for a day at most', async () => {
    const retryAt = async (value: string) => {
      const answer = await outcome(429, { 'Retry-After': value });
      return answer.kind === 'busy' && answer.retryAt !== null ? (answer.retryAt - now) / 1000 : null;
    };
    expect(await retryAt('120')).toBe(120);
    expect(await retryAt('Sun, 01 Mar 2026 12:30:00 GMT')).toBe(1800);
    expect(await retryAt('9999999')).toBe(86_400);
    expect(await retryAt('Sun, 01 Mar 2026 11:00:00 GMT')).toBeNull();
    expect(await retryAt('soon')).toBeNull();
  });

  it.each([400, 401, 403, 413])('%i: refused, with a reason that names no endpoint', async (status) => {
    expect(await outcome(status, {}, device.endpoint)).toEqual({
      kind: 'refused',
      reason: `status ${status}`,
    });
  });

  it('a redirect is not followed', async () => {
    const other = service.device();
    const before = service.requests();
    expect(await outcome(307, { Location: other.endpoint })).toEqual({
      kind: 'refused',
      reason: 'status 307',
    });
    expect(service.requests()).toBe(before + 1);
    expect(service.messages).toEqual([]);
  });

  it('a huge answer is not read', async () => {
    const started = performance.now();
    expect(await outcome(400, {}, 'x'.repeat(50_000_000))).toEqual({ kind: 'refused', reason: 'status 400' });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('nobody there: not now', async () => {
    const nobody = await pushService();
    const gone = nobody.device();
    await nobody.close();
    expect(await send(gone, ping)).toEqual({ kind: 'busy', retryAt: null, reason: 'ECONNREFUSED' });
  });

  it('keys that are no keys: refused', async () => {
    const outcome = await send({ ...device, keys: { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) } }, ping);
    expect(outcome).toEqual({ kind: 'refused', reason: 'unusable keys or endpoint' });
  });
});

describe('an endpoint that nothing is sent to', () => {
  const refused = (reason: string) => ({ kind: 'refused', reason });
  const to = async (endpoint: string, reach: Reach) =>
    senderOf(identity, reach, () => now)({ endpoint, keys: device.keys }, ping);

  it.each([
    ['http://push.example/x', 'the endpoint is not https'],
    ['ftp://push.example/x', 'the endpoint is not https'],
    ['https://user:secret@8.8.8.8/x', 'the endpoint holds a password'],
    ['https://127.0.0.1/x', 'the endpoint is not on the public Internet'],
    ['https://127.1/x', 'the endpoint is not on the public Internet'],
    ['https://2130706433/x', 'the endpoint is not on the public Internet'],
    ['https://0x7f.1/x', 'the endpoint is not on the public Internet'],
    ['https://10.0.0.8/x', 'the endpoint is not on the public Internet'],
    ['https://169.254.169.254/latest/meta-data', 'the endpoint is not on the public Internet'],
    ['https://[::1]/x', 'the endpoint is not on the public Internet'],
    ['https://[::ffff:127.0.0.1]/x', 'the endpoint is not on the public Internet'],
    ['https://[fe80::1]/x', 'the endpoint is not on the public Internet'],
    ['https://localhost/x', 'the endpoint is not on the public Internet'],
  ])('%s: %s', async (endpoint, reason) => {
    expect(await to(endpoint, { to: 'internet' })).toEqual(refused(reason));
  });

  it('the receiver of these tests, unless the setting for tests allows it: not one byte arrives', async () => {
    const before = service.requests();
    expect(await to(device.endpoint, { to: 'internet' })).toEqual(
      refused('the endpoint is not on the public Internet'),
    );
    expect(service.requests()).toBe(before);
    expect(await to(device.endpoint, { to: 'loopback', ca: service.certificate })).toEqual({ kind: 'sent' });
  });

  it('with that setting, anything that is not this machine', async () => {
    const reach: Reach = { to: 'loopback', ca: service.certificate };
    expect(await to('https://8.8.8.8/x', reach)).toEqual(
      refused('the endpoint is not on the public Internet'),
    );
    expect(await to('https://10.0.0.1/x', reach)).toEqual(
      refused('the endpoint is not on the public Internet'),
    );
  });

  it('one whose certificate nobody vouches for', async () => {
    const stranger = await pushService();
    try {
      const outcome = await to(stranger.device().endpoint, { to: 'loopback', ca: service.certificate });
      expect(outcome).toEqual({ kind: 'busy', retryAt: null, reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
      expect(stranger.messages).toEqual([]);
    } finally {
      await stranger.close();
    }
  });
});

it('a push service that never answers holds nobody up for longer than ten seconds', {
  timeout: 20_000,
}, async () => {
  const accepted: Socket[] = [];
  const silent = createServer((socket) => accepted.push(socket));
  silent.listen(0, 'localhost');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const started = performance.now();
  const outcome = await send({ ...device, endpoint: `https://localhost:${address.port}/x` }, ping);
  expect(outcome).toEqual({ kind: 'busy', retryAt: null, reason: 'ABORT_ERR' });
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(accepted).toHaveLength(1);
  for (const socket of accepted) socket.destroy();
  silent.close();
});

it('an identity that push services would refuse is found at the start', () => {
  const reach: Reach = { to: 'internet' };
  expect(() => senderOf({ ...identity, contact: 'games.example' }, reach, () => now)).toThrow(/subject/i);
  expect(() => senderOf({ ...identity, publicKey: 'short' }, reach, () => now)).toThrow(/key/i);
});
