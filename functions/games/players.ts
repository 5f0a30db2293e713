// Players as the routes know them: a guest gives a name and is in.
import type { Language } from '../../shared/wire.ts';
import { loadHeads } from '../store/heads.ts';
import { newId } from '../store/ids.ts';
import { listMemberships } from '../store/memberships.ts';
import { type Player, type PlayerChange, putPlayer, updatePlayer } from '../store/players.ts';
import { changeHead } from './change.ts';
import type { Platform } from './platform.ts';

export type { Player } from '../store/players.ts';

/** A new guest. */
export async function enter(
  on: Platform,
  { name, language }: { readonly name: string; readonly language: Language },
): Promise<Player> {
  const player = { id: newId(), name, language, since: on.now() };
  await putPlayer(on.table, player);
  return player;
}

/** Changes name or language. A new name is shown in the player's unfinished games, too. */
export async function changePlayer(on: Platform, player: Player, change: PlayerChange): Promise<Player> {
  const changed = await updatePlayer(on.table, player.id, change);
  if (changed.name !== player.name) await rename(on, changed);
  return changed;
}

async function rename(on: Platform, { id, name }: Player): Promise<void> {
  const memberships = await listMemberships(on.table, id);
  for (const { id: game } of await loadHeads(
    on.table,
    memberships.map((each) => each.game),
  )) {
    await changeHead(on, game, (head) => {
      const isStale = head.seats.some(({ player }) => player?.id === id && player.name !== name);
      if (!isStale || head.status === 'finished') return null;
      const seats = head.seats.map((seat) =>
        seat.player?.id === id ? { ...seat, player: { id, name } } : seat,
      );
      return { ...head, seats };
    });
  }
}
