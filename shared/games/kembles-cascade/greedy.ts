// A rule of thumb for simple bots and for the fuzzer's way to the late game: every act is tried on a copy of the board,
// with the best one after it, and judged by what the turn would be worth if it ended there.
import type { Seat, Seen } from '../../engine/game.ts';
import { copy } from '../../engine/json.ts';
import { met } from './achievements.ts';
import { act, enter } from './acts.ts';
import { at, gloryOf, pilotOf, placeOf, rechargeOf, rowsToCome, spaceAt } from './board.ts';
import { abilityOf, achievementGlory, bosses, missions, type Thing, things } from './content.ts';
import type { Cx } from './effects.ts';
import { fold } from './fold.ts';
import { idle } from './idle.ts';
import { forecast } from './preview.ts';
import type { Board, Held, Item, KcFrame, KcMove, Kembles } from './state.ts';
import { battleMoves } from './turn.ts';

export function greedy(seen: Seen<Kembles>, frame: KcFrame, moves: readonly KcMove[]): KcMove {
  const { board } = seen.table;
  const { seat } = seen;
  const now: Position = { board, seat, held: seen.hand.powerUps, draws: 0 };
  const best = (value: (move: KcMove) => number): KcMove => {
    const values = moves.map(value);
    return at(moves, values.indexOf(Math.max(...values)));
  };
  switch (frame.do) {
    case 'sensors':
      return best((move) => (move.do === 'sensor' ? sensorValue(move.sensor) : 0));
    case 'outside':
      return best((move) => {
        if (move.do === 'buy') return 1000 + wish(board, seat, move.item);
        return move.do === 'enter' ? worthOf(rehearse(now, move)) : -1000;
      });
    case 'act':
      return best((move) => promise(now, move, 1));
    case 'jump':
      return best((move) => (move.do === 'jump' ? worthOf(put(now, move.to)) : worthOf(now)));
    case 'warp':
      return best((move) => (move.do === 'warp' ? worthOf(put(now, move.to)) : 0));
    case 'shop':
    case 'trade':
      return best((move) => (move.do === 'buy' ? wish(board, seat, move.item) : 0));
    default:
      return idle(seen, frame);
  }
}

/** Late is safe, and a low Sensor is for its ability. */
const sensorValue = (sensor: number): number => (abilityOf(sensor) ? 500 - sensor : sensor);

// ---- Trying ----------------------------------------------------------------------------------------------------

interface Position {
  readonly board: Board;
  readonly seat: Seat;
  readonly held: readonly Held[];
  /** Power-ups that would have been drawn. */
  readonly draws: number;
}

/** A copy of all that a turn can change; what it can't is shared, for many are made. */
const trialOf = (board: Board): Board => ({
  ...board,
  area: board.area.map((row) => row.map((space) => ({ ...space }))),
  pilots: board.pilots.map(copy),
  powerUps: copy(board.powerUps),
  turn: copy(board.turn),
});

/** A choice carried out on a copy, as far as everybody can see: what it draws is counted, what it asks is left out. */
function rehearse({ board: before, seat, held, draws: drawn }: Position, move: KcMove): Position {
  const board = trialOf(before);
  const hand = { sensors: [], powerUps: [...held] };
  let draws = drawn;
  const cx: Cx = {
    say: (event) => fold(board, event),
    next: (...frames) => {
      draws += frames.filter((frame) => frame.do === 'power-up').length;
    },
    drop: () => {},
  };
  if (move.do === 'enter') enter(board, seat, move.to, cx);
  else act(board, seat, hand, move, cx);
  return { board, seat, held: hand.powerUps, draws };
}

function put(position: Position, to: { readonly r: number; readonly c: number }): Position {
  const board = trialOf(position.board);
  pilotOf(board, position.seat).at = { ...to };
  return { ...position, board };
}

/** The worth of an act with the best that can come after it. */
function promise(now: Position, move: KcMove, depth: number): number {
  if (move.do === 'power-down') return worthOfRest(now);
  if (move.do === 'end') return worthOf(now);
  const then = rehearse(now, move);
  const { at: place } = pilotOf(then.board, now.seat);
  if (!place) return worthOf(then);
  const bests = [worthOf(then)];
  if (depth > 0 && then.draws === now.draws) {
    for (const next of battleMoves(then.board, now.seat, then.held))
      if (next.do !== 'end' && next.do !== 'turn') bests.push(promise(then, next, depth - 1));
  }
  return Math.max(...bests) - 0.01;
}

