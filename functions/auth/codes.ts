// Codes in the place of a password: for another device, and to be written down. How they are kept is store/codes.ts's part.
import type { LinkCode } from '../../shared/account.ts';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import { putCodes, takeCode } from '../store/codes.ts';
import { newCode, typedCode } from '../store/ids.ts';

const minute = 60_000;

/** A code for another device: it stands for ten minutes, and voids the one before. */
export async function newLink(on: Platform, player: string): Promise<LinkCode> {
  const code = newCode(12);
  const since = on.now();
  const expires = since + 10 * minute;
  await putCodes(on.table, player, 'link', [code], { since, expires });
  return { code, expires };
}

/** Ten codes, each good once, until there are new ones. Nobody can be told them again. */
export async function newRecoveryCodes(on: Platform, player: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => newCode(16));
  await putCodes(on.table, player, 'recovery', codes, { since: on.now(), expires: null });
  return codes;
}

/** Whose code it is, which is used up by asking. Refuses with `not-accepted`, whatever is wrong with it. */
export async function playerOfCode(on: Platform, typed: string): Promise<string> {
  const player = await takeCode(on.table, typedCode(typed), on.now());
  if (player === null) throw new Refusal('not-accepted');
  return player;
}
