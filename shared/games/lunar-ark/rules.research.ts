// Permits (R7) and research (R6): parts of ships, the special research after them, labs and their chains.
import type { Frames, Seat } from '../../engine/game.ts';
import { emptyPlaces, gaps, labAt, labsAround, moreFoundations, openParts, playerOf } from './board.ts';
import { costs, missions, parts, pointInstead } from './content.ts';
import { layFoundation, pay, placeCube, placeLab, score, takeMission } from './deeds.ts';
import { canBegin, effectOf } from './effects.ts';
import { canPay } from './payment.ts';
import { drawLabs, foundationMoves, labMoves, researchMove, takeLab } from './rules.turn.ts';
import type { Board, LaFrame, LaMove, LunarArk, Origin } from './state.ts';

export const researchRules: Pick<
  Frames<LunarArk>,
  'permit' | 'special' | 'look' | 'research' | 'place' | 'chain'
> = {
  /** D21. */
  permit: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }, { seat, origin }) => [
      ...permitMoves(board, seat, origin),
      { do: 'point' },
    ],
    take({ seat, table }, move, _frame, cx) {
      const doer = { seat, table, cx };
      if (move.do === 'mission') {
        pay(doer, missions[move.mission].cost);
        takeMission(doer, move.mission);
      } else if (move.do === 'cube') {
        pay(doer, parts[move.part].cost);
        placeCube(doer, move.part);
      } else score(doer, seat, pointInstead, 'permits');
      cx.next({ do: 'special', seat });
    },
    alone: () => true,
  },

  /** D22. */
  special: {
    asks: ({ table: { board }, box }, { seat }) =>
      specialMoves(board, seat, box.labs).length > 0 ? seat : null,
    options: ({ table: { board }, box }, { seat }) => [
      ...specialMoves(board, seat, box.labs),
      { do: 'stop' },
    ],
    take({ seat, table }, move, frame, cx) {
      const doer = { seat, table, cx };
      if (move.do === 'foundation') {
        pay(doer, costs.special);
        layFoundation(doer);
      } else if (move.do === 'lab') takeLab(doer, move, true);
      else if (move.do === 'look') cx.next({ do: 'look' }, frame);
    },
  },

  /** R7.11. */
  look: { run: (g, _frame, cx) => drawLabs(g, cx) },

  /** D16. */
  research: {
    asks: ({ table: { board } }, frame) => (otherMoves(board, frame).length > 0 ? frame.seat : null),
    options: ({ table: { board } }, frame) => [...otherMoves(board, frame), { do: 'stop' }],
    take({ seat, table }, move, _frame, cx) {
      if (move.do === 'foundation' || move.do === 'lab') researchMove({ seat, table, cx }, move);
    },
  },

  /** D18. */
  place: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }, { seat }) =>
      emptyPlaces(playerOf(board, seat)).map((place) => ({ do: 'place', at: place })),
    take({ seat, table }, move, { lab }, cx) {
      if (move.do !== 'place') return;
      placeLab({ seat, table, cx }, lab, move.at);
      cx.next({ do: 'chain', seat, places: labsAround(playerOf(table.board, seat), move.at) });
    },
    alone: () => true,
  },

  /** D19: the list is fixed; each lab at most once in the turn, from the moment its effect begins (R7.8). */
  chain: {
    asks: ({ table: { board } }, frame) => (chainMoves(board, frame).length > 0 ? frame.seat : null),
    options: ({ table: { board } }, frame) => [...chainMoves(board, frame), { do: 'stop' }],
    take({ seat }, move, frame, cx) {
      if (move.do !== 'activate') return;
      const { lab, at } = move;
      cx.say({ k: 'activated', seat, lab, at });
      cx.next({ do: 'effect', seat, origin: { of: 'lab', lab } }, frame);
    },
  },
};

/** Tiles and parts of the permit's ships that can be paid (R7.3 to R7.6). */
function permitMoves(board: Board, seat: Seat, origin: Origin): LaMove[] {
  const player = playerOf(board, seat);
  const [op] = effectOf(origin).ops;
  if (op?.op !== 'permit') return [];
  const ships = op.ships.filter((ship) => !board.ships[ship].launched);
  const tiles = ships
    .flatMap((ship) => board.ships[ship].tiles)
    .filter((id) => canPay(player, missions[id].cost));
  const open = ships.flatMap((ship) => openParts(board, ship)).filter((id) => canPay(player, parts[id].cost));
  return [
    ...(op.mode === 'improve' ? [] : tiles.map((mission) => ({ do: 'mission', mission }) as const)),
    ...(op.mode === 'build' ? [] : open.map((part) => ({ do: 'cube', part }) as const)),
  ];
}

/** `deck`: labs left to draw. */
function specialMoves(board: Board, seat: Seat, deck: number): LaMove[] {
  const player = playerOf(board, seat);
  if (!canPay(player, costs.special)) return [];
  const mayLook = gaps(board).length > 0 && deck > 0 && emptyPlaces(player).length > 0;
  return [
    ...(moreFoundations(player) ? [{ do: 'foundation' } as const] : []),
    ...labMoves(board, player, true),
    ...(mayLook ? [{ do: 'look' } as const] : []),
  ];
}

function otherMoves(board: Board, { seat, left }: Extract<LaFrame, { do: 'research' }>): LaMove[] {
  const player = playerOf(board, seat);
  return left === 'foundation' ? foundationMoves(player) : labMoves(board, player, false);
}

function chainMoves(board: Board, { seat, places }: Extract<LaFrame, { do: 'chain' }>): LaMove[] {
  const player = playerOf(board, seat);
  return places
    .filter((place) => !board.used.includes(place))
    .map((place) => ({ do: 'activate', at: place, lab: labAt(player, place) }) as const)
    .filter(({ lab }) => canBegin(board, player, { of: 'lab', lab }));
}