// ---- Judging ---------------------------------------------------------------------------------------------------

/** What Glory the next rounds make of a thing. */
const prices = { energy: 0.7, bellonium: 0.7, powerUp: 1.2, threat: 0.55, wreck: 5, marker: 0.6 } as const;

function worthOf({ board, seat, held, draws }: Position): number {
  const pilot = pilotOf(board, seat);
  const fixed =
    gloryOf(pilot) +
    achievementsNow(board, seat) +
    missionPart(board, seat) +
    pilot.bellonium * prices.bellonium +
    (held.length + draws) * prices.powerUp +
    (8 - pilot.stock) * prices.marker +
    damagePart(board);
  if (!pilot.at) return fixed - prices.wreck;
  const { lost, destroyed, threat } = forecast(board, seat);
  if (destroyed) return fixed - prices.wreck;
  return fixed + afterTurn(board, seat, pilot.energy - lost, threat);
}

/** Energy is life; Threat above it is nearly death; below lies the edge. */
function afterTurn(board: Board, seat: Seat, energy: number, threat: number): number {
  const { r, c } = placeOf(board, seat);
  const doom = threat > energy ? 1.6 * (threat - energy) : 0;
  const under = r === 1 ? spaceAt(board, { r: 2, c }) : null;
  const edge = under ? 0.4 + (isDeadly(things[under.object]) ? 3.5 : 0) : 0;
  return energy * prices.energy - threat * prices.threat - doom - edge;
}

const isDeadly = ({ blocksMove, arrive }: Thing) => blocksMove || arrive === 'destroy';

/** Power Down: Energy, no Threat, and a shop, if there is still time to use what is bought. */
function worthOfRest(now: Position): number {
  const { board, seat, held } = now;
  const pilot = pilotOf(board, seat);
  const recharged = rechargeOf(pilot);
  const { lost, threat } = forecast(board, seat);
  const energy = pilot.energy + recharged - lost;
  const fixed = gloryOf(pilot) + missionPart(board, seat) + held.length * prices.powerUp + damagePart(board);
  if (energy <= 0) return fixed - prices.wreck;
  const late = rowsToCome(board) === 0 && board.boss !== null && board.area.length <= 2;
  const bellonium = pilot.bellonium * (late ? 0.4 : prices.bellonium + (pilot.bellonium >= 2 ? 0.7 : 0));
  const cleared = pilot.markers.reduce((sum, n) => sum + n, 0) * 0.3;
  return (
    fixed + bellonium + cleared + (8 - pilot.stock) * prices.marker + afterTurn(board, seat, energy, threat)
  );
}

function achievementsNow(board: Board, seat: Seat): number {
  const first = met(board);
  return first?.seats.includes(seat) ? achievementGlory[first.card] : 0;
}

function missionPart(board: Board, seat: Seat): number {
  const { id, progress, done } = pilotOf(board, seat).mission;
  return done ? 0 : (0.6 * missions[id].glory * progress) / missions[id].target;
}

/** Damage is lost at the end of the turn: it is worth a little on the way to a kill, nothing after. */
function damagePart(board: Board): number {
  const turn = board.turn;
  if (!turn || turn.overcharges >= 2) return 0;
  let sum = 0;
  for (const row of board.area)
    for (const { damage, object } of row)
      if (damage > 0) sum += (0.05 * damage) / (things[object].energy ?? 1);
  return sum;
}

// ---- Buying ----------------------------------------------------------------------------------------------------

/** In the order of what they are worth from early on (section 14 of the rules). */
const wishes: readonly Item[] = [
  'missiles',
  'engine',
  'gamma',
  'laser',
  'flamethrower',
  'shield',
  'generator',
  'power-up',
  'rotation-mount',
];

function wish(board: Board, seat: Seat, item: Item): number {
  const weapons = ['laser', 'missiles', 'gamma', 'flamethrower'] as const;
  const armed = weapons.filter((id) => pilotOf(board, seat).upgrades[id] > 0);
  const another = weapons.some((id) => id === item) && armed.length > 0 && !armed.some((id) => id === item);
  const late = board.boss !== null && board.area.length + bossRowsLeft(board) <= 3;
  if (late) return item === 'power-up' ? 0.5 : -1;
  return 10 - wishes.indexOf(item) - (another ? 6 : 0);
}

const bossRowsLeft = ({ boss, bossRows }: Board): number => (boss ? bosses[boss].rows.length - bossRows : 1);
