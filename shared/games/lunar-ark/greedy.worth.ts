// What things are worth to a player, in points: resources, effects, parts of ships. The rule of thumb adds them up.
import type { Seat } from '../../engine/game.ts';
import {
  at,
  basicGreenhouses,
  crewOf,
  emptyPlaces,
  energyLimit,
  factionOf,
  moreFoundations,
  nextGreenhouse,
  openParts,
  playerOf,
  recruitable,
  roomFor,
  trainable,
} from './board.ts';
import {
  type Cost,
  colours,
  type Effect,
  type Gain,
  type LargeId,
  largeSlotBonus,
  larges,
  launches,
  type MissionId,
  missions,
  type Op,
  type PartId,
  parts,
  progress,
  type SmallId,
  shipOf,
  type Trigger,
} from './content.ts';
import { payable } from './payment.ts';
import { endPoints } from './result.ts';
import type { Board, Player } from './state.ts';

/** Who thinks: a player before its board. */
export interface Mind {
  readonly board: Board;
  readonly seat: Seat;
  readonly player: Player;
}

export const mindOf = (board: Board, seat: Seat): Mind => ({ board, seat, player: playerOf(board, seat) });

/** Recalls still to come. */
const recallsLeft = ({ board, player }: Mind): number =>
  Math.max(1, board.track.length - Math.max(player.position, board.furthest - 1));

/** Food that each meal lacks beyond what greenhouses, and some energy, give. */
export const deficit = ({ player }: Mind): number =>
  crewOf(player).length -
  player.greenhouses.built -
  player.greenhouses.improved -
  Math.floor(energyLimit(player) / 4);

/** Who goes hungry costs 3 points, now or at a later meal. */
const foodWorth = (mind: Mind): number => {
  const short = deficit(mind) * recallsLeft(mind) - mind.player.stock.food;
  if (short > 0) return 1.8;
  return short > -3 ? 0.9 : 0.35;
};

/** What one food more at each meal is worth over the rest of the game. */
const mealsWorth = (mind: Mind): number => recallsLeft(mind) * (deficit(mind) > 0 ? 2 : 0.5);

export function worthOf(mind: Mind, what: Gain, n = 1): number {
  const { player } = mind;
  switch (what) {
    case 'vp':
      return n;
    case 'achievement':
      return 1.6 * n;
    case 'food':
      return Math.min(n, roomFor(player, 'food')) * foodWorth(mind);
    case 'energy':
      return Math.min(n, energyLimit(player) - player.energy) * 0.6;
    case 'battery':
      return energyLimit(player) < 9 ? (0.6 + 0.45 * recallsLeft(mind)) * n : 0.6 * n;
    default:
      return Array.from({ length: Math.min(n, roomFor(player, what)) }, (_, i) =>
        cubeWorth(player.stock[what] + i),
      ).reduce((sum, each) => sum + each, 0);
  }
}

/** One more cube of a colour is worth less the more there are. */
const cubeWorth = (stock: number): number => Math.max(0.4, 1.7 - 0.22 * stock);

/** What a payment hurts; what it would have to convert hurts more. */
export function priceOf(mind: Mind, cost: Cost): number {
  const { player } = mind;
  const way = payable(player, cost);
  const converted = way && way !== 'enough' ? (way.to === 'energy' ? 2 * way.n * foodWorth(mind) : way.n) : 0;
  const cubes = colours.reduce((sum, colour) => sum + 0.9 * (cost[colour] ?? 0), 0);
  return cubes + (cost.food ?? 0) * foodWorth(mind) + (cost.energy ?? 0) * 0.6 + converted;
}

/** The token of the progress tile, if this would earn it. */
export function tokenWorth({ board, player }: Mind, what: Trigger): number {
  const tile = board.track[player.position];
  return tile && progress[tile].trigger === what && !board.token ? 1.6 : 0;
}

// ---- Effects -------------------------------------------------------------------------------------------------

