// Inks the plates of pictures.ts: one family, one stroke. Decoration: a name always stands beside a picture.
import type { TeamId } from '../../../shared/games/death-angel/ids.ts';
import { Ink } from '../../ui/board/Ink.tsx';
import { type PlateKind, parts, plates } from './pictures.ts';

/** `id` names a plate of that kind. */
export function Picture({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return (
    <svg class="plate" viewBox="0 0 40 30" aria-hidden="true">
      <Ink line={lines[id] ?? ''} parts={parts} />
    </svg>
  );
}

/** A plate without its ground, as small as a letter. */
export function Glyph({ kind, id }: { readonly kind: 'monster' | 'thing' | 'team'; readonly id: string }) {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return (
    <svg class="glyph" viewBox="9 4 22 22" aria-hidden="true">
      <Ink line={lines[id] ?? ''} parts={parts} />
    </svg>
  );
}

/** The sign of a team in its colour: never the colour alone. */
export function TeamSign({ team }: { readonly team: TeamId }) {
  return (
    <span class={`team-sign of-${team}`}>
      <Glyph kind="team" id={team} />
    </span>
  );
}

/** The combat die: its number, and on 1, 2 and 3 the skull that hits. */
export function Die({ face, label }: { readonly face: number; readonly label: string }) {
  const skull = face >= 1 && face <= 3;
  return (
    <svg class={`die ${skull ? 'hit' : ''}`} viewBox="0 0 48 48" role="img" aria-label={label}>
      <rect x="2" y="2" width="44" height="44" rx="9" />
      <text x={skull ? 17 : 24} y="34" text-anchor="middle">
        {face}
      </text>
      {skull && (
        <path
          class="skull"
          d="M28 23a7 7 0 1 1 14 0q0 3-3 3.6v4.4h-8v-4.4q-3-.6-3-3.6zM32 23.5h.01M38 23.5h.01"
        />
      )}
    </svg>
  );
}
