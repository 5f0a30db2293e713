// My games: the list of the home screen, kept on the device, and every running game fetched so that it opens offline.
import { signal } from '@preact/signals';
import type { GameSummary, Millis, PushKind } from '../../shared/wire.ts';
import { keep, keepGame, keysOf, recall } from '../play/kept.ts';
import { lobby, look, myGames, type Trouble } from './api.ts';

export interface MyGames {
  readonly games: readonly GameSummary[];
  /** When the server said so, by this device's clock. */
  readonly at: Millis;
  /** Why it could not be asked again since. */
  readonly trouble: Trouble | null;
}

/** Games with a plan that was not sent, and with a commit that waits for the network. */
export const planned = signal<ReadonlySet<string>>(new Set());
export const underWay = signal<ReadonlySet<string>>(new Set());

/** Public games with a free seat. */
export const openTables = signal<readonly GameSummary[]>([]);

/** Null until something is known. */
export const myList = signal<MyGames | null>(null);

/** Shows what is kept, then what the server says. */
export async function refreshList(): Promise<void> {
  planned.value = new Set(await keysOf('drafts'));
  underWay.value = new Set(await keysOf('outbox'));
  const kept = await recall('lists', 'mine');
  if (kept && !myList.value) myList.value = { ...kept, trouble: null };
  const answer = await myGames();
  if (!answer.ok) {
    const { games, at } = myList.value ?? { games: [], at: 0 };
    myList.value = { games, at, trouble: answer.trouble };
    return;
  }
  myList.value = { games: answer.value, at: Date.now(), trouble: null };
  await keep('lists', 'mine', { games: answer.value, at: Date.now() });
  badge(answer.value.filter(({ myTurn }) => myTurn).length);
  await clearAnswered(answer.value);
  await fetchRunning(answer.value);
}

async function fetchRunning(games: readonly GameSummary[]): Promise<void> {
  for (const { id, status, version } of games) {
    if (status !== 'running') continue;
    const kept = await recall('games', id);
    if (kept && kept.game.version >= version) continue;
    const log = await recall('logs', id);
    const known = { since: kept?.game.version ?? 0, told: log?.at(-1)?.n ?? 0, chats: kept?.game.chats ?? 0 };
    const answer = await look(id, known);
    if (answer.ok && answer.value) await keepGame(answer.value, Date.now());
  }
}

/** The number on the app's icon, where the system has such a thing. */
function badge(turns: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(turns).catch(() => undefined);
}

/** What asks for a turn. */
const calls: ReadonlySet<unknown> = new Set<PushKind>(['turn', 'reminder', 'nudge']);

/** Takes down the pings of turns that were taken meanwhile, on this device or on another. */
async function clearAnswered(games: readonly GameSummary[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const game = games.find(({ id }) => id === shown.tag);
    if (calls.has(shown.data?.kind) && game?.myTurn === false) shown.close();
  }
}

/** How often the list is asked for while it is looked at. */
const everyMs = 15_000;

/** Keeps the list fresh while the page is in the foreground. Returns how to stop. */
export function watchList(): () => void {
  const look = () => {
    if (document.hidden) return;
    void refreshList();
    void lobby().then((answer) => {
      if (answer.ok) openTables.value = answer.value;
    });
  };
  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}
