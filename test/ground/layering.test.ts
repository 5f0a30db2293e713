/**
 * Proves that the layering rules of biome.jsonc bite. Each case is a small file, written into an empty copy of the tree
 * that has this project's own Biome configuration; one run of Biome over all of them then says which rule each one breaks.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Case {
  /** What the case shows. */
  readonly name: string;
  /** Folder of the offending file. */
  readonly folder: string;
  readonly code: string;
  /** The rule that must object, or null when the file is allowed. */
  readonly rule: string | null;
}

const imports = 'lint/style/noRestrictedImports';
const globals = 'lint/style/noRestrictedGlobals';
const use = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;
const useType = (name: string, from: string) =>
  `import type { ${name} } from '${from}';\nexport type Y = ${name};\n`;

const refused = (name: string, folder: string, code: string, rule = imports): Case => ({
  name,
  folder,
  code,
  rule,
});
const allowed = (name: string, folder: string, code: string): Case => ({ name, folder, code, rule: null });

const cases: readonly Case[] = [
  refused('shared does not import Node', 'shared/engine', use('node:crypto')),
  refused('shared does not import Node, in a game neither', 'shared/games/lunar-ark', use('node:fs')),
  refused('shared does not import preact', 'shared/text', use('preact')),
  refused('shared does not import hono', 'shared/engine', use('hono')),
  refused('shared does not import the AWS SDK', 'shared/games', use('@aws-sdk/lib-dynamodb')),
  refused('shared does not import the server', 'shared/engine', use('../../functions/store/games.ts')),
  refused('shared does not import the client', 'shared/text', use('../../web/app/home.ts')),
  refused('not even its types', 'shared/text', useType('Home', '../../web/app/home.ts')),
  allowed('shared imports its own', 'shared/games/lunar-ark', use('../../engine/game.ts')),
  allowed('shared imports the pure hash', 'shared/engine', use('@noble/hashes/sha2.js')),
  allowed('shared imports the pure generator', 'shared/engine', use('pure-rand/generator/xoroshiro128plus')),

  refused('the engine knows no game', 'shared/engine', use('../games/index.ts')),
  refused('the engine says nothing in words', 'shared/engine', use('../text/en.ts')),
  refused('games do not import one another', 'shared/games/lunar-ark', use('../death-angel/content.ts')),
  refused('nor from deeper down', 'shared/games/lunar-ark/text', use('../../death-angel/text/en.ts')),
  allowed('a game imports its own', 'shared/games/lunar-ark/text', use('../content.ts')),
  allowed('the shelf imports the games', 'shared/games', use('./lunar-ark/index.ts')),

  refused('the server does not import the client', 'functions/http', use('../../web/app/home.ts')),
  refused('the server does not import preact', 'functions', use('preact')),
  allowed('the server imports the games', 'functions/http', use('../../shared/games/index.ts')),

  refused('the client does not import the server', 'web/app', use('../../functions/store/games.ts')),
  refused('not even its types', 'web/app', useType('Games', '../../functions/store/games.ts')),
  refused('the client does not import the API itself', 'web/app', use('../../functions/http/app.ts')),
  refused('the client does not import Node', 'web', use('node:fs')),
  refused('the client does not import the SDK', 'web', use('@aws-sdk/client-dynamodb')),
  allowed("the client takes the API's type", 'web/app', useType('Api', '../../functions/http/app.ts')),
  allowed('the client uses the typed client', 'web/app', use('hono/client')),
  allowed('the client imports the engine', 'web/play', use('../../shared/engine/match.ts')),

  refused('the stack does not load the server', 'cdk', use('../functions/api.ts')),

  refused('shared has no Math.random', 'shared/engine', 'export const y = Math.random();\n', 'plugin'),
  refused('in a game neither', 'shared/games/lunar-ark', 'export const y = Math.random;\n', 'plugin'),
  refused('shared has no clock', 'shared/engine', 'export const y = Date.now();\n', globals),
  refused('shared makes no date', 'shared/games/lunar-ark', 'export const y = new Date();\n', globals),
  refused('shared has no timer', 'shared/engine', 'export const y = performance.now();\n', globals),
  refused('shared has no host chance', 'shared/engine', 'export const y = crypto.randomUUID();\n', globals),
  refused(
    'shared reaches no host by the back door',
    'shared/engine',
    'export const y = globalThis;\n',
    globals,
  ),
  refused('the client has no process', 'web/app', 'export const y = process.env;\n', globals),
  allowed('the server has a clock', 'functions', 'export const y = Date.now();\n'),
];

const cycle = {
  'functions/cycle/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
  'functions/cycle/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
};

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

const copy = mkdtempSync(join(tmpdir(), 'lightlag-layering-'));
afterAll(() => rmSync(copy, { recursive: true }));

const fileOf = (at: number, { folder }: Case) => `${folder}/case${at}.ts`;

/** The rules that Biome finds broken, by file. */
function lint(): Map<string, string[]> {
  for (const path of ['biome.jsonc', 'package.json', 'scripts/lint', '.gitignore']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  const files = { ...cycle, ...Object.fromEntries(cases.map((each, at) => [fileOf(at, each), each.code])) };
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), code);
  }
  const report = runBiome();
  const broken = new Map<string, string[]>();
  for (const { category, location } of report.diagnostics) {
    broken.set(location.path, [...(broken.get(location.path) ?? []), category]);
  }
  return broken;
}

/** Biome leaves with 1 when it finds something, as it must here. */
function runBiome(): Report {
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    '--error-on-warnings',
  ];
  try {
    execFileSync(join(root, 'node_modules/.bin/biome'), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (failure) {
    if (failure instanceof Error && 'stdout' in failure) return JSON.parse(String(failure.stdout));
    throw failure;
  }
  throw new Error('Biome finds nothing wrong with files that break every rule');
}

describe('the layering rules', () => {
  const broken = lint();

  it.each(cases.map((each, at) => [each, at] as const))('$0.name: $0.folder', (each, at) => {
    const found = broken.get(fileOf(at, each)) ?? [];
    const layering = found.filter((rule) => [imports, globals, 'plugin'].includes(rule));
    expect(layering).toEqual(each.rule === null ? [] : [each.rule]);
  });

  it('imports never run in a circle', () => {
    expect(broken.get('functions/cycle/a.ts')).toContain('lint/suspicious/noImportCycles');
  });

  it('every game on the shelf is named in the rule that keeps games apart', () => {
    const config = readFileSync(join(root, 'biome.jsonc'), 'utf8');
    const games = readdirSync(join(root, 'shared/games'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const game of games) expect(config).toContain(`"**/${game.name}/**"`);
  });
});
