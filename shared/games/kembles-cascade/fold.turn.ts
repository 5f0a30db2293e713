// How a board follows from the events of a turn: how it begins and ends, and what acts bring about.
import { at, mustSpace, pilotOf } from './board.ts';
import { cardOf, type Kind, things } from './content.ts';
import { type ActEvent, foldAct } from './fold.act.ts';
import { advance, clearDeeds, giveBack } from './marks.ts';
import type { Board, KcEvent, Pilot, Place, Turn } from './state.ts';
import { lowered, raised } from './threat.ts';
import { turnOf } from './turn.ts';

type Of<K extends KcEvent['k']> = Extract<KcEvent, { readonly k: K }>;

export type TurnEvent =
  | ActEvent
  | Of<
      | 'turn'
      | 'returned'
      | 'held-top'
      | 'turn-over'
      | 'damaged'
      | 'destroyed'
      | 'flipped'
      | 'hit'
      | 'collected'
      | 'gained'
      | 'sucked'
      | 'lowered'
    >;

export function foldTurn(board: Board, event: TurnEvent): void {
  switch (event.k) {
    case 'turn':
      clearDeeds(board);
      board.turn = newTurn(event, pilotOf(board, event.seat));
      return;
    case 'turn-over':
      endTurn(board, pilotOf(board, event.seat));
      return;
    case 'damaged':
      mustSpace(board, event.at).damage += event.n;
      return;
    case 'flipped':
      flip(board, event.at);
      return;
    case 'destroyed':
      destroy(board, event);
      return;
    case 'hit':
      hit(board, event);
      return;
    case 'collected':
      clear(board, event.at);
      advance(board, event.seat, 'scavenger');
      return;
    case 'gained':
      gain(board, event);
      return;
    case 'held-top':
      advance(board, event.seat, 'vanguard');
      return;
    case 'returned':
      for (const owner of board.pilots.keys()) giveBack(board, event.seat, owner);
      return;
    case 'sucked':
      pilotOf(board, event.seat).energy -= event.energy;
      return;
    case 'lowered': {
      const pilot = pilotOf(board, event.seat);
      Object.assign(pilot, lowered(pilot, event.levels));
      return;
    }
    default:
      foldAct(board, pilotOf(board, event.seat), turnOf(board), event);
  }
}

function newTurn({ seat, moves, surcharge }: Of<'turn'>, pilot: Pilot): Turn {
  return {
    seat,
    choices: 0,
    surprised: false,
    moves,
    shots: 1,
    overcharges: 0,
    free: 0,
    surcharge,
    bonus: 0,
    gyro: false,
    fired: [],
    marked: [],
    mined: 0,
    turned: false,
    startThreat: pilot.threat,
    kills: 0,
    lowered: 0,
    killDirs: [],
    farthest: 0,
    resolved: null,
  };
}

/** Damage left on what still stands vanishes (R4.12). */
function endTurn(board: Board, pilot: Pilot): void {
  for (const space of board.area.flat()) space.damage = 0;
  pilot.hit = false;
  board.turn = null;
}

function clear(board: Board, place: Place): void {
  Object.assign(mustSpace(board, place), { object: 'empty', damage: 0 });
}

const isPart = (kind: Kind) => kind === 'boss' || kind === 'mini-boss';

function destroy(board: Board, { seat, at: place, object, shot }: Of<'destroyed'>): void {
  const pilot = pilotOf(board, seat);
  const turn = turnOf(board);
  const { kind, energy } = things[object];
  clear(board, place);
  turn.kills++;
  if (shot) {
    turn.killDirs.push(shot.dir);
    turn.farthest = Math.max(turn.farthest, shot.distance);
  }
  if (kind === 'enemy' && energy === 1) advance(board, seat, 'ace');
  if (kind === 'asteroid') {
    pilot.asteroids++;
    advance(board, seat, 'rock-breaker');
  }
  if (isPart(kind)) {
    pilot.deeds.slewPart = true;
    advance(board, seat, 'titan-slayer');
  }
}

function hit(board: Board, { seat, victim, points, marker, ghost }: Of<'hit'>): void {
  const target = pilotOf(board, victim);
  target.hit = true;
  if (ghost) target.ability = null;
  Object.assign(target, raised(target, points));
  if (!marker) return;
  target.markers[seat] = at(target.markers, seat) + 1;
  pilotOf(board, seat).stock--;
  turnOf(board).marked.push(victim);
  advance(board, seat, 'duelist');
}

function gain(board: Board, { seat, what, n, why }: Of<'gained'>): void {
  const pilot = pilotOf(board, seat);
  if (why === 'bounty') pilot.ability = null;
  if (why === 'field') pilot.field = true;
  if (what !== 'glory') {
    pilot[what] += n;
    if (what === 'bellonium') advance(board, seat, 'prospector', n);
    return;
  }
  if (why === 'wreck') pilot.glory.wrecks += n;
  else if (why === 'markers') pilot.glory.markers += n;
  else pilot.glory.objects += n;
}

/** The card of a mini-boss is turned over (R14.1). `left`: its left space. */
function flip(board: Board, left: { readonly r: number; readonly c: number }): void {
  const back = cardOf(mustSpace(board, left).card).flip;
  if (!back) throw new Error(`the card at (${left.r},${left.c}) has one side`);
  back.forEach((object, i) => {
    Object.assign(mustSpace(board, { r: left.r, c: left.c + i }), { object, damage: 0, flipped: true });
  });
}
