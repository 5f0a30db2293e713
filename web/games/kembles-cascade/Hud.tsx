// The head of the board: how far space has come, who flies in what order, and the own numbers as a cockpit shows them.
import type { Seat } from '../../../shared/engine/game.ts';
import {
  gloryOf,
  maxEnergy,
  movesOf,
  packsLeft,
  pilotOf,
  rowsToCome,
} from '../../../shared/games/kembles-cascade/board.ts';
import { bosses, missions, topThreat } from '../../../shared/games/kembles-cascade/content.ts';
import { threatWords } from '../../../shared/games/kembles-cascade/sentences.ask.ts';
import type { Board } from '../../../shared/games/kembles-cascade/state.ts';
import { Count } from '../../ui/board/parts.tsx';
import { SeatMark } from '../../ui/seats.tsx';
import { spot } from '../../ui/spot.ts';
import { Glyph } from './Picture.tsx';
import { Amount, nameIn, useNames, useSetting } from './parts.tsx';

export function Hud({ board }: { readonly board: Board }) {
  const { scene, lit, inspect } = useSetting();
  const names = useNames();
  const { text } = scene;
  const words = text.board;
  const [pack] = packsLeft(board);
  const now = board.turn ? board.order.indexOf(board.turn.seat) : -1;
  return (
    <header class="hud">
      <ol class="order" aria-label={words.order} {...spot('order', lit)}>
        {board.order.map((seat, i) => {
          const { sensor } = pilotOf(board, seat);
          const done = board.phase !== 'sensors' && i < now;
          return (
            <li
              key={seat}
              class={`${i === now ? 'now' : done ? 'done' : ''}`}
              aria-current={i === now ? 'step' : undefined}
            >
              <SeatMark seat={seat} />
              <span class="out-of-sight">{nameIn(names, seat)}</span>
              {sensor === null ? (
                <span aria-hidden="true">–</span>
              ) : (
                <button type="button" class="link" onClick={() => inspect(`sensor/${sensor}`)}>
                  <span class="out-of-sight">{words.sensorOf}</span>
                  {sensor}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p class="rows" {...spot('rows', lit)}>
        {board.boss ? (
          <button type="button" class="link boss" onClick={() => inspect(`boss/${board.boss}`)}>
            {words.bossIs(text.names.bosses[board.boss], text.names.specials[bosses[board.boss].special])}
          </button>
        ) : (
          pack && <span>{words.next(text.names.packs[pack.id])}</span>
        )}
        <b>{words.rows(rowsToCome(board))}</b>
      </p>
    </header>
  );
}

interface Own {
  readonly board: Board;
  /** The board without the plan. */
  readonly before: Board;
  readonly seat: Seat;
}

/** Energy and Threat, with what the plan makes of them: above the area, for they are what every space is weighed by. */
export function Gauges({ board, before, seat }: Own) {
  const { scene, lit } = useSetting();
  const words = scene.text.board;
  const pilot = pilotOf(board, seat);
  const was = pilotOf(before, seat);
  const most = maxEnergy(pilot);
  return (
    <section class="gauges" aria-label={words.cockpit} {...spot('cockpit', lit)}>
      <p class="gauge energy">
        <span class="name">{words.energy}</span>
        <span class="pips" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} class={i < pilot.energy ? 'on' : ''} />
          ))}
        </span>
        <span class="n">
          <Count n={pilot.energy} was={was.energy} />/{most}
        </span>
      </p>
      <p class={`gauge threat ${pilot.threat >= pilot.energy ? 'high' : ''}`}>
        <span class="name">{words.threat}</span>
        <span class="pips" aria-hidden="true">
          {Array.from({ length: topThreat }, (_, i) => (
            <i key={i} class={i < pilot.threat ? 'on' : pilot.half && i === pilot.threat ? 'half' : ''} />
          ))}
        </span>
        <span class="n">
          {pilot.half ? (
            <b>{threatWords(pilot.threat, true)}</b>
          ) : (
            <Count n={pilot.threat} was={was.threat} />
          )}
        </span>
      </p>
    </section>
  );
}

/** Everything else that is one's own: Glory, Bellonium, what is left of the turn, the mission. */
export function Cockpit({ board, before, seat }: Own) {
  const { scene, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const pilot = pilotOf(board, seat);
  const was = pilotOf(before, seat);
  const turn = board.turn?.seat === seat ? board.turn : null;
  const { mission } = pilot;
  const markers = pilot.markers.reduce((sum, n) => sum + n, 0);
  return (
    <section class="cockpit" aria-label={words.own}>
      <p class="wealth">
        <Amount of="glory" label={words.glory}>
          <Count n={gloryOf(pilot)} was={gloryOf(was)} />
        </Amount>
        <Amount of="bellonium" label={words.bellonium}>
          <Count n={pilot.bellonium} was={was.bellonium} />
        </Amount>
        <span class="free">{turn ? words.left(turn.moves, turn.shots) : words.has(movesOf(pilot))}</span>
        {markers > 0 && <span class="marked">{words.marked(markers)}</span>}
      </p>
      <button
        type="button"
        class={`mission ${mission.done ? 'done' : ''}`}
        onClick={() => inspect(`mission/${mission.id}`)}
      >
        <Glyph kind="mission" id={mission.id} />
        <span class="name">{text.names.missions[mission.id]}</span>
        <b>{mission.done ? words.done : `${mission.progress}/${missions[mission.id].target}`}</b>
      </button>
    </section>
  );
}
