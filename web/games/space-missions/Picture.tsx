// Inks the plates of pictures.ts, and draws what the console is made of: lamps, dials, mission patches. Decoration: the
// words stand beside a picture, or in the label of the control that carries it.
import { type Colour, type MissionId, missions } from '../../../shared/games/space-missions/content.ts';
import { Ink } from '../../ui/board/Ink.tsx';
import { type PlateKind, parts, plates } from './pictures.ts';

const lineOf = (kind: PlateKind, id: string): string => {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return lines[id] ?? '';
};

/** What keeps to the middle of its plate: the rest of it would be empty ground. */
const small: readonly PlateKind[] = ['token', 'system', 'part', 'type', 'crew', 'area'];

/** `id` names a plate of that kind; the kind chooses the ground behind it (pictures.css). */
export function Picture({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  return (
    <svg
      class={`plate of-${kind}`}
      viewBox={small.includes(kind) ? '9 4 22 22' : '0 0 40 30'}
      aria-hidden="true"
    >
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

/** A plate without its ground, as small as a letter. */
export function Glyph({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  return (
    <svg class="glyph" viewBox="11 6 18 18" aria-hidden="true">
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

/** Where a mission goes: the colour of its patch. */
const goalOf = (id: MissionId): string =>
  missions[id].types.includes('lunar')
    ? 'lunar'
    : missions[id].types.includes('crewed')
      ? 'crewed'
      : 'satellite';

/** An embroidered badge; `grey` when the mission has been done. */
export function Patch({ id, grey = false }: { readonly id: MissionId; readonly grey?: boolean }) {
  return (
    <svg class={`patch ${goalOf(id)} ${grey ? 'grey' : ''}`} viewBox="0 0 44 44" aria-hidden="true">
      <circle class="rim" cx="22" cy="22" r="20.5" />
      <circle class="thread" cx="22" cy="22" r="19" />
      <circle class="sky" cx="22" cy="22" r="16.8" />
      <g class="glyph" transform="translate(6.4 10.3) scale(.78)">
        <Ink line={`@star,4,8 @star,35,5 @star,33,24 ${lineOf('mission', id)}`} parts={parts} />
      </g>
    </svg>
  );
}

/** A status card as a lamp: its colour, and its shape for everyone who can't tell colours apart. */
export type Light = Colour | 'unseen' | 'off' | 'gone' | 'skipped';

const shapes: Readonly<Record<Light, string>> = {
  green: 'M6.5 4.5 16 10 6.5 15.5z',
  yellow: 'M10 3.5 17 16H3z',
  red: 'M7.2 3.2h5.6l4 4v5.6l-4 4H7.2l-4-4V7.2z',
  unseen: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  off: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  gone: 'M5 5l10 10M15 5L5 15',
  skipped: 'M4 10h12',
};
const signs: Readonly<Partial<Record<Light, string>>> = {
  yellow: 'M10 8v4M10 14v.1',
  red: 'M10 6.4v4.6M10 13.6v.1',
  unseen: 'M8.2 8.4q0-1.8 1.8-1.8t1.8 1.7q0 1.2-1.8 2.2v.5M10 13.2v.1',
};

export function Lamp({ light, fresh = 0 }: { readonly light: Light; readonly fresh?: number }) {
  return (
    <svg
      class={`lamp ${light} ${fresh > 0 ? 'fresh' : ''}`}
      style={fresh > 0 ? { '--nth': fresh } : undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path class="glass" d={shapes[light]} />
      {signs[light] && <path class="sign" d={signs[light]} />}
    </svg>
  );
}

/** A gauge with a needle; `share` from 0 to 1. */
export function Dial({ share }: { readonly share: number }) {
  const angle = -90 + 180 * Math.min(1, Math.max(0, share));
  return (
    <svg class="dial" viewBox="0 0 40 24" aria-hidden="true">
      <path class="arc" d="M5 20a15 15 0 0 1 30 0" />
      <path
        class="arc filled"
        pathLength="100"
        stroke-dasharray={`${100 * share} 100`}
        d="M5 20a15 15 0 0 1 30 0"
      />
      <path class="needle" d="M20 21 18.6 20 20 8 21.4 20z" transform={`rotate(${angle} 20 20)`} />
      <circle class="hub" cx="20" cy="20" r="2" />
    </svg>
  );
}
