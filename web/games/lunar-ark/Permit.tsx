// A permit: the tiles and parts of its ships, what can be paid first, then what can't with what is missing, and 1 VP in
// their place.
import { openParts, playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { missions, parts, type ShipId } from '../../../shared/games/lunar-ark/content.ts';
import { effectOf } from '../../../shared/games/lunar-ark/effects.ts';
import type { LaFrame } from '../../../shared/games/lunar-ark/state.ts';
import { Answer, Missing } from './Answer.tsx';
import { cardKey } from './keys.ts';
import { lacking } from './model.ts';
import { Glyph, Picture, Thing } from './Picture.tsx';
import { type Deed, useSetting, useWords } from './parts.tsx';
import { CountsOf } from './Ships.tsx';

type PermitFrame = Extract<LaFrame, { readonly do: 'permit' }>;

export function Permit({ frame, deed }: { readonly frame: PermitFrame; readonly deed: Deed }) {
  const words = useWords();
  const [op] = effectOf(frame.origin).ops;
  const point = deed.moves.find(({ do: what }) => what === 'point');
  if (op?.op !== 'permit') return null;
  return (
    <>
      {op.mode !== 'any' && <p class="hint">{words.modes[op.mode]}</p>}
      {op.ships.map((ship) => (
        <OnShip
          key={ship}
          ship={ship}
          deed={deed}
          build={op.mode !== 'improve'}
          improve={op.mode !== 'build'}
        />
      ))}
      {point && (
        <div class="answers">
          <Answer move={point} picture={<Thing id="vp" />} no />
        </div>
      )}
    </>
  );
}

function OnShip({
  ship,
  deed,
  build,
  improve,
}: {
  readonly ship: ShipId;
  readonly deed: Deed;
  readonly build: boolean;
  readonly improve: boolean;
}) {
  const { names } = useSetting().scene.text;
  const words = useWords();
  const { board } = deed.seen.table;
  const player = playerOf(board, deed.seat);
  const { tiles, launched } = board.ships[ship];
  const open = improve ? openParts(board, ship) : [];
  const wanted = build ? tiles : [];
  const missionMove = (id: string) => deed.moves.find((move) => move.do === 'mission' && move.mission === id);
  const cubeMove = (id: string) => deed.moves.find((move) => move.do === 'cube' && move.part === id);
  return (
    <section class="of-ship">
      <h3>
        <Glyph kind="ship" id={ship} /> {names.ships[ship]} <CountsOf board={board} ship={ship} />
      </h3>
      {launched && <p class="hint">{words.hasLaunched}</p>}
      {!launched && wanted.length + open.length === 0 && <p class="hint">{words.nothingHere}</p>}
      <div class="answers">
        {wanted.flatMap((id) => {
          const move = missionMove(id);
          return move ? (
            <Answer key={id} move={move} picture={<Picture kind="part" id={missions[id].part} />} />
          ) : (
            []
          );
        })}
        {open.flatMap((id) => {
          const move = cubeMove(id);
          return move ? <Answer key={id} move={move} picture={<Picture kind="part" id={id} />} /> : [];
        })}
        {wanted
          .filter((id) => !missionMove(id))
          .map((id) => (
            <Missing
              key={id}
              card={cardKey('mission', id)}
              picture={<Picture kind="part" id={missions[id].part} />}
              missing={lacking(player, missions[id].cost)}
            />
          ))}
        {open
          .filter((id) => !cubeMove(id))
          .map((id) => (
            <Missing
              key={id}
              card={cardKey('part', id)}
              picture={<Picture kind="part" id={id} />}
              missing={lacking(player, parts[id].cost)}
            />
          ))}
      </div>
    </section>
  );
}
