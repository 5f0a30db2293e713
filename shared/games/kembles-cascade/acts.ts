// Acts of a Battle (R4): what each does, whoever plans or makes it. Draws and questions to come are frames.
import type { Seat } from '../../engine/game.ts';
import { at, maxEnergy, mustSpace, pilotOf, placeOf, rechargeOf, thingAt } from './board.ts';
import { bombDamage, chaffLevels, energyPackGain, type PowerUpId, things } from './content.ts';
import { arrive, bombTargets, type Cx, collect, gain, hitShip, strike } from './effects.ts';
import { damageOf, targets } from './fire.ts';
import type { Board, KcHand, KcMove, Place } from './state.ts';
import { overcharge, turnOf } from './turn.ts';

/** A ship enters the area (R4.5): its first act, and one of its moves. */
export function enter(board: Board, seat: Seat, to: Place, cx: Cx): void {
  const pilot = pilotOf(board, seat);
  const energy = pilot.entered ? maxEnergy(pilot) - 1 : pilot.energy; // R8.7
  afterArrival(board, seat, to, cx);
  cx.say({ k: 'entered', seat, to, energy });
  if (!arrive(board, seat, cx)) cx.drop('resolve');
}

/** An act of a ship in the area (D2, D6). */
export function act(board: Board, seat: Seat, hand: KcHand, move: KcMove, cx: Cx): void {
  const again = { do: 'act', seat } as const;
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
      cx.next({ do: 'check' }, again);
      cx.say({ k: 'mined', seat });
      if (turnOf(board).mined >= thingAt(board, placeOf(board, seat)).mining) collect(board, seat, cx);
      return;
    case 'fire':
      cx.next({ do: 'check' }, { do: 'cleared' }, again);
      fire(board, seat, move, cx);
      return;
    case 'turn':
      cx.next({ do: 'check' }, again);
      cx.say({ k: 'turned', seat, dir: move.dir, cost: move.cost });
      return;
    case 'play':
      play(board, seat, hand, move.card, cx);
      return;
  }
}

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

/** R4.17. Of two equal cards the one held longest is played. */
function play(board: Board, seat: Seat, hand: KcHand, card: PowerUpId, cx: Cx): void {
  const i = hand.powerUps.findIndex((held) => held.card === card);
  const { lot } = at(hand.powerUps, i);
  hand.powerUps.splice(i, 1);
  cx.next(
    ...(card === 'warp-pod' ? [{ do: 'warp', seat } as const] : []),
    { do: 'check' },
    ...(card === 'smart-bomb' ? [{ do: 'cleared' } as const] : []),
    { do: 'act', seat },
  );
  cx.say({ k: 'played', seat, card, lot });
  if (card === 'energy-pack') gain(board, seat, 'energy', energyPackGain, 'energy-pack', cx);
  if (card === 'chaff') {
    const levels = Math.min(chaffLevels, pilotOf(board, seat).threat);
    cx.say({ k: 'lowered', seat, levels, why: 'chaff' });
  }
  if (card === 'smart-bomb') {
    for (const target of bombTargets(board, seat))
      strike(board, target, { seat, damage: bombDamage, dir: null }, cx);
  }
}
