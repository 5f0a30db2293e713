// The story in the place of the prompt bar: one step at a time, the board above folded as far as it has been told.
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { SeatMark } from '../ui/seats.tsx';
import type { EventLine } from './client.ts';
import type { GameStore } from './store.ts';

/** An event in words, its seat's mark before it. */
export function Line({ line }: { readonly line: EventLine }) {
  return (
    <div class="line">
      {line.seat !== null && <SeatMark seat={line.seat} />}
      <span>
        {line.text}
        {line.stamp !== undefined && (
          <b class="loss-stamp" aria-hidden="true">
            {line.stamp}
          </b>
        )}
      </span>
    </div>
  );
}

/** A dot for each step, or a bar where the dots would be crumbs. */
const mostDots = 24;

function Progress({ at, all }: { readonly at: number; readonly all: number }) {
  const dots = Array.from({ length: Math.min(all, mostDots) }, (_, i) => i);
  const done = (i: number) => (all <= mostDots ? i <= at : i / mostDots <= at / (all - 1));
  return (
    <div class={`progress-dots ${all > mostDots ? 'bar-like' : ''}`} aria-hidden="true">
      {dots.map((i) => (
        <i key={i} class={done(i) ? 'done' : ''} />
      ))}
    </div>
  );
}

export function StoryBar({ store }: { readonly store: GameStore }) {
  const { steps, gap } = store.story.value;
  const at = Math.min(store.storyAt.value, steps.length - 1);
  const step = steps[at];
  if (!step) return null;
  const last = at === steps.length - 1;
  const words = t().play;
  const goTo = (next: number) => {
    store.storyAt.value = next;
  };
  return (
    <section class="prompt story" aria-label={words.storyTitle}>
      <Progress at={at} all={steps.length} />
      <div class="story-head">
        <p class="label">{store.commits.value > 0 ? words.storyAfter : words.storyTitle}</p>
        <p class="hint push">{words.storyStep(at + 1, steps.length)}</p>
      </div>
      {gap && at === 0 && <p class="hint">{words.storyGap}</p>}
      <div role="status">
        {step.title !== null && <h2>{step.title}</h2>}
        <div class="lines">
          {step.lines.map((line, i) => (
            <Line key={`${step.told}/${i}`} line={line} />
          ))}
        </div>
      </div>
      <div class="bar">
        {at > 0 && (
          <button type="button" class="button plain" onClick={() => goTo(0)}>
            <Icon name="replay" />
            {words.replay}
          </button>
        )}
        {!last && (
          <button type="button" class="button plain" onClick={store.lookUp}>
            {words.skip}
          </button>
        )}
        <span class="space" />
        <button type="button" class="button primary" onClick={() => (last ? store.lookUp() : goTo(at + 1))}>
          {last ? words.toBoard : words.next}
        </button>
      </div>
    </section>
  );
}
