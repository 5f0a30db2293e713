// An account as its player sees it: where it is open, and what leads into it.
import type { Account, PasskeyLine } from '../../shared/account.ts';
import type { Platform } from '../games/platform.ts';
import { dropCodes, loadCodes } from '../store/codes.ts';
import { listPasskeys, type Passkey, passkeyId } from '../store/passkeys.ts';
import { deleteSubscription, listSubscriptions } from '../store/push.ts';
import { endSession, listSessions } from '../store/sessions.ts';

/** @param here id of the session that asks */
export async function accountOf(on: Platform, player: string, here: string | null): Promise<Account> {
  const [passkeys, sessions, codes] = await Promise.all([
    listPasskeys(on.table, player),
    listSessions(on.table, player, on.now()),
    loadCodes(on.table, player, 'recovery'),
  ]);
  const devices = sessions.map(({ id, device, since, seen }) => ({
    id,
    device,
    since,
    seen,
    here: id === here,
  }));
  return { passkeys: passkeys.map(lineOf), devices, codes };
}

const lineOf = (passkey: Passkey): PasskeyLine => {
  const { name, since, used, backedUp } = passkey;
  return { id: passkeyId(passkey), name, since, used, backedUp };
};

/** Ends the session of one device, which is then called no more. */
export async function endDevice(on: Platform, player: string, id: string): Promise<void> {
  await endSession(on.table, player, id);
  for (const { session, endpoint } of await listSubscriptions(on.table, player))
    if (session === id) await deleteSubscription(on.table, player, endpoint);
}

/** Ends every session of a player but, if asked for, one; and the code that would open another. */
export async function signOutEverywhere(
  on: Platform,
  player: string,
  but: string | null = null,
): Promise<void> {
  await dropCodes(on.table, player, 'link');
  for (const { id } of await listSessions(on.table, player, on.now()))
    if (id !== but) await endDevice(on, player, id);
}
