// The set-up of a game (section 3 of the rules; R16 for the advanced one, R20.1 for solo).
import type { Rng } from '../../engine/rng.ts';
import { at } from './board.ts';
import {
  type AutomaType,
  type AwardId,
  automaDecks,
  automaTypes,
  awardIds,
  type Difficulty,
  eventIds,
  events,
  expertIds,
  firstGameAwards,
  firstGameScenario,
  firstYear,
  fixedCards,
  type MissionId,
  type MissionNumber,
  missionIds,
  missionNumbers,
  missions,
  personalPile,
  type Scenario,
  type ScenarioId,
  scenarioIds,
  scenarios,
  starredInGame,
  startBonus,
  startScore,
} from './content.ts';
import { bySystem, type Dealt, dealtLot, evenOdds, sizeOf } from './deck.ts';
import type { Automa, Board, Cards, Centre, Runner, SmBox, SmHand, SpaceMissions, Who } from './state.ts';

export function setup(seats: number, options: SpaceMissions['options'], rng: Rng) {
  const events = eventDeck(rng);
  const board = boardOf(seats, options, rng);
  const own = board.seats.map(() => ({ decks: dealDecks(rng) }));
  const box: SmBox = { own, ...events, experts: [], automa: [] };
  if (board.automa) {
    box.experts = [...expertIds];
    rng.shuffle(box.experts);
    box.automa = automaCards(options.difficulty ?? 'normal');
    rng.shuffle(box.automa);
  }
  const first: SpaceMissions['frame'][] = [{ do: 'bonus' }, { do: 'year' }];
  return { table: { board }, hands: board.seats.map(emptyHand), box, first };
}

export const emptyHand = (): SmHand => ({ test: null, flight: null, odds: bySystem(evenOdds), peeked: null });

/** Three of the starred events are out of the game, unseen (step 1). */
function eventDeck(rng: Rng): { events: SmBox['events']; unused: SmBox['unused'] } {
  const starred = eventIds.filter((id) => events[id].starred);
  rng.shuffle(starred);
  const deck = [...eventIds.filter((id) => !events[id].starred), ...starred.splice(0, starredInGame)];
  rng.shuffle(deck);
  return { events: deck, unused: starred };
}

/** Four known cards for each deck, and one of the lot unseen (step 8). */
function dealDecks(rng: Rng): Record<keyof Centre['decks'], Cards> {
  const lot = dealtLot();
  rng.shuffle(lot);
  return bySystem((_system, i) => deckWith(at(lot, i)));
}

function deckWith(dealt: Dealt): Cards {
  const cards = { ...fixedCards };
  cards[dealt]++;
  return cards;
}

export const automaCards = (difficulty: Difficulty): AutomaType[] =>
  automaTypes.flatMap((type) => Array.from({ length: automaDecks[difficulty][type] }, () => type));

// ---- The board -----------------------------------------------------------------------------------------------

function boardOf(seats: number, options: SpaceMissions['options'], rng: Rng): Board {
  const scenarioId = chooseScenario(options, rng);
  const scenario: Scenario = scenarioId ? scenarios[scenarioId] : firstGameScenario;
  const experience = options.experience === true;
  const media = (number: MissionNumber) => {
    const spot = scenario.media.find(({ mission }) => mission === number);
    return spot ? { shows: spot.shows } : null;
  };
  const order = orderOf(seats, rng);
  const solo = seats === 1;
  return {
    year: firstYear,
    phase: 'setup',
    lower: order,
    upper: [],
    turns: [],
    missions: missionNumbers.map((number) => ({
      id: chooseMission(number, options, rng),
      grey: false,
      media: media(number),
      done: [],
    })),
    awards: [...chooseAwards(options, rng), null],
    // With the experience module the crewed track scores nothing (R19.1).
    tracks: scenario.tracks.map((track) =>
      experience && track.type === 'crewed' ? { ...track, most: 0, second: 0 } : track,
    ),
    scenario: scenarioId,
    event: null,
    pastEvents: [],
    specialists: options.specialists,
    experience,
    seats: Array.from({ length: seats }, (_, seat) => centre(order.indexOf(seat), options.specialists)),
    automa: solo ? automa() : null,
    difficulty: options.difficulty ?? 'normal',
    over: null,
  };
}

/** A random seat, the others after it (step 6). The automa goes first (R20.1). */
function orderOf(seats: number, rng: Rng): Who[] {
  if (seats === 1) return ['automa', 0];
  const first = rng.below(seats);
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

function runner(): Runner {
  return {
    score: startScore,
    tally: { missions: 0, failures: 0, home: 0, deaths: 0 },
    counts: { satellite: 0, crewed: 0, lunar: 0, media: 0, pioneer: 0 },
    mission: null,
    landed: null,
    successes: 0,
  };
}

const automa = (): Automa => ({ ...runner(), played: [], used: [] });

/** `place`: in the order, from 0. The enhancement of the start bonus is chosen in the first wave (step 10). */
function centre(place: number, specialists: boolean): Centre {
  return {
    ...runner(),
    levels: { rocket: 1, satellite: 1, capsule: 1 },
    pile: personalPile,
    warehouse: {
      fuel: at(startBonus, place).fuel,
      training: 0,
      'extra-tank': 0,
      'thrust-backup': 0,
      'life-support-backup': 0,
      'control-backup': 0,
      'sensor-backup': 0,
      inspection: 0,
    },
    decks: bySystem(() => ({
      cards: sizeOf(fixedCards) + 1,
      added: 0,
      removed: { yellow: 0, red: 0 },
      odds: evenOdds(),
    })),
    removed: [],
    played: [],
    plays: 0,
    retrieved: false,
    passed: false,
    passedEarly: false,
    load: null,
    answered: false,
    flight: null,
    specialists: specialists
      ? { 'life-support': 'alive', control: 'alive', landing: 'alive', 're-entry': 'alive' }
      : null,
    experience: 0,
    gone: false,
  };
}

// ---- Advanced set-up (R16) -----------------------------------------------------------------------------------

/** R16.1. Picked tiles come before chance. */
function chooseAwards({ awards, awardPicks }: SpaceMissions['options'], rng: Rng): AwardId[] {
  if (awardPicks.length > 0) return awardPicks.flatMap((pick) => awardIds.find((id) => id === pick) ?? []);
  if (awards === 'first-game') return [...firstGameAwards];
  const pool: AwardId[] = [...awardIds];
  rng.shuffle(pool);
  return pool.slice(0, firstGameAwards.length);
}

/** The cards of a number, `.0` first. */
export const missionsOf = (number: MissionNumber): MissionId[] =>
  missionIds.filter((id) => missions[id].number === number);

/** R16.2. A picked card comes before chance. */
function chooseMission(number: MissionNumber, options: SpaceMissions['options'], rng: Rng): MissionId {
  const cards = missionsOf(number);
  const picked = cards.find((id) => id === options[`mission${number}`]);
  return picked ?? at(cards, options.missions === 'random' ? rng.below(cards.length) : 0);
}

/** R16.3; with the experience module only scenarios with a crewed track, and always one (R19.1). */
function chooseScenario(options: SpaceMissions['options'], rng: Rng): ScenarioId | null {
  const fits = (id: ScenarioId) =>
    !options.experience || scenarios[id].tracks.some(({ type }) => type === 'crewed');
  const picked = scenarioIds.find((id) => id === options.scenario);
  if (picked && fits(picked)) return picked;
  if (options.scenario === 'none' && !options.experience) return null;
  const pool = scenarioIds.filter(fits);
  return at(pool, rng.below(pool.length));
}
