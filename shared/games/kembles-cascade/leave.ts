// A player leaves the running game: the ship is taken out of the area, which pays nobody; the score stays and is ranked.
import type { Context, Seat, State } from '../../engine/game.ts';
import type { KcFrame, Kembles } from './state.ts';

/** Questions of step 1 of a Battle: steps 2 and 3 have nothing to do any more. */
const battle: readonly KcFrame['do'][] = ['act', 'jump', 'trade', 'warp', 'outside'];

export function leave(_g: State<Kembles>, seat: Seat, cx: Context<Kembles>, dropped: KcFrame | null): void {
  cx.say({ k: 'left', seat });
  if (dropped && battle.includes(dropped.do)) cx.drop('resolve');
}
