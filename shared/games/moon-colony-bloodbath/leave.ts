// A player leaves the running game (E35): the colony is taken out, its cards leave unseen; the last one left wins.
import type { Seat, State } from '../../engine/game.ts';
import { at, colonyOf, seatsOf } from './colony.ts';
import type { Mcb } from './state.ts';
import type { Cx } from './verbs.ts';

export function leave(g: State<Mcb>, seat: Seat, cx: Cx): void {
  const { board } = g.table;
  const hand = at(g.hands, seat);
  const { cards, reserved, under, passing } = hand;
  g.box.away.push(...cards, ...reserved, ...under, ...(passing ? [passing] : []));
  g.box.away.push(...colonyOf(board, seat).buildings.map(({ id }) => id));
  Object.assign(hand, { cards: [], reserved: [], under: [], passing: null });
  cx.say({ k: 'left', seat });
  if (seatsOf(board).length > 1) return;
  cx.say({ k: 'over', why: 'left' });
  cx.end();
}
