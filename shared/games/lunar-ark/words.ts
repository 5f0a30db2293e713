// The game's words by language, each loaded when it is asked for: for a notification, and for a table without pictures.
import type { Language } from '../../wire.ts';
import type { GameWords, TableWords } from '../words.ts';
import {
  boardLines,
  chapter,
  ending,
  moveLabel,
  pingWords,
  prompt,
  scoreLine,
  sentence,
} from './sentences.ts';
import type { LunarArk } from './state.ts';
import type { Messages } from './text/en.ts';

const texts: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

export async function wordsIn(language: Language): Promise<GameWords<LunarArk>> {
  const { messages } = await texts[language]();
  return {
    ping: ({ table: { board, flow } }) => pingWords(flow.question?.frame, board, messages),
  };
}

export async function tableWordsIn(language: Language): Promise<TableWords<LunarArk>> {
  const { messages } = await texts[language]();
  return {
    name: messages.name,
    board: (shown, names) => boardLines(shown, names, messages),
    prompt: (asked, shown) => prompt(asked, shown, messages),
    moveLabel: (move, shown) => moveLabel(move, messages, shown),
    sentence: (event, names) => chapter(event, messages) ?? sentence(event, names, messages),
    ending: (result) => ending(result, messages),
    scoreLine: (k) => scoreLine(k, messages),
  };
}
