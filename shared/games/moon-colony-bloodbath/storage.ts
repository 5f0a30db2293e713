// R&D Storage (R6.9): the one thing that may be done at any time, whoever is awaited.
import type { Mine, Seat, Seen, State } from '../../engine/game.ts';
import { live } from './colony.ts';
import { paperwork } from './content.ts';
import type { Board, Mcb, McbMove } from './state.ts';
import { type Cx, drawCards } from './verbs.ts';

/** The places of Storages that hold a box and may be used now. */
const loaded = (board: Board, seat: Seat) =>
  live(board, seat, (each) => (each.when === 'any-time' ? each : null))
    .map(({ standing }) => standing)
    .filter(({ boxes }) => boxes > 0);

export const aside = ({ table: { board }, seat }: Seen<Mcb>): McbMove[] =>
  loaded(board, seat).map(({ at }) => ({ do: 'storage', at }));

export function takeAside({ seat }: Mine<Mcb>, move: McbMove, cx: Cx): void {
  if (move.do !== 'storage') return;
  cx.say({ k: 'unbox', seat, at: move.at, why: 'spent' });
  cx.next({ do: 'storage-draw', seat });
}

/**
 * The order "draw before Paperwork" (11.3) of a seat whose whole hand would go, and which is therefore never asked what to
 * discard (11.4): it draws here, unless all that it drew would go too. Whoever is asked draws then (reflex.ts).
 */
export function drawBeforePaperwork(g: State<Mcb>, seat: Seat, cx: Cx): void {
  const hand = g.hands[seat];
  if (!hand?.desk.orders?.storage?.paperwork) return;
  const { board } = g.table;
  const held = hand.cards.length + paperwork.draw;
  const boxes = loaded(board, seat).reduce((sum, { boxes: n }) => sum + n, 0);
  if (held > paperwork.discard || held + boxes <= paperwork.discard) return;
  for (let [next] = loaded(board, seat); next; [next] = loaded(board, seat)) {
    cx.say({ k: 'unbox', seat, at: next.at, why: 'spent' });
    drawCards(g, seat, 1, cx);
  }
}
