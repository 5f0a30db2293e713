// `npm run backup` and `npm run restore` as a person runs them, while people play.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadHeads } from '../../../functions/store/heads.ts';
import type { Table } from '../../../functions/store/table.ts';
import { history } from '../../../functions/store/versions.ts';
import type { GameSummary, GameView, Me } from '../../../shared/wire.ts';
import { type Caller, caller, commitOf } from '../http/caller.ts';
import { type Crowd, crowd } from './crowd.ts';
import { startLocal } from './start.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The command in a process of its own; its output, or what it says as it fails. */
const backup = (...args: string[]): Promise<string> =>
  run(process.execPath, ['--import', 'tsx', 'functions/backup.ts', ...args], { cwd: root }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => Promise.reject(new Error(stderr)),
  );

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightlag-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Somebody who goes to another server with the cookie in hand. */
const movedTo = (url: string, person: Caller): Caller =>
  caller((path, init) => fetch(url + path, init), url, { Cookie: person.cookie() });

/** Every running game of the backup goes on: somebody may move, and has moved; and no step of its history is missing. */
async function expectPlayable(url: string, table: Table, { people }: Crowd): Promise<number> {
  let played = 0;
  for (const person of people) {
    const browser = movedTo(url, person.browser);
    for (const { id, status } of await browser.get<GameSummary[]>('/games')) {
      const view = await browser.get<GameView>(`/games/${id}`);
      if (status !== 'running' || !view.myTurn) continue;
      const answer = await browser.ask('POST', `/games/${id}/commits`, commitOf(view));
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      played += 1;
    }
  }
  const ids = people.flatMap(({ made }) => [...made.keys()]);
  for (const head of await loadHeads(table, [...new Set(ids)])) {
    let parent: string | null = head.versionId;
    for await (const version of history(table, head.id, head)) parent = version.parent;
    if (!head.recorded) expect(parent, `history of ${head.id}`).toBe(null);
  }
  return played;
}

describe('a backup', () => {
  it('taken while people play can be played on elsewhere, and loses nothing from before', {
    timeout: 120_000,
  }, async () => {
    const file = join(folder, 'load.ndjson.gz');
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const server = await startLocal({ dataDir: from });
    const people = await crowd(server.url, 6);
    people.play();
    await people.committed(60);
    const before = new Map(people.people.map((person) => [person, new Map(person.made)]));
    const said = await backup('backup', '--data', from, '--out', file);
    await people.stop();
    await server.stop();
    expect(said).toMatch(/load\.ndjson\.gz: \d+ items, \d+ KB/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await backup('restore', file, '--data', to)).toMatch(/: \d+ items from/);
    expect(await readFile(join(to, 'keys.json'), 'utf8')).toBe(
      await readFile(join(from, 'keys.json'), 'utf8'),
    );
    const restored = await startLocal({ dataDir: to });
    for (const [person, made] of before) {
      const mine = await movedTo(restored.url, person.browser).get<GameSummary[]>('/games');
      expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining([...made.keys()]));
    }
    expect(await expectPlayable(restored.url, restored.table, people)).toBeGreaterThan(0);
    await restored.stop();
  });

  it('of a stopped server holds the same, and is not written over what is there', async () => {
    const file = join(folder, 'still.ndjson.gz');
    const dataDir = join(folder, 'still');
    const first = await startLocal({ dataDir });
    const ada = caller((path, init) => fetch(first.url + path, init), first.url);
    const me = await ada.post<Me>('/players', { name: '艾達', language: 'zh-Hant' });
    await first.stop();
    await backup('backup', '--data', dataDir, '--out', file);

    const second = await startLocal({ dataDir });
    const late = caller((path, init) => fetch(second.url + path, init), second.url);
    await late.post<Me>('/players', { name: 'Late', language: 'en' });
    await second.stop();
    await expect(backup('restore', file, '--data', dataDir)).rejects.toThrow('is not empty; --force');
    await backup('restore', file, '--data', dataDir, '--force');

    const third = await startLocal({ dataDir });
    expect(await movedTo(third.url, ada).get<Me>('/me')).toEqual(me);
    expect((await movedTo(third.url, late).ask('GET', '/me')).status).toBe(401);
    await third.stop();
  });

  it('that is cut off is found out before anything is touched', async () => {
    const file = join(folder, 'still.ndjson.gz');
    const half = join(folder, 'half.ndjson.gz');
    const whole = await readFile(file);
    await writeFile(half, whole.subarray(0, whole.length - 20));
    const dataDir = join(folder, 'still');
    await expect(backup('restore', half, '--data', dataDir, '--force')).rejects.toThrow(
      'is not a whole backup',
    );
    await expect(backup('restore', join(folder, 'none'), '--data', dataDir)).rejects.toThrow('ENOENT');
  });

  it('explains itself', async () => {
    expect(await backup('backup', '--help')).toContain('Usage: npm run backup');
    await expect(backup('restore')).rejects.toThrow('Usage: npm run backup');
    await expect(backup('backup', '--data', join(folder, 'nothing'))).rejects.toThrow('there is no data in');
    await expect(backup('backup', '--nonsense')).rejects.toThrow("Unknown option '--nonsense'");
  });
});
