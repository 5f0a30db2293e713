// The clock's pauses. While no sweep watches (the machine was off, the schedule stood still) nobody's time is up; once one
// watches again, the clocks that ran meanwhile get the pause back.
//
//   sweep .. sweep .......... (nothing) .......... sweep: pause noted, given back to each game, then what is due
//                 `-- from                          `-- to
import { giveBack, type SeatClock } from '../../shared/clock/clock.ts';
import type { Millis } from '../../shared/wire.ts';
import { type Beat, loadBeat, putBeat } from '../store/beat.ts';
import { everyDue } from '../store/dues.ts';
import { type Head, loadHead } from '../store/heads.ts';
import { changeHead } from './change.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { sideBySide } from './side-by-side.ts';
import { absenceOf } from './time.ts';

/** Milliseconds between two sweeps that are no pause yet. */
const GRACE = 5 * 60_000;

/** Milliseconds for which one note holds. */
export const BEAT = 45_000;

/** Whether a running clock has been watched over, so that its end counts. */
export const isWatched = (beat: Beat | null, { since }: SeatClock, now: Millis): boolean =>
  beat === null || (now - beat.at <= GRACE && (beat.outage === null || (since ?? 0) >= beat.outage.to));

/**
 * A sweep begins: notes that the clocks are watched, and gives back what they lost if they were not. Whatever dies on the
 * way, the pause stays noted until it has been given back to all.
 */
export async function beat(on: Platform): Promise<void> {
  const now = on.now();
  const last = await loadBeat(on.table);
  if (last && now - last.at < BEAT && !last.outage) return;
  const isPause = last !== null && now - last.at > GRACE;
  const outage = isPause ? { from: last.outage?.from ?? last.at, to: now } : (last?.outage ?? null);
  await putBeat(on.table, { at: now, outage });
  if (!outage) return;
  const shards = await everyDue(on.table);
  await sideBySide(shards.flat(), ({ game }) => restore(on, game, outage));
  await putBeat(on.table, { at: on.now(), outage: null });
}

async function restore(on: Platform, id: string, outage: NonNullable<Beat['outage']>): Promise<void> {
  const given = (head: Head): Head | null => {
    const seats = head.seats.map((held) => {
      if (!held.time || held.time.isOut) return held;
      const clock = giveBack(held.time.clock, outage, absenceOf(held.time));
      return clock === held.time.clock ? held : { ...held, time: { ...held.time, clock } };
    });
    return seats.every((held, seat) => held === head.seats[seat]) ? null : { ...head, seats };
  };
  const head = await loadHead(on.table, id, true);
  if (!head || !given(head)) return;
  try {
    await changeHead(on, id, given);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not-found') throw error;
  }
}
