// The game's words by language, each loaded when it is asked for: for a notification, and for a table without pictures.
import type { Language } from '../../wire.ts';
import type { GameWords, TableWords } from '../words.ts';
import { boardLines, cardText, chapter, ending, moveLabel, prompt, sentence } from './sentences.ts';
import type { Mcb } from './state.ts';
import type { Messages } from './text/en.ts';

const texts: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

/** A ping says the card that the open question comes from, and what that card says. */
export async function wordsIn(language: Language): Promise<GameWords<Mcb>> {
  const { messages } = await texts[language]();
  return {
    ping({ table: { board } }) {
      if (!board.current) throw new Error('nothing is asked before a card is revealed');
      const { name, text } = cardText(board.current, messages);
      return messages.ping(name, text);
    },
  };
}

export async function tableWordsIn(language: Language): Promise<TableWords<Mcb>> {
  const { messages } = await texts[language]();
  const score: Readonly<Record<string, string>> = messages.say.score;
  return {
    name: messages.name,
    board: (shown, names) => boardLines(shown, names, messages),
    prompt: (asked, shown) => prompt(asked, shown, messages),
    moveLabel: (move, shown) => moveLabel(move, shown, messages),
    sentence(event, names) {
      const readers = { names, me: null };
      const said = [chapter(event, readers, messages), sentence(event, readers, messages)];
      return said.filter((part) => part !== null).join(messages.say.colon) || null;
    },
    ending: (result) => ending(result, messages),
    scoreLine: (k) => score[k] ?? k,
  };
}
