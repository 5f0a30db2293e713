// R&D Storage (R6.9): the one thing that may be done at any time, whoever is awaited.
import type { Mine, Seen } from '../../engine/game.ts';
import { live } from './colony.ts';
import type { Mcb, McbMove } from './state.ts';
import type { Cx } from './verbs.ts';

export const aside = ({ table: { board }, seat }: Seen<Mcb>): McbMove[] =>
  live(board, seat, (each) => (each.when === 'any-time' ? each : null))
    .filter(({ standing }) => standing.boxes > 0)
    .map(({ standing }) => ({ do: 'storage', at: standing.at }));

export function takeAside({ seat }: Mine<Mcb>, move: McbMove, cx: Cx): void {
  if (move.do !== 'storage') return;
  cx.say({ k: 'unbox', seat, at: move.at, why: 'spent' });
  cx.next({ do: 'storage-draw', seat });
}
