import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simplify } from '../../scripts/simplify.ts';

describe('from 繁體中文 to 简体中文', () => {
  it.each([
    ['one character, two meanings, told apart by the phrase', '乾隆皇后後來頭髮乾燥', '乾隆皇后后来头发干燥'],
    ['vocabulary, not only characters', '滑鼠、網路、程式', '鼠标、网络、程序'],
    ['our own choice before the dictionary', '離線時仍可計劃', '离线时仍可计划'],
    ['quotation marks', '按「確定」', '按“确定”'],
    ['a quotation in a quotation', '「他說『好』」', '“他说‘好’”'],
    [
      'no Chinese, no change',
      "const n = (seat: number) => ['seat', seat].join(); // don't",
      "const n = (seat: number) => ['seat', seat].join(); // don't",
    ],
  ])('%s', (_, traditional, simplified) => {
    expect(simplify(traditional)).toBe(simplified);
  });

  it('changes the words of a function and leaves its code alone', () => {
    const source = "export const messages = { left: (n: number) => cards(n, '還剩', '張牌') };";
    expect(simplify(source)).toBe(
      "export const messages = { left: (n: number) => cards(n, '还剩', '张牌') };",
    );
  });
});

describe('every text', () => {
  const root = resolve(import.meta.dirname, '../..');
  const folders = ['shared', 'web'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|\/)text\/en\.ts$/.test(path))
      .map((path) => join(part, dirname(path))),
  );

  it.each(folders)('%s is there in all three languages', async (folder) => {
    for (const language of ['zh-Hant', 'zh-Hans']) {
      const path = join(root, folder, `${language}.ts`);
      expect(existsSync(path), path).toBe(true);
      const english = await import(join(root, folder, 'en.ts'));
      const other = await import(path);
      expect(shape(other.messages)).toEqual(shape(english.messages));
    }
  });
});

/** The keys of a catalogue all the way down, with what stands at each end: `string`, `function`. */
function shape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}
