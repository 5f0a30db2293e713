// A flight (R8 to R11): status cards are drawn step by step, problems are paid for or suffered, and at the end the
// choices for the results are made (R8.5). A small machine: `flyOn` draws until something is asked or all is done,
// `flightOptions` are the answers, `decide` carries one out. It knows nothing of the other seats.
import { copy } from '../../engine/json.ts';
import type { Rng } from '../../engine/rng.ts';
import { at, isCrewed, stepOf } from './board.ts';
import {
  type Award,
  type Bad,
  type Colour,
  kinds,
  type MissionId,
  missions,
  type SystemId,
  systemIds,
  systems,
} from './content.ts';
import { alive, injure, kill, labelOf, labels, shares } from './crew.ts';
import { draw } from './deck.ts';
import { fittedOn, takeOff } from './load.ts';
import type { Cards, Drawn, Flight, FlightMove, Load, Payment, Whom } from './state.ts';

/** What a flight draws from. Read only when a card is drawn: over the veil that is where a plan ends. */
export interface Chance {
  readonly decks: Record<SystemId, Cards>;
  readonly rng: Rng;
}

/** A loaded rocket leaves the ground. */
export function launch(mission: MissionId, load: Load): Flight {
  const { crew, fitted, training } = copy(load);
  return {
    mission,
    step: 1,
    left: stepOf(missions[mission], 1).cards,
    drawn: [],
    crew,
    fitted,
    training,
    failed: null,
    landed: false,
    ask: null,
    done: false,
    removed: [],
    looked: null,
    spare: null,
  };
}

/** Draws card after card until the flight asks something or is done. Answers the cards drawn. */
export function flyOn(flight: Flight, award: Award | null, chance: Chance): Drawn[] {
  const before = flight.drawn.length;
  while (!flight.landed && !flight.ask) goOn(flight, chance);
  if (flight.landed && !flight.ask) chooseForResults(flight, award);
  return flight.drawn.slice(before);
}

/** The next card of the step; without one, the next step (R8.2, R8.3). */
function goOn(flight: Flight, chance: Chance): void {
  const { steps } = missions[flight.mission];
  const { system } = currentStep(flight);
  const [colour] = flight.left > 0 ? draw(chance.decks[system], 1, chance.rng) : [];
  if (colour) {
    flight.left--;
    flight.drawn.push({ system, colour, step: flight.step, deals: [] });
    if (colour !== 'green') flight.ask = { ask: colour, system }; // R9
  } else if (flight.step < steps.length) {
    flight.step++;
    flight.left = currentStep(flight).cards;
  } else {
    flight.landed = true;
  }
}

export const currentStep = (flight: Flight) => stepOf(missions[flight.mission], flight.step);

export const succeeded = ({ failed }: Flight): boolean => failed === null;

// ---- Answers -------------------------------------------------------------------------------------------------

/** The answers to what a flight asks, the cheapest first. */
export function flightOptions(flight: Flight): FlightMove[] {
  const { ask } = flight;
  switch (ask?.ask) {
    case undefined:
      return [];
    case 'yellow': {
      const { system } = ask;
      const ways: FlightMove[] = payments(flight, 'yellow').map((by) => ({ do: 'pay', system, by }));
      ways.push(systems[system].free === 'abort' ? { do: 'abort', system } : { do: 'accept-injury', system });
      return ways;
    }
    case 'red': {
      const { system } = ask;
      const ways: FlightMove[] = payments(flight, 'red').map((by) => ({ do: 'downgrade', system, by }));
      return [...ways, { do: 'suffer', system }];
    }
    case 'hurt':
      return labels(flight.crew).map((whom) => ({ do: 'hurt', whom }));
    case 'share':
      return shares(flight.crew, ask.n).map((share) => ({ do: 'share', ...share }));
    case 'remove':
      return removable(flight).map(({ system, colour }) => ({ do: 'drop', system, colour }));
    case 'look':
      return systemIds.map((system) => ({ do: 'look', system }));
    case 'spare':
      return kinds.map((kind) => ({ do: 'spare', kind }));
  }
}

/** Who or what can pay for the problem of this colour in the present step (R9.2, R9.3, R18.2). */
function payments(flight: Flight, colour: Bad): Payment[] {
  const { part, system } = currentStep(flight);
  const { backup, training, trainingOnRed } = systems[system];
  const trained = colour === 'red' ? trainingOnRed : training;
  const ways: Payment[] = [];
  if (trained && alive(flight.crew).some(({ who }) => who === system)) ways.push('specialist');
  if (backup && fittedOn(flight.fitted, part, backup) > 0) ways.push('backup');
  if (trained && flight.training > 0) ways.push('training');
  return ways;
}

