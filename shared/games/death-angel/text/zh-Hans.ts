// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文的文字。网站显示 `messages`，或是 `neutral`：同一个游戏，换成我们自己的背景。
import type { Messages } from './en.ts';
import type { Names } from './shape.ts';
import { cardTexts } from './zh-Hans.cards.ts';
import { neutral as neutralNames, themed } from './zh-Hans.names.ts';
import { chapters } from './zh-Hans.rules.ts';
import { say } from './zh-Hans.say.ts';

const write = (names: Names): Messages => ({
  name: names.game,
  tagline: '一列纵队，两侧是墙，没有退路。',
  about:
    '一队武装的人，走进一艘会呼吸的废船。每位玩家带领两人小队：秘密选择行动、看对方向，赶在牠们之前抵达深处。一起赢，否则没有人赢。',
  names,
  cards: cardTexts(names),
  say: say(names),
  chapters: chapters(names),
});

export const messages = write(themed);
export const neutral = write(neutralNames);
