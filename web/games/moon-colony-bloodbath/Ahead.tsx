// The card of the turn as an advertisement, and what is ahead: the deck, the Events, what lies on top.
import { total } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import { eventIds } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import type { Board, Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { Shown } from '../../play/client.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { spot } from '../../ui/spot.ts';
import { keyOf, nextEvent, toll } from './model.ts';
import { Picture } from './Picture.tsx';
import { Chip, cardWords, useSetting } from './parts.tsx';

/** Tap it for the whole card. */
export function Advert({ board }: { readonly board: Board }) {
  const { scene, lit, inspect } = useSetting();
  const { current } = board;
  const words = scene.text.board;
  if (!current)
    return (
      <div class="advert start" {...spot('current', lit)}>
        <Picture kind="building" id="apartment-dome" />
        <div class="copy">
          <h2>{words.opening}</h2>
          <p>{words.openingText}</p>
        </div>
      </div>
    );
  const key = keyOf(current);
  const card = cardWords(key, scene.text);
  const dead = toll(current);
  const kicker =
    current.kind === 'event'
      ? words.eventNo(eventIds.indexOf(current.id) + 1)
      : current.kind === 'perk'
        ? words.perkOf(scene.seats[current.seat]?.name ?? '')
        : words.kinds[current.kind];
  return (
    <button
      type="button"
      key={board.turn}
      class={`advert ${current.kind} ${dead > 0 ? 'grim' : ''}`}
      onClick={() => inspect(key)}
      {...spot('current', lit)}
    >
      <Picture kind={card.kind} id={card.id} />
      <span class="copy">
        <span class="kicker">{kicker}</span>
        <strong class="headline">{card.name}</strong>
        <span class="body">{card.text}</span>
      </span>
      {dead > 0 && <span class="stamp">{words.stamp(dead)}</span>}
    </button>
  );
}

export function Ahead({ shown }: { readonly shown: Shown<Mcb> }) {
  const { scene, lit } = useSetting();
  const { board } = shown.table;
  const words = scene.text.board;
  return (
    <section class="ahead" aria-label={words.ahead}>
      <p class="facts" {...spot('deck', lit)}>
        <span class="deck">{words.deck(shown.box.progress)}</span>
        <span>{words.pass(board.pass)}</span>
        <span>{words.turn(board.turn)}</span>
      </p>
      <EventTrack board={board} />
      {board.known.length > 0 && (
        <div class="known" {...spot('known', lit)}>
          <span class="label">{words.onTop}</span>
          {board.known.map((group, i) => (
            // A group has no name of its own; its depth in the deck is what it is.
            <div class="group" key={`${i}/${group.length}`}>
              {i > 0 && <span class="hint">{words.below}</span>}
              {group.map((card, n) => (
                <Chip card={card} key={`${keyOf(card)}/${n}`} />
              ))}
              {group.length > 1 && <span class="hint">({words.anyOrder})</span>}
            </div>
          ))}
        </div>
      )}
      {board.tray.length > 0 && (
        <div class="known">
          <span class="label">{words.tray}</span>
          <div class="group">
            {board.tray.map((card, n) => (
              <Chip card={card} key={`${keyOf(card)}/${n}`} />
            ))}
          </div>
        </div>
      )}
      {board.marks.map((mark) => (
        <Mark key={mark} mark={mark} text={words.marks[mark]} />
      ))}
      {board.working.map((mark) => (
        <Mark key={mark} mark={mark} text={words.working[mark]} />
      ))}
    </section>
  );
}

/** The thirteen Events in a row; it opens to the list of them. */
function EventTrack({ board }: { readonly board: Board }) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const next = nextEvent(board);
  const manualComes = next !== 'instruction-manual' || !board.extended;
  return (
    <details class="track" {...spot('events', lit)}>
      <summary>
        <span class="cells" aria-hidden="true">
          {eventIds.map((id, i) => (
            <i key={id} class={i < board.eventsOut ? 'out' : id === next ? 'next' : ''}>
              {i + 1}
            </i>
          ))}
        </span>
        <span class="next-event">
          {next ? (
            <>
              {words.nextEvent}
              <b>{manualComes ? scene.text.cards.events[next].name : words.robotInstead}</b>
            </>
          ) : (
            <b>{words.allEventsOut}</b>
          )}
        </span>
      </summary>
      <ol class="chips-list">
        {eventIds.map((id, i) => (
          <li key={id} class={i < board.eventsOut ? 'out' : ''}>
            <b class="number">{i + 1}</b>
            <Chip card={{ kind: 'event', id }} />
            {i < board.eventsOut && <span class="hint">{words.eventOut}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Mark({ mark, text }: { readonly mark: 'no-abilities' | 'no-build'; readonly text: string }) {
  return (
    <p class="hazard">
      <Picture kind="robot" id={mark === 'no-abilities' ? 'automatic-doors' : 'repairs-robot'} />
      <span>{text}</span>
    </p>
  );
}

/** The other colonies in small: each opens whole. */
export function Others({ shown, visit }: { readonly shown: Shown<Mcb>; visit(seat: number): void }) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const { board } = shown.table;
  const others = scene.seats.filter(({ seat }) => seat !== scene.me);
  if (others.length === 0) return null;
  return (
    <section class="others" aria-label={words.others}>
      <h2 class="ribbon">{words.others}</h2>
      <ul>
        {others.map(({ seat, name }) => {
          const colony = board.colonies[seat];
          if (!colony) return null;
          return (
            <li key={seat}>
              <button
                type="button"
                class="neighbour"
                aria-label={words.visit(name)}
                onClick={() => visit(seat)}
                {...spot(`seat-${seat}`, lit)}
              >
                <SeatMark seat={seat} />
                <span class="who">{name}</span>
                <b class="total">{total(colony)}</b>
                <span class="skyline">
                  {colony.buildings.map(({ at, id, boxes }) => (
                    <span key={at} class="mini">
                      <Picture kind="building" id={id} />
                      {boxes > 0 && <i>{boxes}</i>}
                    </span>
                  ))}
                  {colony.gone && <span class="hint">{words.gone}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
