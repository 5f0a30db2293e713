// What days that pass ask of a player beside his moves: small requests, after which the game is looked at again.
import { type Answer, look } from '../app/api.ts';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import type { GameStore } from './store.ts';

/** Asks for something and shows the game as it is then; says so when it was refused. Returns whether it was done. */
export async function request<T>(store: GameStore, work: () => Promise<Answer<T>>): Promise<boolean> {
  const answer = await work();
  if (!answer.ok) notify(t().problems[answer.trouble], { tone: 'wrong' });
  const { version = 0, chats = 0 } = store.kept.value?.game ?? {};
  const told = store.log.value.at(-1)?.n ?? 0;
  const fresh = await look(store.id, { since: version, told, chats });
  if (fresh.ok && fresh.value) await store.apply(fresh.value);
  return answer.ok;
}
