// The game's words by language, each loaded when it is asked for: for a notification, and for a table without pictures.
import { wordsFrom } from '../words.ts';
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
import type { Kembles } from './state.ts';
import type { Messages } from './text/en.ts';

const texts = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

export const { wordsIn, tableWordsIn } = wordsFrom<Kembles, Messages>(texts, {
  pingWords,
  boardLines,
  prompt,
  moveLabel,
  chapter,
  sentence,
  ending,
  scoreLine,
});
