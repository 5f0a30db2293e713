// What follows the first operation of an action: improvements (R3), the rest of the team action (R4), the miniature of
// a large building and what it sets off (R5.3).
import type { Frames } from '../../engine/game.ts';
import { cellName, freeSites, improvable, playerOf, roversWithSeat } from './board.ts';
import { tiles } from './content.ts';
import { recruit as seatRecruit } from './deeds.ts';
import { canBegin } from './effects.ts';
import { siteOf } from './grid.ts';
import { improveMoves, payImprovements, recruitMoves, teamMove, trainMoves } from './rules.turn.ts';
import type { Board, LaFrame, LaMove, LunarArk } from './state.ts';

export const developRules: Pick<Frames<LunarArk>, 'improve' | 'team' | 'board' | 'site' | 'survey'> = {
  improve: {
    asks: ({ table: { board } }, { seat }) => (improvable(playerOf(board, seat)) > 0 ? seat : null),
    options: ({ table: { board } }, { seat }) => improveMoves(playerOf(board, seat)),
    take({ seat, table }, move, _frame, cx) {
      if (move.do === 'improve') payImprovements({ seat, table, cx }, move.n);
    },
  },

  /** D8. */
  team: {
    asks: ({ table: { board } }, frame) => (secondMoves(board, frame).length > 0 ? frame.seat : null),
    options: ({ table: { board } }, frame) => [...secondMoves(board, frame), { do: 'stop' }],
    take({ seat, table }, move, _frame, cx) {
      if (move.do === 'recruit' || move.do === 'train') teamMove({ seat, table, cx }, move);
    },
  },

  /** D10. */
  board: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }, { seat }) =>
      roversWithSeat(playerOf(board, seat)).map((rover) => ({ do: 'board', rover })),
    take({ seat, table }, move, { colour }, cx) {
      if (move.do === 'board') seatRecruit({ seat, table, cx }, colour, move.rover);
    },
    alone: () => true,
  },

  /** D14. */
  site: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }) => freeSites(board).map(({ id }) => ({ do: 'site', site: id })),
    take({ seat }, move, _frame, cx) {
      if (move.do !== 'site') return;
      cx.say({ k: 'sited', who: seat, site: move.site });
      cx.next({ do: 'survey', seat, site: move.site });
    },
    alone: () => true,
  },

  /** D15. */
  survey: {
    asks: ({ table: { board } }, frame) => (surveyMoves(board, frame).length > 0 ? frame.seat : null),
    options: ({ table: { board } }, frame) => [...surveyMoves(board, frame), { do: 'stop' }],
    take({ seat }, move, _frame, cx) {
      if (move.do !== 'survey') return;
      cx.say({ k: 'terrain', seat, tile: move.tile });
      cx.next({ do: 'effect', seat, origin: { of: 'terrain', tile: move.tile, free: true } });
    },
  },
};

const secondMoves = (board: Board, { seat, left }: Extract<LaFrame, { do: 'team' }>): LaMove[] => {
  const player = playerOf(board, seat);
  return left === 'recruit' ? recruitMoves(player) : trainMoves(player);
};

/** Tiles around a new miniature that their icon allows and whose operation is possible (R5.4). */
function surveyMoves(board: Board, { seat, site }: Extract<LaFrame, { do: 'survey' }>): LaMove[] {
  const { orthogonal, diagonal } = siteOf(board.columns, site);
  return board.cells.flatMap(({ tile }, i) => {
    const near = diagonal.includes(i) || (tiles[tile].icon === 'any' && orthogonal.includes(i));
    const can = near && canBegin(board, playerOf(board, seat), { of: 'terrain', tile, free: true });
    return can ? [{ do: 'survey', cell: cellName(board, i), tile } as const] : [];
  });
}
