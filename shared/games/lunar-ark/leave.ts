// A player leaves the running game: its rovers leave the moon, so that they stand in nobody's way, and its turns are
// passed over. What it has stays and counts, for launches and for the end. What was asked is dropped; a lab that was
// still in hand goes out of the game.
import type { Context, Seat, State } from '../../engine/game.ts';
import type { LaFrame, LunarArk } from './state.ts';

export function leave(_g: State<LunarArk>, seat: Seat, cx: Context<LunarArk>, dropped: LaFrame | null): void {
  cx.say({ k: 'left', seat, lab: dropped?.do === 'place' ? dropped.lab : null });
}
