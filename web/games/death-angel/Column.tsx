// The formation: one column of rows, each a marine with what stands at his left and right.
import type { Side } from '../../../shared/games/death-angel/ids.ts';
import { sides } from '../../../shared/games/death-angel/ids.ts';
import type { Board, Row } from '../../../shared/games/death-angel/state.ts';
import { spot } from '../../ui/spot.ts';
import { Flank } from './Flank.tsx';
import { MarineTile } from './Marine.tsx';
import { useSetting } from './parts.tsx';

/** So many rows have room to spare on a desk. */
const few = 8;

export function Column({ board, before }: { readonly board: Board; readonly before: Board }) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  if (board.rows.length === 0) return null;
  return (
    <section
      class={`column ${board.rows.length <= few ? 'few' : ''}`}
      aria-label={words.column}
      {...spot('column', lit)}
    >
      <h2 class="out-of-sight">{words.column}</h2>
      <p class="drift" aria-hidden="true">
        <span>↓ {words.drift.left}</span>
        <span>{words.drift.right} ↑</span>
      </p>
      <ol>
        {board.rows.map((row, i) => (
          <RowOf key={row.marine ?? i} board={board} before={before} row={row} i={i} />
        ))}
      </ol>
    </section>
  );
}

function RowOf({
  board,
  before,
  row,
  i,
}: {
  readonly board: Board;
  readonly before: Board;
  readonly row: Row;
  readonly i: number;
}) {
  const { scene, lit } = useSetting();
  const side = (which: Side) => <Flank board={board} row={row} i={i} side={which} />;
  const [left, right] = sides;
  return (
    <li class="row-of" aria-label={scene.text.board.row(i + 1)} {...spot(`row/${i}`, lit)}>
      {side(left)}
      <MarineTile board={board} before={before} row={row} i={i} />
      {side(right)}
    </li>
  );
}
