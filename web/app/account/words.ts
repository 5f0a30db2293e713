// The words of the account screens in the active language.
import { effect, signal } from '@preact/signals';
import type { Language } from '../../../shared/wire.ts';
import { language, t } from '../words.ts';
import type { Failure } from './passkey.ts';
import type { AccountMessages } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: AccountMessages }>>> = {
  en: () => import('./text/en.ts'),
  'zh-Hant': () => import('./text/zh-Hant.ts'),
  'zh-Hans': () => import('./text/zh-Hans.ts'),
};

/** Null until they are loaded. */
export const accountWords = signal<AccountMessages | null>(null);

effect(() => {
  const wanted = language.value;
  void loaders[wanted]().then(({ messages }) => {
    if (language.value === wanted) accountWords.value = messages;
  });
});

/** Why something did not come about, in words. */
export const reasonOf = (why: Failure): string =>
  why === 'cancelled' || why === 'known' || why === 'failed' ? say().passkeys[why] : t().problems[why];

/** The words, in anything that is drawn below a screen that has waited for them. */
export function say(): AccountMessages {
  if (!accountWords.value) throw new Error('the words of the account are not loaded yet');
  return accountWords.value;
}
