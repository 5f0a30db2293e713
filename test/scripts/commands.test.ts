// The commands: the fuzzer's report and its way to say what was wrong, a game at one keyboard, the deployment on paper.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = (script: string, args: string[], input = '') =>
  spawnSync(join(root, 'node_modules/.bin/tsx'), [join('scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
const mcb = ['--game', 'moon-colony-bloodbath'];

it('fuzz: the last line is a report', { timeout: 60_000 }, () => {
  const { stdout, status } = run('fuzz.ts', [
    ...mcb,
    '--seats',
    '2',
    '--games',
    '3',
    '--seed',
    's',
    '--thorough',
    '9',
    '--json',
  ]);
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  expect(status).toBe(0);
  expect(report).toMatchObject({ games: 3, finished: 3, stuck: 0, leaks: 0, violations: 0, seats: 2 });
  expect(report.stateBytes.raw.median).toBeGreaterThan(report.stateBytes.compressed.median);
  expect(report.spread.turns.max).toBeGreaterThanOrEqual(report.spread.turns.min);
});

it('arena: the last line says who won how often, and how sure that is', { timeout: 60_000 }, () => {
  const { stdout, status } = run('arena.ts', [
    ...mcb,
    '--seats',
    'greedy, random',
    '--games',
    '6',
    '--seed',
    's',
    '--json',
  ]);
  const { bots, games, wins, rates } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  expect(status).toBe(0);
  expect({ bots, games }).toEqual({ bots: ['greedy', 'random'], games: 6 });
  expect(wins[0]).toBeGreaterThan(wins[1]);
  expect(rates[0].from).toBeLessThan(rates[0].rate);
});

it.each(['fuzz.ts', 'play.ts', 'arena.ts'])(
  '%s: help, and a clear word on what it does not know',
  { timeout: 60_000 },
  (script) => {
    expect(run(script, ['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--game ID'),
    });
    const unknown = run(script, ['--game', 'chess', '--seats', '2']);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('no game chess; there are moon-colony-bloodbath');
  },
);

it('play: two players at one keyboard, then the end of the input', { timeout: 60_000 }, () => {
  const { stdout, status } = run('play.ts', [...mcb, '--seats', '2', '--seed', 'x'], 'nonsense\n4\n\n');
  expect(status).toBe(0);
  expect(stdout).toContain('Ada: Choose an action for your colony');
  expect(stdout).toContain('a number from 1 to');
  expect(stdout).toContain('Buzz, press enter');
});

it('play: a simple player plays a whole game', { timeout: 60_000 }, () => {
  const { stdout, status } = run('play.ts', [...mcb, '--seats', '3', '--seed', 'x', '--auto']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^1\. (Ada|Buzz|Cai): \d+ /m);
});

it('synth: says what would be deployed, and writes it where it is told', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lightlag-synth-'));
  try {
    const { stdout, status } = run('synth.ts', ['--output', folder]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Lightlag\.template\.json: \d+ resources/);
    expect(stdout).toMatch(/Answers the players: nodejs\d+\.x, \d+ MB, \d+ KB of code/);
    expect(await readdir(folder)).toContain('Lightlag.template.json');
  } finally {
    await rm(folder, { recursive: true });
  }
});
