// All words that the board needs: those of the rules and its own, in one language.
import type { Messages } from '../../../shared/games/lunar-ark/text/en.ts';
import type { Language } from '../../../shared/wire.ts';
import type { BoardText } from './text/en.ts';

export interface Text extends Messages {
  readonly board: BoardText;
}

const loaders = {
  en: () => Promise.all([import('../../../shared/games/lunar-ark/text/en.ts'), import('./text/en.ts')]),
  'zh-Hant': () =>
    Promise.all([import('../../../shared/games/lunar-ark/text/zh-Hant.ts'), import('./text/zh-Hant.ts')]),
  'zh-Hans': () =>
    Promise.all([import('../../../shared/games/lunar-ark/text/zh-Hans.ts'), import('./text/zh-Hans.ts')]),
} as const satisfies Readonly<
  Record<Language, () => Promise<[{ readonly messages: Messages }, { readonly messages: BoardText }]>>
>;

export async function loadText(language: Language): Promise<Text> {
  const [rules, board] = await loaders[language]();
  return { ...rules.messages, board: board.messages };
}
