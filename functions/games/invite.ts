// Invitations: a link that lets its holder sit down in one game.
import type { GameSummary, Millis } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import { newToken } from '../store/ids.ts';
import { type Invite, loadInvite, putInvite } from '../store/invites.ts';
import { headNow } from './change.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { at, ownSeat, seatOf, summaryOf } from './viewer.ts';

const DAY = 24 * 60 * 60 * 1000;
const VALID_FOR = 14 * DAY;

/** Makes an invitation; anyone who sits in the game may. Private games take single-use ones only. Once it has started, one may
 *  only hand one's own seat on. */
export async function inviteTo(
  on: Platform,
  player: string,
  id: string,
  kind: Invite['kind'],
): Promise<{ readonly token: string; readonly expires: Millis }> {
  const head = await headNow(on, id);
  ownSeat(head, player);
  if (kind === 'seat') mayHandOn(head, player);
  else if (head.status !== 'waiting') throw new Refusal('already-started');
  if (head.access === 'private' && kind === 'open')
    throw new Refusal('bad-request', { detail: 'a private game takes single invitations' });
  const token = newToken();
  const expires = on.now() + VALID_FOR;
  await putInvite(on.table, token, { game: id, kind, by: player, expires, usedBy: null });
  return { token, expires };
}

function mayHandOn(head: Head, player: string): void {
  if (head.status === 'waiting') throw new Refusal('not-started');
  if (head.status === 'finished' || at(head, ownSeat(head, player)).left) throw new Refusal('over');
}

/** The game that an invitation leads to, for the page that asks whether to come in. */
export async function openInvite(on: Platform, player: string | null, token: string): Promise<GameSummary> {
  const invite = await loadInvite(on.table, token);
  if (!invite) throw new Refusal('not-found');
  const head = await headNow(on, invite.game);
  const isUsed = invite.usedBy !== null && invite.usedBy !== player;
  if (seatOf(head, player) === null && (isUsed || invite.expires <= on.now()))
    throw new Refusal('invite-used');
  return summaryOf(head, player);
}
