// The others in one line each: score, levels, hand, and the top card that may be copied.

import type { Seat } from '../../../shared/engine/game.ts';
import { centreOf, handOf } from '../../../shared/games/space-missions/board.ts';
import {
  type AreaId,
  automaDecks,
  automaTypes,
  type ExpertId,
  experts,
  levelled,
} from '../../../shared/games/space-missions/content.ts';
import { runnersOf } from '../../../shared/games/space-missions/result.ts';
import type { Board, Who } from '../../../shared/games/space-missions/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { AreaGlyphs } from './Hand.tsx';
import { cardKey } from './model.ts';
import { Glyph, Patch, Picture } from './Picture.tsx';
import { Mark, useNames, useSetting, useWords } from './parts.tsx';

export function Rivals({
  board,
  me,
  visit,
}: {
  readonly board: Board;
  readonly me: Seat | null;
  visit(seat: Seat): void;
}) {
  const words = useWords();
  const others = runnersOf(board).filter((who) => who !== me);
  if (others.length === 0) return null;
  return (
    <Panel name="rivals" title={words.rivals}>
      <ul>
        {others.map((who) => (
          <li key={who} class="rival">
            {who === 'automa' ? (
              <AutomaLine board={board} />
            ) : (
              <RivalLine board={board} seat={who} visit={visit} />
            )}
            <TopCard board={board} who={who} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RivalLine({
  board,
  seat,
  visit,
}: {
  readonly board: Board;
  readonly seat: Seat;
  visit(seat: Seat): void;
}) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const centre = centreOf(board, seat);
  const { names, say } = scene.text;
  return (
    <button
      type="button"
      class="line-of"
      aria-label={words.visit(nameOf(seat))}
      onClick={() => visit(seat)}
      {...spot(`seat-${seat}`, lit)}
    >
      <Mark who={seat} />
      <b class="who">{nameOf(seat)}</b>
      <b class="points">{say.board.worth(centre.score)}</b>
      <span class="facts">
        {levelled.map((part) => (
          <span key={part}>
            <Glyph kind="part" id={part} />
            <span class="out-of-sight">{names.parts[part]}</span> {centre.levels[part]}
          </span>
        ))}
        <span>
          {centre.gone ? words.away : centre.passed ? words.passed : words.inHand(handOf(centre).length)}
        </span>
        {centre.mission && (
          <span class="bound">
            <Patch id={centre.mission} /> {words.declared(names.missions[centre.mission])}
          </span>
        )}
      </span>
    </button>
  );
}

function AutomaLine({ board }: { readonly board: Board }) {
  const { scene, inspect, lit } = useSetting();
  const words = useWords();
  const { automa, difficulty } = board;
  if (!automa) return null;
  const { names, say } = scene.text;
  const card = automa.used.at(-1);
  const all = automaTypes.reduce((sum, type) => sum + automaDecks[difficulty][type], 0);
  return (
    <div class="line-of" {...spot('automa', lit)}>
      <Mark who="automa" />
      <b class="who">{names.automa}</b>
      <b class="points">{say.board.worth(automa.score)}</b>
      <span class="facts">
        <span>{words.automa.deck(all - automa.used.length)}</span>
        {automa.mission && (
          <span class="bound">
            <Patch id={automa.mission} /> {words.declared(names.missions[automa.mission])}
          </span>
        )}
        {card && (
          <button type="button" class="link" onClick={() => inspect(cardKey('automa', card))}>
            {words.automa.card(card)}
          </button>
        )}
      </span>
    </div>
  );
}

/** The top card of somebody, with what could be copied. */
export function TopCard({ board, who }: { readonly board: Board; readonly who: Who }) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const played: readonly ExpertId[] =
    who === 'automa' ? (board.automa?.played ?? []) : centreOf(board, who).played;
  const card = played.at(-1);
  if (!card) return <p class="top-card hint">{words.noCards}</p>;
  const { names } = scene.text;
  return (
    <button type="button" class="top-card small-card" onClick={() => inspect(cardKey('expert', card))}>
      <Picture kind="expert" id={card} />
      <span>
        <span class="small">{words.topCard}</span>
        {names.experts[card]}
        <span class="small areas">
          {experts[card].map((area: AreaId) => (
            <span key={area}>
              <AreaGlyphs area={area} /> {names.areas[area]}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
