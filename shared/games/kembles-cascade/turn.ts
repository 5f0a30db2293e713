// What the running turn allows: moves, shots and what they cost (R4.14 to R4.16).
import type { Seat } from '../../engine/game.ts';
import { around, isFree, maxEnergy, mustSpace, pilotOf, placeOf, thingAt, warpTargets } from './board.ts';
import { dirs, overchargeCosts, powerUps, things, turnCost } from './content.ts';
import { shots } from './fire.ts';
import type { Board, Held, KcMove, Pilot, Turn } from './state.ts';

export function turnOf(board: Board): Turn {
  if (!board.turn) throw new Error('nobody is in turn');
  return board.turn;
}

export interface Overcharge {
  readonly cost: number;
  readonly by: 'energy' | 'surge' | 'overdrive';
}

/** The next overcharge of the turn; null if there is none, or none that can be paid (R4.15, R4.16, E65). */
export function overcharge(pilot: Pilot, turn: Turn): Overcharge | null {
  const price = overchargeCosts[turn.overcharges];
  if (price === undefined) return null;
  if (pilot.ability === 'surge') return { cost: 0, by: 'surge' };
  if (turn.free > 0) return { cost: 0, by: 'overdrive' };
  const cost = price + turn.surcharge;
  return pilot.energy > cost ? { cost, by: 'energy' } : null;
}

/** Energy for one more move or shot; null if it can't be had. Free ones are always used first. */
function costOf(pilot: Pilot, turn: Turn, free: number): number | null {
  return free > 0 ? 0 : (overcharge(pilot, turn)?.cost ?? null);
}

const costOfMove = (board: Board, seat: Seat): number | null =>
  costOf(pilotOf(board, seat), turnOf(board), turnOf(board).moves);

const costOfShot = (board: Board, seat: Seat): number | null =>
  costOf(pilotOf(board, seat), turnOf(board), turnOf(board).shots);

/** Energy for turning the mount; null if it can't be paid. */
function costOfTurn(pilot: Pilot, turn: Turn): number | null {
  if (pilot.upgrades['rotation-mount'] === 2 || turn.gyro || pilot.ability === 'free-gyro') return 0;
  return pilot.energy > turnCost ? turnCost : null;
}

/** Turns of the mount on offer: never to where it points (E54), never twice in a row (E77). */
export const turnMoves = (pilot: Pilot, turn: Turn, cost: number | null): KcMove[] =>
  cost === null || turn.turned
    ? []
    : dirs.filter((dir) => dir !== pilot.facing).map((dir) => ({ do: 'turn', dir, cost }));

/** Whether a Power-up may be played now (R4.17, D11, E67). */
function isPlayable(board: Board, seat: Seat, { card }: Held): boolean {
  const pilot = pilotOf(board, seat);
  if (powerUps[card].play !== 'battle') return false;
  switch (card) {
    case 'energy-pack':
      return pilot.energy < maxEnergy(pilot);
    case 'chaff':
      return pilot.threat > 0;
    case 'warp-pod':
      return warpTargets(board).length > 0;
    case 'smart-bomb':
      return around(board, placeOf(board, seat)).some((place) => thingAt(board, place).energy !== null);
    default:
      return true;
  }
}

/** The acts of a Battle's step 1 (D6), for a ship in the area. */
export function battleMoves(board: Board, seat: Seat, held: readonly Held[]): KcMove[] {
  const pilot = pilotOf(board, seat);
  const turn = turnOf(board);
  const here = placeOf(board, seat);
  const forMove = costOfMove(board, seat);
  const forShot = costOfShot(board, seat);
  const digging = things[mustSpace(board, here).object].mining > 0;
  return [
    ...(forMove === null
      ? []
      : around(board, here)
          .filter((to) => isFree(board, to))
          .map((to): KcMove => ({ do: 'move', to, cost: forMove }))),
    ...(forMove !== null && digging ? [{ do: 'mine', cost: forMove } as const] : []),
    ...(forShot === null
      ? []
      : shots(board, seat).map((shot): KcMove => ({ do: 'fire', ...shot, cost: forShot }))),
    ...turnMoves(pilot, turn, costOfTurn(pilot, turn)),
    ...held.filter((each) => isPlayable(board, seat, each)).map(({ card }): KcMove => ({ do: 'play', card })),
    { do: 'end' },
  ];
}
