// How a board follows from what happens: each public event changes it here, and nothing else does.
import { copy } from '../../engine/json.ts';
import { centreOf, runnerOf, seatsOf, spaceOf, spaceWith } from './board.ts';
import {
  type Bad,
  deathPoints,
  developAdds,
  healthyPoints,
  keepPerKind,
  missions,
  moonLanding,
  type SystemId,
  systemIds,
  tokens,
} from './content.ts';
import { injure, kill } from './crew.ts';
import { countOf, learn } from './deck.ts';
import { moveTokens, takeOff } from './load.ts';
import type { AnswerMove, Board, Centre, Flight, Lost, SmEvent } from './state.ts';

export function fold(board: Board, event: SmEvent): void {
  switch (event.k) {
    case 'year':
      newYear(board, event.year);
      return;
    case 'phase':
      board.phase = event.phase;
      return;
    case 'ordered':
      board.lower = [...event.lower];
      board.upper = [];
      return;
    case 'declared':
      runnerOf(board, event.who).mission = event.mission;
      return;
    case 'event':
      board.event = event.event;
      board.pastEvents.push(event.event);
      return;
    case 'succeeded':
      succeed(board, event);
      return;
    case 'media':
      runnerOf(board, event.who).counts.media++;
      for (const number of [event.mission, ...event.lost]) spaceOf(board, number).media = null;
      return;
    case 'home':
      comeHome(board, event);
      return;
    case 'over':
      board.over = event.why;
      board.phase = 'over';
      return;
    case 'cleaned':
      for (const { seat, token, n } of event.lost) centreOf(board, seat).warehouse[token] -= n;
      for (const centre of board.seats) Object.assign(centre, { load: null, mission: null });
      if (board.automa) board.automa.mission = null;
      return;
    case 'turned':
      board.automa?.played.push(event.card);
      return;
    case 'automa':
      board.automa?.used.push(event.type);
      return;
    case 'saw':
    case 'drew':
    case 'looked':
    case 'peeked':
      return;
    default:
      inCentre(board, centreOf(board, event.seat), event);
  }
}

/** All cards are in hand again (R14.3), and the order of the action phase is fixed (R2.1). */
function newYear(board: Board, year: number): void {
  board.year = year;
  board.event = null;
  board.turns = [...board.upper.map(({ who }) => who), ...board.lower].filter((who) => who !== 'automa');
  for (const centre of board.seats) {
    Object.assign(centre, {
      played: [],
      plays: 0,
      retrieved: false,
      passed: false,
      passedEarly: false,
      answered: false,
    });
  }
  if (board.automa) board.automa.played = [];
}

/** Events of one seat's centre. */
function inCentre(board: Board, centre: Centre, event: Extract<SmEvent, { readonly seat: number }>): void {
  switch (event.k) {
    case 'played':
      centre.played.push(event.card);
      centre.plays++;
      return;
    case 'retrieved':
      centre.played = centre.played.filter((card) => card !== event.card);
      centre.retrieved = true;
      return;
    case 'passed':
      pass(board, centre, event);
      return;
    case 'gained':
      centre.warehouse[event.token] += event.n;
      return;
    case 'developed': {
      centre.levels[event.part] = event.level;
      const system = developAdds[event.part];
      if (!system) return;
      centre.pile--;
      centre.decks[system].added++;
      centre.decks[system].cards++;
      return;
    }
    case 'removed':
      remove(board, centre, event.system, event.colour, event.how);
      return;
    case 'loaded':
      centre.load = copy(event.load);
      moveTokens(centre, event.load, -1);
      return;
    case 'answered':
      centre.answered = true;
      answer(centre, event.answer);
      return;
    case 'flown':
      show(centre, event.flight);
      return;
    case 'failed':
      centre.score += event.points;
      centre.tally.failures += event.points;
      return;
    case 'bumped':
      board.lower = board.lower.filter((who) => who !== event.seat);
      board.upper.push({ who: event.seat, flipped: true });
      return;
    case 'left':
      centre.gone = true;
      return;
  }
}

