// A base: crews and who is still in reserve, greenhouses, laboratories, buildings; and what the next recall brings and eats.
import type { Seat } from '../../../shared/engine/game.ts';
import { crewOf, nextMarkerBonus, playerOf } from '../../../shared/games/lunar-ark/board.ts';
import {
  type Bonus,
  type Colour,
  colours,
  columnBonus,
  greenhouseSlots,
  largeSlotBonus,
  reservePerColour,
  slotBonus,
} from '../../../shared/games/lunar-ark/content.ts';
import type { Board, Player } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Count } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { Piece } from './Answer.tsx';
import { Garage } from './Garage.tsx';
import { cardKey } from './keys.ts';
import { LabGrid } from './Labs.tsx';
import { Face, Glyph, Picture, Thing } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';

interface Props {
  readonly board: Board;
  /** The board without the plan. */
  readonly before: Board;
  readonly seat: Seat;
}

export function Base({ board, before, seat }: Props) {
  const words = useWords();
  const { lit } = useSetting();
  const player = playerOf(board, seat);
  return (
    <Panel name="base" title={words.base} spot={spot(`seat-${seat}`, lit)}>
      {player.faction && <FactionOf player={player} />}
      <Crew board={board} seat={seat} />
      <Greenhouses board={board} before={before} seat={seat} />
      <div {...spot('labs', lit)}>
        <h3>
          {words.labs} <span class="hint">{words.foundations(player.foundations)}</span>
        </h3>
        <LabGrid player={player} seat={seat} used={board.active === seat ? board.used : []} />
      </div>
      <Buildings player={player} />
    </Panel>
  );
}

function FactionOf({ player }: { readonly player: Player }) {
  const { scene } = useSetting();
  const { faction } = player;
  if (!faction) return null;
  const { names, cards } = scene.text;
  return (
    <Piece
      card={cardKey('faction', faction)}
      label={`${names.factions[faction]}. ${cards.factions[faction]}`}
      class="faction"
    >
      <Picture kind="faction" id={faction} />
      <span>
        <b>{names.factions[faction]}</b>
        <span class="hint">{cards.factions[faction]}</span>
      </span>
    </Piece>
  );
}

function Crew({ board, seat }: Omit<Props, 'before'>) {
  const { lit } = useSetting();
  const words = useWords();
  const player = playerOf(board, seat);
  return (
    <div {...spot('crew', lit)}>
      <h3>{words.crew}</h3>
      <Garage board={board} seat={seat} />
      <ul class="reserve" aria-label={words.reserve}>
        {colours.map((colour) => (
          <Reserve key={colour} player={player} colour={colour} />
        ))}
      </ul>
    </div>
  );
}

/** Astronauts left of a colour with the next one's bonus, and the next specialist's. */
function Reserve({ player, colour }: { readonly player: Player; readonly colour: Colour }) {
  const { names } = useSetting().scene.text;
  const words = useWords();
  const left = player.reserve[colour];
  const next = columnBonus[reservePerColour - left];
  const marker = nextMarkerBonus(player, colour);
  return (
    <li>
      <span>
        <Face colour={colour} specialist={false} />
        <span class="out-of-sight">{names.things[colour]}</span> {words.inReserve(left)}
        {left > 0 && next && <BonusOf bonus={next} />}
      </span>
      <span>
        <Face colour={colour} specialist /> {words.specialists(player.markers[colour])}
        {marker && <BonusOf bonus={marker} />}
      </span>
    </li>
  );
}

function BonusOf({ bonus: { what, n } }: { readonly bonus: Bonus }) {
  const { names } = useSetting().scene.text;
  return (
    <span class="bonus-of">
      +{n}
      <Thing id={what} />
      <span class="out-of-sight"> {names.things[what]}</span>
    </span>
  );
}

function Greenhouses({ board, before, seat }: Props) {
  const { lit } = useSetting();
  const words = useWords();
  const player = playerOf(board, seat);
  const { built, improved } = player.greenhouses;
  const was = playerOf(before, seat);
  const eaters = crewOf(player).length;
  return (
    <div {...spot('greenhouses', lit)}>
      <h3>
        {words.greenhouses} <span class="hint">{words.builtOf(built, greenhouseSlots, improved)}</span>
      </h3>
      <ol class="slots">
        {Array.from({ length: greenhouseSlots }, (_, i) => {
          const bonus = slotBonus[i];
          return (
            <li key={i} class={i < built ? (i < improved ? 'improved' : 'built') : 'vacant'}>
              {i < built ? (
                <>
                  <Glyph kind="trigger" id={i < improved ? 'upgrade-greenhouse' : 'build-greenhouse'} />
                  <span class="out-of-sight">{i < improved ? words.isImproved : words.isBuilt}</span>
                </>
              ) : bonus ? (
                <BonusOf bonus={bonus} />
              ) : (
                <span aria-hidden="true">·</span>
              )}
            </li>
          );
        })}
      </ol>
      <p class="forecast-of">
        {words.nextRecall} <Thing id="food" />{' '}
        <Count n={built + improved} was={was.greenhouses.built + was.greenhouses.improved} />{' '}
        {words.toFeed(eaters)}
        {player.stock.food + built + improved < eaters && (
          <b class="hunger"> {words.hungry(eaters - player.stock.food - built - improved)}</b>
        )}
      </p>
    </div>
  );
}

function Buildings({ player }: { readonly player: Player }) {
  const { scene, lit } = useSetting();
  const words = useWords();
  const { names, cards } = scene.text;
  return (
    <div {...spot('buildings', lit)}>
      <h3>{words.buildings}</h3>
      {player.smalls.length > 0 && (
        <div class="tiles">
          {player.smalls.map((id) => (
            <Piece
              key={id}
              card={cardKey('small', id)}
              label={`${names.smalls[id]}. ${cards.smalls[id]}`}
              class="building"
            >
              <Picture kind="small" id={id} />
              <span class="name">{names.smalls[id]}</span>
            </Piece>
          ))}
        </div>
      )}
      <ol class="plots" aria-label={words.largeSlots}>
        {largeSlotBonus.map((n, i) => {
          const id = player.larges[i];
          return (
            <li key={i}>
              {id ? (
                <Piece
                  card={cardKey('large', id)}
                  label={`${names.larges[id]}. ${cards.larges[id]}`}
                  class="building"
                >
                  <Picture kind="large" id={id} />
                  <span class="name">{names.larges[id]}</span>
                </Piece>
              ) : (
                <span class="vacant">
                  <BonusOf bonus={{ what: 'achievement', n }} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
