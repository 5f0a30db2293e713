// The teams with their cards of the round, in the order in which they are carried out; and the event of the round.
import { actions } from '../../../shared/games/death-angel/content.ts';
import { events } from '../../../shared/games/death-angel/events.ts';
import type { EventId } from '../../../shared/games/death-angel/ids.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey } from './keys.ts';
import { type DaShown, type Order, orders } from './model.ts';
import { Glyph, Picture, TeamSign } from './Picture.tsx';
import { useSetting } from './parts.tsx';

export function Orders({ shown }: { readonly shown: DaShown }) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const all = orders(shown);
  if (all.length === 0) return null;
  return (
    <section class="orders" aria-label={words.orders.cards} {...spot('cards', lit)}>
      <ol>
        {all.map((order) => (
          <li key={order.team}>
            <OrderTile order={order} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function OrderTile({ order: { team, seat, card, stand } }: { readonly order: Order }) {
  const { scene, inspect } = useSetting();
  const { text, seats } = scene;
  const words = text.board;
  const number = card ? actions[card].number : '?';
  return (
    <button
      type="button"
      class={`order of-${team} ${stand}`}
      onClick={() => inspect(card ? cardKey('action', card) : cardKey('team', team))}
    >
      <b class="number">{number}</b>
      <span class="what">
        <TeamSign team={team} />
        <span class="stand">{words.stand[stand]}</span>
      </span>
      <span class="name">
        {seats.length > 1 && <SeatMark seat={seat} />} {card ? text.names.actions[card] : text.say.team[team]}
      </span>
    </button>
  );
}

/** The event that is being carried out, or one that the viewer alone sees: to aim it, or to put it back. */
export function EventCard({ id, how }: { readonly id: EventId; readonly how: 'open' | 'aim' | 'look' }) {
  const { scene, lit, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const open = events[id].target ? words.instinctKind : words.eventKind;
  const kicker = { open, aim: words.instinct, look: words.seenAlone }[how];
  return (
    <button
      type="button"
      class={`event ${how === 'open' ? '' : 'secret'}`}
      onClick={() => inspect(cardKey('event', id))}
      {...spot('event', lit)}
    >
      <Picture kind="event" id={id} />
      <span class="copy">
        <span class="kicker">{kicker}</span>
        <strong>{text.names.events[id]}</strong>
        <span class="body">{text.cards.events[id]}</span>
        <Boxes id={id} />
      </span>
    </button>
  );
}

/** Two spawn boxes and the movement. */
export function Boxes({ id }: { readonly id: EventId }) {
  const { text } = useSetting().scene;
  const words = text.board;
  const { boxes, move } = events[id];
  return (
    <span class="boxes">
      {boxes.map(({ size, colour }) => (
        <span key={`${size}/${colour}`} class={`box ${colour} ${size}`}>
          <b aria-hidden="true">{words.letter[colour]}</b>
          {words.box(words.size[size], text.say.colour[colour])}
        </span>
      ))}
      {move && (
        <span class="box move">
          <Glyph kind="monster" id={move.icon} />
          {words.moves[move.how](text.say.icon[move.icon])}
        </span>
      )}
    </span>
  );
}