/** What a greenhouse gives over the recalls to come. */
export const greenhouseWorth = (mind: Mind): number =>
  1.2 + mealsWorth(mind) + tokenWorth(mind, 'build-greenhouse');

export const improvementWorth = (mind: Mind): number =>
  mealsWorth(mind) + tokenWorth(mind, 'upgrade-greenhouse');

/** An astronaut does a task at each recall, and eats. */
export const recruitWorth = (mind: Mind): number =>
  0.8 + recallsLeft(mind) * (deficit(mind) < 0 ? 1.6 : 0.1) + tokenWorth(mind, 'recruit');

export const trainWorth = (mind: Mind): number => 1 + recallsLeft(mind) * 1.2 + tokenWorth(mind, 'train');

export function effectWorth(mind: Mind, { pay, ops }: Effect): number {
  return ops.reduce((sum, op) => sum + opWorth(mind, op), 0) - priceOf(mind, { energy: pay });
}

function opWorth(mind: Mind, op: Op): number {
  const { board, player } = mind;
  switch (op.op) {
    case 'gain':
      return worthOf(mind, op.what, op.n);
    case 'choice':
      return op.n * Math.max(...op.from.map((what) => worthOf(mind, what)));
    case 'recruit':
      return recruitable(player).length > 0 ? recruitWorth(mind) : 0;
    case 'train':
      return trainable(player).length > 0 ? trainWorth(mind) : 0;
    case 'greenhouse':
      return nextGreenhouse(board, player) ? greenhouseWorth(mind) : 0;
    case 'improve':
      return basicGreenhouses(player) > 0 ? improvementWorth(mind) : 0;
    case 'permit': {
      const ships = op.ships.filter((ship) => !board.ships[ship].launched);
      const tiles = op.mode === 'improve' ? [] : ships.flatMap((ship) => board.ships[ship].tiles);
      const open = op.mode === 'build' ? [] : ships.flatMap((ship) => openParts(board, ship));
      return Math.max(
        1,
        ...tiles.map((id) => missionWorth(mind, id)),
        ...open.map((id) => cubeOnPartWorth(mind, id)),
      );
    }
  }
}

/** A tile's points, and a share of the launch. */
export function missionWorth(mind: Mind, id: MissionId): number {
  const { cost, vp } = missions[id];
  if (payable(mind.player, cost) === null) return 0;
  const more = (factionOf(mind.player)?.vpPerMission ?? 0) + launches[shipOf(id)].first / 4;
  return vp + more + tokenWorth(mind, 'contribute') - priceOf(mind, cost);
}

export const cubeOnPartWorth = (mind: Mind, id: PartId): number =>
  payable(mind.player, parts[id].cost) === null ? 0 : parts[id].vp - priceOf(mind, parts[id].cost);

// ---- Buildings -----------------------------------------------------------------------------------------------

export function largeWorth(mind: Mind, id: LargeId): number {
  const { player } = mind;
  const { vp, built, perMission } = larges[id];
  const end = endPoints({ ...player, larges: [...player.larges, id] }) - endPoints(player);
  return (
    vp +
    end * 1.3 +
    perMission * recallsLeft(mind) +
    1.6 * at(largeSlotBonus, player.larges.length) +
    effectWorth(mind, { pay: 0, ops: built }) +
    tokenWorth(mind, 'build-large') +
    2
  );
}

export function smallWorth(mind: Mind, id: SmallId): number {
  const often = recallsLeft(mind);
  const each = {
    'small-data-relay': 1,
    'small-lunar-monument': 3,
    'small-recruitment-office': often > 2 ? 1.6 : 0,
    'small-training-academy': 2,
    'small-greenhouse-yard': 1.6,
    'small-hydroponics-annex': 0.8,
  }[id];
  return each * often + tokenWorth(mind, 'build-small');
}

export const foundationWorth = (mind: Mind): number =>
  (moreFoundations(mind.player) ? (emptyPlaces(mind.player).length === 0 ? 3.5 : 0.5) : 0) +
  tokenWorth(mind, 'build-foundation');
