// 繁體中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hant.cards.ts';
import { names } from './zh-Hant.names.ts';
import { chapters } from './zh-Hant.rules.ts';
import { say } from './zh-Hant.say.ts';

export const messages: Messages = {
  name: '太空任務',
  tagline: '在六〇年代結束前登上月球。',
  about:
    '每名玩家經營一個太空機構，從 1962 年到 1969 年。打出專家牌，研發火箭、訓練太空人、測試系統，讓壞牌越來越少；然後裝載、發射，一張一張翻開命運。最先完成任務的人獲得榮耀，而總有人會踏上月球。',
  names,
  cards,
  say,
  chapters,
};
