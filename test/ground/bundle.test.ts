import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleClient, cssModules } from '../../scripts/bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'lightlag-bundle-'));
const client = join(folder, 'web');
const built = (path: string) => readFileSync(join(client, path), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the built client', () => {
  beforeAll(async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    mkdirSync(join(client, 'assets'), { recursive: true });
    for (const [name, days] of [
      ['board-LASTWEEK.js', 7],
      ['board-LASTYEAR.js', 365],
    ] as const) {
      writeFileSync(join(client, 'assets', name), 'export {};');
      utimesSync(join(client, 'assets', name), daysAgo(days), daysAgo(days));
    }
    await bundleClient(client);
  });

  it('has a page that loads the entry chunk and its style, and nothing inline', () => {
    const html = built('index.html');
    const files = readdirSync(join(client, 'assets'));
    const [, script] = html.match(/<script type="module" src="\/assets\/([^"]+)"><\/script>/) ?? [];
    const [, style] = html.match(/<link rel="stylesheet" href="\/assets\/([^"]+)">/) ?? [];
    expect(files).toContain(script);
    expect(files).toContain(style);
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)|style="|onload=/);
  });

  it('is kept on the device whole, but for what no page loads', () => {
    const worker = built('sw.js');
    for (const url of ['/index.html', '/manifest.webmanifest', '/icon.svg'])
      expect(worker).toContain(`"${url}"`);
    expect(worker).toMatch(/"\/assets\/main-[A-Z0-9]{8}\.js"/);
    expect(worker).not.toMatch(/"\/assets\/prerender-|\.map"|"\/sw\.js"|LASTWEEK/);
  });

  it('still has the chunks that a page of last week may ask for, and not those of last year', () => {
    const assets = readdirSync(join(client, 'assets'));
    expect(assets).toContain('board-LASTWEEK.js');
    expect(assets).not.toContain('board-LASTYEAR.js');
  });
});

describe('a style sheet imported as a module', () => {
  it('comes with the chunk, ready to adopt', async () => {
    writeFileSync(join(folder, 'board.css'), '@layer game { .card { color: rebeccapurple; } }');
    writeFileSync(
      join(folder, 'board.js'),
      "import sheet from './board.css' with { type: 'css' };\nadopt(sheet);\n",
    );
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'board.js')],
      bundle: true,
      write: false,
      plugins: [cssModules],
    });
    const adopted: string[] = [];
    class CSSStyleSheet {
      readonly replaceSync = (css: string) => adopted.push(css);
    }
    new Function('CSSStyleSheet', 'adopt', outputFiles[0]?.text ?? '')(CSSStyleSheet, () =>
      adopted.push('adopted'),
    );
    expect(adopted).toEqual(['@layer game{.card{color:#639}}', 'adopted']);
  });
});
