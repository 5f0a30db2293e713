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

  // A row of the column is 列 in 繁體, but 排 in 简体, where 列 would be read as a column.
  ['鄰接一列', '邻接一排'],
  ['鄰接的列', '邻接的排'],
  ['鄰接列', '邻接排'],
  ['鄰列', '邻排'],
  ['同一列', '同一排'],
  ['同列', '同排'],
  ['該列', '该排'],
  ['原列', '原排'],
  ['那一列', '那一排'],
  ['最後一列', '最后一排'],
  ['往下一列', '往下一排'],
  ['往上一列', '往上一排'],
  ['所在列', '所在排'],
  ['所在的列', '所在的排'],
  ['任一列', '任一排'],
  ['任何一列', '任何一排'],
  ['此列', '此排'],
  ['提到的列', '提到的排'],
  ['兩列的', '两排的'],
  ['列數之差', '排数之差'],
  ['一列就是', '一排就是'],
  ['} 列', '} 排'],

  ['核心演算機', '核心演算机'],
  ['核心電腦', '核心电脑'],
  ['傳送室', '传送室'],
  ['傳送艙', '传送舱'],
  ['重砲', '重炮'],
];
