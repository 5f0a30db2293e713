// The menu of a game: what is needed seldom.

import { useLocation } from 'preact-iso/router';
import { leave } from '../app/api.ts';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { Sure } from '../ui/Sure.tsx';
import type { Loaded } from './PromptBar.tsx';
import type { GameStore } from './store.ts';

export function Menu({
  store,
  loaded,
  onClose,
  onOrders,
  onLookBack,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  onClose(): void;
  onOrders(): void;
  onLookBack(): void;
}) {
  const { route } = useLocation();
  const game = store.kept.value?.game;
  const words = t().play;
  const playing = game?.status === 'running' && game.mySeat !== null;

  async function go(): Promise<void> {
    const answer = await leave(store.id);
    if (answer.ok) route('/');
    else notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  return (
    <nav class="menu-list" aria-label={t().common.menu}>
      {loaded.client.Orders && playing && (
        <button type="button" class="button" onClick={onOrders}>
          <Icon name="ahead" />
          {words.orders}
        </button>
      )}
      <button
        type="button"
        class="button"
        disabled={!store.canTellAgain.value}
        onClick={() => {
          store.tellAgain();
          onClose();
        }}
      >
        <Icon name="replay" />
        {words.storyAgain}
      </button>
      <button type="button" class="button" disabled={store.log.value.length === 0} onClick={onLookBack}>
        <Icon name="back" />
        {words.lookBack}
      </button>
      <a class="button" href={`/rules/${game?.game ?? ''}`}>
        <Icon name="book" />
        {words.rules}
      </a>
      <a class="button" href="/settings">
        <Icon name="gear" />
        {t().common.settings}
      </a>
      {playing && (
        <Sure
          label={
            <>
              <Icon name="door" />
              {words.leave}
            </>
          }
          question={words.leaveSure}
          yes={words.leave}
          onYes={() => void go()}
        />
      )}
    </nav>
  );
}
