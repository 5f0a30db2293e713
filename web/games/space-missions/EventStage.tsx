// The event of the year before the own rocket: what it hits, and each thing that can be done about it with its price.
import { canonical } from '../../../shared/engine/json.ts';
import { events, missions } from '../../../shared/games/space-missions/content.ts';
import { fittedOn } from '../../../shared/games/space-missions/load.ts';
import type { AnswerMove, Centre, SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { Shown } from '../../play/client.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Broad } from './Choice.tsx';
import { Glyph, Picture } from './Picture.tsx';
import { useSetting, useWords } from './parts.tsx';
import { Rocket } from './Rocket.tsx';
import { moveLabel } from './words.ts';

export function EventStage({
  shown,
  centre,
  moves,
  move,
}: {
  readonly shown: Shown<SpaceMissions>;
  readonly centre: Centre;
  readonly moves: readonly AnswerMove[];
  move(move: AnswerMove): void;
}) {
  const { scene } = useSetting();
  const words = useWords();
  const { event } = shown.table.board;
  const { load, mission } = centre;
  if (!event || !load || !mission) return null;
  const hit = missions[mission].steps.flatMap(({ system }, i) =>
    events[event].systems.includes(system) ? [{ system, number: i + 1 }] : [],
  );
  return (
    <Panel name="event" title={scene.text.names.events[event]} class="asked">
      <div class="telegram">
        <Picture kind="event" id={event} />
        <div>
          <p>{hit.length > 0 ? words.hitsSteps : words.hitsNothing}</p>
          <ul class="hits">
            {hit.map(({ system, number }) => (
              <li key={number}>
                <Glyph kind="system" id={system} /> {words.hits(number, scene.text.names.systems[system])}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div class="answers">
        {moves.map((each) => (
          <Broad
            key={canonical(each)}
            label={moveLabel(each, shown, scene)}
            hint={<Cost answer={each} load={load} />}
            no={each.do === 'stay'}
            onTap={() => move(each)}
          />
        ))}
      </div>
      <Rocket id={mission} load={load} />
    </Panel>
  );
}

function Cost({ answer, load }: { readonly answer: AnswerMove; readonly load: NonNullable<Centre['load']> }) {
  const { eventCost } = useWords();
  switch (answer.do) {
    case 'launch':
      return <>{eventCost.launch}</>;
    case 'use-inspection':
      return <>{eventCost.inspection}</>;
    case 'discard':
      return <>{eventCost.discard(fittedOn(load.fitted, answer.part, answer.kind) - 1)}</>;
    case 'untrain':
      return <>{eventCost.untrain(load.training - 1)}</>;
    case 'injure':
      return <>{eventCost.injure}</>;
    case 'sacrifice':
      return <>{eventCost.sacrifice}</>;
    case 'stay':
      return <>{eventCost.stay}</>;
  }
}
