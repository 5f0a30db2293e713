// What acts bring about, whoever's turn it is: gains, missions, arrivals, destruction. Each says its public events.
import type { Context, Seat } from '../../engine/game.ts';
import { around, at, distance, isInside, maxEnergy, mustSpace, pilotOf, placeOf, seatsOf } from './board.ts';
import {
  blackHoleLoss,
  cardOf,
  type Dir,
  fieldGain,
  gloryOfWreck,
  missions,
  type ObjectId,
  things,
} from './content.ts';
import type { Target } from './fire.ts';
import type { Board, Gain, GainWhy, Kembles, Place, WreckWhy } from './state.ts';
import { raised } from './threat.ts';
import { turnOf } from './turn.ts';

/** What carrying something out needs: it is used for real, and for trying a choice on a copy. */
export type Cx = Pick<Context<Kembles>, 'say' | 'next' | 'drop'>;

/** Glory of the mission, as soon as its target is reached (R11.1). */
export function settleMission(board: Board, seat: Seat, cx: Cx): void {
  const { mission } = pilotOf(board, seat);
  if (!mission.done && mission.progress >= missions[mission.id].target)
    cx.say({ k: 'accomplished', seat, mission: mission.id });
}

/** Energy never above the maximum (E22). */
export function gain(board: Board, seat: Seat, what: Gain, n: number, why: GainWhy, cx: Cx): void {
  const pilot = pilotOf(board, seat);
  const most = what === 'energy' ? Math.min(n, maxEnergy(pilot) - pilot.energy) : n;
  if (most > 0) cx.say({ k: 'gained', seat, what, n: most, why });
  settleMission(board, seat, cx);
}

function reward(board: Board, seat: Seat, object: ObjectId, why: 'object' | 'pickup', cx: Cx): void {
  const { bellonium = 0, glory = 0, energy = 0, powerUp = 0 } = things[object].reward;
  gain(board, seat, 'bellonium', bellonium, why, cx);
  gain(board, seat, 'glory', glory, why, cx);
  gain(board, seat, 'energy', energy, why, cx);
  if (powerUp > 0) cx.next({ do: 'power-up', seat });
}

// ---- Destroying objects (R4.12, R14) -------------------------------------------------------------------------

export interface Blow {
  readonly seat: Seat;
  readonly damage: number;
  /** The direction of a shot; null: a Smart Bomb. */
  readonly dir: Dir | null;
}

/** Damage to an object. The side of a mini-boss's card that was aimed at must still be up (R14.2, E26). */
export function strike(board: Board, target: Target & { readonly ship: null }, blow: Blow, cx: Cx): void {
  const space = mustSpace(board, target.at);
  if (space.object !== target.object || space.flipped !== target.flipped) return;
  const { energy } = things[target.object];
  if (energy === null) return;
  cx.say({ k: 'damaged', at: target.at, object: target.object, n: blow.damage });
  if (space.damage >= energy) destroyObject(board, target, blow, cx);
}

function destroyObject(
  board: Board,
  { at: place, object, flipped }: Target & { readonly ship: null },
  { seat, dir }: Blow,
  cx: Cx,
): void {
  const { card } = mustSpace(board, place);
  const shot = dir ? { dir, distance: distance(placeOf(board, seat), place) } : null;
  cx.say({ k: 'destroyed', seat, at: place, object, shot });
  reward(board, seat, object, 'object', cx);
  if (pilotOf(board, seat).ability === 'bounty') gain(board, seat, 'bellonium', 1, 'bounty', cx);
  if (cardOf(card).flip && !flipped) {
    const left = place.c % 2 === 1 ? place : { r: place.r, c: place.c - 1 };
    cx.say({ k: 'flipped', at: left, card });
  }
}

/** A shot hits a ship: Threat, and a marker if any of it was added (R5.1, R5.2). */
export function hitShip(board: Board, seat: Seat, victim: Seat, damage: number, cx: Cx): void {
  const target = pilotOf(board, victim);
  const ghost = target.ability === 'ghost';
  const after = raised(target, ghost ? 0 : damage);
  const added = after.threat !== target.threat || after.half !== target.half;
  const marker = added && pilotOf(board, seat).stock > 0 && !turnOf(board).marked.includes(victim);
  cx.say({ k: 'hit', seat, victim, points: ghost ? 0 : damage, marker, ghost });
  settleMission(board, seat, cx);
}

/** Objects that a Smart Bomb strikes, from the top row down (E69). */
export function bombTargets(board: Board, seat: Seat): (Target & { readonly ship: null })[] {
  return around(board, placeOf(board, seat)).flatMap((place) => {
    const { object, flipped } = mustSpace(board, place);
    return things[object].energy === null ? [] : [{ ship: null, at: place, object, flipped }];
  });
}

// ---- Arriving (R4.4, section 8.1) ----------------------------------------------------------------------------

/** What a space does to a ship that has come to it by a move, an entry or a push. False: it is destroyed. */
export function arrive(board: Board, seat: Seat, cx: Cx): boolean {
  const place = placeOf(board, seat);
  const { object } = mustSpace(board, place);
  switch (things[object].arrive) {
    case 'collect':
      collect(board, seat, cx);
      return true;
    case 'lose-energy': {
      const { energy } = pilotOf(board, seat);
      cx.say({ k: 'sucked', seat, energy: Math.min(energy, blackHoleLoss) });
      if (energy > blackHoleLoss) return true;
      wreck(board, seat, 'black-hole', cx);
      return false;
    }
    case 'gain-energy':
      if (!pilotOf(board, seat).field) gain(board, seat, 'energy', fieldGain, 'field', cx);
      return true;
    case 'destroy':
      wreck(board, seat, 'singularity', cx);
      return false;
    default:
      return true;
  }
}

/** A pickup is collected, or has been mined: the space is Empty (R4.4, R4.6). */
export function collect(board: Board, seat: Seat, cx: Cx): void {
  const place: Place = placeOf(board, seat);
  const { object } = mustSpace(board, place);
  cx.say({ k: 'collected', seat, at: place, object });
  reward(board, seat, object, 'pickup', cx);
}

// ---- Destroyed ships (R8) ------------------------------------------------------------------------------------

/** The ship is gone; the others in the area and the owners of markers on its board are paid. */
export function wreck(board: Board, seat: Seat, why: WreckWhy, cx: Cx): void {
  cx.say({ k: 'wrecked', seat, why });
  for (const other of seatsOf(board)) {
    if (other !== seat && isInside(pilotOf(board, other)))
      gain(board, other, 'glory', gloryOfWreck, 'wreck', cx);
  }
  for (const owner of seatsOf(board)) {
    const n = at(pilotOf(board, seat).markers, owner);
    if (n === 0) continue;
    cx.say({ k: 'took-back', seat: owner, from: seat, n });
    if (!pilotOf(board, owner).gone) gain(board, owner, 'glory', n, 'markers', cx);
  }
}
