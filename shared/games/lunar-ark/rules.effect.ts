// Effects and what they ask: of labs, terrain, buildings, powers. What is written stands in the data; a frame names it.
import type { Frames } from '../../engine/game.ts';
import {
  at,
  basicGreenhouses,
  greenhouseCost,
  nextGreenhouse,
  playerOf,
  recruitable,
  roomFor,
  trainable,
} from './board.ts';
import type { Op, Resource } from './content.ts';
import { buildGreenhouse, type Doer, gain, improve, pay, train } from './deeds.ts';
import { canBegin, effectOf } from './effects.ts';
import { canPay } from './payment.ts';
import type { Board, LaFrame, LaMove, LunarArk, Origin, Source } from './state.ts';

export const effectRules: Pick<Frames<LunarArk>, 'effect' | 'choose' | 'recruit' | 'train'> = {
  /** Pays and carries out, from left to right. One that has become impossible is not begun. */
  effect: {
    run(g, { seat, origin }, cx) {
      const { table } = g;
      const doer = { seat, table, cx };
      const { pay: energy, ops } = effectOf(origin);
      if (playerOf(table.board, seat).gone) return;
      if (origin.of !== 'large' && !canBegin(table.board, playerOf(table.board, seat), origin)) return;
      pay(doer, { energy });
      cx.next(...ops.flatMap((op) => carryOut(doer, op, origin)));
    },
  },

  /** D5, D6. */
  choose: {
    asks: ({ table: { board } }, frame) => (choices(board, frame).length > 0 ? frame.seat : null),
    options({ table: { board } }, frame) {
      const moves = choices(board, frame);
      return moves.length > 0 ? moves : [{ do: 'stop' }]; // A conversion has just filled the last room.
    },
    take({ seat, table }, move, frame, cx) {
      if (move.do !== 'choose') return;
      gain({ seat, table, cx }, move.what, 1, 'buildings');
      if (frame.left > 1) cx.next({ ...frame, left: frame.left - 1 });
    },
    alone: () => true,
  },

  /** D9. Only the recruit of a large building may still be declined here (R1.7). */
  recruit: {
    asks: ({ table: { board } }, { seat }) => (recruitable(playerOf(board, seat)).length > 0 ? seat : null),
    options: ({ table: { board } }, { seat, origin }) => [
      ...recruitable(playerOf(board, seat)).map((colour) => ({ do: 'recruit', colour }) as const),
      ...(origin.of === 'large' ? [{ do: 'decline' } as const] : []),
    ],
    take({ seat }, move, _frame, cx) {
      if (move.do === 'recruit') cx.next({ do: 'board', seat, colour: move.colour });
    },
    alone: () => true,
  },

  /** D11. */
  train: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }, { seat }) =>
      trainable(playerOf(board, seat)).map((each) => ({ do: 'train', ...each })),
    take({ seat, table }, move, _frame, cx) {
      if (move.do === 'train') train({ seat, table, cx }, move.colour, move.rover);
    },
    alone: () => true,
  },
};

/** Does an operation at once, or says what asks about it. */
function carryOut(doer: Doer, op: Op, origin: Origin): LaFrame[] {
  const { seat, table } = doer;
  const player = playerOf(table.board, seat);
  switch (op.op) {
    case 'gain':
      gain(doer, op.what, op.n, sourceOf(origin));
      return [];
    case 'choice':
      return [{ do: 'choose', seat, origin, left: op.n }];
    case 'recruit':
      return [{ do: 'recruit', seat, origin }];
    case 'train':
      return [{ do: 'train', seat }];
    case 'permit':
      return [{ do: 'permit', seat, origin }];
    case 'improve':
      improve(doer, Math.min(1, basicGreenhouses(player)));
      return [];
    case 'greenhouse': {
      const from = nextGreenhouse(table.board, player);
      if (from && canPay(player, greenhouseCost(from, false))) buildGreenhouse(doer, false);
      return [];
    }
  }
}

const sourceOf = ({ of }: Origin): Source => {
  if (of === 'lab') return 'labs';
  return of === 'income' ? 'income' : 'buildings';
};

function choices(board: Board, { seat, origin }: Extract<LaFrame, { do: 'choose' }>): LaMove[] {
  const player = playerOf(board, seat);
  return offered(origin)
    .filter((what) => roomFor(player, what) > 0)
    .map((what) => ({ do: 'choose', what }));
}

function offered(origin: Origin): readonly Resource[] {
  const op = at(effectOf(origin).ops, 0);
  return op.op === 'choice' ? op.from : [];
}
