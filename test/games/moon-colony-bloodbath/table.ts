// Builders for tests: a table in a few lines, cards by name, a colony written as the rules' examples write it.
import { goOn, runOf } from '../../../shared/engine/flow.ts';
import type { Seat, State } from '../../../shared/engine/game.ts';
import { same } from '../../../shared/engine/json.ts';
import { start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { at, colonyOf } from '../../../shared/games/moon-colony-bloodbath/colony.ts';
import {
  type ActionId,
  type BuildingId,
  buildingIds,
  copiesOfDevelopment,
  type DevelopmentId,
  developmentIds,
  type EventId,
  eventIds,
  type PerkId,
  perkIds,
  type RobotId,
  robotIds,
  type StartingId,
  type TwistId,
  twistIds,
  type WorkMark,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import { allBuildings, startingCards } from '../../../shared/games/moon-colony-bloodbath/setup.ts';
import type {
  Back,
  Colony,
  Mcb,
  McbEvent,
  McbMove,
  Place,
  ProgressCard,
} from '../../../shared/games/moon-colony-bloodbath/state.ts';
import { takeOut } from '../../../shared/games/moon-colony-bloodbath/verbs.ts';
import { around, type TableOf } from '../../engine/play.ts';

// ---- Cards ---------------------------------------------------------------------------------------------------

export const starting = (id: StartingId): ProgressCard => ({ kind: 'start', id });
export const work = starting('work');
export const trouble = starting('trouble');
export const event = (id: EventId): ProgressCard => ({ kind: 'event', id });
export const robot = (id: RobotId): ProgressCard => ({ kind: 'robot', id });
export const twist = (id: TwistId): ProgressCard => ({ kind: 'twist', id });
export const development = (id: DevelopmentId): ProgressCard => ({ kind: 'development', id });
export const perk = (id: PerkId, seat: Seat = 0): ProgressCard => ({ kind: 'perk', id, seat });
export const aRobot: Back = { kind: 'robot' };

// ---- Moves ---------------------------------------------------------------------------------------------------

export const act = (action: Exclude<ActionId, 'build'>): McbMove => ({ do: 'act', action });
export const build = (card: BuildingId): McbMove => ({ do: 'build', card });
export const box = (place: Place): McbMove => ({ do: 'box', at: place });
export const spend = (place: Place): McbMove => ({ do: 'spend', at: place });
export const save = (place: Place): McbMove => ({ do: 'save', at: place });
export const giveUp = (place: Place): McbMove => ({ do: 'give-up', at: place });
export const discard = (card: BuildingId): McbMove => ({ do: 'discard', card });
export const noMore: McbMove = { do: 'no-more' };
export const noBuild: McbMove = { do: 'no-build' };

// ---- Tables --------------------------------------------------------------------------------------------------

/** A building with its boxes: `kitchen` or `kitchen:2`. The nth one given stands at `kitchen#n`. */
export type Built = BuildingId | `${BuildingId}:${number}`;

export interface ColonyGiven {
  readonly people?: number;
  readonly money?: number;
  readonly food?: number;
  readonly buildings?: readonly Built[];
  readonly hand?: readonly BuildingId[];
  readonly reserved?: readonly BuildingId[];
  readonly under?: readonly BuildingId[];
  /** Perks still in supply; those in `next` are out. */
  readonly perks?: readonly PerkId[];
  readonly lastAction?: ActionId;
}

export interface TableGiven {
  /** One for each seat; without money, food, cards, unless given. */
  readonly colonies: readonly ColonyGiven[];
  /** Cards on top of the progress deck; a Work lies below them, so that the game stops there. */
  readonly next?: readonly ProgressCard[];
  /** How many more cards below that Work (default: all that are in the game). */
  readonly below?: number;
  /** Building cards on top of their deck. */
  readonly deck?: readonly BuildingId[];
  /** All building cards but those given lie on the discard pile. */
  readonly deckEmpty?: boolean;
  readonly marks?: readonly WorkMark[];
  /** Number of the Event added last; at least that of each Event in `next`. */
  readonly eventsOut?: number;
  /** Copies left of some Developments. */
  readonly left?: Partial<Record<DevelopmentId, number>>;
  /** Robots left in their deck, in this order; the others have been met. */
  readonly robots?: readonly RobotId[];
  /** Twists on top of their deck. */
  readonly twists?: readonly TwistId[];
  readonly noTwists?: boolean;
  readonly extended?: boolean;
  /** Whether to put no Work below `next`. */
  readonly noGuard?: boolean;
  /** An example of the rules that has more copies of a building than the game. */
  readonly moreCopies?: boolean;
}

export interface McbTable extends TableOf<Mcb> {
  /** A colony as the rules write it: `P10 M4 F0 [moon-hotel, kitchen (2)]`. */
  readonly line: (seat: Seat) => string;
  readonly colony: (seat: Seat) => Colony;
  readonly hand: (seat: Seat) => readonly BuildingId[];
  /** What all were told, from the start of the test on. */
  readonly told: McbEvent[];
}

/** Lays a table out by hand and runs it to the first question. */
export function table(given: TableGiven): McbTable {
  const seats = given.colonies.length;
  const options = {
    firstGame: false,
    openList: false,
    twists: [],
    ...(given.extended && { extended: true }),
  };
  const { state } = start(game, { seats, options, seed: seedOf('table') });
  layOut(state, given);
  const wrong = game.audit(state);
  if (wrong.length > 0 && !given.moreCopies) throw new Error(`the table is not sound: ${wrong.join('; ')}`);
  const run = runOf(game, state);
  goOn(run);
  const told = run.told.map((each) => each.event);
  const handles = around(game, state);
  return {
    ...handles,
    moves: (seat, ...moves) => {
      const events = handles.moves(seat, ...moves);
      told.push(...events);
      return events;
    },
    told,
    line: (seat) => lineOf(colonyOf(state.table.board, seat)),
    colony: (seat) => colonyOf(state.table.board, seat),
    hand: (seat) => at(state.hands, seat).cards,
  };
}

function lineOf({ people, money, food, buildings }: Colony): string {
  const names = buildings.map(({ id, boxes }) => (boxes > 0 ? `${id} (${boxes})` : id));
  return `P${people} M${money} F${food} [${names.join(', ')}]`;
}

function layOut(state: State<Mcb>, given: TableGiven): void {
  const pool = given.moreCopies ? [...allBuildings(), ...allBuildings()] : allBuildings();
  const take = <T extends BuildingId>(cards: readonly T[]): T[] => {
    for (const card of cards) takeOut(pool, card);
    return [...cards];
  };
  const { board } = state.table;
  given.colonies.forEach((each, seat) => {
    const buildings = (each.buildings ?? []).map((text, i) => {
      const [name, boxes = '0'] = text.split(':');
      const id = buildingIds.find((each) => each === name);
      if (!id) throw new RangeError(`no building ${name}`);
      take([id]);
      return { at: `${id}#${i + 1}` as const, id, boxes: Number(boxes) };
    });
    board.colonies[seat] = {
      ...colonyOf(board, seat),
      people: each.people ?? 30,
      money: each.money ?? 0,
      food: each.food ?? 0,
      built: buildings.length,
      buildings,
      perks: perkIds.filter((id) => (each.perks ?? perkIds).includes(id)),
      lastAction: each.lastAction ?? null,
    };
    Object.assign(at(state.hands, seat), {
      cards: take(each.hand ?? []),
      reserved: take(each.reserved ?? []),
      under: take(each.under ?? []),
    });
  });
  const top = take(given.deck ?? []);
  state.box.deck = given.deckEmpty ? top : [...top, ...pool];
  state.box.discard = given.deckEmpty ? pool : [];
  board.discardTop = state.box.discard.at(-1) ?? null;
  board.marks = [...(given.marks ?? [])];
  layOutProgress(state, given);
  state.table.flow.stack = [{ do: 'turn' }];
  state.table.flow.question = null;
  for (const { desk } of state.hands) Object.assign(desk, { moves: [], in: false });
}

function layOutProgress(state: State<Mcb>, given: TableGiven): void {
  const { board } = state.table;
  const next = given.next ?? [];
  const numbers = next.map((card) => (card.kind === 'event' ? eventIds.indexOf(card.id) + 1 : 0));
  Object.assign(board, {
    turn: 0,
    works: 0,
    current: null,
    known: [],
    tray: [],
    eventsOut: Math.max(given.eventsOut ?? 0, ...numbers),
  });
  for (const card of next) {
    if (card.kind === 'development') board.developments[card.id]--;
    if (card.kind === 'perk') {
      const colony = colonyOf(board, card.seat);
      colony.perks = colony.perks.filter((each) => each !== card.id);
    }
  }
  Object.assign(board.developments, given.left);
  const robotsOut = next.flatMap((card) => (card.kind === 'robot' ? [card.id] : []));
  const robots = given.robots ? [...given.robots] : robotIds.filter((id) => !robotsOut.includes(id));
  board.robotsMet = robotIds.filter((id) => !robots.includes(id));
  const firstTwists = (given.twists ?? []).filter((id) => !board.twists.includes(id));
  const twistsOut = next.flatMap((card) => (card.kind === 'twist' ? [card.id] : []));
  const inGame = given.noTwists ? twistIds : twistIds.filter((id) => twistsOut.includes(id));
  board.twists = [...inGame];
  state.box.twists = [
    ...firstTwists,
    ...twistIds.filter((id) => !inGame.includes(id) && !firstTwists.includes(id)),
  ].filter((id) => !inGame.includes(id));
  state.box.robots = robots;
  const rest = cycleOf(state);
  for (const card of next) {
    const i = rest.findIndex((each) => same(each, card));
    if (i < 0) throw new RangeError(`no such card in the game: ${JSON.stringify(card)}`);
    rest.splice(i, 1);
  }
  const guard = given.noGuard ? [] : rest.splice(0, 1);
  const below = given.below === undefined ? rest : rest.splice(0, given.below);
  state.box.progress = [...next, ...guard, ...below];
  state.box.pile = given.below === undefined ? [] : rest;
}

/** All cards of the cycle, a Work first. */
function cycleOf({ table: { board } }: State<Mcb>): ProgressCard[] {
  return [
    ...startingCards(board.colonies.length),
    ...eventIds.slice(0, board.eventsOut).map(event),
    ...developmentIds.flatMap((id) =>
      Array.from({ length: copiesOfDevelopment - board.developments[id] }, () => development(id)),
    ),
    ...board.twists.map(twist),
    ...board.robotsMet.map(robot),
    ...board.colonies.flatMap(({ perks }, seat) =>
      perkIds.filter((id) => !perks.includes(id)).map((id) => perk(id, seat)),
    ),
  ];
}
