// The own laboratories: three rows of four on their foundations. A place to put a lab glows, and tells how many labs it
// would run; a lab that may run next glows too.
import { emptyPlaces, labsAround } from '../../../shared/games/lunar-ark/board.ts';
import { bonusRow, labPlaces, labRow, labsPerFoundation } from '../../../shared/games/lunar-ark/content.ts';
import { placeName } from '../../../shared/games/lunar-ark/sentences.names.ts';
import { moveLabel } from '../../../shared/games/lunar-ark/sentences.ts';
import type { Player } from '../../../shared/games/lunar-ark/state.ts';
import { Piece } from './Answer.tsx';
import { cardKey } from './keys.ts';
import { Picture, Thing } from './Picture.tsx';
import { useDeed, useSetting, useWords } from './parts.tsx';

const places = Array.from({ length: labPlaces }, (_, i) => i);

export function LabGrid({
  player,
  seat,
  chain = [],
  used = [],
}: {
  readonly player: Player;
  readonly seat: number;
  /** Places that the running research lights up. */
  readonly chain?: readonly number[];
  /** Places that have run this turn. */
  readonly used?: readonly number[];
}) {
  const { text } = useSetting().scene;
  const words = useWords();
  const deed = useDeed();
  const mine = deed?.seat === seat ? deed : null;
  const free = emptyPlaces(player);
  return (
    <ul class="lab-grid" aria-label={words.labs}>
      {places.map((place) => {
        const lab = player.labs[place];
        const founded = place < player.foundations * labsPerFoundation;
        const put = mine?.moves.find((move) => move.do === 'place' && move.at === place);
        const run = mine?.moves.find((move) => move.do === 'activate' && move.at === place);
        const runs = put ? labsAround(player, place).length + 1 : 0;
        const state = `${founded ? 'founded' : ''} ${used.includes(place) ? 'spent' : ''} ${chain.includes(place) ? 'lined' : ''}`;
        return (
          <li key={place} class={`${labRow(place) === bonusRow ? 'bonus' : ''} ${lab ? '' : state}`}>
            {lab ? (
              <Piece
                card={cardKey('lab', lab)}
                move={run}
                label={`${text.names.labs[lab]}, ${placeName(place, text)}. ${text.cards.labs[lab]}${used.includes(place) ? ` ${words.hasRun}` : ''}`}
                class={`lab ${state}`}
              >
                <Picture kind="lab" id={lab} />
                <span class="name">{text.names.labs[lab]}</span>
              </Piece>
            ) : mine && put ? (
              <button
                type="button"
                class="piece vacant glow"
                aria-label={`${moveLabel(put, text, mine.seen)}: ${words.runs(runs)}`}
                onClick={() => mine.move(put)}
              >
                <span>{words.runs(runs)}</span>
                {labRow(place) === bonusRow && <Thing id="achievement" />}
              </button>
            ) : (
              <span class="vacant">
                {labRow(place) === bonusRow && <Thing id="achievement" />}
                <span class="out-of-sight">
                  {placeName(place, text)}
                  {text.say.colon}
                  {free.includes(place) ? words.emptyPlace : words.noFoundation}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
