// Talk at the table.
import type { ChatLine } from '../../shared/wire.ts';
import { chatId, listLines, putLine } from '../store/chat.ts';
import { markRead } from '../store/memberships.ts';
import { visibleHead } from './look.ts';
import type { Platform } from './platform.ts';
import type { Player } from './players.ts';
import { ownSeat } from './viewer.ts';

const LINES = 100;

/** Says a line; those who sit in the game may. */
export async function say(on: Platform, player: Player, id: string, text: string): Promise<ChatLine> {
  const seat = ownSeat(await visibleHead(on, player.id, id), player.id);
  const at = on.now();
  const line = { id: chatId(at), at, seat, name: player.name, text };
  await putLine(on.table, id, line, player.id);
  return line;
}

/** The newest lines, oldest first; with `after`, those after the line of that id. */
export async function chatOf(
  on: Platform,
  player: string | null,
  id: string,
  after?: string,
): Promise<ChatLine[]> {
  await visibleHead(on, player, id);
  return listLines(on.table, id, { after, limit: LINES });
}

/** Notes that a player has read the first `chats` lines. */
export async function readChat(on: Platform, player: string, id: string, chats: number): Promise<void> {
  ownSeat(await visibleHead(on, player, id), player);
  await markRead(on.table, player, id, chats);
}
