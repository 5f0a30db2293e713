// Where 简体中文 says something else than a word-for-word conversion of 繁體中文 would. scripts/texts.ts reads this
// when it derives the zh-Hans texts; the apps never load it.

/** Pairs of [繁體 as written in a zh-Hant text, 简体 wanted]. Longer phrases win over the shorter ones in them. */
export const overrides: readonly (readonly [traditional: string, simplified: string])[] = [
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
  ['離線', '离线'],
  ['連結', '链接'],
  ['帳號', '账号'],
  ['瀏覽器', '浏览器'],
  ['透過', '通过'],

  // Words of the games.
  ['執行', '执行'],
  ['無條件進位', '向上取整'],
  ['水耕', '水培'],
  ['洩露', '泄漏'],
  ['駭客', '黑客'],
  ['人工智慧', '人工智能'],
  ['堆疊', '堆叠'],
  ['複製', '复制'],
  ['保母', '保姆'],
  ['保全機器人', '保安机器人'],
  ['樂透', '彩票'],
  ['志工', '志愿者'],
];
