// A few words between friends, beside the game.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../app/api.ts';
import { clock } from '../app/format.ts';
import { notify } from '../app/notices.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { SeatMark } from '../ui/seats.tsx';
import type { GameStore } from './store.ts';

/** Nearer to the end than this many pixels, a reader wants to see what comes. */
const nearEnd = 48;

export function Chat({ store }: { readonly store: GameStore }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const words = t().play;
  const game = store.kept.value?.game;
  const lines = game?.chat ?? [];
  useEffect(() => {
    store.heardAll();
    const scroller = root.current?.closest('.sheet, .talk');
    if (!scroller) return;
    // Whoever reads further up is left there.
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const fresh = root.current?.querySelector('li:last-child')?.clientHeight ?? 0;
    if (scroller.scrollTop === 0 || below < nearEnd + fresh) scroller.scrollTop = scroller.scrollHeight;
  }, [store, lines.length]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || busy) return;
    setBusy(true);
    const answer = await say(store.id, said);
    setBusy(false);
    if (answer.ok) {
      setText('');
      await store.hear(answer.value);
    } else notify(t().problems[answer.trouble], { tone: 'wrong' });
  }

  return (
    <div class="chat" ref={root}>
      {lines.length === 0 && <p class="hint">{words.chatEmpty}</p>}
      <ol>
        {lines.map(({ id, seat, name, at, text: said }) => (
          <li key={id} class={seat !== null && seat === game?.mySeat ? 'own' : ''}>
            <p class="who">
              {seat !== null && <SeatMark seat={seat} />}
              {name} <time>{clock(at)}</time>
            </p>
            <p>{said}</p>
          </li>
        ))}
      </ol>
      {game?.mySeat !== null && (
        <form onSubmit={(event) => void send(event)}>
          <input
            class="input"
            aria-label={words.chatLabel}
            placeholder={words.chatLabel}
            maxLength={500}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="button" aria-label={words.chatSend} disabled={busy}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  );
}
