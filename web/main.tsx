// The page's entry: puts the app into the document and registers the service worker.
import { render } from 'preact';
import { Workbox } from 'workbox-window';
import { messages } from '../shared/text/en.ts';
import './main.css';

render(
  <main>
    <h1>{messages.name}</h1>
    <p>{messages.tagline}</p>
  </main>,
  document.body,
);

if ('serviceWorker' in navigator) void new Workbox('/sw.js').register();
