// Builders for tests of Space Missions: a table set by hand before the frame that a test is about.
import { goOn, runOf } from '../../../shared/engine/flow.ts';
import type { Seat, State } from '../../../shared/engine/game.ts';
import { awaited, legal, look, readOptions, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { systemIds } from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type {
  Board,
  Centre,
  Load,
  SmEvent,
  SmFrame,
  SmMove,
  SpaceMissions,
} from '../../../shared/games/space-missions/state.ts';
import { around, type TableOf } from '../../engine/play.ts';

export type State_ = State<SpaceMissions>;
export type Given = Record<string, boolean | string | readonly string[]>;

/** The three seats of the worked examples. */
export const [A, B, C] = [0, 1, 2] as const;

/** The options of the new-game form, with what is given. */
export function optionsOf(seats: number, given: Given = {}): SpaceMissions['options'] {
  const read = readOptions(game, given, seats);
  const text = (id: string) => String(read[id]);
  return {
    ...Object.fromEntries(Object.entries(read).filter(([id]) => id.startsWith('mission'))),
    awards: text('awards') === 'random' ? 'random' : 'first-game',
    awardPicks: Array.isArray(read.awardPicks) ? read.awardPicks : [],
    missions: text('missions') === 'random' ? 'random' : 'first-game',
    scenario: scenarioOf(text('scenario')),
    specialists: read.specialists === true,
    experience: read.experience === true,
    difficulty: text('difficulty') === 'hard' ? 'hard' : 'normal',
  };
}

type ScenarioOption = SpaceMissions['options']['scenario'];
const scenarios: readonly ScenarioOption[] = [
  'random',
  'scenario-1',
  'scenario-2',
  'scenario-3',
  'scenario-4',
  'scenario-5',
  'scenario-6',
];
const scenarioOf = (text: string): ScenarioOption => scenarios.find((id) => id === text) ?? 'none';

export interface Stage {
  readonly seats: number;
  readonly options?: Given;
  readonly seed?: string;
  /** In reading order; what the rules push comes before the rest. */
  readonly frames: readonly SmFrame[];
  /** Sets the table before the first frame runs. */
  readonly set?: (board: Board, g: State_) => void;
}

export interface Staged extends TableOf<SpaceMissions> {
  readonly board: Board;
  /** Events of the run to the first question, told to all or to one. */
  readonly told: SmEvent[];
  readonly centre: (seat: Seat) => Centre;
  /** The legal moves of a kind. */
  readonly ways: (seat: Seat) => SmMove[];
  /** Answers whatever a seat is asked, as long as it is asked. */
  readonly finish: (seat: Seat, choose?: (moves: SmMove[]) => SmMove | undefined) => void;
}

/** A game of that many seats, in order A, B, C, D, about to run these frames. */
export function stage({ seats, options = {}, seed = 'stage', frames, set }: Stage): Staged {
  const { state } = start(game, { seats, options: optionsOf(seats, options), seed: seedOf(seed) });
  const { board } = state.table;
  if (!board.automa) board.lower = board.seats.map((_, seat) => seat);
  for (const centre of board.seats) centre.warehouse.fuel = 0;
  for (const hand of state.hands) Object.assign(hand.desk, { in: false, lane: null, moves: [] });
  Object.assign(state.table.flow, { stack: [...frames].reverse(), question: null });
  set?.(board, state);
  const run = runOf(game, state);
  goOn(run);
  const table = around(game, state);
  const ways = (seat: Seat) => legal(game, look(game, state, seat)).filter(isGameMove);
  return {
    ...table,
    board,
    told: run.told.map(({ event }) => event),
    centre: (seat) => at(board.seats, seat),
    ways,
    finish: (seat, choose = (moves) => moves[0]) => {
      while (awaited(state).includes(seat)) {
        const move = choose(ways(seat));
        if (!move) throw new Error(`seat ${seat} has nothing to choose`);
        table.moves(seat, move);
      }
    },
  };
}

const isGameMove = (move: { readonly do: string }): move is SmMove => !move.do.startsWith('@');

export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

/** Sets what is in a seat's deck; the others keep what they have. */
export function setDeck(
  g: State_,
  seat: Seat,
  system: (typeof systemIds)[number],
  [green, yellow, red]: readonly [number, number, number],
) {
  at(g.box.own, seat).decks[system] = { green, yellow, red };
}

/** All decks of a seat hold green cards alone. */
export function calm(g: State_, seat: Seat): void {
  for (const system of systemIds) setDeck(g, seat, system, [9, 0, 0]);
}

export const deckOf = (g: State_, seat: Seat, system: (typeof systemIds)[number]) => {
  const { green, yellow, red } = at(g.box.own, seat).decks[system];
  return [green, yellow, red];
};

export const crewOf = (n: number): Load['crew'] =>
  Array.from({ length: n }, () => ({ who: null, state: 'healthy' as const }));

/** A seat on the launch pad. */
export function onPad(centre: Centre, mission: Centre['mission'], load: Partial<Load>): void {
  centre.mission = mission;
  centre.load = { tiles: {}, fuel: 0, fitted: {}, training: 0, crew: [], ...load };
}

export const flightFrames: readonly SmFrame[] = [{ do: 'flights' }, { do: 'results' }];
