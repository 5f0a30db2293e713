// Everything that is kept of a player, for that player: nothing of what others hide, no secret that opens anything.

import type { Platform } from '../games/platform.ts';
import type { Player } from '../games/players.ts';
import { recordOf } from '../games/record.ts';
import { seatOf } from '../games/viewer.ts';
import { linesBy } from '../store/chat.ts';
import { type Head, loadHeads } from '../store/heads.ts';
import { listMemberships } from '../store/memberships.ts';
import { listSubscriptions } from '../store/push.ts';
import { accountOf } from './account.ts';

export async function everythingOf(on: Platform, player: Player, here: string | null) {
  const [account, subscriptions, memberships] = await Promise.all([
    accountOf(on, player.id, here),
    listSubscriptions(on.table, player.id),
    listMemberships(on.table, player.id),
  ]);
  const heads = await loadHeads(
    on.table,
    memberships.map(({ game }) => game),
  );
  const games = [];
  for (const head of heads.sort((a, b) => a.createdAt - b.createdAt)) {
    const game = await gameOf(on, player.id, head);
    if (game) games.push(game);
  }
  return {
    exportedAt: on.now(),
    profile: player,
    ...account,
    // The address within the push service is a secret between it and us.
    notifications: subscriptions.map(({ endpoint, since }) => ({ service: new URL(endpoint).host, since })),
    games,
  };
}

/** A game as far as it is this player's: the seat, what was said, and, once it is over, the moves and what came of them. */
async function gameOf(on: Platform, player: string, head: Head) {
  const seat = seatOf(head, player);
  if (seat === null) return null;
  const chat = [];
  for await (const { at, text } of linesBy(on.table, head.id, player, seat)) chat.push({ at, text });
  const record = head.status === 'finished' ? await recordOf(on, player, head.id) : null;
  return {
    id: head.id,
    game: head.game,
    options: head.options,
    access: head.access,
    status: head.status,
    createdAt: head.createdAt,
    host: head.host === player,
    seat,
    left: head.seats[seat]?.left ?? false,
    result: record?.result.seats[seat] ?? null,
    moves: record?.acts.filter((act) => act.seat === seat) ?? null,
    chat,
  };
}
