// Bundles the client with esbuild and Workbox: web/ and shared/ in, dist/web/ out. Neither serves nor watches.
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/** Where the built client is: what the server serves. */
export const clientFolder = join(root, 'dist/web');

/** esbuild's account of what went into which chunk; the size tests read it. Written last, so it also dates the build. */
export const clientMetafile = `${clientFolder}.meta.json`;

/** A page that was open during an update may still ask for a chunk of the version that it runs. */
const keepOldAssetsMs = 30 * 24 * 60 * 60 * 1000;

const browsers = ['es2022', 'chrome111', 'firefox121', 'safari16.4'];

/** Settings that the page, the worker and the style sheets share. */
const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: browsers,
  write: false,
  logLevel: 'warning',
  legalComments: 'none',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * `import sheet from './board.css' with { type: 'css' }`: a style sheet as a module, as browsers are coming to have it.
 * A chunk that is loaded late brings its style along and adopts it; a strict CSP allows that, unlike a style element.
 */
export const cssModules: Plugin = {
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path, with: attributes }) => {
      if (attributes.type !== 'css') return null;
      const { outputFiles } = await build({ ...common, write: false, entryPoints: [path] });
      const css = JSON.stringify(outputFiles[0]?.text.trim() ?? '');
      const contents = `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${css});\nexport default sheet;\n`;
      return { contents, loader: 'js', watchFiles: [path] };
    });
  },
};

/**
 * What a phone never asks of a game: whether a state is sound, and what a rule of thumb would do. Fuzzer, bots and terminal do;
 * the page's copy of the rules comes without, as each game weighs what it weighs on the way to a phone.
 */
const noChecksNoBots: Plugin = {
  name: 'no-checks-no-bots',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(audit|greedy)\.ts$/ }, () => ({ path: 'not-on-phones', namespace: 'absent' }));
    onLoad({ filter: /.*/, namespace: 'absent' }, () => ({
      contents: `function absent() { throw new Error('not on phones'); }\nexport { absent as audit, absent as greedy };\n`,
    }));
  },
};

/**
 * Builds the client. The old one stays whole until the new one is, and its assets of the last 30 days stay beside the
 * new ones.
 *
 * @param folder where to; beside it, as `<folder>.meta.json`, goes esbuild's metafile
 * @returns what was built: the number of files that the service worker keeps, and their size in bytes
 */
export async function bundleClient(folder = clientFolder): Promise<{ files: number; bytes: number }> {
  const next = `${folder}.${process.pid}`;
  await rm(next, { recursive: true, force: true });
  try {
    await cp(join(root, 'web/public'), next, { recursive: true });
    const metafile = await bundlePage(next);
    const kept = await bundleWorker(next, metafile);
    await keepOldAssets(folder, next);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
    await writeFile(`${folder}.meta.json`, JSON.stringify(metafile));
    return kept;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** True when something that the client is made of is newer than the built client, or when there is none. */
export async function clientIsStale(): Promise<boolean> {
  const built = await modified(clientMetafile);
  const sources = ['web', 'shared', 'package-lock.json', 'scripts/bundle.ts'];
  const times = await Promise.all(sources.map((source) => newest(join(root, source))));
  return Math.max(...times) > built;
}

async function bundlePage(out: string): Promise<Metafile> {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: ['web/main.tsx'],
    outdir: join(out, 'assets'),
    format: 'esm',
    splitting: true,
    sourcemap: 'linked',
    metafile: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.svg': 'file', '.webp': 'file', '.woff2': 'file' },
    plugins: [cssModules, noChecksNoBots],
  });
  await mkdir(join(out, 'assets'), { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  await writeFile(join(out, 'index.html'), await indexHtml(metafile));
  return metafile;
}

/** The page with the tags for the entry chunk, the chunks that it needs at once, and its style sheet. */
async function indexHtml(metafile: Metafile): Promise<string> {
  const [path, entry] =
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'web/main.tsx') ?? [];
  if (path === undefined || entry === undefined) throw new Error('the client has no entry chunk');
  const url = (output: string) => `/assets/${basename(output)}`;
  const tags = [
    ...(entry.cssBundle === undefined ? [] : [`<link rel="stylesheet" href="${url(entry.cssBundle)}">`]),
    ...entry.imports
      .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
      .map((chunk) => `<link rel="modulepreload" href="${url(chunk.path)}">`),
    `<script type="module" src="${url(path)}"></script>`,
  ];
  const template = await readFile(join(root, 'web/index.html'), 'utf8');
  if (!template.includes('<!-- bundle -->')) throw new Error('web/index.html has no <!-- bundle --> to fill');
  return template.replace('<!-- bundle -->', tags.join('\n    '));
}

/** Bundles the service worker, then tells it which files make up this version of the client. */
async function bundleWorker(out: string, metafile: Metafile): Promise<{ files: number; bytes: number }> {
  const bundled = join(out, 'sw.bundled.js');
  await build({ ...common, write: true, entryPoints: ['web/sw.ts'], outfile: bundled, format: 'iife' });
  // Loaded here alone: it takes a second, which a server that has nothing to build need not wait for.
  const { injectManifest } = await import('workbox-build');
  const { count, size, warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(out, 'sw.js'),
    globDirectory: out,
    globPatterns: ['**/*.{html,webmanifest,js,css,svg,png,webp,woff2}'],
    globIgnores: ['sw.bundled.js', ...serverOnly(metafile)],
    modifyURLPrefix: { '': '/' },
    // Names under assets/ carry a hash of the content.
    dontCacheBustURLsMatching: /^\/?assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await rm(bundled);
  return { files: count, bytes: size };
}

/** preact-iso brings a chunk for rendering on a server, which no page ever loads. */
function serverOnly(metafile: Metafile): string[] {
  return Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint?.includes('preact-iso/src/prerender'))
    .map(([path]) => `assets/${basename(path)}`);
}

async function keepOldAssets(folder: string, next: string): Promise<void> {
  const old = join(folder, 'assets');
  for (const name of await readdir(old).catch(() => [])) {
    if ((await modified(join(old, name))) < Date.now() - keepOldAssetsMs) continue;
    await cp(join(old, name), join(next, 'assets', name), { force: false, preserveTimestamps: true });
  }
}

/** Milliseconds since the epoch; 0 for a file that does not exist. */
async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** When the newest file in a folder, at any depth, was changed. */
async function newest(path: string): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all(inside.map((name) => modified(join(path, name))));
  return Math.max(await modified(path), ...times);
}
