// What a notification says of the open question: the card that it comes from, and what that card says.
import type { Language } from '../../wire.ts';
import type { GameWords } from '../words.ts';
import { cardText } from './sentences.ts';
import type { Mcb } from './state.ts';
import type { Messages } from './text/en.ts';

const texts: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

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
