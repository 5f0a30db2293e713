// The menu of a game: what is needed seldom.

import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import type { Loaded } from './PromptBar.tsx';
import type { GameStore } from './store.ts';

export function Menu({
  store,
  loaded,
  onClose,
  onOrders,
  onLookBack,
  onVacation,
  onLeaving,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  onClose(): void;
  onOrders(): void;
  onLookBack(): void;
  onVacation(): void;
  onLeaving(): void;
}) {
  const game = store.kept.value?.game;
  const words = t().play;
  const playing = game?.status === 'running' && game.mySeat !== null;

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
      {playing && game.clock && (
        <button type="button" class="button" onClick={onVacation}>
          <Icon name="clock" />
          {t().absence.title}
        </button>
      )}
      {playing && (
        <button type="button" class="button danger" onClick={onLeaving}>
          <Icon name="door" />
          {words.leave}
        </button>
      )}
    </nav>
  );
}
