// Conversion (R1.4): at any point of the own turn, beside whatever is asked; never an action.
import type { Context, Mine, Seen } from '../../engine/game.ts';
import { energyLimit, playerOf, roomFor } from './board.ts';
import { rate } from './content.ts';
import type { LaMove, LunarArk } from './state.ts';

export function aside({ table: { board, flow }, seat }: Seen<LunarArk>): LaMove[] {
  if (flow.question?.kind !== 'turn' || flow.question.seat !== seat) return [];
  const player = playerOf(board, seat);
  return [
    ...(player.energy >= rate && roomFor(player, 'food') > 0 ? [{ do: 'convert', to: 'food' } as const] : []),
    ...(player.stock.food >= rate && player.energy < energyLimit(player)
      ? [{ do: 'convert', to: 'energy' } as const]
      : []),
  ];
}

export function takeAside({ seat, table }: Mine<LunarArk>, move: LaMove, cx: Context<LunarArk>): void {
  if (move.do !== 'convert') return;
  table.visit.push(move);
  cx.say({ k: 'converted', seat, to: move.to, n: 1 });
}
