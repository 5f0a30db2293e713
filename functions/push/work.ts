// The notifier's work: what a game owes is claimed, done and settled (see functions/games/pings.ts). Doing it twice, or by
// two at once, sends nothing twice; what a death leaves behind is found by the sweep.
import { BEAT, beat } from '../games/beat.ts';
import { tick } from '../games/lapse.ts';
import { claimPings, type Outcome, type Ping, settlePings } from '../games/pings.ts';
import { putAway } from '../games/record.ts';
import { sideBySide } from '../games/side-by-side.ts';
import { dueGames } from '../store/dues.ts';
import { dueShards, type Head } from '../store/heads.ts';
import { type Notifier, ring } from './ring.ts';

/** Both kinds of work, bound to one notifier. */
export const workOf = (on: Notifier) => ({
  notify: (game: string) => notify(on, game),
  sweep: () => sweep(on),
});

/**
 * A game has changed, or its time has come: does what the clock demands, tells whom the game now calls, puts it away once it is over, and sets when to look again. Throws what the
 * database throws; the game is then still due.
 */
export async function notify(on: Notifier, game: string): Promise<void> {
  const read = await tick(on, game);
  const claim = read && (await claimPings(on, game, read));
  if (!claim) return;
  const { head, pings } = claim;
  const outcomes = await Promise.all(pings.map((ping) => ringOrTryLater(on, head, ping)));
  try {
    if (head.status === 'finished' && !head.recorded) await putAway(on, game);
  } finally {
    await settlePings(on, claim, outcomes);
  }
}

/** Milliseconds until a ping is tried again that could not be read or worded. */
const later = 60_000;

async function ringOrTryLater(on: Notifier, head: Head, ping: Ping): Promise<Outcome> {
  try {
    return await ring(on, head, ping);
  } catch (error) {
    logFailure(on, 'ring', head.id, error);
    return { seat: ping.seat, again: on.now() + later, devices: ping.devices };
  }
}

/** Does what is due in all games: second tries, and what was missed. Logs how late it is, if there is any. */
export async function sweep(on: Notifier): Promise<void> {
  const started = on.now();
  let games = 0;
  let lateMs = 0;
  let watchedAt = Number.NEGATIVE_INFINITY;
  for (const shard of dueShards) {
    if (on.now() - watchedAt >= BEAT) {
      await beat(on);
      watchedAt = on.now();
    }
    const found = await dueGames(on.table, shard, on.now());
    games += found.length;
    lateMs = Math.max(lateMs, ...found.map(({ due }) => started - due));
    await notifyAll(
      on,
      found.map(({ game }) => game),
    );
  }
  if (games > 0) on.log({ at: new Date(on.now()).toISOString(), level: 'info', job: 'sweep', games, lateMs });
}

/**
 * One game's failure is logged and holds up no other: it stays due, so a later sweep takes it up again. Returns those that
 * failed.
 */
export async function notifyAll(on: Notifier, games: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  await sideBySide(games, async (game) => {
    try {
      await notify(on, game);
    } catch (error) {
      logFailure(on, 'notify', game, error);
      failed.push(game);
    }
  });
  return failed;
}

function logFailure(on: Notifier, job: string, game: string, error: unknown): void {
  on.log({ at: new Date(on.now()).toISOString(), level: 'error', job, game, error: String(error) });
}
