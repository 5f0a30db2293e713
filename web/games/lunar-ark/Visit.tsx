// A rover's visit: who still has tasks, what each colour can do, and the effect of the tile, which comes last.
import { at, countPieces, playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { colours, tiles } from '../../../shared/games/lunar-ark/content.ts';
import { tileName } from '../../../shared/games/lunar-ark/sentences.names.ts';
import type { LaFrame, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { Answer } from './Answer.tsx';
import { Face, Glyph, Picture, Thing } from './Picture.tsx';
import { type Deed, useSetting, useWords } from './parts.tsx';

type TaskFrame = Extract<LaFrame, { readonly do: 'task' }>;

export function Visit({ frame, deed }: { readonly frame: TaskFrame; readonly deed: Deed }) {
  const { text } = useSetting().scene;
  const words = useWords();
  const { board } = deed.seen.table;
  const rover = at(playerOf(board, deed.seat).rovers, frame.rover);
  const index = rover.at ?? 0;
  const { tile } = at(board.cells, index);
  const { terrain } = tiles[tile];
  const find = (fits: (move: LaMove) => boolean) => deed.moves.find(fits);
  const effect = find(({ do: what }) => what === 'effect');
  const stop = find(({ do: what }) => what === 'stop');
  return (
    <>
      <ul class="crew-at-work" aria-label={words.crewAtWork}>
        {rover.crew.map((each, i) => (
          <li key={i} class={frame.tasks[i] ? '' : 'done'}>
            <Face {...each} />
            <span>
              {words.tasksLeft(frame.tasks[i] ?? 0)}
              {frame.power[i] && <span class="hint">{words.powerLeft}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div class="answers">
        {colours.flatMap((colour) => {
          const collect = find((move) => move.do === 'collect' && move.colour === colour);
          const power = find((move) => move.do === 'power' && move.colour === colour);
          const n = countPieces(board, deed.seat, colour, index);
          return [
            collect && <Answer key={`c${colour}`} move={collect} picture={<Thing id={colour} />} />,
            power && (
              <Answer
                key={`p${colour}`}
                move={power}
                picture={<Picture kind="power" id={board.powers[colour]} />}
                hint={`${text.cards.powers[board.powers[colour]]} ${words.powerCounts(n)}`}
                no={n === 0}
              />
            ),
          ];
        })}
        {effect && (
          <Answer
            move={effect}
            picture={<Glyph kind="terrain" id={terrain} />}
            hint={`${text.cards.terrains[terrain]} ${words.effectLast}`}
          />
        )}
        {!effect && <p class="hint">{words.noEffect(tileName(tile, text))}</p>}
        {stop && <Answer move={stop} no />}
      </div>
    </>
  );
}
