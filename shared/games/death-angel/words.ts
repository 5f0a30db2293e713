// The game's words by language, each loaded when it is asked for: for a notification, and for a table without pictures.
import type { Language, ThemeNames } from '../../wire.ts';
import type { GameWords, TableWords } from '../words.ts';
import { boardLines } from './sentences.board.ts';
import { eventLine } from './sentences.tell.ts';
import { ending, moveLabel, pingWords, prompt, scoreLine } from './sentences.ts';
import type { Da } from './shape.ts';
import type { Messages } from './text/en.ts';

const texts: Readonly<
  Record<Language, () => Promise<{ readonly messages: Messages; readonly neutral: Messages }>>
> = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

/** All texts of the game in a language, with the names of the known setting or of our own. */
export async function textIn(language: Language, names: ThemeNames = 'themed'): Promise<Messages> {
  const { messages, neutral } = await texts[language]();
  return names === 'neutral' ? neutral : messages;
}

export async function wordsIn(language: Language, names?: ThemeNames): Promise<GameWords<Da>> {
  const text = await textIn(language, names);
  return { ping: ({ table }) => pingWords(table.flow.question?.frame, text) };
}

export async function tableWordsIn(language: Language, names?: ThemeNames): Promise<TableWords<Da>> {
  const text = await textIn(language, names);
  return {
    name: text.name,
    board: (shown, players) => boardLines(shown, players, text),
    prompt: (asked, shown) => prompt(asked, shown, text),
    moveLabel: (move, shown) => moveLabel(move, shown, text),
    sentence: (event, names) => eventLine(event, { names, me: null }, text)?.text ?? null,
    ending: (result) => ending(result, text),
    scoreLine: (k) => scoreLine(k, text),
  };
}
