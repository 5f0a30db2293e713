// `npm start` as a person runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightlag-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'functions/local.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' },
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return { child, said: () => said };
}

async function end(...args: string[]) {
  const { child, said } = start(...args);
  const [code] = await once(child, 'exit');
  return { code, said: said() };
}

it('says where it is, serves the app, and stops when it is asked to', { timeout: 60_000 }, async () => {
  const { child, said } = start();
  await expect.poll(said, { timeout: 50_000 }).toContain('Ctrl+C stops it');
  const [, url = ''] = /Lightlag is at (\S+)/.exec(said()) ?? [];
  expect(said()).toContain('█▀▀▀▀▀▀▀█');
  expect(said()).toContain(`are in ${join(folder, 'data')}`);
  expect(said()).toContain('Only this machine can reach it');
  expect(await (await fetch(url)).text()).toContain('<!doctype html>');
  expect((await fetch(`${url}/api/config`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('warns when it is open without HTTPS', { timeout: 60_000 }, async () => {
  const { child, said } = start('--host', '0.0.0.0');
  await expect.poll(said, { timeout: 50_000 }).toContain('Ctrl+C stops it');
  expect(said()).toContain('the connection is not encrypted');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('explains itself, and what is wrong', { timeout: 60_000 }, async () => {
  expect(await end('--help')).toMatchObject({ code: 0, said: expect.stringContaining('Usage: npm start') });
  expect(await end('--port', 'x')).toMatchObject({
    code: 1,
    said: expect.stringContaining('a port is a number'),
  });
});
