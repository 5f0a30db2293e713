// The default answers of section 5: for a seat whose time is up or that left, for "fill sensibly", for the flight
// policy and the standing orders. They use public facts and the own flight alone.
import type { Seat, Seen } from '../../engine/game.ts';
import { at, cardsOf, centreOf, copyTargets, retrievable, upgradable } from './board.ts';
import {
  accepts,
  type Bad,
  type Kind,
  kinds,
  type Mission,
  type MissionId,
  missions,
  type Part,
  parts,
  type SpecialistId,
  type SystemId,
  systemIds,
  systems,
} from './content.ts';
import { alive, healthy, labelOf } from './crew.ts';
import { badCards, worstOf } from './deck.ts';
import { eventOptions } from './event.ts';
import { flightOptions } from './flight.ts';
import { fittedOn, fuelNeed, loading, stockOf, tileOf } from './load.ts';
import type {
  AnswerMove,
  Astronaut,
  Board,
  Centre,
  Flight,
  FlightMove,
  Load,
  LoadMove,
  SmFrame,
  SmMove,
  SpaceMissions,
  Whom,
} from './state.ts';

const usual: Kind = 'thrust-backup';

export function idle({ table, hand, seat }: Seen<SpaceMissions>, frame: SmFrame): SmMove {
  const { board } = table;
  const centre = centreOf(board, seat);
  switch (frame.do) {
    case 'bonus':
      return { do: 'equip', kinds: [usual] };
    case 'equip':
      return { do: 'equip', kinds: Array.from({ length: frame.n }, () => usual) };
    case 'act':
      return { do: 'pass' };
    case 'develop':
      return { do: 'develop', part: at(upgradable(centre), 0) };
    case 'test':
      return { do: 'test', test: frame.test, system: worstDeck(centre, systemIds) };
    case 'remove': {
      const { system } = frame;
      const colour = worstOf(hand.test?.cards ?? []);
      return colour ? { do: 'remove', system, colour } : { do: 'ok', system };
    }
    case 'copy':
      return { do: 'copy', ...at(copyTargets(board, seat), 0) };
    case 'retrieve':
      return { do: 'retrieve', card: at(retrievable(centre), 0) };
    case 'declare':
      return { do: 'declare', mission: null };
    case 'load':
      return defaultLoadMove(centre, missionOf(centre), frame.answers);
    case 'answers':
      return defaultAnswer(board, seat);
    case 'decide':
      if (!hand.flight) throw new Error('a question of a flight needs a flight');
      return defaultFlightMove(centre, hand.flight);
    default:
      throw new Error(`${frame.do} asks nothing that needs a default`);
  }
}

export function missionOf({ mission }: Centre): MissionId {
  if (!mission) throw new Error('no mission is declared');
  return mission;
}

/** Known bad cards of a deck: b of section 5. */
const badIn = (centre: Centre, system: SystemId): number => badCards(centre.decks[system]);

/** The item with the highest value; of equal ones the first. */
function highest<T>(items: readonly T[], value: (item: T) => number): T {
  return at(
    [...items].sort((a, b) => value(b) - value(a)),
    0,
  );
}

const worstDeck = (centre: Centre, among: readonly SystemId[]): SystemId =>
  highest(among, (system) => badIn(centre, system));

// ---- Loads ---------------------------------------------------------------------------------------------------

/** The default load as a whole. */
export function defaultLoad(centre: Centre, id: MissionId): Load {
  const answers: LoadMove[] = [];
  for (;;) {
    const { load, options } = loading(centre, id, answers);
    if (!options) return load;
    answers.push(defaultLoadMove(centre, id, answers));
  }
}

/** The default for the next question of a load. Tiles come with the lowest level first, tanks with the fewest. */
function defaultLoadMove(centre: Centre, id: MissionId, answers: readonly LoadMove[]): LoadMove {
  const mission = missions[id];
  const { load, options } = loading(centre, id, answers);
  const [first] = options ?? [];
  if (!options || !first) throw new Error('the load is whole');
  switch (first.do) {
    case 'tile':
      return first;
    case 'crew':
      return highest(options, (move) => (move.do === 'crew' ? crewValue(mission, move.who) : 0));
    case 'fuel':
      return atMost(options, fuelNeed(mission, load.tiles));
    case 'fit':
      return first.kind === 'extra-tank'
        ? first
        : atMost(options, fillOf(centre, mission, load, first.part)[first.kind] ?? 0);
    case 'train':
      return at(options, options.length - 1);
  }
}

/** The highest number on offer that is not above n; the lowest if all are. */
const atMost = (options: readonly LoadMove[], n: number): LoadMove =>
  options.findLast((move) => 'n' in move && move.n <= n) ?? at(options, 0);

