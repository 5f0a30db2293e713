// What runs without being asked: the notifier after each change, the clock at its hours. In AWS these two are the stream
// with notify.ts and the schedule with clock.ts; here they are a queue and a timer around the same functions.
import type { LogLine } from '../http/site.ts';

/** The work itself. Both find out from the game's head what is owed, so that doing either twice sends nothing twice. */
export interface Work {
  /** A game has changed: tells those who are now awaited, and sets when to look again. */
  notify(game: string): Promise<void>;
  /** Does what is due, over all games: reminders, times that are up, and what a kill has left undone. */
  sweep(): Promise<void>;
}

export interface Background {
  /** Takes note of a changed game; see feed.ts. */
  changed(game: string): void;
  /** Finishes what has begun and begins nothing more. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks at what is due. */
const beat = 15_000;

/** Games looked at side by side: a push service that takes its time holds up those of other games no longer than this. */
const lanes = 8;

/**
 * Starts both, the clock at once: what was owed when the last run ended is done first. A game that changes again while
 * it is being looked at is looked at once more; a failure is logged, and the next sweep finds it, for `due` still stands.
 */
export function startBackground(work: Work, log: (line: LogLine) => void): Background {
  const waiting = new Set<string>();
  const busy = new Map<string, Promise<void>>();
  let stopped = false;

  const attempt = (job: string, task: Promise<void>): Promise<void> =>
    task.catch((error) => {
      log({ at: new Date().toISOString(), level: 'error', job, error: String(error) });
    });

  const next = (): void => {
    for (const game of waiting) {
      if (stopped || busy.size >= lanes) return;
      if (busy.has(game)) continue;
      waiting.delete(game);
      const done = attempt('notify', work.notify(game)).then(() => {
        busy.delete(game);
        next();
      });
      busy.set(game, done);
    }
  };

  let sweeping = attempt('sweep', work.sweep());
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => (stopped ? undefined : attempt('sweep', work.sweep())));
  }, beat);

  return {
    changed(game) {
      waiting.add(game);
      next();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([...busy.values(), sweeping]);
    },
  };
}
