// Days that pass in tests of clocks: moved by hand, with a sweep that watches, or with none.
import type { Notifier } from '../../../functions/push/ring.ts';
import { workOf } from '../../../functions/push/work.ts';
import { putBeat } from '../../../functions/store/beat.ts';
import { type Head, loadHead } from '../../../functions/store/heads.ts';
import type { Pace, Terms } from '../../../shared/clock/clock.ts';
import type { World } from './world.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

const eightHours: Pace = { kind: 'fixed', time: 8 * hour };

export const terms = (more: Partial<Terms> = {}): Terms => ({
  pace: eightHours,
  atEnd: 'once',
  vacation: 14,
  ...more,
});

export function daysOn(on: World) {
  const log: string[] = [];
  const notifier: Notifier = {
    ...on,
    now: () => on.clock,
    send: () => {
      throw new Error('nobody here has a device');
    },
    log: (line) => log.push(JSON.stringify(line)),
  };
  const { sweep, notify } = workOf(notifier);
  return {
    log,
    sweep,
    notify,
    /** Time passes, and the sweep has found nothing to do yet. */
    pass: async (ms: number) => {
      on.clock += ms;
      await putBeat(on.table, { at: on.clock, outage: null });
    },
    head: async (id: string): Promise<Head> => {
      const head = await loadHead(on.table, id, true);
      if (!head) throw new Error('no such game');
      return head;
    },
  };
}
