// The account as the server last told it, for all parts of its screen.
import { signal } from '@preact/signals';
import type { Account } from '../../../shared/account.ts';
import type { Answer, Trouble } from '../api.ts';
import { notify } from '../notices.ts';
import { t } from '../words.ts';
import { account as fetchAccount } from './api.ts';

export const account = signal<Account | null>(null);
export const trouble = signal<Trouble | null>(null);

export async function refresh(): Promise<void> {
  const answer = await fetchAccount();
  trouble.value = answer.ok ? null : answer.trouble;
  if (answer.ok) account.value = answer.value;
}

/** What an answer brought, and the account anew; null after saying why there is none. */
export async function done<T>(asked: Promise<Answer<T>>): Promise<{ readonly value: T } | null> {
  const answer = await asked;
  if (!answer.ok) {
    notify(t().problems[answer.trouble], { tone: 'wrong' });
    return null;
  }
  await refresh();
  return answer;
}
