// What the board on the phone shows before anything is done: spaces within reach with the Threat that waits there, and
// what ending now would come to. Pure, and from what everybody sees.
import type { Seat } from '../../engine/game.ts';
import { around, isFree, lossAt, mustSpace, pilotOf } from './board.ts';
import { blackHoleLoss, overchargeCosts, things } from './content.ts';
import type { Board, Pilot, Place, Turn } from './state.ts';
import { type Contribution, contributions, lowered, raised } from './threat.ts';
import { turnOf } from './turn.ts';

/** A space that a ship can come to in the running turn. */
export interface Reach {
  readonly to: Place;
  readonly moves: number;
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
  const found: Reach[] = [reachOf(board, seat, pilot.at, 0, 0)];
  const known = new Set([key(pilot.at)]);
  for (const from of found) {
    if (from.moves > 0 && isDeadEnd(board, from.to)) continue;
    const cost = costOfMoves(pilot, turn, from.moves + 1);
    if (cost === null) continue;
    for (const to of around(board, from.to)) {
      if (known.has(key(to)) || !isFree(board, to)) continue;
      known.add(key(to));
      found.push(reachOf(board, seat, to, from.moves + 1, cost));
    }
  }
  return found;
}

const key = ({ r, c }: Place) => `${r},${c}`;

const reachOf = (board: Board, seat: Seat, to: Place, moves: number, cost: number): Reach => ({
  to,
  moves,
  cost,
  left: lowered(pilotOf(board, seat), moves).threat,
  threats: contributions(board, seat, to),
});

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
  return { lost, destroyed, threats, ...raised({ threat: 0, half: false }, points) };
}

/** Energy that a space takes on arrival; null: it destroys the ship. */
export function toll(board: Board, place: Place): number | null {
  const { arrive } = things[mustSpace(board, place).object];
  if (arrive === 'destroy') return null;
  return arrive === 'lose-energy' ? blackHoleLoss : 0;
}
