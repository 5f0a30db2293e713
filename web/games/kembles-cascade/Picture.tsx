// Inks the pictures of pictures.ts. Decoration: the words stand beside a picture, or in the label of what carries it.
import type { ObjectId } from '../../../shared/games/kembles-cascade/content.ts';
import { things } from '../../../shared/games/kembles-cascade/content.ts';
import { Ink } from '../../ui/board/Ink.tsx';
import { type PlateKind, parts, plates } from './pictures.ts';

const lineOf = (kind: PlateKind, id: string): string => {
  const lines: Readonly<Record<string, string>> = plates[kind];
  return lines[id] ?? '';
};

/** A picture on its ground. `id` names one of that kind. */
export function Picture({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  return (
    <svg class={`plate of-${kind}`} viewBox="0 0 40 40" aria-hidden="true">
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

/** A picture without ground, as small as a letter. */
export function Glyph({ kind, id }: { readonly kind: PlateKind; readonly id: string }) {
  const box = kind === 'sign' ? '10 10 20 20' : '2 2 36 36';
  return (
    <svg class="glyph" viewBox={box} aria-hidden="true">
      <Ink line={lineOf(kind, id)} parts={parts} />
    </svg>
  );
}

/** What stands on a space, in the colour of its kind. */
export function Thing({ id }: { readonly id: ObjectId }) {
  return (
    <svg class={`object glyph kind-${things[id].kind}`} viewBox="0 0 40 40" aria-hidden="true">
      <Ink line={lineOf('object', id)} parts={parts} />
    </svg>
  );
}
