// What a marine's standing orders answer (chapter 11): rerolls, the Artefact, paid attacks, which monster is slain.
import type { Seen } from '../../engine/game.ts';
import { sizeAt } from './board.ts';
import { optionsAt } from './frames.ts';
import type { Icon, MarineId } from './ids.ts';
import { pass } from './options.ts';
import type { Standing } from './orders.ts';
import { hits } from './rules.attack.ts';
import { assaultOf, defends } from './rules.defence.ts';
import type { Da, DaFrame, DaMove } from './shape.ts';
import type { Board } from './state.ts';

type Orders = Readonly<Partial<Record<MarineId, Standing>>>;

export function standingAnswer(seen: Seen<Da>, frame: DaFrame, orders: Orders): DaMove | null {
  const { board } = seen.table;
  switch (frame.do) {
    case 'defence': {
      const assault = assaultOf(board);
      const order = assault && orders[assault.marine];
      if (!assault || !order || !board.roll) return null;
      const failed = !defends(board, assault, board.roll.face, board.roll.paid);
      return failed ? saved(order, assault.marine, optionsAt(seen, frame)) : kept(order.defence, 'defence');
    }
    case 'attack-reroll': {
      const order = orders[frame.marine];
      if (!order || !board.roll) return null;
      if (hits(board, frame, board.roll.face) > 0) return kept(order.attack, 'attack-reroll');
      if (order.attack === 'failed') return { do: 'reroll', marine: frame.marine };
      return kept(order.attack, 'attack-reroll');
    }
    case 'paid-attack': {
      const able = optionsAt(seen, frame).flatMap((move) => (move.do === 'attack' ? [move.marine] : []));
      return able.every((marine) => orders[marine]?.paid === 'never') ? pass('paid-attack') : null;
    }
    case 'monsters': {
      const order =
        typeof frame.by === 'object' && 'marine' in frame.by ? orders[frame.by.marine] : undefined;
      return order ? slain(board, order.slay, optionsAt(seen, frame)) : null;
    }
    default:
      return null;
  }
}

/** Of a reroll that could only better a success, an order says no more than "never". */
const kept = (order: Standing['defence'], what: 'defence' | 'attack-reroll'): DaMove | null =>
  order === 'never' ? pass(what) : null;

/** A defence that failed: a reroll while there is one, then the Artefact, about which he is asked. */
function saved({ defence, artefact }: Standing, marine: MarineId, options: readonly DaMove[]): DaMove | null {
  const canReroll = options.some((move) => move.do === 'reroll');
  const canUseIt = options.some((move) => move.do === 'artefact');
  if (canReroll && defence === 'failed') return { do: 'reroll', marine };
  if (canReroll && defence === 'ask') return null;
  return canUseIt && artefact === 'ask' ? null : pass('defence');
}

/** The first icon of the order that is there, taken from the biggest swarm. */
function slain(board: Board, order: readonly Icon[], options: readonly DaMove[]): DaMove | null {
  const takes = options.flatMap((move) => (move.do === 'take' ? [move] : []));
  takes.sort((a, b) => sizeAt(board, b) - sizeAt(board, a));
  for (const icon of order) {
    const found = takes.find(({ monster }) => monster === icon);
    if (found) return found;
  }
  return null;
}
