// From one machine to a deployment and back, by a file: games go on, people stay signed in, phones keep their subscription.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { GameView } from '../../shared/wire.ts';
import { type Caller, caller, commitOf } from '../functions/http/caller.ts';
import { startLocal } from '../functions/local/start.ts';
import { openCloud } from './open.ts';

const root = resolve(import.meta.dirname, '../..');

/** Somebody who comes to another server with the token in hand; under HTTPS the cookie has another name. */
const movedTo = (url: string, person: Caller, name: string): Caller =>
  caller((path, init) => fetch(url + path, init), url, {
    Cookie: person.cookie().replace(/^[^=]+/, name),
  });

async function commit(person: Caller, id: string): Promise<GameView> {
  return person.post<GameView>(`/games/${id}/commits`, commitOf(await person.get<GameView>(`/games/${id}`)));
}

it('a game moves into the cloud and back', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lightlag-moving-'));
  const [dataDir, back, file, later] = ['data', 'back', 'a.gz', 'b.gz'].map((name) => join(folder, name));
  if (!dataDir || !back || !file || !later) throw new Error('four names');
  const cloud = await openCloud();
  const backup = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'functions/backup.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...cloud.operator },
    });

  const home = await startLocal({ dataDir });
  const ada = caller((path, init) => fetch(home.url + path, init), home.url);
  await ada.post('/players', { name: 'Ada', language: 'en' });
  const wish = { game: 'moon-colony-bloodbath', seats: 1, options: {}, access: 'public' };
  const { id } = await ada.post<GameView>('/games', wish);
  const before = await commit(ada, id);
  await home.stop();

  await backup('backup', '--data', dataDir, '--out', file);
  const { stdout } = await backup('restore', file, '--table', cloud.table.name);
  expect(stdout).toMatch(/npx cdk deploy -c rotate-keys=restored-\w+/);
  const there = movedTo(cloud.url, ada, '__Host-session');
  expect((await there.get<GameView>(`/games/${id}`)).version).toBe(before.version);
  const after = await commit(there, id);

  await backup('backup', '--table', cloud.table.name, '--out', later);
  await backup('restore', later, '--data', back);
  const keys = (path: string) => readFile(join(path, 'keys.json'), 'utf8').then((text) => JSON.parse(text));
  expect(await keys(back)).toEqual(await keys(dataDir));
  const again = await startLocal({ dataDir: back });
  const returned = movedTo(again.url, ada, 'session');
  expect((await returned.get<GameView>(`/games/${id}`)).version).toBe(after.version);
  expect(cloud.denied).toEqual([]);
  await again.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});
