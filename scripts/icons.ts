// `npx tsx scripts/icons.ts`: the PNG icons in web/public, made from icon.svg by the browser of the tests. Run it after
// changing the drawing, and commit the results: a build needs no browser.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

const folder = resolve(import.meta.dirname, '../web/public');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');

/** Systems cut a maskable icon to their own shape: no round corners, and the drawing within the safe 80 %. */
const maskable = drawing
  .replace(' rx="112"', '')
  .replace('viewBox="0 0 512 512"', 'viewBox="-30 -30 572 572"')
  .replace('<rect width="512" height="512"', '<rect x="-30" y="-30" width="572" height="572"');

/** A badge is a mask: one colour on nothing. */
const badge = drawing
  .replace(/<rect[^>]*>|<g[\s\S]*?<\/g>/g, '')
  .replace(/#[0-9a-f]{6}/g, '#ffffff')
  .replace('viewBox="0 0 512 512"', 'viewBox="40 60 400 400"');

const icons = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable },
  { name: 'apple-touch-icon.png', size: 180, svg: maskable },
  { name: 'badge.png', size: 96, svg: badge },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
  console.log(`wrote web/public/${name}`);
}
await browser.close();
