// A pilot's ship: one outline a seat, so that no colour is needed to tell them apart; the barrel shows where it fires.
import type { Seat } from '../../../shared/engine/game.ts';
import type { Dir } from '../../../shared/games/kembles-cascade/content.ts';
import type { Place } from '../../../shared/games/kembles-cascade/state.ts';
import { colourOf, SeatMark } from '../../ui/seats.tsx';

const hulls = [
  'M20 5 24 15 35 25 35 30 24 26 23 33 17 33 16 26 5 30 5 25 16 15z',
  'M20 4 26 18 26 24 34 20 34 33 6 33 6 20 14 24 14 18z',
  'M16 6h8l2 10 9 4v9l-9-2-2 7h-8l-2-7-9 2v-9l9-4z',
  'M20 3 29 19 37 31 26 29 20 35 14 29 3 31 11 19z',
  'M20 5 27 11 27 21 36 33 24 30 16 30 4 33 13 21 13 11z',
];
const turns: Readonly<Record<Dir, number>> = { up: 0, right: 90, down: 180, left: 270 };

export function Hull({ seat, facing }: { readonly seat: Seat; readonly facing: Dir }) {
  return (
    <svg class="hull" viewBox="0 0 40 40" aria-hidden="true" style={{ color: colourOf(seat) }}>
      <path class="flame" d="M17 32 23 32 20 39z" />
      <path class="body" d={hulls[seat % hulls.length]} />
      <g class="mount" style={{ transform: `rotate(${turns[facing]}deg)` }}>
        <path d="M18.4 20V4.5L20 2l1.6 2.5V20z" />
        <circle cx="20" cy="20" r="4.4" />
      </g>
    </svg>
  );
}

export function Ship({
  seat,
  facing,
  place,
  turn,
}: {
  readonly seat: Seat;
  readonly facing: Dir;
  readonly place: Place;
  readonly turn: boolean;
}) {
  return (
    <span class={`ship ${turn ? 'in-turn' : ''}`} style={{ '--r': place.r, '--c': place.c }}>
      <Hull seat={seat} facing={facing} />
      <SeatMark seat={seat} />
    </span>
  );
}
