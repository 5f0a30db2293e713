// What a payment takes, and converts by itself where energy or food is short (R1.13).
import { energyLimit } from './board.ts';
import { type Cost, colours, rate, storage } from './content.ts';
import type { Player } from './state.ts';

/** What a payment converts by itself. */
export interface Shortfall {
  readonly to: 'food' | 'energy';
  readonly n: number;
}

/** What a payment lacks and converts, `enough` if nothing; null if it can't be paid. */
export function payable(player: Player, cost: Cost): Shortfall | 'enough' | null {
  const { stock, energy } = player;
  if (colours.some((colour) => (cost[colour] ?? 0) > stock[colour])) return null;
  const [needEnergy, needFood] = [cost.energy ?? 0, cost.food ?? 0];
  const [lessEnergy, lessFood] = [needEnergy - energy, needFood - stock.food];
  if (lessEnergy <= 0 && lessFood <= 0) return 'enough';
  if (lessEnergy > 0)
    return needEnergy <= energyLimit(player) && stock.food >= needFood + rate * lessEnergy
      ? { to: 'energy', n: lessEnergy }
      : null;
  return needFood <= storage.food && energy >= needEnergy + rate * lessFood
    ? { to: 'food', n: lessFood }
    : null;
}

export const canPay = (player: Player, cost: Cost): boolean => payable(player, cost) !== null;
