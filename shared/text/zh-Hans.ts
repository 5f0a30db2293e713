// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 平台本身的文字，繁体中文。zh-Hans.ts 由此档转换而成（npm run texts）。
import type { Messages } from './en.ts';

export const messages: Messages = {
  name: 'Lightlag',
  tagline: '与朋友慢慢玩的太空桌上游戏',
};
