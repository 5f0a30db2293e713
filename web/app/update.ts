// The service worker of this page, and the offer of a new version: never forced, least of all in the middle of a plan.
import { Workbox } from 'workbox-window';
import { notify } from './notices.ts';
import { first } from './words.ts';

/** A page can stay open for days: look for a new version now and then, when it comes to the front. */
const everyMs = 60 * 60_000;

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    notify(first().update.ready, {
      action: {
        label: first().update.now,
        run: () => {
          worker.addEventListener('controlling', () => location.reload());
          worker.messageSkipWaiting();
        },
      },
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < everyMs) return;
    looked = Date.now();
    void worker.update().catch(() => undefined);
  });
  void worker.register().catch(() => undefined);
}
