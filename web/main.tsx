// The page's entry: words and preferences first, then the app, then what can wait.
import { render } from 'preact';
import { App } from './app/App.tsx';
import { listenForInstallOffer } from './app/install.ts';
import { applyPreferences } from './app/preferences.ts';
import { remember } from './app/session.ts';
import { loadWords } from './app/words.ts';
import { deliverAll } from './play/outbox.ts';
import './main.css';

listenForInstallOffer();
applyPreferences();
await loadWords();
render(<App />, document.body);
await remember();
await deliverAll();
addEventListener('online', () => void deliverAll());
const [{ watchForUpdates }, { renewSubscription }] = await Promise.all([
  import('./app/update.ts'),
  import('./app/push.ts'),
]);
watchForUpdates();
await renewSubscription();
