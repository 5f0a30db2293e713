// After the first commit, once: shall this phone say when it is my turn? Asked when the reason is plain.
import { useState } from 'preact/hooks';
import { PushSwitch } from '../app/PushSwitch.tsx';
import { pushAnswer } from '../app/preferences.ts';
import { t } from '../app/words.ts';
import type { GameStore } from './store.ts';

export function AskForPings({ store }: { readonly store: GameStore }) {
  const [done, setDone] = useState(false);
  // Alone nobody else acts, so there is nothing to be told of.
  const alone = (store.kept.value?.game.seats.length ?? 1) === 1;
  if (alone || done || store.commits.value === 0 || pushAnswer.value !== 'open') return null;
  const words = t().push;
  return (
    <section class="panel ask" aria-label={words.ask}>
      <h2>{words.ask}</h2>
      <p class="hint">{words.why}</p>
      <div class="row">
        <button
          type="button"
          class="button plain"
          onClick={() => {
            pushAnswer.value = 'later';
            setDone(true);
          }}
        >
          {words.later}
        </button>
        <PushSwitch yes={words.yes} onSettled={(state) => setDone(state === 'on')} />
      </div>
    </section>
  );
}
