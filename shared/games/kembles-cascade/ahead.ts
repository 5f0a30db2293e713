// What is to come, run on a copy as far as it can be seen: the own turn later in the round, and the scroll.
import type { Seen } from '../../engine/game.ts';
import { type View, whatIf } from '../../engine/match.ts';
import { pilotOf } from './board.ts';
import { core } from './core.ts';
import type { Kembles, Pilot } from './state.ts';

export const viewOf = ({ seat, table, hand, hands, box }: Seen<Kembles>): View<Kembles> => ({
  seat,
  table,
  hand,
  sizes: { hands, box },
  awaited: null,
});

/** The view as it would be if the seat's turn of this round began now, to draft on; null if it is not to come. */
export function turnAhead(seen: Seen<Kembles>): View<Kembles> | null {
  const { board } = seen.table;
  const at = board.order.indexOf(seen.seat);
  const now = board.turn ? board.order.indexOf(board.turn.seat) : -1;
  if (board.phase !== 'turns' || at <= now) return null;
  const view = viewOf(seen);
  return { ...view, table: whatIf(core, view, [{ do: 'turns', at }]).table };
}

/** The own ship as it would be if space scrolled now: pushed, hurt or crushed. Null: it is not in the bottom row. */
export function ifScrolled(seen: Seen<Kembles>): Pilot | null {
  if (pilotOf(seen.table.board, seen.seat).at?.r !== 1) return null;
  return pilotOf(whatIf(core, viewOf(seen), [{ do: 'scroll' }]).table.board, seen.seat);
}
