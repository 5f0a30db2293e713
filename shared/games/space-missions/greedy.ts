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
import { idle } from './defaults.ts';
import { chanceOfYellow } from './deck.ts';
import { lacks } from './load.ts';
import type { Centre, SmFrame, SmMove, SpaceMissions } from './state.ts';

type Look = Seen<SpaceMissions>;

export function greedy(seen: Look, frame: SmFrame, moves: readonly SmMove[]): SmMove {
  const best = (value: (move: SmMove) => number): SmMove =>
    at([...moves].sort((a, b) => value(b) - value(a)), 0);
  const aim = aimOf(seen);
  switch (frame.do) {
    case 'act':
    case 'copy':
      return best((move) => (move.do === 'play' || move.do === 'copy' ? areaValue(seen, aim, move.area) : 0));
    case 'bonus':
    case 'equip':
      return best((move) => (move.do === 'equip' ? kindsValue(seen, aim, move.kinds) : 0));
    case 'develop':
      return best((move) => (move.do === 'develop' ? partValue(seen, aim, move.part) : 0));
    case 'test':
      return best((move) => (move.do === 'test' ? trouble(seen, missions[aim], move.system) : 0));
    case 'retrieve':
      return best((move) => (move.do === 'retrieve' && move.card === 'test-engineer' ? 1 : 0));
    case 'declare':
      return best((move) => (move.do === 'declare' && move.mission ? promise(seen, move.mission) : 0.5));
    default:
      return idle(seen, frame);
  }
}

// ---- What to aim for -----------------------------------------------------------------------------------------

/** The mission in play that promises most, of those whose prerequisites are met. */
function aimOf(seen: Look): MissionId {
  const { board } = seen.table;
  const centre = centreOf(board, seen.seat);
  const open = board.missions
    .map(({ id }) => id)
    .filter((id) => !lacks(centre, id).some(({ of }) => of === 'success' || of === 'crew'));
  return at(
    open.sort((a, b) => reach(seen, b) - reach(seen, a)),
    0,
  );
}

/** What a mission promises, less what it still takes to be able to fly it. */
const reach = (seen: Look, id: MissionId): number =>
  promise(seen, id) - 4 * lacks(centreOf(seen.table.board, seen.seat), id).filter(({ of }) => of === 'part').length;

/** Points that may be expected of a flight, with what it opens up. */
function promise(seen: Look, id: MissionId): number {
  const { board } = seen.table;
  const centre = centreOf(board, seen.seat);
  const space = at(board.missions, missions[id].number - 1);
  const { points, types } = missions[id];
  const reward =
    (space.grey ? points.later : points.first) +
    (space.media ? 2 : 0) +
    types.filter((type) => centre.counts[type] < 2).length * 3;
  return reward * 0.8 ** systemIds.reduce((sum, system) => sum + unpaid(seen, missions[id], system), 0);
}

/** Problems of a system to be expected in a mission. */
function trouble(seen: Look, mission: Mission, system: SystemId): number {
  const cards = mission.steps.reduce((sum, step) => sum + (step.system === system ? step.cards : 0), 0);
  if (cards === 0) return 0;
  const centre = centreOf(seen.table.board, seen.seat);
  const deck = centre.decks[system];
  const yellow = 2 + deck.added - deck.removed.yellow + chanceOfYellow(centre, seen.hand.odds)[system];
  const red = 1 - deck.removed.red;
  return (Math.min(cards, deck.cards) * (yellow + 2.5 * red)) / deck.cards;
}

/** The part of them for which there is no backup. */
const unpaid = (seen: Look, mission: Mission, system: SystemId): number =>
  Math.max(0, trouble(seen, mission, system) - backups(centreOf(seen.table.board, seen.seat), system));

function backups({ warehouse }: Centre, system: SystemId): number {
  const { backup, training } = systems[system];
  return (backup ? Math.min(2, warehouse[backup]) : 0) + (training ? warehouse.training / 3 : 0);
}

// ---- What it takes -------------------------------------------------------------------------------------------

function areaValue(seen: Look, aim: MissionId, area: string): number {
  const centre = centreOf(seen.table.board, seen.seat);
  const mission = missions[aim];
  const lacking = lacks(centre, aim);
  const crewed = mission.types.includes('crewed');
  const risk = Math.max(...systemIds.map((system) => trouble(seen, mission, system)));
  const spare = 3 - centre.warehouse.fuel;
  switch (area) {
    case 'develop':
      return lacking.some(({ of }) => of === 'part') ? 10 : centre.levels.rocket + centre.levels.capsule < 6 ? 6 : 1;
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
function kindsValue(seen: Look, aim: MissionId, chosen: readonly Kind[]): number {
  const { warehouse } = centreOf(seen.table.board, seen.seat);
  const stock = { ...warehouse };
  let value = 0;
  for (const kind of chosen) {
    value += kindValue(seen, missions[aim], kind) - stock[kind];
    stock[kind]++;
  }
  return value;
}

function kindValue(seen: Look, mission: Mission, kind: Kind): number {
  if (kind === 'extra-tank') return mission.fuel > 3 ? 3 : 0;
  const served = systemIds.filter((system) => systems[system].backup === kind);
  return served.reduce((sum, system) => sum + trouble(seen, mission, system), 0);
}

function partValue(seen: Look, aim: MissionId, part: Levelled): number {
  const level = centreOf(seen.table.board, seen.seat).levels[part];
  const needed = missions[aim].parts.some((need) => need.part === part && need.least > level);
  const later = { rocket: 3, capsule: 2, satellite: level < 2 ? 1 : 0 }[part];
  return (needed ? 10 : 0) + later - level / 2;
}

