// Notifications: whether this browser can have them, asking for them, and telling the server where to send them.
import { config, subscribe, unsubscribe } from './api.ts';
import { pushAnswer } from './preferences.ts';

/** Whether notifications are on, or why not. `ios`: only an installed app gets them there. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'insecure' | 'ios' | 'failed';

/** A browser without a push service leaves subscribe() open for ever. */
const patienceMs = 15_000;

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (isMac() && navigator.maxTouchPoints > 1);
const isMac = () => navigator.userAgent.includes('Macintosh');
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** What keeps this browser from notifications, if anything does. */
function obstacle(): Exclude<PushState, 'on' | 'off' | 'failed'> | null {
  if (isApple() && !isInstalled()) return 'ios';
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in self && 'Notification' in self))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

export async function pushState(): Promise<PushState> {
  const hindered = obstacle();
  if (hindered) return hindered;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && pushAnswer.value === 'on' ? 'on' : 'off';
}

/** Asks the player, then the browser's push service, then the server. Must be called from a tap. */
export async function turnOn(): Promise<PushState> {
  const hindered = obstacle();
  if (hindered) return hindered;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const done = await withinPatience(register()).catch(() => false);
  if (!done) return 'failed';
  pushAnswer.value = 'on';
  return 'on';
}

export async function turnOff(): Promise<PushState> {
  pushAnswer.value = 'off';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}

/**
 * Ends this device's subscription without a word to the server, which may not know the player any more: it hears from the
 * push service, at its next try, that there is nobody.
 */
export async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

/** At each launch: subscriptions change without a word, and the server forgets those that failed. */
export async function renewSubscription(): Promise<void> {
  if (pushAnswer.value !== 'on' || obstacle() || Notification.permission !== 'granted') return;
  await withinPatience(register()).catch(() => false);
}

async function register(): Promise<boolean> {
  const answer = await config();
  if (!answer.ok || answer.value.pushKey === null) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  const fits = former && isFor(former, answer.value.pushKey);
  if (former && !fits) await former.unsubscribe();
  const subscription = fits
    ? former
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: answer.value.pushKey });
  return (await subscribe(subscription.toJSON())).ok;
}

/** A subscription holds for the one key that it was made with: a server that got new keys can't use the old one. */
function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === serverKey;
}

const withinPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patienceMs)),
  ]);

/** Takes down what was shown for a game: its turn is taken. */
export async function clearPings(game: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: game })) ?? []) shown.close();
}
