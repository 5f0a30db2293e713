// A nudge: one player at the table calls another once more, who is asked and does not answer.
import type { Seat } from '../../shared/engine/game.ts';
import { changeHead, headNow } from './change.ts';
import { onTime } from './lapse.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { BETWEEN_NUDGES, mayKnowAwaited, ownSeat } from './viewer.ts';

/**
 * Calls a seat again. Refuses with `not-awaited` where the game does not wait for it, as far as the player may know, and
 * with `too-soon` for twelve hours after the last nudge, whoever gave it.
 */
export async function nudge(on: Platform, player: string, id: string, seat: Seat): Promise<void> {
  await onTime(on, await headNow(on, id));
  await changeHead(
    on,
    id,
    (head) => {
      const mine = ownSeat(head, player);
      const held = head.seats[seat];
      const isWaited = held?.awaited && !held.left && seat !== mine && mayKnowAwaited(head, mine);
      if (head.status !== 'running' || !held || !isWaited) throw new Refusal('not-awaited');
      const now = on.now();
      if (held.nudged > 0 && now < held.nudged + BETWEEN_NUDGES) throw new Refusal('too-soon');
      const called = { ...held, called: head.version + 1, call: 'nudge' as const, nudged: now };
      return { ...head, seats: head.seats.map((each, i) => (i === seat ? called : each)) };
    },
    mayKnowAwaited,
  );
}
