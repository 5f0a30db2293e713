// Vacation: days of one's allowance in a game, during which one's clock stands still. It ends by itself, or by a tap.
import { DAY } from '../../shared/clock/zone.ts';
import type { SeatTime } from '../store/seats.ts';
import { changeOwnSeat } from './own-seat.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { withAbsence } from './time.ts';

/** Takes days off from now on, or some more. Refuses with `no-clock`, or `no-vacation` where the allowance is spent. */
export const takeVacation = (on: Platform, player: string, id: string, days: number): Promise<void> =>
  changeTime(on, player, id, (time, now) => {
    if (days * DAY > time.vacation) throw new Refusal('no-vacation');
    const away = Math.max(now, time.away) + days * DAY;
    return withAbsence(time, { away, vacation: time.vacation - days * DAY }, now);
  });

/** Back early: what was not used of the vacation can be taken later. */
export const endVacation = (on: Platform, player: string, id: string): Promise<void> =>
  changeTime(on, player, id, (time, now) =>
    time.away > now ? withAbsence(time, { away: now, vacation: time.vacation + time.away - now }, now) : null,
  );

const changeTime = (
  on: Platform,
  player: string,
  id: string,
  change: (time: SeatTime, now: number) => SeatTime | null,
): Promise<void> =>
  changeOwnSeat(on, player, id, (held) => {
    if (!held.time) throw new Refusal('no-clock');
    const time = change(held.time, on.now());
    return time && { ...held, time };
  });
