// Who uses this device.
import { signal } from '@preact/signals';
import type { Language, Me } from '../../shared/wire.ts';
import { forget, forgetEverything, keep, recall } from '../play/kept.ts';
import { type Answer, changeMe, enter, whoAmI } from './api.ts';

/** Undefined until it is known; null for somebody new. */
export const me = signal<Me | null | undefined>(undefined);

/** Begins with whom this device remembers, so that it works offline, and asks the server whether it still holds. */
export async function remember(): Promise<void> {
  const remembered = await recall('players', 'me');
  if (remembered) me.value = remembered;
  const answer = await whoAmI();
  if (answer.ok) await become(answer.value);
  else if (answer.trouble === 'signed-out' || !remembered) {
    await forget('players', 'me');
    me.value = null;
  }
}

/** A new player: a name is enough. */
export async function signUp(name: string, language: Language): Promise<Answer<Me>> {
  const answer = await enter(name, language);
  if (answer.ok) await become(answer.value);
  return answer;
}

export async function change(what: Partial<Pick<Me, 'name' | 'language'>>): Promise<Answer<Me>> {
  const answer = await changeMe(what);
  if (answer.ok) await become(answer.value);
  return answer;
}

async function become(player: Me): Promise<void> {
  const before = await recall('players', 'me');
  if (before && before.id !== player.id) await forgetEverything();
  await keep('players', 'me', player);
  me.value = player;
}
