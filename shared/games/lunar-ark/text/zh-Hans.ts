// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hans.cards.ts';
import { names } from './zh-Hans.names.ts';
import { chapters } from './zh-Hans.rules.ts';
import { say } from './zh-Hans.say.ts';

export const messages: Messages = {
  name: '月球方舟',
  tagline: '抢在别人之前，在月球上造好三艘飞船。',
  about:
    '三辆漫游车载着航天员走遍月面。采集钢铁、水资源与聚合物，种植食物，训练专家，让实验室环环相扣，再用任务许可打造前往欧罗巴、泰坦与火星的飞船。飞船发射时，出力最多的人获得奖励；忘了喂养航天员，就要付出代价。',
  names,
  cards,
  say,
  chapters,
};
