// Everything that happened, as far as this device knows, under the titles of the story.
import { useEffect, useRef } from 'preact/hooks';
import { clock } from '../app/format.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import type { Place } from './client.ts';
import type { Loaded } from './PromptBar.tsx';
import { Line } from './Story.tsx';
import type { GameStore } from './store.ts';
import { episodes } from './story.ts';

/** Nearer to the end than this many pixels, a reader wants to see what comes. */
const nearEnd = 48;

export function Log({
  store,
  loaded,
  onPoint,
  onLookBack,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  onPoint(place: Place): void;
  /** Shows the board as it was at the end of the nth episode. */
  onLookBack(at: number): void;
}) {
  const end = useRef<HTMLDivElement>(null);
  const log = store.log.value;
  const told = episodes(loaded.client, loaded.scene, log);
  // What is new comes in below; whoever reads further up is left there.
  useEffect(() => {
    const scroller = end.current?.closest('.sheet, .side > section');
    if (!scroller) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    if (
      scroller.scrollTop === 0 ||
      below < nearEnd + (end.current?.previousElementSibling?.clientHeight ?? 0)
    )
      scroller.scrollTop = scroller.scrollHeight;
  }, [told.length]);
  if (told.length === 0) return <p class="hint">{t().play.logEmpty}</p>;
  return (
    <div class="log">
      {(log[0]?.n ?? 1) > 1 && <p class="hint">{t().play.logGap}</p>}
      {told.map(({ title, lines, told: n, at }, i) => (
        <section key={n}>
          <h3>
            <span>{title}</span>
            <time class="when">{clock(at)}</time>
            <button
              type="button"
              class="icon-button"
              aria-label={t().play.lookBackHere}
              title={t().play.lookBackHere}
              onClick={() => onLookBack(i)}
            >
              <Icon name="replay" />
            </button>
          </h3>
          <ul>
            {lines.map((line, nth) => (
              <li key={`${n}/${nth}`}>
                {line.place === null ? (
                  <Line line={line} />
                ) : (
                  <button type="button" class="plain-button" onClick={() => onPoint(line.place ?? '')}>
                    <Line line={line} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}
