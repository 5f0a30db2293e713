// Pictures as short lines of shapes, which Ink.tsx inks: one way of drawing for all games. Pure; nothing is drawn here.
//
// A capital letter dips the brush: W white, P pink, M mint, B butter, K black, R red, S steel, C sky, G green, O orange,
// V violet, N no fill. What each paint looks like is the game's palette: `--paint-w` and so on, `--stroke` the outline.
// A small letter draws: r x,y,w,h box / c x,y,r disc / e x,y,rx,ry oval / d x,y,r dome standing on y / t x,y,w,h gable
// (x in the middle, standing on y) / g polygon / l open line / p a path of SVG, its first point absolute.
// @name,x,y sets another line of shapes, one of the game's parts, at x,y.

/** Lines of shapes that several pictures are made of, each drawn about its own origin. */
export type Parts = Readonly<Record<string, string>>;

/** One stroke of the brush: the paint, and the path that it fills. */
export interface Stroke {
  readonly paint: string;
  readonly path: string;
}

const disc = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx},${y}a${rx},${ry},0,1,0,${2 * rx},0a${rx},${ry},0,1,0,${-2 * rx},0z`;

/** The path of one shape, set at `x`,`y`. */
function pathOf(shape: string, given: string, x: number, y: number): string {
  if (shape === 'p') {
    const [, fromX = '', fromY = '', rest = ''] = /^(-?[\d.]+),(-?[\d.]+)(.*)$/.exec(given) ?? [];
    return `M${Number(fromX) + x},${Number(fromY) + y}${rest.replace(/p(-?[\d.]+),(-?[\d.]+)/g, 'M$1,$2')}`;
  }
  const numbers = given
    .split(',')
    .map((number, i) => Number(number) + (shape === 'g' || shape === 'l' || i < 2 ? (i % 2 ? y : x) : 0));
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (shape) {
    case 'r':
      return `M${a},${b}h${c}v${d}h${-c}z`;
    case 'c':
      return disc(a, b, c, c);
    case 'e':
      return disc(a, b, c, d);
    case 'd':
      return `M${a - c},${b}a${c},${c},0,0,1,${2 * c},0z`;
    case 't':
      return `M${a - c / 2},${b}l${c / 2},${-d},${c / 2},${d}z`;
    default:
      return `M${numbers.join(',')}${shape === 'g' ? 'z' : ''}`;
  }
}

/** The strokes of a line of shapes, in the order in which they are laid on, moved by `x`,`y`. */
export function strokes(line: string, parts: Parts, x = 0, y = 0, brush = 'W'): Stroke[] {
  let paint = brush;
  return line
    .trim()
    .split(' ')
    .flatMap((token) => {
      const shape = token.charAt(0);
      const rest = token.slice(1);
      if (shape >= 'A' && shape <= 'Z') {
        paint = shape;
        return [];
      }
      if (shape !== '@') return { paint: shape === 'l' ? 'N' : paint, path: pathOf(shape, rest, x, y) };
      const [name = '', atX = '0', atY = '0'] = rest.split(',');
      return strokes(parts[name] ?? '', parts, x + Number(atX), y + Number(atY), paint);
    });
}
