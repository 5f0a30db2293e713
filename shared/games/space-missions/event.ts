// The event of the year (R7): whom it affects, and what they can do about it.
import type { Seat } from '../../engine/game.ts';
import { centreOf, partsOf } from './board.ts';
import {
  accepts,
  type EventId,
  events,
  type Mission,
  missions,
  type Remedy,
  type Step,
  systems,
} from './content.ts';
import { alive, healthy, labels } from './crew.ts';
import { fittedOn, fuelNeed } from './load.ts';
import type { AnswerMove, Board, Centre, Load } from './state.ts';

/** The steps of a mission that an event affects (R7.2). */
export const affectedSteps = (event: EventId, mission: Mission): Step[] =>
  mission.steps.filter(({ system }) => events[event].systems.includes(system));

/** What a flying seat may do, in the order of R7.3; to stay home is always possible. */
export function eventOptions(board: Board, seat: Seat): AnswerMove[] {
  const centre = centreOf(board, seat);
  const { event } = board;
  const { load, mission: id } = centre;
  if (!event || !load || !id) return [];
  const ways: AnswerMove[] =
    affectedSteps(event, missions[id]).length === 0
      ? [{ do: 'launch', event }]
      : events[event].remedies.flatMap((remedy) => remedyMoves(remedy, event, centre));
  return [...ways, { do: 'stay', event }];
}

/** What a remedy comes to: no move, one, or one for each thing or person. */
function remedyMoves(remedy: Remedy, event: EventId, { warehouse, load, mission: id }: Centre): AnswerMove[] {
  if (!load || !id) return [];
  const mission = missions[id];
  const affected = affectedSteps(event, mission);
  const onCapsule = affected.some(({ part }) => part === 'capsule');
  switch (remedy) {
    case 'inspection':
      return warehouse.inspection > 0 ? [{ do: 'use-inspection', event }] : [];
    case 'enhancement':
      return discards(event, load, mission, affected);
    case 'training': {
      const serves = affected.some(({ system }) => systems[system].training); // E-45
      return serves && load.training > 0 ? [{ do: 'untrain', event }] : [];
    }
    case 'injure':
      return onCapsule ? labels(healthy(load.crew)).map((whom) => ({ do: 'injure', event, whom })) : [];
    case 'death': {
      const crew = alive(load.crew);
      const may = onCapsule && crew.length >= 2;
      return may ? labels(crew).map((whom) => ({ do: 'sacrifice', event, whom })) : [];
    }
  }
}

/** Any enhancement on a part concerned (E-46); a tank only if the fuel suffices without it. */
function discards(event: EventId, load: Load, mission: Mission, affected: readonly Step[]): AnswerMove[] {
  const tanks = fittedOn(load.fitted, 'rocket', 'extra-tank');
  const canSpareTank = load.fuel + tanks > fuelNeed(mission, load.tiles);
  return partsOf(mission)
    .filter((part) => affected.some((step) => step.part === part))
    .flatMap((part) =>
      accepts[part]
        .filter((kind) => fittedOn(load.fitted, part, kind) > 0)
        .filter((kind) => kind !== 'extra-tank' || canSpareTank)
        .map((kind) => ({ do: 'discard', event, part, kind })),
    );
}
