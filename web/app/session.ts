// Who uses this device.
import { signal } from '@preact/signals';
import type { Language, Me } from '../../shared/wire.ts';
import { forgetEverything, keep, recall } from '../play/kept.ts';
import { type Answer, changeMe, enter, whoAmI } from './api.ts';
import { dropSubscription } from './push.ts';

/** Undefined until it is known; null for somebody new. */
export const me = signal<Me | null | undefined>(undefined);

/** Begins with whom this device remembers, so that it works offline, and asks the server whether it still holds. */
export async function remember(): Promise<void> {
  const remembered = await recall('players', 'me');
  if (remembered) me.value = remembered;
  const answer = await whoAmI();
  if (answer.ok) await become(answer.value);
  else if (answer.trouble === 'signed-out' || !remembered) {
    if (answer.trouble === 'signed-out' && remembered) await handOver();
    me.value = null;
  }
}

/** A new player: a name is enough. */
export async function signUp(name: string, language: Language): Promise<Answer<Me>> {
  const answer = await enter(name, language);
  if (answer.ok) await become(answer.value);
  return answer;
}

export async function change(what: Partial<Omit<Me, 'id'>>): Promise<Answer<Me>> {
  const answer = await changeMe(what);
  if (answer.ok) await become(answer.value);
  return answer;
}

async function become(player: Me): Promise<void> {
  const before = await recall('players', 'me');
  if (before && before.id !== player.id) await handOver();
  await keep('players', 'me', player);
  me.value = player;
}

/** This device has become somebody else's. The page begins anew, so that nothing of who was here before is left in it. */
export async function signedIn(player: Me, page: string): Promise<void> {
  await become(player);
  location.replace(page);
}

/** This device is nobody's any more. */
export async function signedOut(): Promise<void> {
  await handOver();
  location.replace('/');
}

/** Whoever takes a name here next finds neither hands nor commits of the one who was, and hears none of the old pings. */
async function handOver(): Promise<void> {
  await Promise.all([forgetEverything(), dropSubscription()]);
}
