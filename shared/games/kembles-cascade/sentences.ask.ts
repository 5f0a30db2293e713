// Questions and moves in words.

import type { Seat } from '../../engine/game.ts';
import type { Plan } from '../../engine/match.ts';
import { ownMoves } from '../../engine/moves.ts';
import { entrySpaces, pilotOf } from './board.ts';
import { targets } from './fire.ts';
import { forecast } from './preview.ts';
import {
  itemName,
  nameOf,
  objectAt,
  placeName,
  type Shown,
  sensorName,
  spotName,
  weaponName,
} from './sentences.names.ts';
import type { Board, KcFrame, KcMove, Kembles, Place } from './state.ts';
import type { Messages } from './text/en.ts';
import { threatAt } from './threat.ts';
import { turnOf } from './turn.ts';

// ---- Questions -----------------------------------------------------------------------------------------------

/** What a question asks of the viewer, in one sentence or two. */
export function prompt(asked: KcFrame, shown: Shown, text: Messages): string {
  const { ask } = text.say;
  const { board } = shown.table;
  switch (asked.do) {
    case 'sensors':
      return ask.sensors;
    case 'outside':
      if (entrySpaces(board).length === 0) return ask.noRoom;
      return pilotOf(board, asked.seat).entered ? ask.back : ask.first;
    case 'act':
      return actPrompt(board, asked.seat, text);
    case 'jump':
    case 'trade':
    case 'warp':
      return ask[asked.do];
    case 'shop':
      return ask.shop(pilotOf(board, asked.seat).bellonium);
    default:
      return '';
  }
}

/** What is free, and what ending now comes to: the heart of the game. */
function actPrompt(board: Board, seat: Seat, text: Messages): string {
  const { ask } = text.say;
  const { choices, moves, shots } = turnOf(board);
  const { lost, destroyed, threat, half } = forecast(board, seat);
  return [
    choices === 0 ? ask.choose : '',
    moves + shots > 0 ? ask.go(moves, shots) : ask.over,
    destroyed ? ask.dying : ask.ending(lost, threatWords(threat, half)),
  ]
    .filter(Boolean)
    .join(text.say.gap);
}

/** A level with its half step. */
export const threatWords = (threat: number, half: boolean): string => `${threat}${half ? '½' : ''}`;

/** What others are waited for. */
export const waitingFor = (frame: KcFrame, { say }: Messages): string =>
  frame.do === 'sensors' ? say.wait.sensors : say.wait.turn;

/** Where the game stands, in a few words. */
export const progress = ({ round, phase }: Board, { say, names }: Messages): string =>
  say.progress(round, names.phases[phase]);

/** What a ping is about, from what everybody sees. */
export function pingWords(frame: KcFrame | undefined, board: Board, { say }: Messages): string {
  const about = frame?.do === 'sensors' ? 'sensor' : frame?.do === 'outside' ? 'enter' : 'turn';
  return say.ping(board.round, say.pings[about]);
}

// ---- Moves ---------------------------------------------------------------------------------------------------

/** A short label of a move: what it does, what waits there, and its price. `players`: names, where they are known. */
export function moveLabel(
  move: KcMove,
  shown: Shown,
  text: Messages,
  players: readonly string[] = [],
): string {
  const { say, names } = text;
  const label = say.move;
  const { board } = shown.table;
  const seat = board.turn?.seat ?? 0;
  switch (move.do) {
    case 'sensor':
      return sensorName(move.sensor, text);
    case 'power-down':
      return label.powerDown;
    case 'move':
      return label.move(
        wayName(pilotOf(board, seat).at, move.to, text),
        where(board, move.to, text),
        threatAt(board, seat, move.to),
        say.paid(move.cost),
      );
    case 'enter':
    case 'jump':
    case 'warp':
      return label[move.do](where(board, move.to, text), threatAt(board, seat, move.to));
    case 'mine':
      return label.mine(say.paid(move.cost));
    case 'fire': {
      const hit = targets(board, seat, move.weapon, move.dir).map((target) =>
        target.ship === null
          ? spotName(target.object, target.at, text)
          : say.spot(nameOf(target.ship, players, text), placeName(target.at, text)),
      );
      return label.fire(
        weaponName(move.weapon, text),
        names.dirs[move.dir],
        say.list(hit),
        say.paid(move.cost),
      );
    }
    case 'turn':
      return label.turn(names.dirs[move.dir], say.paid(move.cost));
    case 'play':
      return label.play(names.powerUps[move.card]);
    case 'buy':
      return label.buy(itemName(move.item, text), move.price);
    case 'end':
      return endLabel(shown, text);
  }
}

/** `end` closes whatever is open. */
function endLabel({ table }: Shown, { say }: Messages): string {
  switch (table.flow.question?.frame.do) {
    case 'jump':
      return say.move.stay;
    case 'shop':
    case 'trade':
      return say.move.nothing;
    default:
      return say.move.end;
  }
}

/** A space, and what is on it if anything is. */
function where(board: Board, place: Place, text: Messages): string {
  const object = objectAt(board, place);
  return object === 'empty' ? placeName(place, text) : spotName(object, place, text);
}

/** One of the eight directions: "up left". */
function wayName(from: Place | null, to: Place, { names, say }: Messages): string {
  if (!from) return '';
  const [dr, dc] = [to.r - from.r, to.c - from.c];
  const vertical = dr > 0 ? names.dirs.up : dr < 0 ? names.dirs.down : '';
  const horizontal = dc > 0 ? names.dirs.right : dc < 0 ? names.dirs.left : '';
  return say.way(vertical, horizontal);
}

/** What a planned move does, wherever the ship was before it. */
function deed(move: KcMove, text: Messages): string {
  const { say, names } = text;
  switch (move.do) {
    case 'sensor':
      return sensorName(move.sensor, text);
    case 'power-down':
      return say.deed.powerDown;
    case 'enter':
    case 'move':
    case 'jump':
    case 'warp':
      return say.deed[move.do](placeName(move.to, text));
    case 'mine':
    case 'end':
      return say.deed[move.do];
    case 'fire':
      return say.deed.fire(weaponName(move.weapon, text), names.dirs[move.dir]);
    case 'turn':
      return say.deed.turn(names.dirs[move.dir]);
    case 'play':
      return say.deed.play(names.powerUps[move.card]);
    case 'buy':
      return say.deed.buy(itemName(move.item, text));
  }
}

/** A planned move with its price: unlike a label, it does not tell of a board that the plan has left behind. */
export function chip(move: KcMove, text: Messages): string {
  const cost = 'cost' in move ? move.cost : 0;
  const done = capital(deed(move, text));
  return cost > 0 ? `${done} · ${text.say.paid(cost)}` : done;
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What committing a plan does, and what comes after it. */
export function commitNote({ moves, stop }: Pick<Plan<Kembles>, 'moves' | 'stop'>, text: Messages): string {
  const { commit, and } = text.say;
  const own = ownMoves(moves);
  const secret = own.length > 0 && own.every((move) => move.do === 'sensor');
  const after = secret && stop === 'others' ? commit.wave : commit[stop];
  // As long as more is asked, the plan stands in its chips above.
  if (own.length === 0 || stop === 'asked') return after;
  return commit.plan(capital(own.map((move) => deed(move, text)).join(and)), after);
}
