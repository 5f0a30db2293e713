import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keysIn } from '../../../functions/local/keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lightlag-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('keys are made once, for their owner alone', async () => {
  const made = await keysIn(dataDir);
  expect(Buffer.from(made.vapid.publicKey, 'base64url')).toHaveLength(65);
  expect(await keysIn(dataDir)).toEqual(made);
  expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

it('a file that holds no keys is never overwritten', async () => {
  const path = join(dataDir, 'keys.json');
  await writeFile(path, '{"vapid":');
  await expect(keysIn(dataDir)).rejects.toThrow(`${path} does not hold the server's keys`);
  expect(await readFile(path, 'utf8')).toBe('{"vapid":');
});
