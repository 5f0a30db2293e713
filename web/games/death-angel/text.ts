// All words that the board needs: those of the rules, with the names that the site shows, and its own, in one language.
import type { Messages } from '../../../shared/games/death-angel/text/en.ts';
import type { Language, ThemeNames } from '../../../shared/wire.ts';
import type { BoardText } from './text/en.ts';

export interface Text extends Messages {
  readonly board: BoardText;
}

interface Rules {
  readonly messages: Messages;
  readonly neutral: Messages;
}

const loaders = {
  en: () => Promise.all([import('../../../shared/games/death-angel/text/en.ts'), import('./text/en.ts')]),
  'zh-Hant': () =>
    Promise.all([import('../../../shared/games/death-angel/text/zh-Hant.ts'), import('./text/zh-Hant.ts')]),
  'zh-Hans': () =>
    Promise.all([import('../../../shared/games/death-angel/text/zh-Hans.ts'), import('./text/zh-Hans.ts')]),
} as const satisfies Readonly<Record<Language, () => Promise<[Rules, { readonly messages: BoardText }]>>>;

export async function loadText(language: Language, names: ThemeNames): Promise<Text> {
  const [{ messages, neutral }, board] = await loaders[language]();
  return { ...(names === 'neutral' ? neutral : messages), board: board.messages };
}
