// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hans.cards.ts';
import { names } from './zh-Hans.names.ts';
import { chapters } from './zh-Hans.rules.ts';
import { say } from './zh-Hans.say.ts';

export const messages: Messages = {
  name: '星群战役',
  tagline: '太空往下卷，你往上打。',
  about:
    '每人驾驶一架战机，太空每回合往下卷一排。闪避砲火、击落能得分的目标，偶尔也互相开火；从底边被卷出去的战机就毁了，下一次轮到你时再投一枚硬币重来。最后等着的，是占满整个画面的魔王。',
  names,
  cards,
  say,
  chapters,
};
