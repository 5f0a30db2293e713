// What the functions load before they can answer: a cold start is what a player waits for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle, loadedAtStart } from '../../cdk/bundle.ts';
import { measureStarts } from '../bench/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'lightlag-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the API', () => {
  const { bytes, sources } = loadedAtStart(bundle('functions/api.ts', join(folder, 'api')));

  it('is below 450 KB, minified, SDK and all', () => {
    expect(sources).toContain('functions/http/app.ts');
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThan(450 * 1024);
  });

  it('loads no game before one is asked for, and none of what the others need', () => {
    expect(sources.filter((path) => /^shared\/games\/[^/]+\//.test(path))).toEqual([]);
    expect(sources.filter((path) => /web-push|client-ssm|dynalite/.test(path))).toEqual([]);
  });

  it('loads in less than 1.4 times the time of the two DynamoDB clients', { timeout: 180_000 }, async () => {
    const { api, clients } = await measureStarts(40);
    expect(api.ms / clients.ms).toBeLessThan(1.4);
  });
});

it.each(['auth', 'notify', 'clock'])('%s loads no game before it calls for one', (name) => {
  const { sources } = loadedAtStart(bundle(`functions/${name}.ts`, join(folder, name)));
  expect(sources.filter((path) => /^shared\/games\/[^/]+\//.test(path))).toEqual([]);
});
