// Inks the plates of pictures.ts, and draws what stands on the moon. Decoration: the words stand beside a picture, or in
// the label of the control that carries it.
import type { Colour } from '../../../shared/games/lunar-ark/content.ts';
import type { Astronaut, Who } from '../../../shared/games/lunar-ark/state.ts';
import { Ink } from '../../ui/board/Ink.tsx';
import { colourOf } from '../../ui/seats.tsx';
import { type PlateKind, parts, plates } from './pictures.ts';

const lineOf = (kind: PlateKind, id: string): string => {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return lines[id] ?? '';
};

/** What keeps to the middle of its plate: the rest of it would be empty ground. */
const small: readonly PlateKind[] = ['thing', 'terrain', 'power', 'trigger', 'action'];

/** `id` names a plate of that kind; the kind chooses the ground behind it. */
export function Picture({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  return (
    <svg
      class={`plate of-${kind}`}
      viewBox={small.includes(kind) ? '8 4 24 22' : '0 0 40 30'}
      aria-hidden="true"
    >
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

/** A plate without its ground, as small as a letter. */
export function Glyph({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  return (
    <svg class={`glyph of-${kind}`} viewBox="10.5 5.5 19 19" aria-hidden="true">
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

export const Thing = ({ id }: { readonly id: string }) => <Glyph kind="thing" id={id} />;

// ---- The crew ------------------------------------------------------------------------------------------------

/** The mark of a colour, about its own middle, for whom colours are alike: beam, drop, hexagon. */
const marks: Readonly<Record<Colour, string>> = {
  steel: 'M-3-3h6v1.8h-2v2.4h2V3h-6V1.2h2V-1.2h-2z',
  water: 'M0-3.6Q3.2.4 3.2 1.4a3.2 3.2 0 0 1-6.4 0Q-3.2.4 0-3.6z',
  polymer: 'M0-3.5 3-1.7V1.7L0 3.5-3 1.7V-1.7z',
};

/** An astronaut as a helmet whose visor has the colour and its mark; a specialist wears a star. */
function Helmet({ colour, specialist, x, y }: Astronaut & { readonly x: number; readonly y: number }) {
  return (
    <g class={`helmet ${colour}`} transform={`translate(${x} ${y})`}>
      <circle class="shell" r="6" />
      <circle class="visor" r="4.7" />
      <path class="mark" d={marks[colour]} />
      {specialist && (
        <path class="star" d="M4.2-8l1 2.3 2.5.2-1.9 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4-1.9-1.6 2.5-.2z" />
      )}
    </g>
  );
}

const Empty = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle class="vacant" cx={x} cy={y} r="5.2" />
);

/** A rover from above, in the colour of its owner, with whoever sits in it. */
export function RoverTop({
  who,
  crew,
}: {
  readonly who: Who;
  /** Null: an unmanned one, the rival's. */
  readonly crew: readonly Astronaut[] | null;
}) {
  return (
    <svg class="rover-top" viewBox="-27 -13 54 26" aria-hidden="true">
      {[-16, 0, 16].map((x) => (
        <path key={x} class="wheel" d={`M${x - 5}-12h10v5h-10zM${x - 5} 7h10v5h-10z`} />
      ))}
      <rect
        class="body"
        x="-25"
        y="-9"
        width="50"
        height="18"
        rx="6"
        style={{ fill: who === 'rival' ? 'var(--rival)' : colourOf(who) }}
      />
      {crew === null ? (
        <path class="mark" d="M-14-4h8v8h-8zM6-4h8v8H6z" />
      ) : (
        [-15, 0, 15].map((x, i) => {
          const astronaut = crew[i];
          return astronaut ? <Helmet key={x} {...astronaut} x={x} y={0} /> : <Empty key={x} x={x} y={0} />;
        })
      )}
    </svg>
  );
}

/** One astronaut alone, as small as a word. */
export function Face({ colour, specialist }: Astronaut) {
  return (
    <svg class="face-of" viewBox="-8 -9 17 17" aria-hidden="true">
      <Helmet colour={colour} specialist={specialist} x={0} y={0} />
    </svg>
  );
}

/** A building's miniature: a dome in the colour of its owner. */
export function Dome({ who }: { readonly who: Who }) {
  return (
    <svg class="dome-of" viewBox="-12 -12 24 24" aria-hidden="true">
      <path class="ground" d="M-11 7a11 5 0 0 0 22 0z" />
      <path
        class="body"
        d="M-9 7a9 13 0 0 1 18 0z"
        style={{ fill: who === 'rival' ? 'var(--rival)' : colourOf(who) }}
      />
      <path class="shine" d="M-5 4q0-6 4-8" />
    </svg>
  );
}
