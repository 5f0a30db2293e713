// A game's code and words, for screens outside a game: the form for a new one, and the rules to read.
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games/index.ts';
import type { AnyGameClient } from '../play/client.ts';
import { notify } from './notices.ts';
import { language, t, themeNames } from './words.ts';

export interface LoadedGame {
  readonly client: AnyGameClient;
  readonly text: unknown;
}

/** Null while they load. */
export function useGame(id: string | undefined): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const speaking = language.value;
  const names = themeNames.value;
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    void loadGame(id)
      .then(async (client) => ({ client, text: await client.text(speaking, names) }))
      .then(
        (game) => {
          if (!gone) setLoaded(game);
        },
        () => notify(t().problems.offline, { tone: 'wrong' }),
      );
    return () => {
      gone = true;
    };
  }, [id, speaking, names]);
  return loaded;
}
