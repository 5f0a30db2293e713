// The years and their awards, the phase of this year, the order markers, the event of the year.
import { firstYear } from '../../../shared/games/space-missions/content.ts';
import type { Board, Phase, Who } from '../../../shared/games/space-missions/state.ts';
import { spot } from '../../ui/spot.ts';
import { awardPicture, cardKey } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { Mark, useNames, useSetting, useWords } from './parts.tsx';

const phases = ['action', 'declaration', 'loading', 'event', 'flight', 'results'] as const;

export function Calendar({ board }: { readonly board: Board }) {
  const words = useWords();
  const { lit } = useSetting();
  return (
    <section class="calendar" aria-label={words.calendar} {...spot('calendar', lit)}>
      <ol class="years">
        {board.awards.map((_, i) => (
          <Year key={i} board={board} year={firstYear + i} />
        ))}
      </ol>
      <Phases phase={board.phase} />
    </section>
  );
}

function Year({ board, year }: { readonly board: Board; readonly year: number }) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const award = board.awards[year - firstYear];
  const when = year < board.year ? 'past' : year === board.year ? 'now' : 'ahead';
  const label = award ? words.awardOf(year, scene.text.names.awards[award]) : words.noAward(year);
  return (
    <li class={when} aria-current={when === 'now' ? 'date' : undefined}>
      {award ? (
        <button type="button" aria-label={label} onClick={() => inspect(cardKey('award', award))}>
          <b>{words.shortYear(year)}</b>
          <Picture kind="award" id={awardPicture(award)} />
        </button>
      ) : (
        <span class="cell" role="img" aria-label={label}>
          <b>{words.shortYear(year)}</b>
          <span class="none">–</span>
        </span>
      )}
    </li>
  );
}

function Phases({ phase }: { readonly phase: Phase }) {
  const words = useWords();
  return (
    <ol class="phases" aria-label={words.phases}>
      {phases.map((each) => (
        <li key={each} class={each === phase ? 'now' : ''} aria-current={each === phase ? 'step' : undefined}>
          {words.shortPhases[each]}
        </li>
      ))}
    </ol>
  );
}

/** The markers in their two rows, and the event of the year. */
export function Order({ board, forecast }: { readonly board: Board; readonly forecast: Board['event'] }) {
  const words = useWords();
  const { lit } = useSetting();
  return (
    <section class="order" aria-label={words.order} {...spot('order', lit)}>
      <dl class="rows">
        {board.upper.length > 0 && (
          <div>
            <dt>{words.upper}</dt>
            <dd>
              {board.upper.map(({ who, flipped }, i) => (
                <Marker key={who} who={who} place={i + 1} flipped={flipped} />
              ))}
            </dd>
          </div>
        )}
        {board.lower.length > 0 && (
          <div>
            <dt>{words.lower}</dt>
            <dd>
              {board.lower.map((who, i) => (
                <Marker key={who} who={who} place={i + 1} />
              ))}
            </dd>
          </div>
        )}
      </dl>
      {board.event && <Slip title={words.eventOfYear} event={board.event} />}
      {forecast && <Slip title={words.nextEvent} event={forecast} />}
    </section>
  );
}

function Marker({
  who,
  place,
  flipped = false,
}: {
  readonly who: Who;
  readonly place: number;
  readonly flipped?: boolean;
}) {
  const nameOf = useNames();
  const words = useWords();
  const label = `${place}. ${nameOf(who)}${flipped ? ` (${words.flipped})` : ''}`;
  return (
    <span class={`marker ${flipped ? 'flipped' : ''}`} role="img" aria-label={label} title={label}>
      <Mark who={who} />
    </span>
  );
}

function Slip({ title, event }: { readonly title: string; readonly event: NonNullable<Board['event']> }) {
  const { scene, inspect, lit } = useSetting();
  return (
    <button
      type="button"
      class="slip"
      onClick={() => inspect(cardKey('event', event))}
      {...spot('event', lit)}
    >
      <Picture kind="event" id={event} />
      <span>
        <span class="small">{title}</span>
        <b>{scene.text.names.events[event]}</b>
      </span>
    </button>
  );
}

/** Where an order marker stands: for a seat's own line. */
export const Types = ({ types }: { readonly types: readonly string[] }) => (
  <span class="types" aria-hidden="true">
    {types.map((type) => (
      <Glyph key={type} kind="type" id={type} />
    ))}
  </span>
);
