// The game as it is laid out (chapter 3), up to the drafting of teams.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { allMonsters, at } from './board.ts';
import { supportTokens } from './content.ts';
import { tableFor } from './draft.ts';
import { events } from './events.ts';
import { noEffects } from './fold.ts';
import { type EventId, eventIds, type LocationId, locationIds, teamIds } from './ids.ts';
import { locations, type Stage, voidLocks } from './places.ts';
import type { DaFrame } from './shape.ts';
import type { Board, DaBox, DaHand, DaOptions, TeamState } from './state.ts';

export const allEvents = (): EventId[] =>
  eventIds.flatMap((id) => Array.from({ length: events[id].copies }, () => id));

/** Where a stage may turn out to lie, as far as the options leave it open. */
export const locationsOf = (stage: Stage, { destination }: DaOptions): LocationId[] =>
  locationIds.filter(
    (id) =>
      locations[id].stage === stage && (stage !== '4' || destination === 'random' || destination === id),
  );

export const emptyHand = (): DaHand => ({
  chosen: {},
  instinct: null,
  looking: null,
  scouted: { top: null, bottom: [] },
  answers: {},
});

export function setup(
  seats: number,
  options: DaOptions,
  rng: Rng,
): { table: { board: Board; taken: [] }; hands: DaHand[]; box: DaBox; first: DaFrame[] } {
  const { teams, voidLock } = tableFor(seats);
  const { major, minor, reduced, stages } = voidLocks[voidLock];
  const deck = allMonsters();
  const eventDeck = allEvents();
  rng.shuffle(deck);
  rng.shuffle(eventDeck);
  const route = stages.map((stage) => {
    const choices = locationsOf(stage, options);
    return at(choices, rng.below(choices.length));
  });
  const first = rng.below(seats);
  const less = options['spawn-level'] === 'reduced';
  const board: Board = {
    options,
    voidLock,
    major: less ? reduced[0] : major,
    minor: less ? reduced[1] : minor,
    location: voidLock,
    past: [],
    stages: [...stages],
    round: 0,
    phase: 'setup',
    rows: [],
    piles: { left: 0, right: 0 },
    deck: deck.length,
    eventDeck: eventDeck.length,
    discard: [],
    eventDiscard: [],
    event: null,
    instinct: null,
    supply: supportTokens,
    onLocation: 0,
    lords: { 'brood-lord-a': 'outside', 'brood-lord-b': 'outside' },
    artefact: null,
    teams: options['team-assignment'] === 'random' ? dealTeams(seats, teams, first, rng) : [],
    slain: [],
    first,
    acting: null,
    inForce: [],
    led: false,
    now: noEffects(),
    next: noEffects(),
    cap: null,
    assault: null,
    roll: null,
    orders: {},
    gone: [],
    over: null,
  };
  return {
    table: { board, taken: [] },
    hands: Array.from({ length: seats }, emptyHand),
    box: { deck, left: [], right: [], events: eventDeck, locations: route },
    first: [{ do: 'draft' }, { do: 'deploy' }, { do: 'setup-event' }, { do: 'round' }],
  };
}

/** Random teams, dealt from the first seat on. */
function dealTeams(seats: number, each: number, first: Seat, rng: Rng): TeamState[] {
  const ids = [...teamIds];
  rng.shuffle(ids);
  return ids.slice(0, seats * each).map((id, i) => ({ id, seat: (first + i) % seats, card: null }));
}
