// The results of a year (R12, R13), the clean-up (R14) and the end (R15.1). Nobody is asked anything here (R8.5).
import type { Context, Frames, Seat, State } from '../../engine/game.ts';
import { rngOf } from '../../engine/rng.ts';
import { at, awardOf, centreOf, flyingSeats, isCrewed, runnerOf, spaceOf, spaceWith } from './board.ts';
import { firstYear, lastYear, type MissionId, type MissionNumber, missions } from './content.ts';
import { alive, healthy } from './crew.ts';
import { defaultFlightMove } from './defaults.ts';
import { decide, flyOn, succeeded } from './flight.ts';
import { lostAtCleanUp } from './fold.ts';
import { launched } from './rules.mission.ts';
import type { Board, Flight, SpaceMissions, Who } from './state.ts';

type Cx = Context<SpaceMissions>;

export const resultRules: Pick<Frames<SpaceMissions>, 'year' | 'results' | 'clean-up'> = {
  /** R1.1. */
  year: {
    run(g, _frame, cx) {
      const { board } = g.table;
      cx.say({ k: 'year', year: board.phase === 'setup' ? firstYear : board.year + 1 });
      cx.next(
        { do: 'action' },
        { do: 'order' },
        { do: 'declaration' },
        { do: 'loading' },
        { do: 'loads' },
        { do: 'roll-out' },
        { do: 'event' },
        { do: 'answers' },
        { do: 'lift-off' },
        { do: 'flights' },
        { do: 'results' },
        { do: 'clean-up' },
      );
    },
  },

  results: {
    run(g, _frame, cx) {
      const { board } = g.table;
      const order = [...board.lower]; // An award changes the rows, not the order of these results (R13.4).
      const flights = flyingSeats(board).map((seat) => ({ seat, flight: landedFlight(g, seat) }));
      if (flights.length > 0 || board.automa?.mission) cx.say({ k: 'phase', phase: 'results' });
      for (const { seat, flight } of flights) cx.say({ k: 'flown', seat, flight }); // R8.4
      order.forEach((who, place) => {
        const flown = flights.find(({ seat }) => seat === who);
        if (flown) seatResult(g, flown.seat, flown.flight, place, cx);
        if (who === 'automa') automaResult(board, place, cx);
      });
      for (const { seat, flight } of flights) putBack(g, seat, flight);
      const landing = order.some((who) => runnerOf(board, who).landed?.year === board.year);
      if (!landing && board.year < lastYear) return;
      cx.say({ k: 'over', why: landing ? 'landing' : 'time' });
      cx.end();
    },
  },

  'clean-up': {
    run(g, _frame, cx) {
      cx.say({ k: 'cleaned', lost: lostAtCleanUp(g.table.board) });
      cx.next({ do: 'year' });
    },
  },
};

/** A flight that is over. That of a seat which left is finished by the defaults (E-53). */
function landedFlight(g: State<SpaceMissions>, seat: Seat): Flight {
  const { board } = g.table;
  const flight = at(g.hands, seat).flight ?? launched(board, seat);
  const chance = { decks: at(g.box.own, seat).decks, rng: rngOf(at(g.box.streams, seat)) };
  flyOn(flight, awardOf(board), chance);
  while (!flight.done) {
    decide(flight, defaultFlightMove(centreOf(board, seat), flight));
    flyOn(flight, awardOf(board), chance);
  }
  return flight;
}

function seatResult(g: State<SpaceMissions>, seat: Seat, flight: Flight, place: number, cx: Cx): void {
  const { board } = g.table;
  if (flight.failed !== null) {
    cx.say({ k: 'failed', seat, step: flight.failed, points: flight.failed }); // R12.1
  } else succeed(board, seat, flight.mission, place, cx);
  const living = alive(flight.crew).length;
  if (isCrewed(missions[flight.mission])) {
    const well = healthy(flight.crew).length;
    const experience = board.experience && succeeded(flight) ? living : 0; // R19.2
    cx.say({ k: 'home', who: seat, healthy: well, injured: living - well, experience }); // R12.3
  }
  for (const { system, colour } of flight.removed) {
    cx.say({ k: 'removed', seat, system, colour, how: 'flight' }); // R12.1, R13.3
  }
  giveAward(g, seat, flight, cx);
}

/** R12.2. */
function succeed(board: Board, who: Who, mission: MissionId, place: number, cx: Cx): void {
  const { number, points } = missions[mission];
  const space = spaceWith(board, mission);
  const first = !space.grey;
  const token = first && space.media !== null;
  cx.say({
    k: 'succeeded',
    who,
    mission,
    points: first ? points.first : points.later,
    first,
    place,
  });
  if (token) cx.say({ k: 'media', who, mission: number, lost: mediaChain(board, number) });
}

/** The missions in which the media lose interest next, one after another (R17.1). */
function mediaChain(board: Board, from: MissionNumber): MissionNumber[] {
  const lost: MissionNumber[] = [];
  let next = spaceOf(board, from).media?.shows ?? null;
  while (next !== null && next !== from && !lost.includes(next)) {
    const token = spaceOf(board, next).media;
    if (!token) break;
    lost.push(next);
    next = token.shows;
  }
  return lost;
}

/** It always succeeds, and all its astronauts come home healthy: one point (R20.5). */
function automaResult(board: Board, place: number, cx: Cx): void {
  const mission = board.automa?.mission;
  if (!mission) return;
  succeed(board, 'automa', mission, place, cx);
  if (isCrewed(missions[mission])) {
    cx.say({ k: 'home', who: 'automa', healthy: 1, injured: 0, experience: 0 });
  }
}

/** R13. What was chosen for it stands in the flight. */
function giveAward(g: State<SpaceMissions>, seat: Seat, flight: Flight, cx: Cx): void {
  const { board } = g.table;
  const id = board.awards[board.year - firstYear];
  const award = awardOf(board);
  if (!id || !award) return;
  cx.say({ k: 'award', seat, award: id });
  switch (award.do) {
    case 'gain':
      cx.say({ k: 'gained', seat, token: award.token, n: 1 });
      return;
    case 'equip':
      if (flight.spare) cx.say({ k: 'gained', seat, token: flight.spare, n: 1 });
      return;
    case 'bump':
      if (board.automa)
        cx.say({ k: 'ordered', lower: [seat, 'automa'] }); // R20.6
      else cx.say({ k: 'bumped', seat });
      return;
    case 'peek': {
      const [top] = g.box.events;
      if (!top) throw new Error('there is always a next event (R13.2)');
      at(g.hands, seat).peeked = top;
      cx.tell(seat, { k: 'peeked', event: top });
      return;
    }
    case 'inspect':
    case 'remove':
      return; // Done in the flight itself (R8.5).
  }
}

/** Cards drawn and not removed go back into their decks (R12.4). */
function putBack(g: State<SpaceMissions>, seat: Seat, flight: Flight): void {
  const { decks } = at(g.box.own, seat);
  for (const { system, colour } of flight.drawn) decks[system][colour]++;
  for (const { system, colour } of flight.removed) decks[system][colour]--;
  at(g.hands, seat).flight = null;
}
