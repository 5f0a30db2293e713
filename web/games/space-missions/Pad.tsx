// The launch pad: the rocket is loaded piece by piece; only at the end it becomes part of the plan, all at once.
import { useMemo, useState } from 'preact/hooks';
import { same } from '../../../shared/engine/json.ts';
import {
  type Kind,
  type MissionId,
  missions,
  type Part,
} from '../../../shared/games/space-missions/content.ts';
import { fittedOn, fuelNeed, stockOf } from '../../../shared/games/space-missions/load.ts';
import type { Centre, Load, LoadMove, Orders } from '../../../shared/games/space-missions/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Drawer } from '../../ui/board/parts.tsx';
import type { Hands } from './Bay.tsx';
import { Policies, withOrder } from './OrdersForm.tsx';
import { bare, type Cargo, fill, sensible, step } from './pad.ts';
import { useSetting, useWords } from './parts.tsx';
import { Rocket } from './Rocket.tsx';

export function Pad({
  centre,
  mission,
  given,
  early,
  orders,
  onReady,
}: {
  readonly centre: Centre;
  readonly mission: MissionId;
  /** Answers that are planned already. */
  readonly given: readonly LoadMove[];
  /** The load goes with the declaration, before it is asked for. */
  readonly early: boolean;
  /** Orders left so far. */
  readonly orders: Orders;
  /** All answers, those given included, and the orders that go along. */
  onReady(answers: readonly LoadMove[], orders: Orders): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const [wish, setWish] = useState(() => sensible(centre, mission));
  const { load, answers, questions } = useMemo(
    () => fill(centre, mission, wish, given),
    [centre, mission, wish, given],
  );
  const [policy, setPolicy] = useState(orders);
  const crews = questions.filter(({ chosen }) => chosen.do === 'crew');
  return (
    <Panel name="pad" title={words.padFor(scene.text.names.missions[mission])} class="asked">
      <p class="hint">{early ? words.leaveHint : words.loadHint}</p>
      <Rocket id={mission} load={load} hands={handsOn(centre, mission, load, setWish)}>
        {crews.map(({ options, chosen }) => (
          <fieldset key="crew" class="crews" aria-label={words.crew}>
            {options.flatMap((option) =>
              option.do === 'crew' ? (
                <button
                  key={option.who.join()}
                  type="button"
                  class="button"
                  aria-pressed={same(option, chosen)}
                  onClick={() =>
                    setWish({ ...load, crew: option.who.map((who) => ({ who, state: 'healthy' })) })
                  }
                >
                  {scene.text.say.list(option.who.map((who) => scene.text.names.systems[who]))}
                </button>
              ) : (
                []
              ),
            )}
          </fieldset>
        ))}
      </Rocket>
      <Drawer title={words.orders.both}>
        <Policies
          scene={scene}
          orders={policy}
          put={(key, value) => setPolicy(withOrder(policy, key, value))}
        />
      </Drawer>
      <div class="row">
        <button type="button" class="button" onClick={() => setWish(sensible(centre, mission))}>
          {words.sensible}
        </button>
        <button type="button" class="button" onClick={() => setWish(bare(centre, mission))}>
          {words.least}
        </button>
        <button type="button" class="button primary" onClick={() => onReady(answers, policy)}>
          {early ? words.leaveIt : words.loadIt}
        </button>
      </div>
    </Panel>
  );
}

/** What can be put in and taken out now. */
function handsOn(centre: Centre, mission: MissionId, load: Load, setWish: (wish: Load) => void): Hands {
  const change = (cargo: Cargo, by: 1 | -1) => {
    const next = step(centre, mission, load, cargo, by);
    return next && (() => setWish(next));
  };
  return {
    left: (cargo) => leftOf(centre, load, cargo),
    put: (cargo) => change(cargo, 1),
    take: (cargo) => change(cargo, -1),
    levels: (part) => {
      const asked = fill(centre, mission, load).questions.find(
        ({ chosen }) => chosen.do === 'tile' && chosen.part === part,
      );
      return (asked?.options ?? []).flatMap((option) =>
        option.do === 'tile'
          ? [{ level: option.level, choose: () => setWish(withLevel(mission, load, part, option.level)) }]
          : [],
      );
    },
  };
}

/** Another tile: what it needs more comes as fuel, as far as there is some. */
function withLevel(mission: MissionId, load: Load, part: Part, level: number): Load {
  const tiles = { ...load.tiles, [part]: level };
  const tanks = fittedOn(load.fitted, 'rocket', 'extra-tank');
  return { ...load, tiles, fuel: Math.max(load.fuel, fuelNeed(missions[mission], tiles) - tanks) };
}

function leftOf(centre: Centre, load: Load, cargo: Cargo): number {
  if (cargo.of !== 'kind') return centre.warehouse[cargo.of] - load[cargo.of];
  const kind: Kind = cargo.kind;
  return stockOf(centre, load, kind);
}
