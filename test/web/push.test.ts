/** The ping from end to end: a commit of one player, and what then stands on the other's phone, which lay in a pocket. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadHead } from '../../functions/store/heads.ts';
import { deleteSubscription, listSubscriptions } from '../../functions/store/push.ts';
import { bundleClient, clientFolder, clientIsStale } from '../../scripts/bundle.ts';
import { messages as mcb } from '../../shared/games/moon-colony-bloodbath/text/zh-Hant.ts';
import { messages as words } from '../../shared/text/zh-Hant.ts';
import type { GameView, PushPayload } from '../../shared/wire.ts';
import { type Caller, caller, commitOf } from '../functions/http/caller.ts';
import { startLocal } from '../functions/local/start.ts';
import { type Device, type PushService, pushService } from '../functions/push/service.ts';
import { type Phone, phone } from './browser.ts';
import { comeAboard } from './table.ts';

let folder: string;
let service: PushService;
let server: Awaited<ReturnType<typeof startLocal>>;
let pocket: Phone;
/** Ada plays by the API. The phone in the pocket is Bo's, in 繁體中文. */
let ada: Caller;

beforeAll(async () => {
  if (await clientIsStale()) await bundleClient();
  folder = mkdtempSync(join(tmpdir(), 'lightlag-ping-'));
  service = await pushService();
  const PUSH_LOOPBACK_CA = join(folder, 'ca.pem');
  writeFileSync(PUSH_LOOPBACK_CA, service.certificate);
  server = await startLocal({ client: clientFolder, env: { PUSH_LOOPBACK_CA }, seed: '5eed'.repeat(16) });
  pocket = await phone({ locale: 'zh-TW' });
  await subscribeWith(pocket.context, service.device());
  await pocket.context.grantPermissions(['notifications'], { origin: server.url });
  ada = callerAt();
  await ada.post('/players', { name: 'Ada', language: 'en' });
});

afterAll(async () => {
  await pocket?.close();
  await server?.stop();
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

const callerAt = (headers: Readonly<Record<string, string>> = {}) =>
  caller((path, init) => fetch(server.url + path, init), server.url, headers);

/**
 * Gives every page a push manager whose subscription has real keys and an endpoint here: this browser reaches no push
 * service. It remembers across pages, as a browser does.
 */
async function subscribeWith(context: BrowserContext, { endpoint, keys }: Device): Promise<void> {
  await context.addInitScript(
    (given) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
      const subscription = (key: string) => ({
        endpoint: given.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key).buffer },
        toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        unsubscribe: async () => {
          localStorage.removeItem('test-push');
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const key = localStorage.getItem('test-push');
          return key === null ? null : subscription(key);
        },
        subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
          localStorage.setItem('test-push', key);
          return subscription(key);
        },
      });
    },
    { endpoint, keys },
  );
}

// What the functions below meet when they run inside the worker.
declare const registration: ServiceWorkerRegistration;
declare const NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;

/** The service worker of the phone, as the system reaches it while no page of the app is open. */
interface Pocket {
  /** Hands a message to the worker, as the push service's connection does. */
  deliver(text: string): Promise<void>;
  notifications(): Promise<Shown[]>;
  /** The version of a game's view that the phone has kept; null if it keeps none. */
  keptVersion(game: string): Promise<number | null>;
  tap(tag: string): Promise<void>;
  /** From now on notes what the worker asks the system to show on the app's icon. */
  watchBadge(): Promise<void>;
  badge(): Promise<number | undefined>;
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}

async function workerOf({ context }: Phone, origin: string): Promise<Pocket> {
  const [running] = context.serviceWorkers();
  const worker: Worker = running ?? (await context.waitForEvent('serviceworker'));
  // A page that is no page of the app: nothing but the worker is there to fetch anything.
  const page = await context.newPage();
  await page.goto(`${origin}/manifest.webmanifest`);
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  return {
    deliver: async (data) => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    notifications: () =>
      worker.evaluate(async () => {
        const shown = await registration.getNotifications();
        return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      }),
    keptVersion: (game) =>
      worker.evaluate(async (id) => {
        const database = await new Promise<IDBDatabase>((done, fail) => {
          const opening = indexedDB.open('lightlag');
          opening.onsuccess = () => done(opening.result);
          opening.onerror = () => fail(opening.error);
        });
        const kept = await new Promise<{ game: { version: number } } | undefined>((done, fail) => {
          const reading = database.transaction('games').objectStore('games').get(id);
          reading.onsuccess = () => done(reading.result);
          reading.onerror = () => fail(reading.error);
        });
        database.close();
        return kept?.game.version ?? null;
      }, game),
    watchBadge: () =>
      worker.evaluate(() => {
        const { navigator } = self;
        const show = navigator.setAppBadge?.bind(navigator);
        navigator.setAppBadge = async (turns) => {
          Object.assign(self, { shownBadge: turns });
          await show?.(turns);
        };
      }),
    badge: () => worker.evaluate(() => Reflect.get(self, 'shownBadge')),
    tap: (tag) =>
      worker.evaluate(async (wanted) => {
        const [notification] = await registration.getNotifications({ tag: wanted });
        if (!notification) throw new Error('nothing to tap');
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      }, tag),
  };
}

async function registrationOf(devtools: CDPSession): Promise<string> {
  const known = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return known;
}

