// Vacation in one game: taken by a tap, so many days of what is left.
import { takeVacation } from '../app/api.ts';
import { clock, now } from '../app/format.ts';
import { t } from '../app/words.ts';
import type { GameStore } from './store.ts';
import { request } from './time.ts';

const day = 86_400_000;

export function Vacation({ store, onTaken }: { readonly store: GameStore; onTaken(): void }) {
  const game = store.kept.value?.game;
  const words = t().absence;
  const left = Math.floor((game?.vacation ?? 0) / day);
  const away = game?.seats.find(({ seat }) => seat === game.mySeat)?.away ?? 0;
  const offered = [1, 3, 7, 14].filter((days) => days < left);
  return (
    <div class="stack">
      {away > now.value && <p>{t().clock.iAmAway(clock(away))}</p>}
      <p class="hint">{left > 0 ? words.left(t().clock.days(left)) : words.noneLeft}</p>
      <div class="row">
        {[...offered, ...(left > 0 ? [left] : [])].map((days) => (
          <button
            key={days}
            type="button"
            class="button"
            onClick={() =>
              void request(store, () => takeVacation(store.id, days)).then((done) => done && onTaken())
            }
          >
            {words.take(t().clock.days(days))}
          </button>
        ))}
      </div>
    </div>
  );
}