/** Slot by slot the kind that helps most (section 5, default load). */
function fillOf(centre: Centre, mission: Mission, load: Load, part: Part): Partial<Record<Kind, number>> {
  const fill: Partial<Record<Kind, number>> = {};
  const on = (kind: Kind) => fill[kind] ?? 0;
  const stock = (kind: Kind) => stockOf(centre, load, kind) + fittedOn(load.fitted, part, kind) - on(kind);
  const value = (kind: Kind) => {
    const served = mission.steps.filter((step) => step.part === part && systems[step.system].backup === kind);
    return served.length === 0
      ? null
      : Math.max(...served.map(({ system }) => badIn(centre, system))) - on(kind);
  };
  const slots = tileOf(load, part).slots - fittedOn(load.fitted, part, 'extra-tank');
  for (let slot = 0; slot < slots; slot++) {
    const useful = kinds.filter(
      (kind) => accepts[part].includes(kind) && stock(kind) > 0 && value(kind) !== null,
    );
    if (useful.length === 0) return fill;
    const kind = highest(useful, (each) => value(each) ?? 0);
    fill[kind] = on(kind) + 1;
  }
  return fill;
}

/** Specialists, the most wanted first, where their systems have equally many cards. */
const crewOrder: readonly SpecialistId[] = ['re-entry', 'life-support', 'control', 'landing'];

/** One number for a group: its cards in this mission first, then the order of preference, man by man. */
function crewValue(mission: Mission, who: readonly SpecialistId[]): number {
  const wanted = [...crewOrder].sort((a, b) => cardsOf(mission, b) - cardsOf(mission, a));
  return who.reduce((sum, id) => sum + 2 ** (wanted.length - wanted.indexOf(id)), 0);
}

// ---- Events --------------------------------------------------------------------------------------------------

/** Launch; if affected the first that is possible of inspection, training, enhancement, injury, staying. Never a death. */
export function defaultAnswer(board: Board, seat: Seat): AnswerMove {
  const centre = centreOf(board, seat);
  const options = eventOptions(board, seat);
  const first = (what: AnswerMove['do']) => options.find((move) => move.do === what);
  return (
    first('launch') ??
    first('use-inspection') ??
    first('untrain') ??
    firstDiscard(options) ??
    injury(centre, options) ??
    at(options, options.length - 1)
  );
}

function firstDiscard(options: readonly AnswerMove[]): AnswerMove | undefined {
  const rank = (move: AnswerMove) =>
    move.do === 'discard' ? kinds.indexOf(move.kind) * parts.length + parts.indexOf(move.part) : 0;
  return options.filter((move) => move.do === 'discard').sort((a, b) => rank(a) - rank(b))[0];
}

function injury(centre: Centre, options: readonly AnswerMove[]): AnswerMove | undefined {
  if (!centre.load || !centre.mission) return undefined;
  const whom = mostSpare(healthy(centre.load.crew), missions[centre.mission]);
  return options.find((move) => move.do === 'injure' && move.whom === whom);
}

// ---- Flights -------------------------------------------------------------------------------------------------

/** Pays rather than suffers, and hurts rather than aborts: the flight policy (section 11). */
export function defaultFlightMove(centre: Centre, flight: Flight): FlightMove {
  const options = flightOptions(flight);
  const { ask } = flight;
  switch (ask?.ask) {
    case 'hurt': {
      const whom = usualVictim(flight, ask.kill);
      return options.find((move) => move.do === 'hurt' && move.whom === whom) ?? at(options, 0);
    }
    case 'share': {
      // One to each: whoever was injured dies, the others are injured.
      const dead = flight.crew.filter(({ state }) => state === 'injured').length;
      const unhurt = healthy(flight.crew).map(labelOf);
      const each = options.find(
        (move) =>
          move.do === 'share' &&
          move.killed.length === dead &&
          move.injured.length === unhurt.length &&
          unhurt.every((whom) => move.injured.includes(whom)),
      );
      return each ?? at(options, 0);
    }
    case 'remove':
      return worstCard(centre, options);
    case 'look':
      return { do: 'look', system: worstDeck(centre, systemIds) };
    case 'spare':
      return { do: 'spare', kind: usual };
    default:
      return at(options, 0);
  }
}

/** Red before yellow, then from the worst deck. */
function worstCard(centre: Centre, options: readonly FlightMove[]): FlightMove {
  const value = (colour: Bad, system: SystemId) => (colour === 'red' ? 100 : 0) + badIn(centre, system);
  return highest(options, (move) => (move.do === 'drop' ? value(move.colour, move.system) : 0));
}

/** An injury goes to a healthy one first, a death to an injured one. */
function usualVictim({ crew, mission }: Flight, kills: boolean): Whom | null {
  const living = alive(crew);
  const wanted = living.filter(({ state }) => state === (kills ? 'injured' : 'healthy'));
  return mostSpare(wanted.length > 0 ? wanted : living, missions[mission]);
}

/** Of several the specialist whose system has the fewest cards in the mission; equal: against the order of crews. */
function mostSpare(crew: readonly Astronaut[], mission: Mission): Whom | null {
  const value = ({ who }: Astronaut) =>
    who ? 10 * cardsOf(mission, who) + (crewOrder.length - crewOrder.indexOf(who)) : 0;
  const [first] = [...crew].sort((a, b) => value(a) - value(b));
  return first ? labelOf(first) : null;
}
