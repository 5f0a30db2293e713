// What the route files are made from: the platform below them and the guards before them.
import { type Sessions, sessionsOf } from '../auth/session.ts';
import type { Platform } from '../games/platform.ts';
import type { Player } from '../games/players.ts';
import { Refusal } from '../games/refusal.ts';
import { loadPlayer } from '../store/players.ts';
import { limitsOf } from './limits.ts';
import type { Site } from './site.ts';

export interface Parts {
  readonly on: Platform;
  readonly site: Site;
  readonly sessions: Sessions;
  readonly limits: ReturnType<typeof limitsOf>;
  /** The profile of a signed-in player, where the id is not enough. */
  readonly profile: (player: string) => Promise<Player>;
}

export const partsOf = (on: Platform, site: Site): Parts => ({
  on,
  site,
  sessions: sessionsOf(on, site.https),
  limits: limitsOf(site),
  profile: async (id) => {
    const player = await loadPlayer(on.table, id);
    if (!player) throw new Refusal('signed-out');
    return player;
  },
});
