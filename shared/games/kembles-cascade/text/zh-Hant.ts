// 繁體中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hant.cards.ts';
import { names } from './zh-Hant.names.ts';
import { chapters } from './zh-Hant.rules.ts';
import { say } from './zh-Hant.say.ts';

export const messages: Messages = {
  name: '星群戰役',
  tagline: '太空往下捲，你往上打。',
  about:
    '每人駕駛一架戰機，太空每回合往下捲一排。閃避砲火、擊落能得分的目標，偶爾也互相開火；從底邊被捲出去的戰機就毀了，下一次輪到你時再投一枚硬幣重來。最後等著的，是佔滿整個畫面的魔王。',
  names,
  cards,
  say,
  chapters,
};
