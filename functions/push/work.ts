// The notifier's work: what a game owes is claimed, done and settled (see functions/games/pings.ts). Doing it twice, or by
// two at once, sends nothing twice; what a death leaves behind is found by the sweep.
import { claimPings, type Outcome, type Ping, settlePings } from '../games/pings.ts';
import { putAway } from '../games/record.ts';
import { dueGames } from '../store/dues.ts';
import { dueShards, type Head } from '../store/heads.ts';
import { type Notifier, ring } from './ring.ts';

/** A game has changed: tells whom it now calls, puts it away once it is over, and sets when to look again. */
export async function notify(on: Notifier, game: string): Promise<void> {
  const claim = await claimPings(on, game);
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

/** Does what is due in all games: second tries, and what was missed. One game's failure is logged and holds up no other. */
export async function sweep(on: Notifier): Promise<void> {
  for (const shard of dueShards) {
    for (const game of await dueGames(on.table, shard, on.now())) {
      await notify(on, game).catch((error) => logFailure(on, 'sweep', game, error));
    }
  }
}

function logFailure(on: Notifier, job: string, game: string, error: unknown): void {
  on.log({ at: new Date(on.now()).toISOString(), level: 'error', job, game, error: String(error) });
}
