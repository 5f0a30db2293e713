// Ways to leave a running game: to the autopilot, to a friend, or for good.
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { type Answer, handOver, invite, leave } from '../app/api.ts';
import { notify } from '../app/notices.ts';
import { gameWords, t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { Sure } from '../ui/Sure.tsx';
import { InviteLink } from './InviteLink.tsx';
import type { GameStore } from './store.ts';
import { request } from './time.ts';

export function Leaving({ store, onClose }: { readonly store: GameStore; onClose(): void }) {
  const { route } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const words = t().leaving;
  const name = gameWords(store.kept.value?.game.game ?? '').name;

  async function run<T>(work: () => Promise<Answer<T>>, done: (value: T) => void): Promise<void> {
    const answer = await work();
    if (answer.ok) done(answer.value);
    else notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  return (
    <div class="stack">
      <section class="stack">
        <Sure
          look=""
          label={
            <>
              <Icon name="ahead" />
              {words.autopilot}
            </>
          }
          question={words.autopilotSure}
          yes={words.autopilot}
          onYes={() => void request(store, () => handOver(store.id)).then((done) => done && onClose())}
        />
        <p class="hint">{words.autopilotHint}</p>
      </section>
      <section class="stack">
        {token === null ? (
          <button
            type="button"
            class="button"
            onClick={() =>
              void run(
                () => invite(store.id, 'seat'),
                (made) => setToken(made.token),
              )
            }
          >
            <Icon name="share" />
            {words.friend}
          </button>
        ) : (
          <InviteLink url={`${location.origin}/i/${token}`} text={words.shareText(name)} />
        )}
        <p class="hint">{words.friendHint}</p>
      </section>
      <section class="stack">
        <Sure
          label={
            <>
              <Icon name="door" />
              {words.giveUp}
            </>
          }
          question={t().play.leaveSure}
          yes={words.giveUp}
          onYes={() =>
            void run(
              () => leave(store.id),
              () => route('/'),
            )
          }
        />
        <p class="hint">{words.giveUpHint}</p>
      </section>
    </div>
  );
}
