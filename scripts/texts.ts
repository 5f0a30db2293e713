// `npm run texts` writes zh-Hans.ts beside every zh-Hant.ts in shared/ and web/ (and zh-Hans.cards.ts beside
// zh-Hant.cards.ts); with `--check` it writes nothing and names what is stale. The results are committed, so that a
// fresh clone type-checks and a wrong word shows in a review.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { simplify } from './simplify.ts';

const root = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const head = (source: string) =>
  `// Made from ${source} by \`npm run texts\`. Change that file, or shared/text/zh-Hans.overrides.ts.\n`;
/** A text in several files imports those of its own language. */
const simplified = (name: string) => name.replaceAll('zh-Hant', 'zh-Hans');

const sources = ['shared', 'web'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)text\/zh-Hant(\.\w+)?\.ts$/.test(path))
    .map((path) => join(root, part, path)),
);

const stale = sources
  .map((source) => ({
    path: join(dirname(source), simplified(basename(source))),
    text: head(basename(source)) + simplified(simplify(readFileSync(source, 'utf8'))),
  }))
  .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);

for (const { path, text } of stale) {
  const name = relative(root, path);
  if (check) {
    console.error(
      `${name} is older than its source in 繁體中文: run \`npm run texts\` and commit the result`,
    );
  } else {
    writeFileSync(path, text);
    console.log(`wrote ${name}`);
  }
}
console.log(`${sources.length} texts in 简体中文, ${stale.length} ${check ? 'stale' : 'written'}`);
process.exitCode = check && stale.length > 0 ? 1 : 0;
