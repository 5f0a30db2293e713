// Losing people and buildings (R9): boxes against the loss, buildings given up one by one, then the dead.
import type { Frames, Seat } from '../../engine/game.ts';
import {
  colonyOf,
  count,
  doomed,
  hasLastWish,
  hungerNeed,
  organBanks,
  sparing,
  withBoxes,
  workshopsAt,
} from './colony.ts';
import type { Effect } from './content.ts';
import { hungerBonus } from './content.ts';
import type { Board, Mcb, McbFrame } from './state.ts';
import { type Cx, die, fall, gain, lose } from './verbs.ts';

type LossFrame = Extract<McbFrame, { readonly do: 'loss' }>;

export const lossRules: Pick<
  Frames<Mcb>,
  'loss' | 'organ-banks' | 'spare' | 'give-up' | 'lose-people' | 'lose-one'
> = {
  loss: {
    run(g, frame, cx) {
      const { board } = g.table;
      const { seat } = frame;
      if (frame.n === 0) return; // R9.1 step 4
      if (frame.price) {
        cx.next(...paid(frame, frame.n)); // R9.5
        return;
      }
      let { n } = frame;
      for (const { standing, ability } of workshopsAt(board, seat)) {
        if (n - ability.save < ability.least) break;
        n -= ability.save;
        cx.say({ k: 'saved', seat, at: standing.at, n: ability.save, box: false });
      }
      const hunger = frame.hunger && { hunger: frame.hunger };
      if (frame.accident && organBanks(board, seat).length > 0) cx.next({ do: 'organ-banks', seat, n });
      else {
        const shield = frame.shield === undefined ? {} : { shield: frame.shield };
        cx.next({ do: 'spare', seat, n, used: [], ...shield, ...hunger });
      }
    },
  },

  'organ-banks': {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }) => [
      ...organBanks(board, seat).map(({ at }) => ({ do: 'save', at }) as const),
      { do: 'no-more' },
    ],
    alone: () => true,
    take({ seat }, move, { n }, cx) {
      if (move.do === 'save')
        cx.say({ k: 'saved', seat, at: move.at, n, box: true }); // R8.7: nobody is lost
      else cx.next({ do: 'spare', seat, n, used: [] });
    },
  },

  /** One box after another, as long as there is something to save (R9.1 step 3). */
  spare: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }, { used, shield }) => [
      ...sparing(board, seat, used, shield).map(({ at }) => ({ do: 'save', at }) as const),
      { do: 'no-more' },
    ],
    alone: () => true,
    take({ seat, table: { board } }, move, frame, cx) {
      if (move.do !== 'save') {
        cx.next(...paid(frame, frame.n));
        return;
      }
      const { used, shield } = frame;
      const save = sparing(board, seat, used, shield).find(({ at }) => at === move.at)?.save ?? 0;
      const saved = Math.min(save, frame.n);
      cx.say({ k: 'saved', seat, at: move.at, n: saved, box: true });
      if (saved < frame.n) cx.next({ ...frame, n: frame.n - saved, used: [...used, move.at] });
      else if (frame.hunger) gain(board, seat, 'people', hungerBonus, cx); // E12
    },
  },

  /** Buildings of one's choice, while the base has too few people (R9.1 step 6). */
  'give-up': {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }, { n }) {
      const colony = colonyOf(board, seat);
      if (colony.people >= n) return [];
      const choice = doomed(colony, n) ? colony.buildings.slice(0, 1) : colony.buildings;
      return choice.map(({ at }) => ({ do: 'give-up', at }));
    },
    alone({ table: { board } }, { n }, seat) {
      const colony = colonyOf(board, seat);
      return doomed(colony, n) || !colony.buildings.some(hasLastWish); // E49
    },
    take({ seat, table: { board } }, move, frame, cx) {
      if (move.do === 'give-up') cx.next(...fall(board, seat, move.at, cx), frame);
    },
  },

  'lose-people': {
    run(g, { seat, n, price }, cx) {
      die(g.table.board, seat, n, price === true, cx);
    },
  },

  'lose-one': {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, seat }) =>
      colonyOf(board, seat).buildings.map(({ at }) => ({ do: 'give-up', at })),
    alone: ({ table: { board } }, _frame, seat) => !colonyOf(board, seat).buildings.some(hasLastWish),
    take({ seat, table: { board } }, move, _frame, cx) {
      if (move.do === 'give-up') cx.next(...fall(board, seat, move.at, cx));
    },
  },
};

/** What is left of a loss after all reductions: buildings if need be, then people. */
const paid = ({ seat, price }: Pick<LossFrame, 'seat' | 'price'>, n: number): McbFrame[] => {
  const loss = { seat, n, ...(price && { price }) };
  return [
    { do: 'give-up', ...loss },
    { do: 'lose-people', ...loss },
  ];
};

/** Hunger (R8.4): the need is fixed first; food goes as far as it reaches; what is short is one loss (E10, E13). */
export function hunger(board: Board, seat: Seat, cx: Cx): void {
  const need = hungerNeed(board, seat);
  const short = Math.max(0, need - colonyOf(board, seat).food);
  lose(board, seat, 'food', need, cx);
  if (short > 0) cx.next({ do: 'loss', seat, n: short, hunger: true });
  else gain(board, seat, 'people', hungerBonus, cx);
}

/** Whether a loss asks a seat nothing: it has no box to spend against it, and people enough on the base. */
export function losesQuietly(
  board: Board,
  seat: Seat,
  effect: Extract<Effect, { readonly do: 'hunger' | 'lose-people' }>,
): boolean {
  const colony = colonyOf(board, seat);
  if (effect.do === 'hunger') {
    const short = hungerNeed(board, seat) - colony.food;
    return short <= 0 || (short <= colony.people && sparing(board, seat, [], undefined).length === 0);
  }
  if (effect.accident && organBanks(board, seat).length > 0) return false;
  if (effect.shield !== undefined && withBoxes(colony).length > 0) return false;
  return count(effect.n, colony) <= colony.people && sparing(board, seat, [], undefined).length === 0;
}