/** Yellow and red cards of this flight that are still there to be removed (R12.5), each kind once. */
function removable(flight: Flight): { system: SystemId; colour: Bad }[] {
  const bad = ['yellow', 'red'] as const;
  return systemIds.flatMap((system) =>
    bad
      .filter((colour) => {
        const is = (card: { system: SystemId; colour: Colour }) =>
          card.system === system && card.colour === colour;
        return flight.drawn.filter(is).length > flight.removed.filter(is).length;
      })
      .map((colour) => ({ system, colour })),
  );
}

/** Carries an answer out. */
export function decide(flight: Flight, move: FlightMove): void {
  const { ask } = flight;
  flight.ask = null;
  switch (move.do) {
    case 'pay':
      spend(flight, move.by, 'pay');
      return;
    case 'downgrade':
      spend(flight, move.by, 'downgrade');
      flight.ask = { ask: 'yellow', system: move.system };
      return;
    case 'accept-injury':
      flight.ask = { ask: 'hurt', kill: false, after: null };
      return;
    case 'abort':
      abort(flight);
      return;
    case 'suffer':
      suffer(flight, move.system);
      return;
    case 'hurt':
      if (ask?.ask !== 'hurt') throw new Error('nobody is hurt now');
      harm(flight, move.whom, ask.kill);
      afterHarm(flight, ask.after);
      return;
    case 'share':
      for (const whom of move.killed) harm(flight, whom, true);
      for (const whom of move.injured) harm(flight, whom, false);
      afterHarm(flight, null);
      return;
    case 'drop':
      flight.removed.push({ system: move.system, colour: move.colour });
      return;
    case 'look':
      flight.looked = move.system;
      return;
    case 'spare':
      flight.spare = move.kind;
      return;
  }
}

/** The card that is being dealt with. */
const lastCard = (flight: Flight): Drawn => at(flight.drawn, flight.drawn.length - 1);

function spend(flight: Flight, by: Payment, what: 'pay' | 'downgrade'): void {
  const { part, system } = currentStep(flight);
  const { backup } = systems[system];
  if (by === 'training') flight.training--;
  if (by === 'backup' && backup) takeOff(flight.fitted, part, backup);
  lastCard(flight).deals.push({ do: what, by });
}

/** A red card that nobody pays for (section 8.2). */
function suffer(flight: Flight, system: SystemId): void {
  const { red } = systems[system];
  const after = red.includes('abort') ? 'abort' : red.includes('end') ? 'end' : null;
  const crew = alive(flight.crew);
  if (red.includes('injure-each'))
    flight.ask = { ask: 'share', n: crew.length }; // R10.2
  else if (red.includes('kill-all')) {
    for (const whom of crew.map(labelOf)) harm(flight, whom, true);
    afterHarm(flight, after);
  } else if (red.includes('kill-one') && crew.length > 0) flight.ask = { ask: 'hurt', kill: true, after };
  else afterHarm(flight, after); // E-29
}

function harm(flight: Flight, whom: Whom, kills: boolean): void {
  const what = kills ? 'killed' : injure(flight.crew, whom);
  if (kills) kill(flight.crew, whom);
  lastCard(flight).deals.push({ do: what, whom });
}

/** With nobody alive a crewed flight is over (R10.4). */
function afterHarm(flight: Flight, after: 'abort' | 'end' | null): void {
  const empty = isCrewed(missions[flight.mission]) && alive(flight.crew).length === 0;
  if (empty) {
    fail(flight);
    flight.landed = true;
  } else if (after === 'abort') abort(flight);
  else if (after === 'end') end(flight);
}

/** R11.1: with a living crew on to the re-entry, the last step; without one it is over. */
function abort(flight: Flight): void {
  fail(flight);
  lastCard(flight).deals.push({ do: 'abort' });
  if (alive(flight.crew).length === 0) {
    flight.landed = true;
    return;
  }
  flight.step = missions[flight.mission].steps.length;
  flight.left = currentStep(flight).cards;
}

/** R11.2. */
function end(flight: Flight): void {
  fail(flight);
  lastCard(flight).deals.push({ do: 'end' });
  flight.landed = true;
}

/** The first failure counts (R11.3). */
function fail(flight: Flight): void {
  flight.failed ??= flight.step;
}

/** R8.5: a card to remove after a failure, then what the award asks for. */
function chooseForResults(flight: Flight, award: Award | null): void {
  const toRemove = (succeeded(flight) ? 0 : 1) + (award?.do === 'remove' ? 1 : 0) - flight.removed.length;
  if (toRemove > 0 && removable(flight).length > 0) flight.ask = { ask: 'remove', n: toRemove };
  else if (award?.do === 'inspect' && flight.looked === null) flight.ask = { ask: 'look' };
  else if (award?.do === 'equip' && flight.spare === null) flight.ask = { ask: 'spare' };
  else flight.done = true;
}
