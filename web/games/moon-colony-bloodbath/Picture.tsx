// Inks the plates of pictures.ts: one family, one stroke. Decoration: a name always stands beside a picture.
import { Ink } from '../../ui/board/Ink.tsx';
import { type PlateKind, parts, plates } from './pictures.ts';

/** `id` names a plate of that kind; the kind chooses the ground behind it (board.css). */
export function Picture({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return (
    <svg class={`plate ${kind}`} viewBox="0 0 40 30" aria-hidden="true">
      {kind === 'building' && <path class="soil" d="M0,26q20,-2,40,0v4h-40z" />}
      <Ink line={lines[id] ?? ''} parts={parts} />
    </svg>
  );
}

/** A plate without its ground, as small as a letter. */
export function Glyph({ kind, id }: { readonly kind: 'action' | 'resource'; readonly id: string }) {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return (
    <svg class="glyph" viewBox="12 7 16 16" aria-hidden="true">
      <Ink line={lines[id] ?? ''} parts={parts} />
    </svg>
  );
}
