// Asks the server what is new, while somebody looks: often when news is likely, seldom when nobody moves, never in the
// background (there the ping does it).
import { look } from '../app/api.ts';
import type { GameStore } from './store.ts';

const second = 1000;
const minute = 60 * second;

/**
 * How long to wait until the next look, in milliseconds. `quiet`: since the last news or touch. `mine`: it is my turn,
 * so that little can happen without me. `failing`: the server was not reached.
 */
export function pollDelay({
  quiet,
  mine,
  failing,
}: {
  readonly quiet: number;
  readonly mine: boolean;
  readonly failing: boolean;
}): number {
  const least = failing ? 5 * second : mine ? 10 * second : 2 * second;
  return Math.min(minute, Math.max(least, quiet / 20));
}

/** Keeps a game fresh until the returned function is called. */
export function follow(store: GameStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let over = false;
  let lively = Date.now();

  async function poll(): Promise<void> {
    clearTimeout(timer);
    if (busy || over || document.hidden) return;
    busy = true;
    if (store.queued.value) await store.resend();
    const { version = 0, chats = 0 } = store.kept.value?.game ?? {};
    const told = store.log.value.at(-1)?.n ?? 0;
    const answer = await look(store.id, { since: version, told, chats });
    busy = false;
    if (over) return;
    if (!answer.ok) store.trouble.value = answer.trouble;
    else if (answer.value) {
      lively = Date.now();
      await store.apply(answer.value);
    } else store.confirm();
    plan();
  }

  function plan(): void {
    if (over || document.hidden) return;
    const { status, myTurn = false } = store.kept.value?.game ?? {};
    const failing = store.trouble.value !== null;
    // A game that is over changes no more, but for its chat.
    const quiet = status === 'finished' ? Number.POSITIVE_INFINITY : Date.now() - lively;
    timer = setTimeout(() => void poll(), pollDelay({ quiet, mine: myTurn, failing }));
  }

  const now = () => void poll();
  const touched = () => {
    lively = Date.now();
  };
  /** The service worker has fetched something: no need to wait for the next look. */
  const told = ({ data }: MessageEvent<{ kind?: string; game?: string }>) => {
    if (data.kind === 'fresh' && data.game === store.id) now();
  };
  document.addEventListener('visibilitychange', now);
  addEventListener('online', now);
  addEventListener('pointerdown', touched);
  addEventListener('keydown', touched);
  navigator.serviceWorker?.addEventListener('message', told);
  now();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    removeEventListener('online', now);
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
    navigator.serviceWorker?.removeEventListener('message', told);
  };
}
