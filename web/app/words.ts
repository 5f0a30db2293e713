// The platform's words in the active language; the others stay on the server. What the first screens say comes first, the
// rest with the first screen that says more.
import { effect, signal } from '@preact/signals';
import type { First } from '../../shared/text/en.first.ts';
import type { Messages } from '../../shared/text/en.ts';
import { type GameTitle, gameTitle } from '../../shared/text/games.ts';
import type { Language, ThemeNames } from '../../shared/wire.ts';
import { preference } from './preferences.ts';

const firstLoaders: Readonly<Record<Language, () => Promise<{ readonly first: First }>>> = {
  en: () => import('../../shared/text/en.first.ts'),
  'zh-Hant': () => import('../../shared/text/zh-Hant.first.ts'),
  'zh-Hans': () => import('../../shared/text/zh-Hans.first.ts'),
};

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('../../shared/text/en.ts'),
  'zh-Hant': () => import('../../shared/text/zh-Hant.ts'),
  'zh-Hans': () => import('../../shared/text/zh-Hans.ts'),
};

/** Each language by its own name, so that whoever can't read the present one finds the way out. */
export const languages: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['zh-Hant', '繁體中文'],
  ['zh-Hans', '简体中文'],
];

/** The first of the browser's languages that we speak; English if there is none. */
function guess(): Language {
  for (const wanted of navigator.languages) {
    const tag = wanted.toLowerCase();
    if (/^zh\b.*\b(hant|tw|hk|mo)\b/.test(tag)) return 'zh-Hant';
    if (/^zh\b/.test(tag)) return 'zh-Hans';
    if (/^en\b/.test(tag)) return 'en';
  }
  return 'en';
}

const chosen = preference<Language | 'auto'>('language', ['auto', 'en', 'zh-Hant', 'zh-Hans']);

export const language = signal<Language>(chosen.value === 'auto' ? guess() : chosen.value);

const spokenFirst = signal<First | null>(null);
const spoken = signal<Messages | null>(null);

/** The words of the first screens, inside anything that is drawn: it is drawn again when the language changes. */
export function first(): First {
  if (!spokenFirst.value) throw new Error('no language is loaded yet');
  return spokenFirst.value;
}

/** All words, inside anything that comes with `loadAllWords`. */
export function t(): Messages {
  if (!spoken.value) throw new Error('these words are not loaded yet: see loadAllWords');
  return spoken.value;
}

/** Loads the first words of the active language. Comes before anything is drawn. */
export async function loadFirstWords(): Promise<void> {
  await speak(language.value);
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

/** Loads all words of the active language: before a screen that is none of the first is drawn. */
export async function loadAllWords(): Promise<void> {
  if (spoken.value) return;
  const { messages } = await loaders[language.value]();
  spoken.value = messages;
}

/** Changes the language of the whole app once its words are here. */
export async function changeLanguage(to: Language): Promise<void> {
  await speak(to);
  chosen.value = to;
}

async function speak(to: Language): Promise<void> {
  const [words, all] = await Promise.all([firstLoaders[to](), spoken.value ? loaders[to]() : null]);
  spokenFirst.value = words.first;
  if (all) spoken.value = all.messages;
  language.value = to;
}

/** Whose names this site shows. The server says so at each launch; until then, and offline, as it said last. */
export const themeNames = preference<ThemeNames>('names', ['themed', 'neutral']);

/** What is said of a game outside its own chunk. A game that this version does not know has its id for a name. */
export const gameWords = (id: string): GameTitle => gameTitle(first(), id, themeNames.value);
