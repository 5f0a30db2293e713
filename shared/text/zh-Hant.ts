// 平台本身的文字，繁體中文。zh-Hans.ts 由此檔轉換而成（npm run texts）。
import type { Messages } from './en.ts';

export const messages: Messages = {
  name: 'Lightlag',
  tagline: '與朋友慢慢玩的太空桌上遊戲',
};
