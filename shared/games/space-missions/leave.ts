// A player leaves the running game (E-53): the defaults answer from now on. What is asked at this moment is answered
// here; loads, event answers and flights are finished where they are carried out, passing is done at its turn.
import type { Context, Seat, State } from '../../engine/game.ts';
import { at } from './board.ts';
import { idle } from './defaults.ts';
import { byName } from './frames.ts';
import type { SmFrame, SpaceMissions } from './state.ts';

export function leave(
  g: State<SpaceMissions>,
  seat: Seat,
  cx: Context<SpaceMissions>,
  dropped: SmFrame | null,
): void {
  const hand = at(g.hands, seat);
  cx.say({ k: 'left', seat });
  const rule = dropped && byName[dropped.do];
  if (!rule || !('take' in rule)) return;
  rule.take({ seat, table: g.table, hand }, idle({ ...cx.open(), seat, hand }, dropped), dropped, cx);
}
