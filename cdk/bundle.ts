// A function as the files that Lambda loads. What it is made of is functions/'s part, what it runs as is function.ts's.
import { resolve } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/**
 * ESM, the SDK within, one file for each game: what a request doesn't need is not loaded. `module` before `main`, or the
 * SDK comes in its larger form. Packages in CommonJS ask for a `require`, which ESM has to be given.
 */
const options = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
} as const satisfies BuildOptions;

/**
 * Bundles a module of ours (its path from the root) into a folder: `index.mjs`, and the chunks that it loads.
 *
 * @returns esbuild's account of what went into which file
 */
export function bundle(entry: string, outdir: string): Metafile {
  return buildSync({ ...options, entryPoints: [{ in: entry, out: 'index' }], outdir }).metafile;
}

/**
 * What is loaded before the first request: the entry, and what it imports without an `import()`.
 *
 * @returns bytes, and the source files that they were made of
 */
export function loadedAtStart({ outputs }: Metafile): { readonly bytes: number; readonly sources: string[] } {
  const [entry] = Object.keys(outputs).filter((path) => path.endsWith('/index.mjs'));
  const loaded = new Set(entry === undefined ? [] : [entry]);
  // A set that grows while it is walked is walked to its end.
  for (const path of loaded)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) loaded.add(next);
  const files = [...loaded].flatMap((path) => outputs[path] ?? []);
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    sources: files.flatMap(({ inputs }) => Object.keys(inputs)),
  };
}
