// The three ships as rockets: tiles left on each part, improvements, and who leads how the launch is shared.
import { openParts, runnerOf, tilesOf, turnOrder } from '../../../shared/games/lunar-ark/board.ts';
import {
  launches,
  missions,
  type PartId,
  partIds,
  parts,
  type ShipId,
  shipIds,
} from '../../../shared/games/lunar-ark/content.ts';
import { shareOut } from '../../../shared/games/lunar-ark/deeds.ts';
import { costWords } from '../../../shared/games/lunar-ark/sentences.names.ts';
import type { Board } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { spot } from '../../ui/spot.ts';
import { Piece } from './Answer.tsx';
import { Price } from './Changes.tsx';
import { cardKey } from './keys.ts';
import { Picture, Thing } from './Picture.tsx';
import { Mark, useDeed, useNames, useSetting, useWords } from './parts.tsx';

export function Ships({ board }: { readonly board: Board }) {
  const words = useWords();
  return (
    <Panel name="ships" title={words.ships}>
      <div class="rockets">
        {shipIds.map((ship) => (
          <Rocket key={ship} board={board} ship={ship} />
        ))}
      </div>
      <p class="hint">{words.launchHint}</p>
    </Panel>
  );
}

function Rocket({ board, ship }: { readonly board: Board; readonly ship: ShipId }) {
  const { scene, lit, inspect } = useSetting();
  const words = useWords();
  const { names } = scene.text;
  const { tiles, launched } = board.ships[ship];
  const { first, second } = launches[ship];
  return (
    <section
      class={`rocket of-${ship} ${launched ? 'launched' : ''}`}
      aria-label={names.ships[ship]}
      {...spot(`ship/${ship}`, lit)}
    >
      <button type="button" class="nose" onClick={() => inspect(cardKey('ship', ship))}>
        <Picture kind="ship" id={ship} />
        <b>{names.ships[ship]}</b>
        <span class="small">{launched ? words.liftOff : words.tilesLeft(tiles.length)}</span>
      </button>
      {partIds
        .filter((id) => parts[id].ship === ship)
        .toReversed()
        .map((id) => (
          <PartOf key={id} board={board} ship={ship} id={id} />
        ))}
      <div class="flames">
        <span class="rewards">
          <span>{words.firstReward(first)}</span>
          <span>{words.secondReward(second)}</span>
        </span>
      </div>
      <CountsOf board={board} ship={ship} />
    </section>
  );
}

/** Who has how many tiles of a ship, and what a launch would bring now. */
export function CountsOf({ board, ship }: { readonly board: Board; readonly ship: ShipId }) {
  const words = useWords();
  const nameOf = useNames();
  const everybody = turnOrder(board);
  const counts = everybody.map((who) => tilesOf(runnerOf(board, who), ship));
  const shares = shareOut(counts, launches[ship]);
  return (
    <span class="counts">
      {everybody.map((who, i) => (
        <span
          key={who}
          role="img"
          aria-label={words.tilesOf(
            nameOf(who),
            counts[i] ?? 0,
            board.ships[ship].launched ? 0 : (shares[i] ?? 0),
          )}
        >
          <Mark who={who} />
          {counts[i]}
          {!board.ships[ship].launched && (shares[i] ?? 0) > 0 && <small>→{shares[i]}</small>}
        </span>
      ))}
    </span>
  );
}

function PartOf({ board, ship, id }: { readonly board: Board; readonly ship: ShipId; readonly id: PartId }) {
  const { scene } = useSetting();
  const words = useWords();
  const nameOf = useNames();
  const deed = useDeed();
  const { text } = scene;
  const { tiles, cubes } = board.ships[ship];
  const here = tiles.filter((mission) => missions[mission].part === id);
  const improved = cubes[id];
  const open = openParts(board, ship).includes(id);
  const cube = deed?.moves.find((move) => move.do === 'cube' && move.part === id);
  return (
    <div class="part">
      {here.map((mission) => {
        const { cost, vp } = missions[mission];
        return (
          <Piece
            key={mission}
            card={cardKey('mission', mission)}
            move={deed?.moves.find((move) => move.do === 'mission' && move.mission === mission)}
            label={`${text.names.missions[mission]}: ${text.say.points(vp)} (${costWords(cost, text)})`}
            class="tile"
          >
            <Picture kind="part" id={id} />
            <span class="worth">
              <Thing id="vp" />
              {vp}
            </span>
            <Price cost={cost} />
          </Piece>
        );
      })}
      {here.length === 0 && improved === undefined && (
        <Piece
          card={cardKey('part', id)}
          move={cube}
          label={`${words.improvementOf(text.names.parts[id])}: ${text.say.points(parts[id].vp)} (${costWords(parts[id].cost, text)})`}
          class={`tile improvement ${open ? '' : 'shut'}`}
        >
          <span class="worth">
            <Thing id="vp" />
            {parts[id].vp}
          </span>
          {open && <Price cost={parts[id].cost} />}
        </Piece>
      )}
      {improved !== undefined && (
        <span
          class="tile improved"
          role="img"
          aria-label={words.improvedBy(text.names.parts[id], nameOf(improved))}
        >
          <Picture kind="part" id={id} />
          <Mark who={improved} />
        </span>
      )}
    </div>
  );
}
