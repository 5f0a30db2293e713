// A named replacement: a player of a running game hands his seat on by a link, and whoever takes it plays on in his place.
import type { Head } from '../store/heads.ts';
import { type Invite, takeInvite } from '../store/invites.ts';
import { deleteMembership, putMembership } from '../store/memberships.ts';
import { withoutOwner } from './autopilot.ts';
import { headNow, persist, refusalAfter } from './change.ts';
import { caughtUp } from './lapse.ts';
import type { Platform } from './platform.ts';
import type { Player } from './players.ts';
import { Refusal } from './refusal.ts';
import { withAbsence } from './time.ts';
import { at, seatOf } from './viewer.ts';

/**
 * Seats a player in the place of the one who made the invitation, for good. What was ordered ahead is void, the clock runs
 * on by the newcomer's days off. Refuses with `invite-used` where the seat has changed hands already.
 */
export async function replace(
  on: Platform,
  heir: Player,
  token: string,
  { game: id, by: leaver, expires }: Invite,
): Promise<Head> {
  if (expires <= on.now() || !(await takeInvite(on.table, token, heir.id))) throw new Refusal('invite-used');
  await putMembership(on.table, heir.id, id);
  try {
    const head = await persist(on, id, async () => {
      const now = await caughtUp(on, await headNow(on, id));
      if (seatOf(now, heir.id) !== null) return now;
      const seat = seatOf(now, leaver);
      if (now.status === 'finished') throw new Refusal('over');
      if (seat === null || at(now, seat).left) throw new Refusal('invite-used');
      const { id: player, name, daysOff } = heir;
      return withoutOwner(on, now, seat, (held) => ({
        ...held,
        player: { id: player, name },
        last: null,
        autopilot: null,
        time: held.time && withAbsence(held.time, { off: daysOff }, on.now()),
      }));
    });
    await deleteMembership(on.table, leaver, id);
    return head;
  } catch (error) {
    throw refusalAfter(error);
  }
}
