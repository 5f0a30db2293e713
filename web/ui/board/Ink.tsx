// Inks a line of shapes. Goes inside an svg of class `plate` (a picture on a ground) or `glyph` (as small as a letter).
import { type Parts, strokes } from './brush.ts';

export function Ink({ line, parts }: { readonly line: string; readonly parts: Parts }) {
  return (
    <>
      {strokes(line, parts).map(({ paint, path }) => (
        <path class={paint} d={path} />
      ))}
    </>
  );
}
