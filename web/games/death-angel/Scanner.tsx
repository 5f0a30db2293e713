// The top of the board: the location under the scanner's sweep, between the two piles that are the clock.

import { current } from '../../../shared/games/death-angel/board.ts';
import type { Side } from '../../../shared/games/death-angel/ids.ts';
import { moveLabel } from '../../../shared/games/death-angel/sentences.ts';
import type { Board } from '../../../shared/games/death-angel/state.ts';
import { Count } from '../../ui/board/parts.tsx';
import { SeatMark } from '../../ui/seats.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey } from './keys.ts';
import { Glyph, Picture } from './Picture.tsx';
import { useDeed, useMoves, useSetting } from './parts.tsx';
import { pileTarget } from './reach.ts';

export function Scanner({ board, before }: { readonly board: Board; readonly before: Board }) {
  const { scene, lit, inspect } = useSetting();
  const { text, seats } = scene;
  const words = text.board;
  const ability = text.cards.locations[board.location];
  const seat = current(board);
  const name = seats[seat]?.name ?? '';
  return (
    <section class="scanner" aria-label={words.location} {...spot('location', lit)}>
      <Pile board={board} before={before} side="left" />
      <button type="button" class="location" onClick={() => inspect(cardKey('location', board.location))}>
        <Picture kind="location" id={board.location} />
        <strong>{text.names.locations[board.location]}</strong>
        <Stages board={board} />
      </button>
      <Pile board={board} before={before} side="right" />
      <p class="ability">{ability}</p>
      <ul class="facts">
        <li>
          <Glyph kind="thing" id="token" />
          <span>{words.supply}</span>
          <Count n={board.supply} was={before.supply} />
        </li>
        <li>
          <span>{words.spawns}</span>
          <b>
            {board.major}/{board.minor}
          </b>
        </li>
        {board.onLocation > 0 && (
          <li>
            <span>{words.onLocation}</span>
            <b>{board.onLocation}</b>
          </li>
        )}
        {seats.length > 1 && (
          <li>
            <span>{words.decides}</span>
            <SeatMark seat={seat} />
            <b>{name}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Behind us, here, ahead: the last stage is the end of the way. */
function Stages({ board: { past, stages } }: { readonly board: Board }) {
  const { text } = useSetting().scene;
  const words = text.board;
  return (
    <span class="stages" role="img" aria-label={words.stages(past.length, stages.length)}>
      {past.map((id, i) => (
        <i key={`${i}/${id}`} class="past" />
      ))}
      <i class="here" />
      {stages.map((stage) => (
        <i key={stage} class="ahead">
          {stage}
        </i>
      ))}
    </span>
  );
}

/** Two cards or fewer: the column travels soon. */
const low = 2;

function Pile({
  board,
  before,
  side,
}: {
  readonly board: Board;
  readonly before: Board;
  readonly side: Side;
}) {
  const { scene, lit, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const target = pileTarget(side);
  const [move] = useMoves(target);
  const deed = useDeed();
  const n = board.piles[side];
  const label = [
    move ? moveLabel(move, { table: { board } }, text) : '',
    words.pile(text.say.pile[side], n),
    n <= low ? words.pileLow : '',
  ].filter((part) => part !== '');
  return (
    <button
      type="button"
      class={`pile ${side} ${n <= low ? 'low' : ''} ${move ? 'glow' : ''}`}
      aria-label={label.join('. ')}
      onClick={() => (move ? deed?.tap(target) : inspect(cardKey('location', board.location)))}
      {...spot(`pile/${side}`, lit)}
    >
      <span class="which">{words.sideLetter[side]}</span>
      <Count n={n} was={before.piles[side]} />
      <Glyph kind="thing" id="blip" />
    </button>
  );
}
