// A game by its address: opened from the device at once, kept fresh, and shown as what it is: waiting room or board.

import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { t } from '../app/words.ts';
import { usePalette } from '../ui/palette.ts';
import { Signal } from '../ui/parts.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import sheet from './play.css' with { type: 'css' };
import { type GameStore, openStore } from './store.ts';
import { follow } from './sync.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export default function GamePage() {
  const { id = '' } = useRoute().params;
  const [store, setStore] = useState<GameStore | null>(null);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    void openStore(id).then((opened) => {
      if (gone) return opened.close();
      const unfollow = follow(opened);
      stop = () => {
        unfollow();
        opened.close();
      };
      setStore(opened);
    });
    return () => {
      gone = true;
      stop();
      setStore(null);
    };
  }, [id]);
  return store ? <Opened store={store} /> : <Signal />;
}

function Opened({ store }: { readonly store: GameStore }) {
  const game = store.kept.value?.game;
  usePalette(game?.status === 'waiting' ? undefined : game?.game);
  if (game) return game.status === 'waiting' ? <WaitingRoom store={store} /> : <PlayScreen store={store} />;
  const trouble = store.trouble.value;
  if (trouble === null) return <Signal />;
  return (
    <Screen title={t().common.home}>
      <div class="empty centre">
        <p role="alert">{t().problems[trouble]}</p>
        <a class="button" href="/">
          {t().common.home}
        </a>
      </div>
    </Screen>
  );
}
