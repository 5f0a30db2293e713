// What this device keeps in IndexedDB, for page and service worker alike: views, logs, plans, commits on their way.
import { type DBSchema, openDB, type StoreNames, type StoreValue } from 'idb';
import type { AnyMove, Shape } from '../../shared/engine/game.ts';
import type { View } from '../../shared/engine/match.ts';
import type { Commit, GameSummary, GameView, Me, Millis, NumberedEvent } from '../../shared/wire.ts';
import { mergeLog } from './log.ts';

/** A view as it came, and when (by this device's clock). Its events are in the log. */
export interface KeptGame {
  readonly game: GameView;
  readonly at: Millis;
}

/** What the player had seen of a game when last looking: the story starts from here. */
export interface Looked {
  /** The number of the last event seen. */
  readonly told: number;
  readonly view: View<Shape>;
}

/** A plan that was not committed. It is for the question with this ply; for a later one it may still fit. */
export interface Draft {
  readonly ply: number;
  readonly moves: readonly AnyMove<Shape>[];
}

/** A commit that has no answer yet. */
export interface Queued {
  readonly game: string;
  readonly commit: Commit;
  readonly at: Millis;
  /** It was sent at least once, so it may have arrived: it can't be taken back any more, only sent again. */
  readonly tried: boolean;
}

export interface KeptList {
  readonly games: readonly GameSummary[];
  readonly at: Millis;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  logs: { key: string; value: readonly NumberedEvent[] };
  looked: { key: string; value: Looked };
  drafts: { key: string; value: Draft };
  outbox: { key: string; value: Queued };
  /** How many lines of chat were read. */
  heard: { key: string; value: number };
  lists: { key: string; value: KeptList };
  players: { key: string; value: Me };
}

type Store = StoreNames<Schema>;

const stores: readonly Store[] = ['games', 'logs', 'looked', 'drafts', 'outbox', 'heard', 'lists', 'players'];

/** Null where the browser gives us no IndexedDB: then nothing outlives the page, and all else works. */
const opened = openDB<Schema>('lightlag', 1, {
  upgrade: (db) => {
    for (const store of stores) db.createObjectStore(store);
  },
}).catch(() => null);

export async function recall<S extends Store>(
  store: S,
  key: string,
): Promise<StoreValue<Schema, S> | undefined> {
  return (await opened)?.get(store, key);
}

export async function keep<S extends Store>(
  store: S,
  key: string,
  value: StoreValue<Schema, S>,
): Promise<void> {
  await (await opened)?.put(store, value, key);
}

export async function forget(store: Store, key: string): Promise<void> {
  await (await opened)?.delete(store, key);
}

export async function keysOf(store: Store): Promise<readonly string[]> {
  return (await (await opened)?.getAllKeys(store)) ?? [];
}

/** Every commit on its way, oldest first. */
export async function queued(): Promise<readonly Queued[]> {
  const all = (await (await opened)?.getAll('outbox')) ?? [];
  return all.toSorted((a, b) => a.at - b.at);
}

/**
 * Changes what is kept of a commit on its way; null removes it. False, and nothing is changed, where it is gone or another
 * stands in its place: another tab may have sent it, or its player taken it back. In one transaction, so that only one is true.
 */
export async function changeQueued(
  { game, commit }: Queued,
  change: (held: Queued) => Queued | null,
): Promise<boolean> {
  const db = await opened;
  if (!db) return true;
  const tx = db.transaction('outbox', 'readwrite');
  const held = await tx.store.get(game);
  const stands = held?.commit.id === commit.id;
  if (held && stands) {
    const changed = change(held);
    await (changed ? tx.store.put(changed, game) : tx.store.delete(game));
  }
  await tx.done;
  return stands;
}

/** Takes a commit back. False where it was sent meanwhile, and so may have arrived. */
export async function takeBack(waiting: Queued): Promise<boolean> {
  let sent = false;
  const stands = await changeQueued(waiting, (held) => {
    sent = held.tried;
    return sent ? held : null;
  });
  return stands && !sent;
}

/** Forgets all that belongs to a player: this device has become somebody else's. */
export async function forgetEverything(): Promise<void> {
  const db = await opened;
  await Promise.all(stores.map((store) => db?.clear(store)));
}

/**
 * Keeps a view and its events, in one transaction, so that page and worker can both do it. An older view never
 * replaces a newer one. Returns what is kept now.
 */
export async function keepGame(
  game: GameView,
  at: Millis,
): Promise<{ readonly kept: KeptGame; readonly log: readonly NumberedEvent[] }> {
  const db = await opened;
  const slim = { ...game, events: [] };
  if (!db) return { kept: { game: slim, at }, log: game.events };
  const tx = db.transaction(['games', 'logs'], 'readwrite');
  const [before, events] = await Promise.all([
    tx.objectStore('games').get(game.id),
    tx.objectStore('logs').get(game.id),
  ]);
  // A view brings no chat when there are no new lines.
  const chat = game.chat.length > 0 ? game.chat : (before?.game.chat ?? []);
  const kept = before && before.game.version > game.version ? before : { game: { ...slim, chat }, at };
  const log = mergeLog(events ?? [], game.events);
  await Promise.all([
    tx.objectStore('games').put(kept, game.id),
    tx.objectStore('logs').put(log, game.id),
    tx.done,
  ]);
  return { kept, log };
}
