// What the app weighs on the way to a phone. The build comes first: `npm run build`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleClient, clientFolder, clientIsStale, clientMetafile } from '../../scripts/bundle.ts';

const KB = 1024;
let outputs: Metafile['outputs'] = {};

beforeAll(async () => {
  if (await clientIsStale()) await bundleClient();
  ({ outputs } = JSON.parse(readFileSync(clientMetafile, 'utf8')));
});

const gzipped = (path: string): number =>
  gzipSync(readFileSync(join(clientFolder, path)), { level: 9 }).length;
const asset = (output: string): number => gzipped(`assets/${basename(output)}`);
const weigh = (chunks: ReadonlySet<string>): number =>
  [...chunks].reduce((sum, path) => sum + asset(path), 0);

/** The chunk that a source begins. */
function chunkOf(source: RegExp): string {
  const found = Object.entries(outputs).find(([, { entryPoint = '' }]) => source.test(entryPoint));
  if (!found) throw new Error(`no chunk for ${source}`);
  return found[0];
}

/** A chunk with all that it loads before it runs: dynamic imports are not among them. */
function withImports(chunk: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (seen.has(chunk)) return seen;
  const { imports = [] } = outputs[chunk] ?? {};
  return imports
    .filter(({ kind }) => kind === 'import-statement')
    .reduce<ReadonlySet<string>>((all, { path }) => withImports(path, all), new Set([...seen, chunk]));
}

const sourcesOf = (chunks: ReadonlySet<string>): string[] =>
  [...chunks].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));

describe('first load: the page, its style, and home in one language', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'])('is under 35 KB in %s', (language) => {
    const main = chunkOf(/^web\/main\.tsx$/);
    const style = outputs[main]?.cssBundle ?? '';
    const chunks = new Set([
      ...withImports(main),
      ...withImports(chunkOf(RegExp(`^shared/text/${language}\\.first\\.ts$`))),
    ]);
    expect(weigh(chunks) + asset(style) + gzipped('index.html')).toBeLessThan(35 * KB);
  });

  it('carries no rules, no board and no engine', () => {
    const main = withImports(chunkOf(/^web\/main\.tsx$/));
    const heavy = /^shared\/(engine|games)\/|^web\/games\/[^/]+\/|@noble|pure-rand/;
    expect(sourcesOf(main).filter((source) => heavy.test(source))).toEqual([]);
  });
});

it('no page carries what only the fuzzer and the bots need', () => {
  const checks = /^shared\/games\/[^/]+\/(audit|greedy)[.\w]*$/;
  expect(sourcesOf(new Set(Object.keys(outputs))).filter((source) => checks.test(source))).toEqual([]);
});

describe('a game: rules, content, board, and texts in one language', () => {
  const games = readdirSync(join(import.meta.dirname, '../../web/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(games)('%s is under 60 KB', (game) => {
    const frame = new Set([
      ...withImports(chunkOf(/^web\/main\.tsx$/)),
      ...withImports(chunkOf(/^web\/play\/GamePage\.tsx$/)),
    ]);
    const own = [
      ...withImports(chunkOf(RegExp(`^web/games/${game}/index\\.tsx?$`))),
      ...Object.keys(outputs).filter((path) =>
        RegExp(`/games/${game}/text/zh-Hant`).test(outputs[path]?.entryPoint ?? ''),
      ),
    ].flatMap((path) => [...withImports(path)]);
    expect(weigh(new Set(own.filter((path) => !frame.has(path))))).toBeLessThan(60 * KB);
  });
});

it('the service worker is under 10 KB', () => {
  expect(gzipped('sw.js')).toBeLessThan(10 * KB);
});
