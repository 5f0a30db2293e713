// Deleting an account. What broke off in the middle is finished by asking again: each step leaves the ones before it done,
// and the account can be reached until the last.

import { changeHead } from '../games/change.ts';
import { leaveGame } from '../games/leave.ts';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import { seatOf } from '../games/viewer.ts';
import { linesBy, renameLine } from '../store/chat.ts';
import { dropCodes } from '../store/codes.ts';
import { type Head, loadHead } from '../store/heads.ts';
import { deleteMembership, listMemberships } from '../store/memberships.ts';
import { deletePasskey, listPasskeys, passkeyId } from '../store/passkeys.ts';
import { deletePlayer } from '../store/players.ts';
import { loadRecord, putRecord } from '../store/records.ts';
import { signOutEverywhere } from './account.ts';

/** What stands where a name was: the same in every language. */
const nobody = '—';

/** @param here id of the session that asks: it is left for its own request to end */
export async function deleteAccount(on: Platform, player: string, here: string | null): Promise<void> {
  await leaveEveryGame(on, player);
  await signOutEverywhere(on, player, here);
  await dropCodes(on.table, player, 'recovery');
  for (const passkey of await listPasskeys(on.table, player))
    await deletePasskey(on.table, player, passkeyId(passkey));
  // Nobody else can come in any more. What another device has joined meanwhile is left now.
  await leaveEveryGame(on, player);
  await deletePlayer(on.table, player);
}

async function leaveEveryGame(on: Platform, player: string): Promise<void> {
  for (const { game } of await listMemberships(on.table, player)) await leaveBehind(on, player, game);
}

/** Gets up from one game, as anybody who leaves, and takes the name out of what stays of it. */
async function leaveBehind(on: Platform, player: string, game: string): Promise<void> {
  await unless(['over', 'not-found', 'not-yours'], leaveGame(on, player, game));
  const head = await loadHead(on.table, game, true);
  const seat = head && seatOf(head, player);
  if (head && seat !== null) {
    await unless(
      ['not-found'],
      changeHead(on, game, (now) => nameless(now, player)),
    );
    await namelessRecord(on, game, seat);
  }
  if (head)
    for await (const { id } of linesBy(on.table, game, player, seat))
      await renameLine(on.table, game, id, nobody);
  await deleteMembership(on.table, player, game);
}

function nameless(head: Head, player: string): Head | null {
  const named = head.seats.some((seat) => seat.player?.id === player && seat.player.name !== nobody);
  if (!named) return null;
  const seats = head.seats.map((seat) =>
    seat.player?.id === player ? { ...seat, player: { id: player, name: nobody } } : seat,
  );
  return { ...head, seats };
}

/** A record that is still to be made takes its names from HEAD. */
async function namelessRecord(on: Platform, game: string, seat: number): Promise<void> {
  const record = await loadRecord(on.table, game);
  if (!record || record.file.players[seat] === nobody) return;
  const players = record.file.players.map((name, i) => (i === seat ? nobody : name));
  await putRecord(on.table, game, { ...record, file: { ...record.file, players } });
}

async function unless(codes: readonly Refusal['code'][], work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal && codes.includes(error.code))) throw error;
  }
}
