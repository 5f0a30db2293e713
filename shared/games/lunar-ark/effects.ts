// Effects as they stand written, and whether one may be begun: its payment and its operation are possible (R1.12).
import { basicGreenhouses, greenhouseCost, nextGreenhouse, recruitable, trainable } from './board.ts';
import { colours, type Effect, labs, larges, type Op, smalls, terrains, tiles } from './content.ts';
import { canPay, payable } from './payment.ts';
import type { Board, Origin, Player } from './state.ts';

/** What stands written there. */
export function effectOf(origin: Origin): Effect {
  switch (origin.of) {
    case 'lab':
      return labs[origin.lab];
    case 'terrain': {
      const { pay, ops } = terrains[tiles[origin.tile].terrain];
      return { pay: origin.free ? 0 : pay, ops };
    }
    case 'large':
      return { pay: 0, ops: larges[origin.large].built };
    case 'income':
      return smalls[origin.small].income;
    case 'power':
      return { pay: 0, ops: [{ op: 'choice', from: [...colours, 'food'], n: origin.n }] };
  }
}

/** Whether an effect may be begun: its payment and its operation are possible (R1.12). */
export function canBegin(board: Board, player: Player, origin: Origin): boolean {
  const { pay, ops } = effectOf(origin);
  return ops.every(({ op }) => {
    if (op !== 'greenhouse') return isPossible(player, op) && canPay(player, { energy: pay });
    const from = nextGreenhouse(board, player);
    return from !== null && canPayInTurn(player, pay, greenhouseCost(from, false).energy ?? 0);
  });
}

/** Gains and permits always are, even if nothing can be kept. */
function isPossible(player: Player, op: Exclude<Op['op'], 'greenhouse'>): boolean {
  switch (op) {
    case 'recruit':
      return recruitable(player).length > 0;
    case 'train':
      return trainable(player).length > 0;
    case 'improve':
      return basicGreenhouses(player) > 0;
    default:
      return true;
  }
}

/** Two payments of energy, one after the other: neither may exceed the limit alone. */
function canPayInTurn(player: Player, first: number, then: number): boolean {
  const way = payable(player, { energy: first });
  if (!way) return false;
  const converted = way === 'enough' ? 0 : way.n;
  const after: Player = {
    ...player,
    energy: player.energy + converted - first,
    stock: { ...player.stock, food: player.stock.food - 2 * converted },
  };
  return canPay(after, { energy: then });
}
