// How everybody stands: the progress track with all markers, points now and as if the game ended now, the rival's card.
import type { Seat } from '../../../shared/engine/game.ts';
import { playerOf, runnerOf, turnOrder, vpOf } from '../../../shared/games/lunar-ark/board.ts';
import { progress } from '../../../shared/games/lunar-ark/content.ts';
import { totalOf } from '../../../shared/games/lunar-ark/result.ts';
import type { Board, Who } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Count } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey } from './keys.ts';
import { Glyph, Thing } from './Picture.tsx';
import { Mark, useNames, useSetting, useWords } from './parts.tsx';

export function Standing({
  board,
  before,
  visit,
}: {
  readonly board: Board;
  /** The board without the plan. */
  readonly before: Board;
  visit(seat: Seat): void;
}) {
  const { lit } = useSetting();
  const words = useWords();
  return (
    <Panel name="standing" title={words.standing} spot={spot('standing', lit)}>
      <Track board={board} />
      {board.ending && <p class="last">{board.over ? words.overNow : words.lastRound}</p>}
      <ul class="scores">
        {turnOrder(board).map((who) => (
          <Score key={who} board={board} before={before} who={who} visit={visit} />
        ))}
      </ul>
      {board.rival && <RivalCard board={board} />}
    </Panel>
  );
}

/** The tiles of the track; a marker rewards what its tile names. */
function Track({ board }: { readonly board: Board }) {
  const { scene, inspect, lit } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const { names, say } = scene.text;
  const at = (position: number) =>
    turnOrder(board).filter((who) => runnerOf(board, who).position === position);
  const markers = (position: number) => (
    <span class="markers" aria-hidden="true">
      {at(position).map((who) => (
        <Mark key={who} who={who} />
      ))}
    </span>
  );
  const here = (position: number) => {
    const there = at(position).map(nameOf);
    return there.length > 0 ? `${say.colon}${say.list(there)}` : '';
  };
  return (
    <ol class="track" aria-label={words.track} {...spot('track', lit)}>
      {board.track.map((id, i) => (
        <li key={id} class={i <= board.furthest ? 'reached' : ''}>
          <button
            type="button"
            aria-label={`${names.progress[id]} (${names.triggers[progress[id].trigger]})${here(i)}`}
            onClick={() => inspect(cardKey('progress', id))}
          >
            <Glyph kind="trigger" id={progress[id].trigger} />
            <span class="small">{names.progress[id]}</span>
            {markers(i)}
          </button>
        </li>
      ))}
      <li class="end">
        <span>
          {names.end}
          <span class="out-of-sight">{here(board.track.length)}</span>
        </span>
        {markers(board.track.length)}
      </li>
    </ol>
  );
}

function Score({
  board,
  before,
  who,
  visit,
}: {
  readonly board: Board;
  readonly before: Board;
  readonly who: Who;
  visit(seat: Seat): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const runner = runnerOf(board, who);
  const was = runnerOf(before, who);
  const gone = who !== 'rival' && playerOf(board, who).gone;
  const body = (
    <>
      <Mark who={who} />
      <b class="who">{nameOf(who)}</b>
      <span class="now">
        <Count n={vpOf(runner)} was={vpOf(was)} /> <small>{scene.text.names.things.vp}</small>
      </span>
      <span class="facts">
        <span>
          <Thing id="achievement" />
          <span class="out-of-sight">{scene.text.names.things.achievement}</span>{' '}
          <Count n={runner.achievements} was={was.achievements} />
        </span>
        <span>
          {words.ifOver} <Count n={totalOf(board, who)} was={totalOf(before, who)} />
        </span>
        {board.active === who && !board.over && <span class="acts">{words.acts}</span>}
        {gone && <span>{words.gone}</span>}
      </span>
    </>
  );
  return (
    <li class={board.active === who ? 'active' : ''}>
      {who === 'rival' || who === scene.me ? (
        <div class="score">{body}</div>
      ) : (
        <button type="button" class="score" onClick={() => visit(who)}>
          {body}
        </button>
      )}
    </li>
  );
}

/** What the rival did last, and how its cards stand. */
function RivalCard({ board }: { readonly board: Board }) {
  const { scene, inspect } = useSetting();
  const words = useWords();
  const { text } = scene;
  const { rival } = board;
  if (!rival) return null;
  const card = rival.used.at(-1);
  return (
    <div class="rival-card">
      {card ? (
        <button type="button" class="chip-of" onClick={() => inspect(cardKey('rival', card))}>
          <Glyph kind="rival" id="rival" />
          <span>
            <b>{words.rivalLast}</b> {text.cards.rival[card]}
          </span>
        </button>
      ) : (
        <p class="hint">{words.rivalWaits}</p>
      )}
      <p class="hint">{words.rivalOut(rival.out.length, rival.used.length)}</p>
    </div>
  );
}
