// What the board on the phone shows before anything is done: spaces within reach with the Threat that waits there, and
// what ending now would come to. Pure, and from what everybody sees.
import type { Seat } from '../../engine/game.ts';
import { around, isFree, lossAt, maxEnergy, mustSpace, pilotOf } from './board.ts';
import { blackHoleLoss, fieldGain, overchargeCosts, things } from './content.ts';
import type { Board, Pilot, Place, Turn } from './state.ts';
import { type Contribution, contributions, lowered, raised } from './threat.ts';
import { turnOf } from './turn.ts';

/** A space that a ship can come to in the running turn. */
export interface Reach {
  readonly to: Place;
  readonly moves: number;
  /** Where the ship is one move earlier; null: it is there already. */
  readonly from: Reach | null;
  /** Energy for the overcharges on the shortest way. */
  readonly cost: number;
  /** Threat left for resolving after so many moves. */
  readonly left: number;
  /** What adds to the new Threat there, space by space. */
  readonly threats: readonly Contribution[];
}

/**
 * Every space that the ship in turn can come to, the present one included, by the fewest moves. On the way it passes
 * through nothing that destroys or costs Energy; such a space is an end of its own.
 */
export function reach(board: Board, seat: Seat): Reach[] {
  const pilot = pilotOf(board, seat);
  if (!pilot.at) return [];
  const turn = turnOf(board);
  const found: Reach[] = [reachOf(board, seat, pilot.at, null, 0)];
  const known = new Set([key(pilot.at)]);
  for (const from of found) {
    if (from.moves > 0 && isDeadEnd(board, from.to)) continue;
    const cost = costOfMoves(pilot, turn, from.moves + 1);
    if (cost === null) continue;
    for (const to of around(board, from.to)) {
      if (known.has(key(to)) || !isFree(board, to)) continue;
      known.add(key(to));
      found.push(reachOf(board, seat, to, from, cost));
    }
  }
  return found;
}

const key = ({ r, c }: Place) => `${r},${c}`;

function reachOf(board: Board, seat: Seat, to: Place, from: Reach | null, cost: number): Reach {
  const pilot = pilotOf(board, seat);
  const moves = from ? from.moves + 1 : 0;
  return {
    to,
    moves,
    from,
    cost,
    left: moves > 0 ? lowered(pilot, moves).threat : pilot.threat,
    threats: contributions(board, seat, to),
  };
}

function isDeadEnd(board: Board, place: Place): boolean {
  const { arrive } = things[mustSpace(board, place).object];
  return arrive === 'destroy' || arrive === 'lose-energy';
}

/** Energy for so many moves in all; null if they can't be had (R4.15, R4.16). */
function costOfMoves(pilot: Pilot, turn: Turn, moves: number): number | null {
  let free = (pilot.ability === 'surge' ? 1 : 0) + turn.free;
  let total = 0;
  for (let i = 0; i < moves - turn.moves; i++) {
    const price = overchargeCosts[turn.overcharges + i];
    if (price === undefined) return null;
    if (free > 0) free--;
    else total += price + turn.surcharge;
    if (total > 0 && pilot.energy - total < 1) return null;
  }
  return total;
}

/** What ending the Battle now comes to: Energy lost, whether that destroys the ship, and the Threat it then has. */
export interface Forecast {
  /** Left after that. */
  readonly energy: number;
  readonly lost: number;
  readonly destroyed: boolean;
  /** Points, and where they come from. */
  readonly threats: readonly Contribution[];
  readonly threat: number;
  readonly half: boolean;
}

export function forecast(board: Board, seat: Seat): Forecast {
  const pilot = pilotOf(board, seat);
  const lost = lossAt(pilot, pilot.threat);
  const destroyed = lost >= pilot.energy;
  const threats = pilot.at && !destroyed ? contributions(board, seat, pilot.at) : [];
  const points = threats.reduce((sum, { n }) => sum + n, 0);
  return {
    energy: pilot.energy - lost,
    lost,
    destroyed,
    threats,
    ...raised({ threat: 0, half: false }, points),
  };
}

/** What flying to a space and ending the Battle there comes to. */
export function forecastAt(board: Board, seat: Seat, { to, moves, cost, left, threats }: Reach): Forecast {
  const pilot = pilotOf(board, seat);
  const points = threats.reduce((sum, { n }) => sum + n, 0);
  const taken = moves > 0 ? toll(board, to) : 0;
  const there = Math.min(maxEnergy(pilot), pilot.energy - cost + (moves > 0 ? gainAt(board, pilot, to) : 0));
  const energy = taken === null ? 0 : Math.max(0, there - taken);
  const lost = Math.min(energy, lossAt({ ...pilot, energy }, left));
  const destroyed = lost >= energy;
  return {
    energy: energy - lost,
    lost,
    destroyed,
    threats: destroyed ? [] : threats,
    ...raised({ threat: 0, half: false }, destroyed ? 0 : points),
  };
}

/** Energy that a space gives on arrival. */
function gainAt(board: Board, { field }: Pilot, place: Place): number {
  const { arrive, reward } = things[mustSpace(board, place).object];
  if (arrive === 'gain-energy') return field ? 0 : fieldGain;
  return arrive === 'collect' ? (reward.energy ?? 0) : 0;
}

/** Energy that a space takes on arrival; null: it destroys the ship. */
export function toll(board: Board, place: Place): number | null {
  const { arrive } = things[mustSpace(board, place).object];
  if (arrive === 'destroy') return null;
  return arrive === 'lose-energy' ? blackHoleLoss : 0;
}
