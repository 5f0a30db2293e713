// Questions and moves in words.

import type { Plan } from '../../engine/match.ts';
import { ownMoves } from '../../engine/moves.ts';
import { centreOf, handOf } from './board.ts';
import { missions, testDraws } from './content.ts';
import { countOf } from './deck.ts';
import { affectedSteps } from './event.ts';
import { fuelNeed, loading } from './load.ts';
import {
  cardCounts,
  kindNames,
  missionName,
  nameOf,
  paymentName,
  type Shown,
  tileName,
  whomName,
} from './sentences.names.ts';
import type { Board, Centre, FlightQuestion, LoadMove, SmFrame, SmMove, SpaceMissions } from './state.ts';
import type { Messages } from './text/en.ts';

// ---- Questions -----------------------------------------------------------------------------------------------

/** What a question asks of the viewer, in one sentence or two. */
export function prompt(asked: SmFrame, shown: Shown, text: Messages): string {
  const { ask } = text.say;
  const { board } = shown.table;
  const hand = 'hand' in shown ? shown.hand : null;
  switch (asked.do) {
    case 'bonus':
      return ask.bonus;
    case 'act':
      return ask.act(handOf(centreOf(board, asked.seat)).length);
    case 'equip':
      return ask.equip(asked.n);
    case 'develop':
      return ask.develop;
    case 'test':
      return ask.test(text.names.areas[asked.test], testDraws[asked.test]);
    case 'remove': {
      const drawn = countOf(hand?.test?.cards ?? []);
      const say = drawn.yellow + drawn.red > 0 ? ask.remove : ask.nothing;
      return say(text.names.systems[asked.system], cardCounts(drawn, text));
    }
    case 'copy':
      return ask.copy;
    case 'retrieve':
      return ask.retrieve;
    case 'declare':
      return ask.declare;
    case 'load':
      return text.say.ask.load(loadPrompt(centreOf(board, asked.seat), asked.answers, text));
    case 'answers':
      return 'seat' in shown ? eventPrompt(board, centreOf(board, shown.seat), text) : '';
    case 'decide':
      return hand?.flight?.ask ? flightPrompt(hand.flight.ask, text) : '';
    default:
      return '';
  }
}

function loadPrompt(centre: Centre, answers: readonly LoadMove[], { say: { ask }, names }: Messages): string {
  if (!centre.mission) return '';
  const { load, options } = loading(centre, centre.mission, answers);
  const [first] = options ?? [];
  switch (first?.do) {
    case 'tile':
      return ask.tile(names.parts[first.part]);
    case 'crew':
      return ask.crew;
    case 'fuel':
      return ask.fuel(fuelNeed(missions[centre.mission], load.tiles));
    case 'fit':
      return ask.fit(names.tokens[first.kind], names.parts[first.part]);
    case 'train':
      return ask.train;
    case undefined:
      return '';
  }
}

function eventPrompt({ event }: Board, { mission }: Centre, { say, names }: Messages): string {
  if (!event || !mission) return '';
  const systems = [...new Set(affectedSteps(event, missions[mission]).map(({ system }) => system))];
  return systems.length === 0
    ? say.ask.calm(names.events[event])
    : say.ask.affected(names.events[event], say.list(systems.map((system) => names.systems[system])));
}

function flightPrompt(question: FlightQuestion, { say: { ask }, names }: Messages): string {
  switch (question.ask) {
    case 'yellow':
      return ask.yellow(names.systems[question.system]);
    case 'red':
      return ask.red(names.systems[question.system]);
    case 'hurt':
      return question.kill ? ask.kill : ask.hurt;
    case 'share':
      return ask.share(question.n);
    case 'remove':
      return ask.drop;
    case 'look':
      return ask.look;
    case 'spare':
      return ask.spare;
  }
}

type Waiting = keyof Messages['say']['wait'];

const waits: Readonly<Partial<Record<SmFrame['do'], Waiting>>> = {
  bonus: 'bonus',
  declare: 'declare',
  loads: 'load',
  load: 'load',
  answers: 'answer',
  flights: 'flight',
};

/** What others are waited for. */
export const waitingFor = (frame: SmFrame, { say }: Messages): string =>
  say.wait[waits[frame.do] ?? 'action'];

/** What a ping is about, from what everybody sees. */
export function pingWords(frame: SmFrame | undefined, board: Board, { say, names }: Messages): string {
  const about = waits[frame?.do ?? 'act'] ?? 'action';
  const { pings } = say;
  return say.ping(
    board.year,
    about === 'answer' ? pings.answer(board.event ? names.events[board.event] : '') : pings[about],
  );
}

// ---- Moves ---------------------------------------------------------------------------------------------------

/** A short label of a move. `names`: the players', by seat, where they are known. */
export function moveLabel(move: SmMove, text: Messages, players: readonly string[] = []): string {
  const { names, say } = text;
  const label = say.move;
  switch (move.do) {
    case 'begin':
    case 'pass':
    case 'ok':
    case 'launch':
    case 'untrain':
    case 'stay':
    case 'suffer':
      return label[move.do];
    case 'play':
      return label.play(names.experts[move.card], names.areas[move.area]);
    case 'equip':
      return label.equip(kindNames(move.kinds, text));
    case 'develop':
      return label.develop(names.parts[move.part]);
    case 'test':
      return label.test(names.systems[move.system]);
    case 'remove':
      return label.remove(names.colours[move.colour], names.systems[move.system]);
    case 'copy':
      return label.copy(nameOf(move.from, players, text), names.experts[move.card], names.areas[move.area]);
    case 'retrieve':
      return label.retrieve(names.experts[move.card]);
    case 'declare':
      return move.mission ? label.declare(missionName(move.mission, text)) : label.none;
    case 'tile':
      return label.tile(tileName(move.part, move.level, text));
    case 'crew':
      return label.crew(say.list(move.who.map((id) => names.specialists[id])));
    case 'fuel':
      return label.fuel(move.n);
    case 'fit':
      return label.fit(move.n, names.tokens[move.kind], names.parts[move.part]);
    case 'train':
      return label.train(move.n);
    case 'use-inspection':
      return label.inspect;
    case 'discard':
      return label.discard(names.tokens[move.kind], names.parts[move.part]);
    case 'injure':
    case 'sacrifice':
      return label[move.do](whomName(move.whom, text));
    case 'pay':
    case 'downgrade':
      return label[move.do](paymentName(move.system, move.by, text));
    case 'accept-injury':
      return label.acceptInjury;
    case 'abort':
      return label.abort;
    case 'hurt':
      return label.hurt(whomName(move.whom, text));
    case 'share': {
      const list = (whom: typeof move.killed) => say.list(whom.map((each) => whomName(each, text)));
      return label.share(list(move.killed), list(move.injured));
    }
    case 'drop':
      return label.drop(names.colours[move.colour], names.systems[move.system]);
    case 'look':
      return label.look(names.systems[move.system]);
    case 'spare':
      return label.spare(names.tokens[move.kind]);
  }
}

/** What committing a plan does, and what comes after it. */
export function commitNote(
  { moves, stop, sealed }: Pick<Plan<SpaceMissions>, 'moves' | 'stop' | 'sealed'>,
  text: Messages,
  players: readonly string[] = [],
): string {
  const { and, commit } = text.say;
  const planned = ownMoves(moves);
  const labels = planned.map((move) => moveLabel(move, text, players));
  const after = stop === 'others' && sealed ? commit.wave : commit[stop];
  // As long as more is asked, the plan stands in its chips above.
  return labels.length > 0 && stop !== 'asked' ? commit.plan(labels.join(and), after) : after;
}
