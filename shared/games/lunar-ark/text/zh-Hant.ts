// 繁體中文。
import type { Messages } from './en.ts';
import { cards } from './zh-Hant.cards.ts';
import { names } from './zh-Hant.names.ts';
import { chapters } from './zh-Hant.rules.ts';
import { say } from './zh-Hant.say.ts';

export const messages: Messages = {
  name: '月球方舟',
  tagline: '搶在別人之前，在月球上造好三艘飛船。',
  about:
    '三輛漫遊車載著太空人走遍月面。採集鋼鐵、水資源與聚合物，種植食物，訓練專家，讓實驗室環環相扣，再用任務許可打造前往歐羅巴、泰坦與火星的飛船。飛船發射時，出力最多的人獲得獎勵；忘了餵養太空人，就要付出代價。',
  names,
  cards,
  say,
  chapters,
};
