// A turn (R3 to R8): entering, Battle, visits on the way, Power Down and shops, and how the turn ends.
import type { Frames, Seat } from '../../engine/game.ts';
import {
  affordable,
  entrySpaces,
  jumpTargets,
  lossAt,
  maxEnergy,
  mustSpace,
  pilotOf,
  placeOf,
  rechargeOf,
  thingAt,
  warpTargets,
} from './board.ts';
import { things } from './content.ts';
import { arrive, type Cx, collect, hitShip, settleMission, strike, wreck } from './effects.ts';
import { damageOf, targets } from './fire.ts';
import { playPowerUp } from './rules.cards.ts';
import type { Board, KcFrame, KcMove, Kembles, Place } from './state.ts';
import { threatAt } from './threat.ts';
import { battleMoves, overcharge, turnMoves, turnOf } from './turn.ts';

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
        case 'enter': {
          const pilot = pilotOf(board, seat);
          const energy = pilot.entered ? maxEnergy(pilot) - 1 : pilot.energy; // R8.7
          afterArrival(board, seat, move.to, cx);
          cx.say({ k: 'entered', seat, to: move.to, energy });
          if (!arrive(board, seat, cx)) cx.drop('resolve');
          return;
        }
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
    take({ seat, table: { board }, hand }, move, frame, cx) {
      switch (move.do) {
        case 'power-down':
          cx.drop('resolve');
          cx.next({ do: 'power-down', seat });
          cx.say({ k: 'powered-down', seat, energy: rechargeOf(pilotOf(board, seat)) });
          return;
        case 'end':
          cx.say({ k: 'stopped', seat, at: 'battle' });
          return;
        case 'move':
          pay(board, seat, 'move', cx);
          afterArrival(board, seat, move.to, cx);
          cx.say({ k: 'moved', seat, to: move.to, lowered: Math.min(1, pilotOf(board, seat).threat) });
          if (!arrive(board, seat, cx)) cx.drop('resolve');
          return;
        case 'mine':
          pay(board, seat, 'move', cx);
          cx.next({ do: 'check' }, frame);
          cx.say({ k: 'mined', seat });
          if (turnOf(board).mined >= thingAt(board, placeOf(board, seat)).mining) collect(board, seat, cx);
          return;
        case 'fire':
          cx.next({ do: 'check' }, { do: 'cleared' }, frame);
          fire(board, seat, move, cx);
          return;
        case 'turn':
          cx.next({ do: 'check' }, frame);
          cx.say({ k: 'turned', seat, dir: move.dir, cost: move.cost });
          return;
        case 'play':
          playPowerUp(board, seat, hand, move.card, frame, cx);
          return;
      }
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

/** Uses a free move or shot; using one more than there is is the overcharge (R4.15). */
function pay(board: Board, seat: Seat, what: 'move' | 'shot', cx: Cx): void {
  const turn = turnOf(board);
  if (turn[what === 'move' ? 'moves' : 'shots'] > 0) return;
  const extra = overcharge(pilotOf(board, seat), turn);
  if (extra) cx.say({ k: 'overcharged', seat, ...extra, for: what });
}

/** What follows a move or an entry once the arrival is done; said before it, for what an arrival draws comes first. */
function afterArrival(board: Board, seat: Seat, to: Place, cx: Cx): void {
  const { arrive: effect } = things[mustSpace(board, to).object];
  cx.next(
    ...(effect === 'wormhole' ? [{ do: 'jump', seat } as const] : []),
    ...(effect === 'trader' ? [{ do: 'check' } as const, { do: 'trade', seat } as const] : []),
    { do: 'check' },
    { do: 'act', seat },
  );
}

function fire(board: Board, seat: Seat, move: KcMove & { readonly do: 'fire' }, cx: Cx): void {
  const { weapon, dir } = move;
  pay(board, seat, 'shot', cx);
  const damage = damageOf(board, seat, weapon);
  const all = targets(board, seat, weapon, dir);
  cx.say({ k: 'fired', seat, weapon, dir });
  for (const target of all) {
    if (target.ship === null) strike(board, target, { seat, damage, dir }, cx);
    else hitShip(board, seat, target.ship, damage, cx);
  }
}

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
