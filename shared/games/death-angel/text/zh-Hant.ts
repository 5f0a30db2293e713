// 繁體中文的文字。網站顯示 `messages`，或是 `neutral`：同一個遊戲，換成我們自己的背景。
import type { Messages } from './en.ts';
import type { Names } from './shape.ts';
import { cardTexts } from './zh-Hant.cards.ts';
import { neutral as neutralNames, themed } from './zh-Hant.names.ts';
import { chapters } from './zh-Hant.rules.ts';
import { say } from './zh-Hant.say.ts';

const write = (names: Names): Messages => ({
  name: names.game,
  tagline: '一列縱隊，兩側是牆，沒有退路。',
  about:
    '一隊武裝的人，走進一艘會呼吸的廢船。每位玩家帶領兩人小隊：秘密選擇行動、看對方向，趕在牠們之前抵達深處。一起贏，否則沒有人贏。',
  names,
  cards: cardTexts(names),
  say: say(names),
  chapters: chapters(names),
});

export const messages = write(themed);
export const neutral = write(neutralNames);
