import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameView, Me } from '../../../shared/wire.ts';
import { caller } from '../http/caller.ts';
import { tinyShelf } from '../http/world.ts';
import { startLocal } from './start.ts';

let folder: string;
let dataDir: string;
let client: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightlag-one-'));
  dataDir = join(folder, 'data');
  client = join(folder, 'web');
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'index.html'), '<!doctype html><title>Lightlag</title>');
  await writeFile(join(client, 'assets/main-ABCDEFGH.js'), '// It goes on and on.\n'.repeat(100));
});
afterAll(() => rm(folder, { recursive: true }));

const browser = (url: string) => caller((path, init) => fetch(url + path, init), url);
const solo = { game: 'tiny', seats: 1, options: {}, access: 'private' };

describe('one machine', () => {
  it('serves API and app on one port, keeps the data over a stop, and the session with it', async () => {
    const first = await startLocal({ dataDir, shelf: tinyShelf, client });
    const ada = browser(first.url);
    const me = await ada.post<Me>('/players', { name: 'Ada', language: 'zh-Hant' });
    const game = await ada.post<GameView>('/games', solo);
    const page = await fetch(`${first.url}/games/${game.id}`);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    await first.stop();

    const second = await startLocal({ dataDir, shelf: tinyShelf, port: first.port });
    expect(await ada.get<Me>('/me')).toEqual(me);
    expect(await ada.get<GameView>(`/games/${game.id}`)).toMatchObject({
      version: game.version,
      myTurn: true,
    });
    await second.stop();
  });

  it('deals the same cards from the same seed, and others without', async () => {
    const dealt = async (seed?: string) => {
      const server = await startLocal({ shelf: tinyShelf, ...(seed ? { seed } : {}) });
      const ada = browser(server.url);
      await ada.post<Me>('/players', { name: 'Ada', language: 'en' });
      const { view } = await ada.post<GameView>('/games', solo);
      await server.stop();
      return view?.table.flow.seal;
    };
    const seed = '5'.repeat(64);
    expect(await dealt(seed)).toBe(await dealt(seed));
    expect(await dealt()).not.toBe(await dealt());
  });

  it('is in the way of no second one: port and data', async () => {
    const server = await startLocal({ dataDir, shelf: tinyShelf });
    await expect(startLocal({ dataDir })).rejects.toThrow('stop it first');
    await expect(startLocal({ port: server.port })).rejects.toThrow('EADDRINUSE');
    await server.stop();
  });

  it('compresses what is large, under the same headers', async () => {
    const server = await startLocal({ client });
    const answer = await fetch(`${server.url}/assets/main-ABCDEFGH.js`);
    expect(await answer.text()).toContain('It goes on and on.');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    await server.stop();
  });
});
