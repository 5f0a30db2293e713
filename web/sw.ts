// The service worker: keeps the app on the device, so that it opens without a network, and hears the ping.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { GameView, PushPayload } from '../shared/wire.ts';
import { keepGame, recall } from './play/kept.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// The first worker takes the open page at once, so that it works offline from the first visit on. A later one waits until
// the player agrees: the page sends this message.
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// ---- The ping ------------------------------------------------------------------------------------------------

/** The fresh view before the notification, but not at any price: the system gives a worker some seconds only. */
const patienceMs = 6000;

self.addEventListener('push', (event) => {
  event.waitUntil(hear(event));
});

async function hear({ data }: PushEvent): Promise<void> {
  const payload = read(data);
  if (payload) {
    await refresh(payload.game).catch(() => undefined);
    if ('setAppBadge' in self.navigator)
      await self.navigator.setAppBadge(payload.myTurns).catch(() => undefined);
  }
  const tag = payload?.game ?? 'lightlag';
  // A message that came twice takes its own place without a sound; another one clears the old one away and is heard.
  for (const shown of await self.registration.getNotifications({ tag }))
    if (!isSame(shown.data, payload)) shown.close();
  // Something is shown whatever came: a silent push costs the permission.
  await self.registration.showNotification(payload?.title ?? 'Lightlag', {
    body: payload?.body ?? '',
    tag,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { url: payload?.url ?? '/', kind: payload?.kind, ply: payload?.ply, call: payload?.call },
  });
}

/** One message that came twice, not a second reminder of the same question. */
const isSame = (shown: Partial<PushPayload> | undefined, payload: PushPayload | null): boolean =>
  shown?.kind === payload?.kind && shown?.ply === payload?.ply && shown?.call === payload?.call;

function read(data: PushMessageData | null): PushPayload | null {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

/** Fetches what the ping speaks of, so that the game opens with it at once, and tells pages that show it. */
async function refresh(game: string): Promise<void> {
  const [kept, log] = await Promise.all([recall('games', game), recall('logs', game)]);
  const { version = 0, chats = 0 } = kept?.game ?? {};
  const told = log?.at(-1)?.n ?? 0;
  const url = `/api/games/${encodeURIComponent(game)}?since=${version}&told=${told}&chats=${chats}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (response.status !== 200) return;
  const fresh: GameView = await response.json();
  await keepGame(fresh, Date.now());
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ kind: 'fresh', game });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.url ?? '/')));
});

/** In the page that is open already, or in a new one. */
async function open(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await self.clients.openWindow(url);
    return;
  }
  page.postMessage({ kind: 'open', url });
  await page.focus();
}
