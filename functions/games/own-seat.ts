// What a player may change about a seat of his in a running game without a move: all see it.
import type { HeadSeat } from '../store/seats.ts';
import { changeHead, headNow } from './change.ts';
import { onTime } from './lapse.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { at, ownSeat } from './viewer.ts';

/** Changes the player's own seat, once what its time demands is done; null leaves it. It may be asked again and again. */
export async function changeOwnSeat(
  on: Platform,
  player: string,
  id: string,
  change: (held: HeadSeat) => HeadSeat | null,
): Promise<void> {
  await onTime(on, await headNow(on, id));
  await changeHead(on, id, (head) => {
    const seat = ownSeat(head, player);
    if (head.status === 'waiting') throw new Refusal('not-started');
    if (head.status === 'finished' || at(head, seat).left) throw new Refusal('over');
    const changed = change(at(head, seat));
    return changed && { ...head, seats: head.seats.map((held, i) => (i === seat ? changed : held)) };
  });
}
