// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hans.cards.ts';
import { names } from './zh-Hans.names.ts';
import { chapters } from './zh-Hans.rules.ts';
import { say } from './zh-Hans.say.ts';

export const messages: Messages = {
  name: '太空任务',
  tagline: '在六〇年代结束前登上月球。',
  about:
    '每名玩家经营一个太空机构，从 1962 年到 1969 年。打出专家牌，研发火箭、训练航天员、测试系统，让坏牌越来越少；然后装载、发射，一张一张翻开命运。最先完成任务的人获得荣耀，而总有人会踏上月球。',
  names,
  cards,
  say,
  chapters,
};
