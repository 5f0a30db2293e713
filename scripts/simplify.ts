// From 繁體中文 to 简体中文, by OpenCC's phrases and our own overrides. Files are the business of scripts/texts.ts.
import { Converter, ConverterFactory } from 'opencc-js';
import { overrides } from '../shared/text/zh-Hans.overrides.ts';

const byOverrides = ConverterFactory([overrides]);
const byOpenCC = Converter({ from: 'twp', to: 'cn' });

/**
 * Converts Traditional Chinese as written in Taiwan into Simplified Chinese as written in mainland China, vocabulary
 * included (滑鼠 becomes 鼠标). Anything that is not Chinese passes unchanged, so a whole source file can go through,
 * and its keys and functions stay what they are.
 *
 * Our overrides come first: what they have turned into simplified characters, OpenCC leaves alone.
 */
export function simplify(traditional: string): string {
  return byOpenCC(byOverrides(traditional));
}
