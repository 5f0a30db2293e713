// Players as the routes know them: a guest gives a name and is in.
import { same } from '../../shared/engine/json.ts';
import type { Language, Millis } from '../../shared/wire.ts';
import { loadHeads } from '../store/heads.ts';
import { newId } from '../store/ids.ts';
import { listMemberships } from '../store/memberships.ts';
import { type Player, type PlayerChange, putPlayer, updatePlayer } from '../store/players.ts';
import type { HeadSeat } from '../store/seats.ts';
import { changeHead } from './change.ts';
import type { Platform } from './platform.ts';
import { withAbsence } from './time.ts';

export type { Player } from '../store/players.ts';

/** A new guest. */
export async function enter(
  on: Platform,
  { name, language }: { readonly name: string; readonly language: Language },
): Promise<Player> {
  const player = { id: newId(), name, language, since: on.now(), daysOff: null, reminders: 'both' as const };
  await putPlayer(on.table, player);
  return player;
}

/** Changes what is given. New names and days off hold in the player's unfinished games, too. */
export async function changePlayer(on: Platform, player: Player, change: PlayerChange): Promise<Player> {
  const changed = await updatePlayer(on.table, player.id, change);
  if (changed.name !== player.name || !same(changed.daysOff, player.daysOff)) await spread(on, changed);
  return changed;
}

async function spread(on: Platform, player: Player): Promise<void> {
  const memberships = await listMemberships(on.table, player.id);
  const heads = await loadHeads(
    on.table,
    memberships.map((each) => each.game),
  );
  for (const { id: game } of heads.filter(({ status }) => status !== 'finished')) {
    await changeHead(on, game, (head) => {
      if (head.status === 'finished') return null;
      const seats = head.seats.map((seat) => asNow(seat, player, on.now()));
      return seats.every((seat, i) => seat === head.seats[i]) ? null : { ...head, seats };
    });
  }
}

/** A seat with its player as he is now. */
function asNow(held: HeadSeat, { id, name, daysOff }: Player, now: Millis): HeadSeat {
  if (held.player?.id !== id) return held;
  const isOff = held.time && !same(held.time.off, daysOff);
  if (held.player.name === name && !isOff) return held;
  const time = held.time && isOff ? withAbsence(held.time, { off: daysOff }, now) : held.time;
  return { ...held, player: { id, name }, time };
}
