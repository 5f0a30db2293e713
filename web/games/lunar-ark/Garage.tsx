// The three rovers of a seat, with who sits in them and where they are. One that may be chosen glows: to be sent, or for an
// astronaut to sit down in.
import type { Seat } from '../../../shared/engine/game.ts';
import { cellName, playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { crewWords, tileAt } from '../../../shared/games/lunar-ark/sentences.names.ts';
import { moveLabel } from '../../../shared/games/lunar-ark/sentences.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { RoverTop } from './Picture.tsx';
import { useDeed, useSetting, useWords } from './parts.tsx';

export function Garage({ board, seat }: { readonly board: Board; readonly seat: Seat }) {
  const { text } = useSetting().scene;
  const words = useWords();
  const deed = useDeed();
  const mine = deed?.seat === seat ? deed : null;
  return (
    <ul class="garage">
      {playerOf(board, seat).rovers.map(({ crew, at: cell }, i) => {
        const tile = cell === null ? undefined : board.cells[cell]?.tile;
        const place = cell === null || !tile ? words.atHome : tileAt(tile, cellName(board, cell), text);
        const move = mine?.moves.find(
          (each) => (each.do === 'rover' || each.do === 'board') && each.rover === i,
        );
        return (
          <li key={i} class={cell === null ? '' : 'out'}>
            {mine && move ? (
              <button
                type="button"
                class="glow"
                aria-label={moveLabel(move, text, mine.seen)}
                onClick={() => mine.move(move)}
              >
                <RoverTop who={seat} crew={crew} />
                <span class="small">{place}</span>
              </button>
            ) : (
              <span>
                <RoverTop who={seat} crew={crew} />
                <span class="out-of-sight">{text.say.rover(i + 1, crewWords(crew, text))}</span>
                <span class="small">{place}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
