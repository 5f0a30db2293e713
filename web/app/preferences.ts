// What this device likes, kept in localStorage: read before anything is drawn, and not worth a trip to the server.
import { effect, type Signal, signal } from '@preact/signals';

/** A signal that remembers itself. The first of the values is the default; a stored one that is not offered is ignored. */
export function preference<T extends string>(name: string, values: readonly [T, ...T[]]): Signal<T> {
  const key = `lightlag.${name}`;
  const stored = read(key);
  const kept = signal(values.find((value) => value === stored) ?? values[0]);
  effect(() => write(key, kept.value));
  return kept;
}

// A browser may forbid storage; then a preference lasts as long as the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

export const theme = preference('theme', ['auto', 'dark', 'light']);
export const thumb = preference('thumb', ['right', 'left']);

/** Whether to ask about notifications after a commit: until there was an answer. */
export const pushAnswer = preference('push', ['open', 'later', 'on', 'off']);

const prefersLight = matchMedia('(prefers-color-scheme: light)');
const deviceIsLight = signal(prefersLight.matches);
prefersLight.addEventListener('change', ({ matches }) => {
  deviceIsLight.value = matches;
});

/** Puts theme and thumb on the root element, where the style sheets look, now and whenever they change. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset.theme = theme.value === 'auto' ? (deviceIsLight.value ? 'light' : 'dark') : theme.value;
    dataset.thumb = thumb.value;
  });
}
