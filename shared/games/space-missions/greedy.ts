// A rule of thumb for simple bots and for the fuzzer's way to the late game: aim for the most promising mission, get
// what it needs, fly it well supplied. It knows what its seat knows.
import type { Seen } from '../../engine/game.ts';
import { at, centreOf } from './board.ts';
import {
  type Kind,
  type Levelled,
  type Mission,
  type MissionId,
  missions,
  type SystemId,
  systemIds,
  systems,
} from './content.ts';
import { chanceOfYellow } from './deck.ts';
import { idle } from './defaults.ts';
import { lacks } from './load.ts';
import type { Board, Centre, SmFrame, SmMove, SpaceMissions } from './state.ts';

/** What a seat thinks with: the board, its centre, and what it can tell of its decks. */
interface Mind {
  readonly board: Board;
  readonly centre: Centre;
  readonly yellow: Readonly<Record<SystemId, number>>;
}

/** Questions that the defaults answer well. */
const quiet: readonly SmFrame['do'][] = ['remove', 'load', 'answers', 'decide'];

export function greedy(seen: Seen<SpaceMissions>, frame: SmFrame, moves: readonly SmMove[]): SmMove {
  if (quiet.includes(frame.do)) return idle(seen, frame);
  const { board } = seen.table;
  const centre = centreOf(board, seen.seat);
  const mind: Mind = { board, centre, yellow: chanceOfYellow(centre, seen.hand.odds) };
  const best = (value: (move: SmMove) => number): SmMove => {
    const values = moves.map(value);
    return at(moves, values.indexOf(Math.max(...values)));
  };
  const aim = aimOf(mind);
  switch (frame.do) {
    case 'act':
    case 'copy':
      return best((move) => (move.do === 'play' || move.do === 'copy' ? areaValue(mind, aim, move.area) : 0));
    case 'bonus':
    case 'equip':
      return best((move) => (move.do === 'equip' ? kindsValue(mind, aim, move.kinds) : 0));
    case 'develop':
      return best((move) => (move.do === 'develop' ? partValue(mind, aim, move.part) : 0));
    case 'test':
      return best((move) => (move.do === 'test' ? trouble(mind, missions[aim], move.system) : 0));
    case 'retrieve':
      return best((move) => (move.do === 'retrieve' && move.card === 'test-engineer' ? 1 : 0));
    case 'declare':
      return best((move) => (move.do === 'declare' && move.mission ? promise(mind, move.mission) : 0.5));
    default:
      return idle(seen, frame);
  }
}

// ---- What to aim for -----------------------------------------------------------------------------------------

/** The mission in play that promises most, of those whose prerequisites are met. */
function aimOf(mind: Mind): MissionId {
  const { board, centre } = mind;
  const open = board.missions
    .map(({ id }) => id)
    .filter((id) => !lacks(centre, id).some(({ of }) => of === 'success' || of === 'crew'));
  return at(
    open.sort((a, b) => reach(mind, b) - reach(mind, a)),
    0,
  );
}

/** What a mission promises, less what it still takes to be able to fly it. */
const reach = (mind: Mind, id: MissionId): number =>
  promise(mind, id) - 4 * lacks(mind.centre, id).filter(({ of }) => of === 'part').length;

/** Points that may be expected of a flight, with what it opens up. */
function promise(mind: Mind, id: MissionId): number {
  const { board, centre } = mind;
  const space = at(board.missions, missions[id].number - 1);
  const { points, types } = missions[id];
  const reward =
    (space.grey ? points.later : points.first) +
    (space.media ? 2 : 0) +
    types.filter((type) => centre.counts[type] < 2).length * 3;
  return reward * 0.8 ** systemIds.reduce((sum, system) => sum + unpaid(mind, missions[id], system), 0);
}

/** Problems of a system to be expected in a mission. */
function trouble(mind: Mind, mission: Mission, system: SystemId): number {
  const cards = mission.steps.reduce((sum, step) => sum + (step.system === system ? step.cards : 0), 0);
  if (cards === 0) return 0;
  const { centre } = mind;
  const deck = centre.decks[system];
  const yellow = 2 + deck.added - deck.removed.yellow + mind.yellow[system];
  const red = 1 - deck.removed.red;
  return (Math.min(cards, deck.cards) * (yellow + 2.5 * red)) / deck.cards;
}

/** The part of them for which there is no backup. */
const unpaid = (mind: Mind, mission: Mission, system: SystemId): number =>
  Math.max(0, trouble(mind, mission, system) - backups(mind.centre, system));

function backups({ warehouse }: Centre, system: SystemId): number {
  const { backup, training } = systems[system];
  return (backup ? Math.min(2, warehouse[backup]) : 0) + (training ? warehouse.training / 3 : 0);
}

// ---- What it takes -------------------------------------------------------------------------------------------

function areaValue(mind: Mind, aim: MissionId, area: string): number {
  const { centre } = mind;
  const mission = missions[aim];
  const lacking = lacks(centre, aim);
  const crewed = mission.types.includes('crewed');
  const risk = Math.max(...systemIds.map((system) => trouble(mind, mission, system)));
  const spare = 3 - centre.warehouse.fuel;
  switch (area) {
    case 'develop':
      return lacking.some(({ of }) => of === 'part')
        ? 10
        : centre.levels.rocket + centre.levels.capsule < 6
          ? 6
          : 1;
    case 'fuel-two':
      return lacking.some(({ of }) => of === 'fuel') ? 9 : spare > 0 ? 4 : 0.1;
    case 'fuel-and-equip':
      return spare > 0 ? 4.5 : 3;
    case 'test-deep':
      return 2 + 2 * risk;
    case 'test-wide':
      return 1 + risk;
    case 'train-two':
      return crewed && centre.warehouse.training < 3 ? 6 : 1;
    case 'equip-two':
      return 5;
    case 'inspect-and-equip':
      return 3;
    case 'copy':
      return 4;
    default:
      return 2;
  }
}

/** Successive tokens of a kind are worth less and less. */
function kindsValue(mind: Mind, aim: MissionId, chosen: readonly Kind[]): number {
  const { warehouse } = mind.centre;
  const stock = { ...warehouse };
  let value = 0;
  for (const kind of chosen) {
    value += kindValue(mind, missions[aim], kind) - stock[kind];
    stock[kind]++;
  }
  return value;
}

function kindValue(mind: Mind, mission: Mission, kind: Kind): number {
  if (kind === 'extra-tank') return mission.fuel > 3 ? 3 : 0;
  const served = systemIds.filter((system) => systems[system].backup === kind);
  return served.reduce((sum, system) => sum + trouble(mind, mission, system), 0);
}

function partValue(mind: Mind, aim: MissionId, part: Levelled): number {
  const level = mind.centre.levels[part];
  const needed = missions[aim].parts.some((need) => need.part === part && need.least > level);
  const later = { rocket: 3, capsule: 2, satellite: level < 2 ? 1 : 0 }[part];
  return (needed ? 10 : 0) + later - level / 2;
}