/** The next message that the phone's push service gets for it. */
async function arriving(): Promise<PushPayload & { readonly text: string }> {
  await expect.poll(() => service.messages.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const text = service.messages.shift()?.text ?? '';
  return { ...JSON.parse(text), text };
}

/** Answers whatever is asked of a player now, by the first legal move each time, until nothing is. */
async function answerAll(player: Caller, id: string): Promise<GameView> {
  let view = await player.get<GameView>(`/games/${id}`);
  for (const { ply } = view; view.myTurn && view.status === 'running'; ) {
    view = await player.post<GameView>(`/games/${id}/commits`, commitOf(view));
    if ((view.ply ?? 0) > (ply ?? 0) + 200) throw new Error('asked without end');
  }
  return view;
}

/** The notifier has done what there was to do. */
async function quiet(id: string): Promise<void> {
  await expect
    .poll(async () => (await loadHead(server.table, id, true))?.due, { timeout: 10_000 })
    .toBeNull();
}

describe('a phone in a pocket', () => {
  let bo: Caller;
  let worker: Pocket;
  let id: string;

  it('turns its pings on in the settings, for the key of this server', async () => {
    const page = await pocket.context.newPage();
    await comeAboard(page, server.url, 'Bo');
    await page.goto(`${server.url}/settings`);
    await page.getByRole('button', { name: words.push.turnOn }).click();
    await page.getByText(words.push.on).waitFor();
    const { pushKey } = await ada.get<{ pushKey: string }>('/config');
    expect(await page.evaluate(() => localStorage.getItem('test-push'))).toBe(pushKey);
    const [session] = await pocket.context.cookies();
    bo = callerAt({ Cookie: `${session?.name}=${session?.value}` });
    worker = await workerOf(pocket, server.url);
    await page.close();
  });

  it('shows that Bo is asked, in his language, with the view fetched before', async () => {
    const wish = { game: 'moon-colony-bloodbath', seats: 2, options: {}, access: 'public' };
    ({ id } = await ada.post<GameView>('/games', wish));
    await bo.post<GameView>(`/games/${id}/seats`);
    await ada.post(`/games/${id}/start`);
    const { text, body, ...message } = await arriving();
    const view = await bo.get<GameView>(`/games/${id}`);
    const { ply, version } = view;
    expect(message).toMatchObject({ kind: 'turn', game: id, myTurns: 1, ply, version, url: `/g/${id}` });
    // The first card of this deal: what it asks, as its own text says.
    const { name: card, text: asks } = mcb.cards.starting.work;
    expect(body).toBe(`${card}：${asks}`);
    expect(await worker.keptVersion(id)).toBeNull();

    await worker.deliver(text);
    await expect.poll(() => worker.notifications(), { timeout: 10_000 }).toHaveLength(1);
    const { name: title } = words.games['moon-colony-bloodbath'];
    const data = { url: `/g/${id}`, kind: 'turn', ply, call: 0 };
    expect(await worker.notifications()).toEqual([{ title, body, tag: id, data }]);
    expect(await worker.keptVersion(id)).toBe(version);
  });

  it('hears nothing of an answer that Ada gives in secret, nor of its own', async () => {
    await answerAll(ada, id);
    await quiet(id);
    await answerAll(bo, id);
    await quiet(id);
    expect(service.messages).toEqual([]);
  });

  it("shows the next question in the last one's place, when Ada's commit puts it", async () => {
    const before = await bo.get<GameView>(`/games/${id}`);
    expect(before.myTurn).toBe(false);
    await answerAll(ada, id);
    const { text, body, ply, version } = await arriving();
    expect(ply).toBeGreaterThan(before.ply ?? 0);
    expect(version).toBeGreaterThan(before.version);
    await quiet(id);
    expect(service.messages).toEqual([]);

    await worker.deliver(text);
    await expect.poll(() => worker.keptVersion(id), { timeout: 10_000 }).toBe(version);
    await expect
      .poll(async () => (await worker.notifications()).map(({ data }) => data))
      .toMatchObject([{ ply }]);
    expect(await worker.notifications()).toMatchObject([{ body, tag: id }]);
  });

  it('keeps the notification until Bo has answered, on whichever device, and then takes it down', async () => {
    const page = await pocket.context.newPage();
    await page.goto(server.url);
    await page.locator('.dock').waitFor();
    await page.getByText(words.home.yourTurn).first().waitFor();
    expect(await worker.notifications()).toHaveLength(1);
    await answerAll(bo, id);
    await page.reload();
    await expect.poll(() => worker.notifications(), { timeout: 10_000 }).toEqual([]);
    await page.close();
  });

  it('opens the game by a tap, in the page that is there, and takes the notification down', async () => {
    await answerAll(ada, id);
    await worker.deliver((await arriving()).text);
    await expect.poll(() => worker.notifications(), { timeout: 10_000 }).toHaveLength(1);
    const page = await pocket.context.newPage();
    await page.goto(server.url);
    await page.locator('.dock').waitFor();
    await worker.tap(id);
    await page.waitForURL(`${server.url}/g/${id}`);
    expect(await worker.notifications()).toEqual([]);
    await page.close();
  });

  it('counts the waiting turns on the icon of the app, as the server counts them', async () => {
    // What the system shows can't be read back from it: the worker's call to it can.
    const badge = () => worker.badge();
    await answerAll(bo, id);
    await answerAll(ada, id);
    await worker.watchBadge();
    await worker.deliver((await arriving()).text);
    await expect.poll(badge, { timeout: 10_000 }).toBe(1);
  });

  it('that the server has forgotten is sent again at the next launch', async () => {
    const me = await bo.get<{ id: string }>('/me');
    const devices = () => listSubscriptions(server.table, me.id);
    const [device] = await devices();
    if (!device) throw new Error('no device');
    await deleteSubscription(server.table, me.id, device.endpoint);
    expect(await devices()).toEqual([]);
    const page = await pocket.context.newPage();
    await page.goto(server.url);
    await expect
      .poll(async () => (await devices()).map(({ endpoint }) => endpoint))
      .toEqual([device.endpoint]);
    await page.close();
  });
});
