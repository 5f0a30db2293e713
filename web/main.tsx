// The page's entry: words and preferences first, then the app, then what can wait.
import { render } from 'preact';
import { App } from './app/App.tsx';
import { config } from './app/api.ts';
import { listenForInstallOffer } from './app/install.ts';
import { notify } from './app/notices.ts';
import { applyPreferences } from './app/preferences.ts';
import { remember } from './app/session.ts';
import { first, loadFirstWords, themeNames } from './app/words.ts';
import { deliverAll, passes } from './play/outbox.ts';
import './main.css';

listenForInstallOffer();
applyPreferences();
await loadFirstWords();
render(<App />, document.body);
void learnNames();
await remember();
await deliverWaiting();
addEventListener('online', () => void deliverWaiting());
const [{ watchForUpdates }, { renewSubscription }] = await Promise.all([
  import('./app/update.ts'),
  import('./app/push.ts'),
]);
watchForUpdates();
await renewSubscription();

async function learnNames(): Promise<void> {
  const answer = await config();
  if (answer.ok) themeNames.value = answer.value.names;
}

/** Sends what was committed while there was no network, and says so when a game had moved on meanwhile. */
async function deliverWaiting(): Promise<void> {
  for (const { answer } of await deliverAll()) {
    if (!answer.ok && !passes(answer.trouble)) notify(first().common.changedMeanwhile, { tone: 'wrong' });
  }
}
