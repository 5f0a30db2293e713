// What a tap on a space does, and what it comes to: the moves that it adds to the plan, their price, the Threat that waits
// there, the damage that it deals. Pure; nothing is drawn here.
import type { Seen } from '../../../shared/engine/game.ts';
import { plan } from '../../../shared/engine/match.ts';
import { viewOf } from '../../../shared/games/kembles-cascade/ahead.ts';
import { mustSpace, pilotOf } from '../../../shared/games/kembles-cascade/board.ts';
import { things, type WeaponId } from '../../../shared/games/kembles-cascade/content.ts';
import { core } from '../../../shared/games/kembles-cascade/core.ts';
import { damageOf, targets } from '../../../shared/games/kembles-cascade/fire.ts';
import {
  type Forecast,
  forecast,
  forecastAt,
  type Reach,
  reach,
} from '../../../shared/games/kembles-cascade/preview.ts';
import type { Board, KcMove, Kembles, Place } from '../../../shared/games/kembles-cascade/state.ts';
import { type Spot, spotOf } from './model.ts';

type Of<D extends KcMove['do']> = Extract<KcMove, { readonly do: D }>;

/** A way to a space: there the ship would end its Battle with so much Energy and Threat. */
export interface Way {
  readonly does: 'fly' | 'enter' | 'jump' | 'warp';
  readonly to: Place;
  /** What a tap adds to the plan; where the way stops at a question or a card to draw, not all of it. */
  readonly moves: readonly KcMove[];
  /** Energy for all of it. */
  readonly cost: number;
  readonly stopsAt: Place | null;
  readonly outcome: Forecast;
}

/** A shot that hits what is on a space. */
export interface Shot {
  readonly move: Of<'fire'>;
  readonly damage: number;
}

export interface Aim {
  readonly ways: ReadonlyMap<Spot, Way>;
  readonly shots: ReadonlyMap<Spot, readonly Shot[]>;
}

export const noAim: Aim = { ways: new Map(), shots: new Map() };

/** Everything that a tap on the area can mean now. */
export function aimOf(seen: Seen<Kembles>, legal: readonly KcMove[]): Aim {
  const { board } = seen.table;
  const ways = new Map<Spot, Way>();
  const first = legal.filter((move) => move.do === 'move');
  if (first.length > 0) {
    for (const found of reach(board, seen.seat)) {
      if (found.moves > 0) ways.set(spotOf(found.to), flight(board, seen.seat, found));
    }
  }
  for (const move of legal) {
    if (move.do === 'enter' || move.do === 'jump' || move.do === 'warp')
      ways.set(spotOf(move.to), single(seen, move));
  }
  return { ways, shots: shotsOf(board, seen.seat, legal) };
}

/** The way of a reach, move by move, up to the first space that asks or draws something. */
function flight(board: Board, seat: number, end: Reach): Way {
  const legs: Reach[] = [];
  for (let leg: Reach | null = end; leg && leg.moves > 0; leg = leg.from) legs.unshift(leg);
  const stop = legs.findIndex(({ to }) => interrupts(board, to));
  const flown = stop < 0 ? legs : legs.slice(0, stop + 1);
  return {
    does: 'fly',
    to: end.to,
    moves: flown.map(({ to, cost, from }): KcMove => ({ do: 'move', to, cost: cost - (from?.cost ?? 0) })),
    cost: end.cost,
    stopsAt: flown.length < legs.length ? (flown.at(-1)?.to ?? null) : null,
    outcome: forecastAt(board, seat, end),
  };
}

/** Where an arrival asks a question or draws a card, a plan of several moves goes no further by itself. */
function interrupts(board: Board, place: Place): boolean {
  const { arrive, reward } = things[mustSpace(board, place).object];
  return arrive === 'wormhole' || arrive === 'trader' || (reward.powerUp ?? 0) > 0;
}

/** An entry, a jump or a warp, tried on a copy. */
function single(seen: Seen<Kembles>, move: Of<'enter' | 'jump' | 'warp'>): Way {
  const { board } = plan(core, viewOf(seen), [move]).shown.table;
  const { at, energy } = pilotOf(board, seen.seat);
  const outcome = at
    ? forecast(board, seen.seat)
    : { energy, lost: 0, destroyed: true, threats: [], threat: 0, half: false };
  return { does: move.do, to: move.to, moves: [move], cost: 0, stopsAt: null, outcome };
}

function shotsOf(board: Board, seat: number, legal: readonly KcMove[]): Aim['shots'] {
  const shots = new Map<Spot, Shot[]>();
  for (const move of legal) {
    if (move.do !== 'fire') continue;
    const damage = damageOf(board, seat, move.weapon);
    for (const { at } of targets(board, seat, move.weapon, move.dir))
      shots.set(spotOf(at), [...(shots.get(spotOf(at)) ?? []), { move, damage }]);
  }
  return shots;
}

/** The shot of the chosen weapon; else the first that hits. */
export const shotWith = (shots: readonly Shot[], weapon: WeaponId | null): Shot | undefined =>
  shots.find(({ move }) => move.weapon === weapon) ?? shots[0];
