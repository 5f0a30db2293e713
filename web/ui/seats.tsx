// How seats look: six colours told apart by every eye (Okabe and Ito), each with a shape of its own.
import type { Seat } from '../../shared/engine/game.ts';

const shapes = ['circle', 'triangle', 'square', 'diamond', 'pentagon', 'star'] as const;
export type SeatShape = (typeof shapes)[number];

/** Beyond six seats the shapes and colours begin anew. */
export const shapeOf = (seat: Seat): SeatShape => shapes[seat % shapes.length] ?? 'circle';

/** The CSS colour of a seat, of which each theme has its own shade. */
export const colourOf = (seat: Seat): string => `var(--seat-${(seat % shapes.length) + 1})`;

const outlines: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  triangle: 'M12 2.6 22 20.4H2z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 1.6 22.4 12 12 22.4 1.6 12z',
  pentagon: 'M12 2 22.2 9.4 18.3 21.4H5.7L1.8 9.4z',
  star: 'm12 1.6 3.1 6.9 7.5.8-5.6 5.1 1.6 7.4L12 18l-6.6 3.8L7 14.4 1.4 9.3l7.5-.8z',
};

/** The mark of a seat. It says nothing to a screen reader: the name stands beside it. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true" style={{ color: colourOf(seat) }}>
      <path d={outlines[shapeOf(seat)]} />
    </svg>
  );
}
