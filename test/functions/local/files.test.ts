import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFiles } from '../../../functions/local/files.ts';

let folder: string;

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'lightlag-files-'));
  folder = join(outside, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(outside, 'keys.json'), '{"secret":true}');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Lightlag</title>');
  await writeFile(join(folder, 'sw.js'), '// worker');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'assets/main-ABCDEFGH.js'), 'export {};');
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  clientFiles(folder).request(path, { headers });

describe('the files of the client', () => {
  it.each(['/', '/games/01ABC', '/settings', '/join/tok-en_1'])(
    '%s is the page, asked for again',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Content-Type')).toContain('text/html');
      expect(await answer.text()).toContain('<title>Lightlag</title>');
    },
  );

  it.each(['/sw.js', '/manifest.webmanifest'])('%s is asked for again', async (path) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('an unchanged page costs a 304', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('a hashed asset is kept for ever', async () => {
    const answer = await get('/assets/main-ABCDEFGH.js');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
  });

  it.each(['/assets/main-OLDOLDOL.js', '/assets/', '/favicon.ico', '/nothing.css'])(
    '%s, which is not there, is a 404 and not the page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe(null);
      expect(await answer.text()).toBe('Not found\n');
    },
  );

  it.each(['/../keys.json', '/%2e%2e/keys.json', '/..%2fkeys.json', '/assets/..%2f..%2fkeys.json'])(
    '%s does not lead out of the folder',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret');
    },
  );
});
