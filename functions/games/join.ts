// Sitting down: in a game that waits by its id if it is public, else by an invitation; in one that runs in another's place.
import type { GameView } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import { loadInvite, releaseInvite, takeInvite } from '../store/invites.ts';
import { deleteMembership, putMembership } from '../store/memberships.ts';
import { changeHead, headNow } from './change.ts';
import { seated } from './create.ts';
import type { Platform } from './platform.ts';
import type { Player } from './players.ts';
import { Refusal } from './refusal.ts';
import { replace } from './replace.ts';
import { viewOf } from './view.ts';
import { mayLook, seatOf } from './viewer.ts';

/**
 * Seats a player at the first free seat; who sits there already is simply shown the game. At n free seats exactly n of any
 * number of players get one, whatever the order of their clicks.
 */
export async function joinGame(on: Platform, player: Player, id: string, invite?: string): Promise<GameView> {
  const before = await headNow(on, id);
  if (seatOf(before, player.id) !== null) return viewOf(on, before, player.id, {});
  const seat =
    invite === undefined || before.status === 'waiting' ? null : await loadInvite(on.table, invite);
  if (invite !== undefined && seat?.kind === 'seat' && seat.game === id)
    return viewOf(on, await replace(on, player, invite, seat), player.id, {});
  const release = await admit(on, before, player, invite);
  try {
    await putMembership(on.table, player.id, id);
    const head = await changeHead(on, id, (now) => sitDown(now, player));
    return await viewOf(on, head, player.id, {});
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'race') {
      await release();
      await deleteMembership(on.table, player.id, id);
    }
    throw error;
  }
}

/** Checks that the player may come in, and uses a single invitation up. Returns how to give it back. */
async function admit(on: Platform, head: Head, player: Player, token?: string): Promise<() => Promise<void>> {
  const kept = async () => {};
  if (head.access === 'public') return kept;
  const invite = token === undefined ? null : await loadInvite(on.table, token);
  if (!token || !invite || invite.game !== head.id) {
    mayLook(head, player.id);
    throw new Refusal('not-yours', { detail: 'this game is joined by an invitation' });
  }
  if (invite.expires <= on.now()) throw new Refusal('invite-used');
  if (invite.kind === 'open') return kept;
  if (!(await takeInvite(on.table, token, player.id))) throw new Refusal('invite-used');
  return () => releaseInvite(on.table, token, player.id);
}

function sitDown(head: Head, player: Player): Head | null {
  if (seatOf(head, player.id) !== null) return null;
  if (head.status !== 'waiting') throw new Refusal('already-started');
  const place = head.seats.findIndex((seat) => !seat.player);
  if (place < 0) throw new Refusal('full');
  const seats = head.seats.map((seat, i) => (i === place ? seated(player, seat.view, head.terms) : seat));
  return callHostIfFull({ ...head, seats });
}

/** The last to come calls the host, who alone can start. */
function callHostIfFull(head: Head): Head {
  if (head.seats.some((seat) => !seat.player)) return head;
  const called = head.version + 1;
  const seats = head.seats.map((seat) => (seat.player?.id === head.host ? { ...seat, called } : seat));
  return { ...head, seats };
}
