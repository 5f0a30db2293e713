// The set-up of a game (section 3 of the rules).
import type { Rng } from '../../engine/rng.ts';
import { at } from './colony.ts';
import type { BuildingId, PerkId, StartingId, TwistId } from './content.ts';
import {
  buildingIds,
  copiesOfBuilding,
  copiesOfDevelopment,
  perkIds,
  robotIds,
  scientistIds,
  start,
  starting,
  startingIds,
  twistIds,
  whiteTwists,
} from './content.ts';
import type { Board, Colony, Mcb, McbHand, ProgressCard, Workings } from './state.ts';

export function setup(seats: number, options: Mcb['options'], rng: Rng) {
  const deck = allBuildings();
  rng.shuffle(deck);
  const hands = Array.from({ length: seats }, () => handOf(deck.splice(0, start.cards)));
  const twists = drawTwists(options, rng);
  const progress: ProgressCard[] = [
    ...startingCards(seats),
    ...twists.inGame.map((id) => ({ kind: 'twist', id }) as const),
  ];
  rng.shuffle(progress);
  const robots = [...robotIds];
  rng.shuffle(robots);
  const first: Mcb['frame'][] = [{ do: 'turn' }];
  return {
    table: { board: boardOf(seats, options, twists.inGame), step: workings(seats) },
    hands,
    box: { deck, discard: [], progress, pile: [], robots, twists: twists.deck, away: [] },
    first,
  };
}

export const allBuildings = (): BuildingId[] =>
  buildingIds.flatMap((id) => Array.from({ length: copiesOfBuilding }, () => id));

/** The starting cards of a game with so many seats. */
export const startingCards = (seats: number): ProgressCard[] =>
  startingIds
    .filter((id) => seats === 1 || !starting[id].soloOnly)
    .flatMap((id: StartingId) =>
      Array.from({ length: starting[id].copies }, () => ({ kind: 'start', id }) as const),
    );

/** The workings of a step that has not begun. */
export const workings = (seats: number): Workings => ({
  draws: zeros(seats),
  discards: zeros(seats),
  owed: zeros(seats),
  extraLosses: 0,
});

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

const handOf = (cards: BuildingId[]): McbHand => ({ cards, reserved: [], under: [], passing: null });

/** Chosen Twists (R14.3) come before the white ones of a first game. */
function drawTwists({ firstGame, twists }: Mcb['options'], rng: Rng): { inGame: TwistId[]; deck: TwistId[] } {
  const pool =
    twists.length > 0
      ? twistIds.filter((id) => twists.includes(id))
      : [...(firstGame ? whiteTwists : twistIds)];
  rng.shuffle(pool);
  const inGame = pool.slice(0, start.twists);
  const deck = twistIds.filter((id) => !inGame.includes(id));
  rng.shuffle(deck);
  return { inGame, deck };
}

function boardOf(seats: number, options: Mcb['options'], twists: TwistId[]): Board {
  const perks: readonly PerkId[] = perkIds;
  const colony = (seat: number): Colony => ({
    scientist: at(scientistIds, seat),
    people: start.people,
    money: start.money,
    food: start.food,
    built: 0,
    buildings: [],
    perks: [...perks],
    tokens: [],
    lastAction: null,
    gone: false,
  });
  return {
    turn: 0,
    pass: 1,
    works: 0,
    current: null,
    known: [],
    tray: [],
    eventsOut: 0,
    developments: supplyOfDevelopments(),
    twists: [...twists],
    robotsMet: [],
    marks: [],
    working: [],
    discardTop: null,
    extraRobots: 0,
    extended: options.extended === true,
    openList: options.openList,
    colonies: Array.from({ length: seats }, (_, seat) => colony(seat)),
    over: null,
    failed: [],
  };
}

function supplyOfDevelopments(): Board['developments'] {
  const n = copiesOfDevelopment;
  return {
    trade: n,
    tourists: n,
    innovation: n,
    'recruitment-drive': n,
    'harvest-festival': n,
    'supply-rocket': n,
    'scrap-drive': n,
    radiation: n,
    repairs: n,
    'budget-cuts': n,
  };
}
