// Looking back: the game episode by episode, each with the board, the own hand and the decks as they were seen then.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { plan } from '../../shared/engine/match.ts';
import type { Moment } from '../../shared/wire.ts';
import { moment, type Trouble } from '../app/api.ts';
import { clock } from '../app/format.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import type { Happened, Shown } from './client.ts';
import type { Loaded } from './PromptBar.tsx';
import { Line } from './Story.tsx';
import type { GameStore } from './store.ts';
import { type Episode, episodes } from './story.ts';

/** A moment of the past: which episode it is of, and what is to be drawn, once it is here. */
export interface Past {
  readonly episode: Episode;
  readonly shown: Shown<Shape> | null;
  readonly view: Moment['view'] | null;
  /** Known to whoever comes from the moment before. */
  readonly happened: Happened<Shape> | null;
  readonly trouble: Trouble | null;
}

/**
 * What was seen at the end of an episode of the log; null for no episode. What is asked for once is kept as long as the
 * screen is open, and while the next moment is on its way the last one stays.
 */
export function usePast(store: GameStore, { client, scene }: Loaded, at: number | null): Past | null {
  const known = useRef(new Map<number, Moment>());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [arrived, setArrived] = useState<Moment | null>(null);
  const all = at === null ? [] : episodes(client, scene, store.log.value);
  const episode = at === null ? undefined : all[Math.min(at, all.length - 1)];
  const until = episode?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const had = known.current.get(until);
    setTrouble(null);
    if (had) return setArrived(had);
    let gone = false;
    void moment(store.id, until).then((answer) => {
      if (answer.ok) known.current.set(until, answer.value);
      if (gone) return;
      if (answer.ok) setArrived(answer.value);
      else setTrouble(answer.trouble);
    });
    return () => {
      gone = true;
    };
  }, [until, store.id]);
  if (!episode) return null;
  if (!arrived) return { episode, shown: null, view: null, happened: null, trouble };
  // Several episodes can be of one stored step: what was told since that one is folded over its board.
  const boardAt = ({ view, told }: Moment, until: number) => {
    const board = copy(view.table.board);
    for (const { n, event } of store.log.value) if (n > told && n <= until) client.game.fold(board, event);
    return board;
  };
  const board = boardAt(arrived, episode.until);
  const earlier = known.current.get(episode.told - 1);
  const happened = earlier
    ? {
        before: boardAt(earlier, episode.told - 1),
        events: store.log.value.flatMap(({ n, event }) =>
          n >= episode.told && n <= episode.until ? [event] : [],
        ),
      }
    : null;
  const { shown } = plan(client.game, arrived.view, []);
  const then = { ...shown, table: { ...shown.table, board } };
  return { episode, shown: then, view: arrived.view, happened, trouble };
}

export function LookBackBar({
  past,
  at,
  all,
  go,
  onClose,
}: {
  readonly past: Past;
  readonly at: number;
  readonly all: number;
  go(at: number): void;
  onClose(): void;
}) {
  const words = t().play;
  const { episode, trouble } = past;
  return (
    <section class="prompt story back" aria-label={words.lookBack}>
      <input
        class="moments"
        type="range"
        min={0}
        max={all - 1}
        value={at}
        aria-label={words.moment}
        aria-valuetext={words.storyStep(at + 1, all)}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class="story-head">
        <p class="label">{words.lookBack}</p>
        <p class="hint push">
          {clock(episode.at)} · {words.storyStep(at + 1, all)}
        </p>
      </div>
      <div role="status">
        {episode.title !== null && <h2>{episode.title}</h2>}
        <div class="lines">
          {episode.lines.map((line, i) => (
            <Line key={`${episode.told}/${i}`} line={line} />
          ))}
        </div>
        {trouble !== null && <p class="wrong">{t().problems[trouble]}</p>}
      </div>
      <div class="bar">
        <button type="button" class="button plain" onClick={onClose}>
          {words.toPresent}
        </button>
        <span class="space" />
        <button type="button" class="button" disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="back" />
          {words.earlier}
        </button>
        <button type="button" class="button primary" disabled={at >= all - 1} onClick={() => go(at + 1)}>
          {words.next}
        </button>
      </div>
    </section>
  );
}
