// What is deployed, as a whole: from a player's request to the ping on a phone, over a stream that repeats itself and comes
// late, with instances that go in the middle of the game.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadHead } from '../../functions/store/heads.ts';
import { loadRecord } from '../../functions/store/records.ts';
import type { Cloud } from '../../scripts/cloud/start.ts';
import type { GameView, PushPayload } from '../../shared/wire.ts';
import { type Caller, caller, commitOf } from '../functions/http/caller.ts';
import { type Device, type PushService, pushService } from '../functions/push/service.ts';
import { openCloud } from './open.ts';

let service: PushService;
let folder: string;
let env: Record<string, string>;
let cloud: Cloud;

beforeAll(async () => {
  service = await pushService();
  folder = mkdtempSync(join(tmpdir(), 'lightlag-ca-'));
  writeFileSync(join(folder, 'ca.pem'), service.certificate);
  env = { PUSH_LOOPBACK_CA: join(folder, 'ca.pem') };
});
afterEach(() => cloud?.stop());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

interface Friend {
  readonly calls: Caller;
  readonly phone: Device;
}

async function friend(name: string): Promise<Friend> {
  const calls = caller((path, init) => fetch(cloud.url + path, init), cloud.url);
  await calls.post('/players', { name, language: 'en' });
  const phone = service.device();
  expect((await calls.ask('PUT', '/push', phone)).status).toBeLessThan(300);
  return { calls, phone };
}

/** Ada's table, at which Ben sits; started. */
async function startedGame(ada: Friend, ben: Friend): Promise<string> {
  const wish = { game: 'moon-colony-bloodbath', seats: 2, options: {}, access: 'public' };
  const { id } = await ada.calls.post<GameView>('/games', wish);
  await ben.calls.post(`/games/${id}/seats`);
  await ada.calls.post(`/games/${id}/start`);
  return id;
}

/** One commit by whoever can act, the last of the legal moves. False once the game is over. */
async function step(id: string, friends: readonly Friend[], turn: number): Promise<boolean> {
  for (const { calls } of friends) {
    const view = await calls.get<GameView>(`/games/${id}`);
    if (view.status === 'finished') return false;
    const legal = view.legal.filter((move) => !('do' in move) || move.do !== '@reopen');
    const move = view.myTurn ? legal[turn % legal.length] : undefined;
    if (!move) continue;
    const { status } = await calls.ask('POST', `/games/${id}/commits`, commitOf(view, [move]));
    expect(status).toBeLessThan(500);
  }
  return true;
}

const told = ({ phone }: Friend): PushPayload[] =>
  service.messages.filter(({ endpoint }) => endpoint === phone.endpoint).map(({ text }) => JSON.parse(text));

describe('a deployment', { timeout: 240_000 }, () => {
  it('plays a game to its end though the stream is late and repeats itself and instances go', async () => {
    cloud = await openCloud(env, { unruly: { again: 0.3, lateBy: 30 } });
    const [ada, ben] = [await friend('Ada'), await friend('Ben')];
    const id = await startedGame(ada, ben);
    // Each is the first to act in turn, and the stream gets its time after most steps: who acts faster than it is rightly
    // never told, and who always acts last is never called.
    await cloud.stream.idle();
    let turn = 0;
    while (await step(id, turn % 2 === 0 ? [ada, ben] : [ben, ada], turn)) {
      if (++turn % 15 === 0) for (const each of Object.values(cloud.functions)) each.recycle();
      if (turn % 3 !== 0) await cloud.stream.idle();
      if (turn % 10 === 0) await cloud.tick();
    }
    // Whoever ended it knows, and is not told.
    await expect
      .poll(() => cloud.stream.idle().then(() => [ada, ben].map((each) => told(each).at(-1)?.kind)), {
        timeout: 20_000,
      })
      .toContain('over');

    // Told of each turn once, and in the end of the end; nothing that a function did went beyond its rights.
    for (const each of [ada, ben]) {
      const turns = told(each).filter(({ kind }) => kind === 'turn');
      expect(new Set(turns.map(({ version }) => version)).size).toBe(turns.length);
    }
    expect([...told(ada), ...told(ben)].filter(({ kind }) => kind === 'turn').length).toBeGreaterThan(1);
    expect(cloud.denied).toEqual([]);
    expect(cloud.functions.api.counts.starts).toBeGreaterThan(1);
    await expect
      .poll(async () => (await loadHead(cloud.table, id, true))?.recorded, { timeout: 10_000 })
      .toBe(true);
    expect((await loadRecord(cloud.table, id))?.file.players).toEqual(['Ada', 'Ben']);
  });

  it('ends a notifier that takes too long, and the game is still due, so that the clock finds it', async () => {
    cloud = await openCloud(env, { timeouts: { Notify: 3 } });
    const [ada, ben] = [await friend('Ada'), await friend('Ben')];
    // A push service that hangs: the notifier is ended before it can note anything.
    service.hang(ada.phone);
    service.hang(ben.phone);
    const id = await startedGame(ada, ben);
    await cloud.stream.idle();
    // Each that was ended makes room for a new one, which finds the call under way and leaves it alone.
    expect(cloud.functions.notify.counts.starts).toBeGreaterThan(1);
    expect([...told(ada), ...told(ben)]).toEqual([]);
    const head = await loadHead(cloud.table, id, true);
    expect(head?.due).toBeGreaterThan(Date.now());
    expect(head?.due).toBeLessThan(Date.now() + 60_000);
  });

  it('answers with the headers, files and 404s that CloudFront is told to give', async () => {
    cloud = await openCloud();
    const page = await fetch(`${cloud.url}/g/anything`);
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    const [, script = ''] = /src="(\/assets\/main-[^"]+)"/.exec(html) ?? [];
    const asset = await fetch(cloud.url + script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const gone = await fetch(`${cloud.url}/assets/main-GONE0000.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('content-type')).not.toContain('html');
    const config = await fetch(`${cloud.url}/api/config`);
    expect(await config.json()).toMatchObject({ pushKey: expect.stringMatching(/^[\w-]{87}$/) });
  });
});