/** To the leftmost free space of the upper row; a flipped marker keeps its space (R4.1). In solo games it stays. */
function pass(board: Board, centre: Centre, { seat, early }: { seat: number; early: boolean }): void {
  centre.passed = true;
  centre.passedEarly = early;
  if (board.automa) return;
  const marker = board.upper.find(({ who }) => who === seat);
  if (marker) marker.flipped = false;
  else {
    board.lower = board.lower.filter((who) => who !== seat);
    board.upper.push({ who: seat, flipped: false });
  }
}

function remove(board: Board, centre: Centre, system: SystemId, colour: Bad, how: 'test' | 'flight'): void {
  const deck = centre.decks[system];
  deck.removed[colour]++;
  deck.cards--;
  centre.removed.push({ system, colour, year: board.year, how });
}

/** What is done about an event (R7.3). */
function answer(centre: Centre, move: AnswerMove): void {
  const { load, warehouse } = centre;
  if (!load) throw new Error('only who has loaded answers an event');
  switch (move.do) {
    case 'launch':
      return;
    case 'use-inspection':
      warehouse.inspection = 0;
      return;
    case 'discard':
      takeOff(load.fitted, move.part, move.kind);
      return;
    case 'untrain':
      load.training--;
      return;
    case 'injure':
      injure(load.crew, move.whom);
      return;
    case 'sacrifice':
      kill(load.crew, move.whom);
      bury(centre, load.crew);
      load.crew = load.crew.filter(({ state }) => state !== 'dead');
      return;
    case 'stay': // Everything loaded comes back, the inspection token does not (R7.6).
      moveTokens(centre, load, 1);
      Object.assign(centre, { load: null, mission: null });
      warehouse.inspection = 0;
      return;
  }
}

/** The dead cost points (R10.3); a dead specialist is out of the game (R18.3). */
function bury(centre: Centre, crew: Flight['crew']): void {
  for (const { who, state } of crew) {
    if (state !== 'dead') continue;
    centre.score += deathPoints;
    centre.tally.deaths += deathPoints;
    if (who && centre.specialists) centre.specialists[who] = 'dead';
  }
}

/** A flight is shown: deaths count from here on (R8.4), and all have seen the cards that were drawn. */
function show(centre: Centre, flight: Flight): void {
  centre.flight = copy(flight);
  bury(centre, flight.crew);
  for (const system of systemIds) {
    const drawn = flight.drawn.filter((card) => card.system === system);
    const deck = centre.decks[system];
    if (drawn.length > 0) learn(deck.odds, deck, countOf(drawn.map(({ colour }) => colour)));
  }
}

function succeed(board: Board, event: Extract<SmEvent, { readonly k: 'succeeded' }>): void {
  const { who, mission, points, first, place } = event;
  const runner = runnerOf(board, who);
  const space = spaceWith(board, mission);
  const { number, types } = missions[mission];
  runner.score += points;
  runner.tally.missions += points;
  runner.successes++;
  for (const type of types) runner.counts[type]++;
  if (first) {
    runner.counts.pioneer++;
    space.grey = true;
  }
  space.done.push({ who, year: board.year });
  if (number === moonLanding) runner.landed ??= { year: board.year, place };
}

function comeHome(board: Board, event: Extract<SmEvent, { readonly k: 'home' }>): void {
  const runner = runnerOf(board, event.who);
  runner.score += event.healthy * healthyPoints;
  runner.tally.home += event.healthy * healthyPoints;
  if (event.who !== 'automa') centreOf(board, event.who).experience += event.experience;
}

/** What nobody may keep: inspection tokens, and more than three of a kind (R14.1, R14.2). */
export const lostAtCleanUp = (board: Board): Lost[] =>
  seatsOf(board).flatMap((seat) =>
    tokens.flatMap((token) => {
      const most = token === 'inspection' ? 0 : keepPerKind;
      const n = centreOf(board, seat).warehouse[token] - most;
      return n > 0 ? [{ seat, token, n }] : [];
    }),
  );
