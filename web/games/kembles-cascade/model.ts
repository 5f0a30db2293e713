// What the board shows, worked out from what a viewer sees: its own moves, the hand, what ending or resting comes to.
import type { Seat } from '../../../shared/engine/game.ts';
import { lossAt, pilotOf, rechargeOf } from '../../../shared/games/kembles-cascade/board.ts';
import type { Board, KcHand, Kembles, Place } from '../../../shared/games/kembles-cascade/state.ts';
import type { Shown } from '../../play/client.ts';

export type KcShown = Shown<Kembles>;

/** The hand of the viewer; null for a spectator. */
export const handOf = (shown: KcShown): KcHand | null => ('hand' in shown ? shown.hand : null);

export type Spot = string;
export const spotOf = ({ r, c }: Place): Spot => `${r},${c}`;

/** What a Power Down now comes to (R7.1, R7.2). */
export function rested(board: Board, seat: Seat) {
  const pilot = pilotOf(board, seat);
  const gained = rechargeOf(pilot);
  const energy = pilot.energy + gained;
  const lost = lossAt({ ...pilot, energy }, pilot.threat);
  return { gained, lost, destroyed: lost >= energy };
}
