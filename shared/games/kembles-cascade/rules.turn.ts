// A turn (R3 to R8): entering, Battle, visits on the way, Power Down and shops, and how the turn ends.
import type { Frames, Seat } from '../../engine/game.ts';
import { act, enter } from './acts.ts';
import { affordable, entrySpaces, jumpTargets, lossAt, pilotOf, warpTargets } from './board.ts';
import { type Cx, settleMission, wreck } from './effects.ts';
import type { Board, KcFrame, KcMove, Kembles } from './state.ts';
import { threatAt } from './threat.ts';
import { battleMoves, turnMoves, turnOf } from './turn.ts';

export const turnRules: Pick<
  Frames<Kembles>,
  | 'outside'
  | 'act'
  | 'jump'
  | 'trade'
  | 'warp'
  | 'resolve'
  | 'new-threat'
  | 'power-down'
  | 'shop'
  | 'turn-end'
  | 'close'
> = {
  /** D3 to D5: whoever was destroyed may buy and face anywhere first; then the ship must enter. */
  outside: {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, box, seat }) {
      const pilot = pilotOf(board, seat);
      const entries = entrySpaces(board);
      return [
        ...(pilot.entered ? buys(board, seat, false, box.powerUps) : []),
        ...(pilot.entered && entries.length > 0 ? turnMoves(pilot, turnOf(board), 0) : []),
        ...entries.map((to): KcMove => ({ do: 'enter', to })),
        ...(entries.length === 0 ? [{ do: 'end' } as const] : []), // E42
      ];
    },
    alone: () => true,
    take({ seat, table: { board } }, move, frame, cx) {
      switch (move.do) {
        case 'buy':
          buy(board, seat, move, cx, frame);
          return;
        case 'turn':
          cx.say({ k: 'turned', seat, dir: move.dir, cost: 0 });
          cx.next({ do: 'check' }, frame);
          return;
        case 'enter':
          enter(board, seat, move.to, cx);
          return;
        default:
          cx.say({ k: 'stopped', seat, at: 'outside' });
          cx.drop('resolve');
      }
    },
  },

  /** D2 with D6: as long as nothing is done, Power Down is open as well. */
  act: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, hand, seat }) => [
      ...(turnOf(board).choices === 0 ? [{ do: 'power-down' } as const] : []),
      ...battleMoves(board, seat, hand.powerUps),
    ],
    /** With a card in hand the speed would tell that it can't be played (D6). */
    alone: ({ table: { board } }, { seat }) => pilotOf(board, seat).powerUpLots.length === 0,
    take({ seat, table: { board }, hand }, move, _frame, cx) {
      act(board, seat, hand, move, cx);
    },
  },

  /** D7. No other free wormhole: nothing is asked. */
  jump: {
    asks: (_open, { seat }) => seat,
    options({ table: { board }, seat }) {
      const targetsOf = jumpTargets(board, seat).map((to): KcMove => ({ do: 'jump', to }));
      return targetsOf.length > 0 ? [...targetsOf, { do: 'end' }] : [];
    },
    take({ seat }, move, _frame, cx) {
      if (move.do === 'jump') cx.say({ k: 'jumped', seat, to: move.to });
      else cx.say({ k: 'stopped', seat, at: 'wormhole' });
    },
  },

  /** D9: one purchase for 1 Bellonium less. */
  trade: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, box, seat }) => orEnd(buys(board, seat, true, box.powerUps)),
    take({ seat, table: { board } }, move, _frame, cx) {
      if (move.do === 'buy') buy(board, seat, move, cx);
      else cx.say({ k: 'stopped', seat, at: 'trader' });
    },
  },

  /** D10. */
  warp: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }) => warpTargets(board).map((to) => ({ do: 'warp', to })),
    alone: () => true,
    take({ seat }, move, _frame, cx) {
      if (move.do === 'warp') cx.say({ k: 'warped', seat, to: move.to });
    },
  },

  /** Step 2 of Battle (R6.1). */
  resolve: {
    run({ table: { board } }, { seat }, cx) {
      if (resolveThreat(board, seat, cx)) cx.next({ do: 'new-threat', seat, battle: true });
    },
  },

  /** Step 3 of Battle, and the end of a Power Down (R6.2, R7.5). */
  'new-threat': {
    run({ table: { board } }, { seat, battle }, cx) {
      const { at: place } = pilotOf(board, seat);
      if (!place) return; // The player has left.
      const points = threatAt(board, seat, place);
      if (points > 0) cx.say({ k: 'threatened', seat, points, why: 'new' });
      if (!battle || place.r !== board.area.length) return;
      cx.say({ k: 'held-top', seat });
      settleMission(board, seat, cx);
    },
  },

  /** R7.2, R7.3; the recharge came with the choice. */
  'power-down': {
    run({ table: { board } }, { seat }, cx) {
      if (!resolveThreat(board, seat, cx)) return;
      if (pilotOf(board, seat).markers.some((n) => n > 0)) cx.say({ k: 'returned', seat });
      cx.next({ do: 'check' }, { do: 'shop', seat }, { do: 'new-threat', seat, battle: false });
    },
  },

  /** R7.4. */
  shop: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board }, box, seat }) => orEnd(buys(board, seat, false, box.powerUps)),
    take({ seat, table: { board } }, move, frame, cx) {
      if (move.do === 'buy') buy(board, seat, move, cx, frame);
      else cx.say({ k: 'stopped', seat, at: 'shop' });
    },
  },

  'turn-end': {
    run(_g, { seat }, cx) {
      cx.next({ do: 'check' }, { do: 'close', seat });
    },
  },

  close: {
    run(_g, { seat }, cx) {
      cx.say({ k: 'turn-over', seat });
    },
  },
};

/** False: the ship is destroyed. */
function resolveThreat(board: Board, seat: Seat, cx: Cx): boolean {
  const pilot = pilotOf(board, seat);
  cx.say({ k: 'resolved', seat, lost: lossAt(pilot, pilot.threat) });
  if (pilot.energy > 0) return true;
  wreck(board, seat, 'threat', cx);
  return false;
}

// ---- Buying (R7.4) -------------------------------------------------------------------------------------------

const powerUpsLeft = (board: Board, inDeck: number): number => inDeck + board.powerUps.discard.length;

const buys = (board: Board, seat: Seat, trader: boolean, inDeck: number): KcMove[] =>
  affordable(board, seat, trader, powerUpsLeft(board, inDeck)).map((offer) => ({ do: 'buy', ...offer }));

const orEnd = (moves: KcMove[]): KcMove[] => (moves.length > 0 ? [...moves, { do: 'end' }] : []);

/** Each purchase is an act of its own (R12.1); `again`: the shop goes on. */
function buy(
  board: Board,
  seat: Seat,
  { item, price }: KcMove & { readonly do: 'buy' },
  cx: Cx,
  again?: KcFrame,
): void {
  cx.next(
    ...(item === 'power-up' ? [{ do: 'power-up', seat } as const] : []),
    { do: 'check' },
    ...(again ? [again] : []),
  );
  cx.say({ k: 'bought', seat, item, price });
  settleMission(board, seat, cx);
}
