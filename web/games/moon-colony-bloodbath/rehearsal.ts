// The next Work before it comes: what a plan for it would be asked, move by move, from what its owner sees now.

import type { AnyMove, Seen } from '../../../shared/engine/game.ts';
import { copy } from '../../../shared/engine/json.ts';
import { type Plan, plan } from '../../../shared/engine/match.ts';
import { ownMoves } from '../../../shared/engine/moves.ts';
import { actionIds } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { Mcb, McbFrame, McbMove } from '../../../shared/games/moon-colony-bloodbath/state.ts';

/**
 * Runs the small moves of a plan over a Work that is revealed now. `legal` of the answer are the moves that may follow,
 * none when the plan runs through to its end; `moves` those that fitted.
 */
export function rehearse(seen: Seen<Mcb>, moves: readonly McbMove[]): Plan<Mcb> {
  const { seat, hands, box } = seen;
  const table = copy(seen.table);
  const hand = copy(seen.hand);
  const { board, flow } = table;
  const frame: McbFrame = { do: 'choose-action', seat, actions: actionIds, work: true };
  Object.assign(board, {
    current: { kind: 'start', id: 'work' },
    works: board.works + 1,
    working: board.marks,
    marks: [],
  });
  Object.assign(flow, { stack: [], question: { kind: 'turn', frame, seat }, lane: null });
  Object.assign(hand.desk, { moves: [], in: false, lane: null });
  return plan(game, { seat, table, hand, sizes: { hands, box }, awaited: [seat] }, moves);
}

/** The moves of a plan for Work: neither orders nor what may be done at any time are among them. */
export const plannable = (legal: readonly AnyMove<Mcb>[]): McbMove[] =>
  ownMoves(legal).filter((move) => move.do !== 'storage');
