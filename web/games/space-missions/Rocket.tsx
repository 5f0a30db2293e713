// A rocket drawn upright: what flies on top, the rocket below, each with its slots, seats and tank. Where it is being
// loaded, its cells take tokens out and the buttons beside them put some in.
import type { ComponentChildren } from 'preact';
import { partsOf } from '../../../shared/games/space-missions/board.ts';
import {
  accepts,
  type Kind,
  type MissionId,
  missions,
  type Part,
  systems,
} from '../../../shared/games/space-missions/content.ts';
import { fittedOn, fuelNeed, tileOf } from '../../../shared/games/space-missions/load.ts';
import type { Load } from '../../../shared/games/space-missions/state.ts';
import { Bay, CrewFaces, type Hands, type Item } from './Bay.tsx';
import { Dial, Glyph } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';
import type { Text } from './text.ts';

/** From top to bottom, as it stands on the pad. */
const stackOf = (id: MissionId): Part[] => partsOf(missions[id]).reverse();

export function Rocket({
  id,
  load,
  hands,
  children,
}: {
  readonly id: MissionId;
  readonly load: Load;
  readonly hands?: Hands;
  /** The crew, where it is chosen. */
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const need = fuelNeed(missions[id], load.tiles);
  const have = load.fuel + fittedOn(load.fitted, 'rocket', 'extra-tank');
  return (
    <div class="rocket-stack">
      <ul class="stack-of">
        {stackOf(id).map((part) => (
          <Stage key={part} part={part} id={id} load={load} hands={hands} />
        ))}
      </ul>
      <p class="gauge">
        <Dial share={have / Math.max(1, need)} />
        <span>
          {words.gauge}: <b>{words.gaugeOf(have, need)}</b>
        </span>
      </p>
      {children}
    </div>
  );
}

function Stage({
  part,
  id,
  load,
  hands,
}: {
  readonly part: Part;
  readonly id: MissionId;
  readonly load: Load;
  readonly hands: Hands | undefined;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const { names, say } = scene.text;
  const level = load.tiles[part] ?? 1;
  const tile = tileOf(load, part);
  const need = missions[id].parts.find((each) => each.part === part);
  const kinds = accepts[part];
  const fitted = kinds.flatMap((kind): Kind[] =>
    Array.from({ length: fittedOn(load.fitted, part, kind) }, () => kind),
  );
  const levels = hands?.levels(part) ?? [];
  return (
    <li class={`stage-of ${part}`}>
      <div class="body">
        <Glyph kind="part" id={part} />
        <span class="small">
          {part === 'lunar-module' ? names.parts[part] : say.tile(names.parts[part], level)}
        </span>
        {need && level > need.level && <b class="small over">{words.over}</b>}
      </div>
      <div class="bays">
        {levels.length > 1 && (
          <fieldset class="levels-of" aria-label={words.level(names.parts[part])}>
            {levels.map((each) => (
              <button
                key={each.level}
                type="button"
                aria-pressed={each.level === level}
                onClick={each.choose}
              >
                {each.level}
                {need && each.level > need.level && <span class="small">{words.over}</span>}
              </button>
            ))}
          </fieldset>
        )}
        {tile.tank > 0 && (
          <Bay
            title={words.tank}
            size={tile.tank}
            cargo={Array.from({ length: load.fuel }, () => fuel)}
            offers={[fuel]}
            hands={hands}
          />
        )}
        <Bay
          title={words.slots}
          size={tile.slots}
          cargo={fitted.map((kind) => ({ token: kind, cargo: { of: 'kind', part, kind } }))}
          offers={kinds.map((kind) => ({
            token: kind,
            cargo: { of: 'kind', part, kind },
            note: useOf(kind, id, part, scene.text),
          }))}
          hands={hands}
        />
        {tile.seats > 0 && (
          <div class="bay">
            <span class="small">{words.crew}</span>
            <CrewFaces crew={load.crew} seats={tile.seats} />
          </div>
        )}
        {tile.trainingSlots > 0 && (
          <Bay
            title={words.training}
            size={tile.trainingSlots}
            cargo={Array.from({ length: load.training }, () => training)}
            offers={[training]}
            hands={hands}
          />
        )}
      </div>
    </li>
  );
}

const fuel: Item = { token: 'fuel', cargo: { of: 'fuel' } };
const training: Item = { token: 'training', cargo: { of: 'training' } };

/** The steps of the mission that an enhancement on this part pays for, in words. */
function useOf(kind: Kind, id: MissionId, part: Part, { board, names, say }: Text): string {
  if (kind === 'extra-tank') return board.asFuel;
  const served = missions[id].steps.filter(
    (step) => step.part === part && systems[step.system].backup === kind,
  );
  return served.length > 0
    ? board.serves(say.list(served.map(({ system, cards }) => `${names.systems[system]} ×${cards}`)))
    : board.useless;
}
