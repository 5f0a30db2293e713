// Builders for tests of Death Angel: a formation laid out by hand, frames run on it, the dice falling as the test says.
// Cards are conserved: what stands in the formation is missing in the decks.

import { goOn, runOf, seenBy } from '../../../shared/engine/flow.ts';
import type { Seat, State } from '../../../shared/engine/game.ts';
import {
  awaited,
  leave,
  legal,
  look,
  plan,
  play,
  reflexes,
  result,
  start,
} from '../../../shared/engine/match.ts';
import { keyed, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { handOf, openOf } from '../../../shared/engine/veil.ts';
import { audit } from '../../../shared/games/death-angel/audit.ts';
import { allMonsters, isLord, sortMonsters } from '../../../shared/games/death-angel/board.ts';
import { type Face, marines, teams as teamCards } from '../../../shared/games/death-angel/content.ts';
import type {
  EventId,
  LocationId,
  MarineId,
  Monster,
  TeamId,
  TerrainId,
} from '../../../shared/games/death-angel/ids.ts';
import { game } from '../../../shared/games/death-angel/index.ts';
import { announce, orders as readOrders } from '../../../shared/games/death-angel/orders.ts';
import { locations } from '../../../shared/games/death-angel/places.ts';
import { allEvents } from '../../../shared/games/death-angel/setup.ts';
import type { Da, DaEvent, DaFrame, DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { Board, DaOptions, Row } from '../../../shared/games/death-angel/state.ts';

export const standard: DaOptions = {
  'movement-rules': 'seed',
  'activation-rules': 'seed',
  'team-assignment': 'draft',
  destination: 'random',
  'spawn-level': 'standard',
};

type Facing = 'L' | 'R';
interface Beside {
  readonly tokens?: number;
  readonly L?: readonly Monster[];
  readonly R?: readonly Monster[];
  readonly terrainL?: readonly TerrainId[];
  readonly terrainR?: readonly TerrainId[];
}

/** A row: `row('brother-leon', 'R', { tokens: 1, L: ['head'] })`. */
export const row = (marine: MarineId, facing: Facing, beside: Beside = {}): Row => {
  const flank = (monsters: readonly Monster[] = [], terrain: readonly TerrainId[] = []) => ({
    terrain: terrain.map((id) => ({ id, tokens: 0, used: false })),
    groups:
      monsters.length > 0 ? [{ monsters: sortMonsters([...monsters]), held: false, attacked: false }] : [],
  });
  return {
    marine,
    facing: facing === 'L' ? 'left' : 'right',
    tokens: beside.tokens ?? 0,
    left: flank(beside.L, beside.terrainL),
    right: flank(beside.R, beside.terrainR),
  };
};

interface SceneSpec {
  readonly rows: readonly Row[];
  /** Seats by team; those that are not named are led by seat 0. */
  readonly seats?: Partial<Record<TeamId, Seat>>;
  readonly piles?: { readonly left?: number; readonly right?: number };
  readonly location?: LocationId;
  /** The locations that are still to come, from the top. */
  readonly ahead?: readonly LocationId[];
  readonly options?: Partial<DaOptions>;
  /** On top of the event deck. */
  readonly events?: readonly EventId[];
  readonly board?: Partial<Board>;
}

/** A table as it stands in the middle of a game. */
export function scene({
  rows,
  seats = {},
  piles = {},
  location,
  ahead,
  options,
  events = [],
  board: more,
}: SceneSpec) {
  const led = [...new Set(rows.flatMap(({ marine }) => (marine ? [marines[marine].team] : [])))];
  const players = Math.max(0, ...led.map((team) => seats[team] ?? 0)) + 1;
  const { state } = start(game, {
    seats: players,
    options: { ...standard, ...options, 'team-assignment': 'random' },
    seed: seedOf('scene'),
  });
  const { board } = state.table;
  const here = rows.flatMap(({ left, right }) =>
    [left, right].flatMap(({ groups }) => groups.flatMap((group) => group.monsters)),
  );
  const pool = allMonsters();
  for (const monster of here) if (!isLord(monster)) pool.splice(pool.indexOf(monster), 1);
  const { left = 5, right = 5 } = piles;
  Object.assign(state.box, { left: pool.splice(0, left), right: pool.splice(0, right), deck: pool });
  const deck = allEvents();
  for (const event of events) deck.splice(deck.indexOf(event), 1);
  state.box.events = [...events, ...deck];
  state.box.locations = [...(ahead ?? [])];
  Object.assign(board, {
    rows,
    piles: { left, right },
    deck: pool.length,
    discard: [],
    eventDeck: state.box.events.length,
    eventDiscard: [],
    teams: led.map((id) => ({ id, seat: seats[id] ?? 0, card: null })),
    slain: led.flatMap((team) =>
      teamCards[team].marines.filter((marine) => !rows.some((each) => each.marine === marine)),
    ),
    lords: {
      'brood-lord-a': here.includes('brood-lord-a') ? 'formation' : 'outside',
      'brood-lord-b': here.includes('brood-lord-b') ? 'formation' : 'outside',
    },
    location: location ?? board.location,
    stages: (ahead ?? []).map((id) => locations[id].stage),
    round: 3,
    phase: 'resolve',
    first: 0,
    ...more,
  });
  const tokens = rows.reduce((n, each) => n + each.tokens, 0);
  const onTerrain = rows
    .flatMap((each) => [...each.left.terrain, ...each.right.terrain])
    .reduce((n, each) => n + each.tokens, 0);
  board.supply = more?.supply ?? 12 - tokens - onTerrain - board.onLocation;
  Object.assign(state.table.flow, { stack: [], question: null });
  return around(state);
}

/** Handles on a state: run frames, move, look. */
export function around(state: State<Da>) {
  const { board } = state.table;
  const handles = {
    state,
    board,
    /** Runs frames until somebody is asked; what was said on the way. */
    run: (...frames: DaFrame[]): DaEvent[] => {
      state.table.flow.stack.push(...frames.reverse());
      state.table.flow.question = null;
      const run = runOf(game, state);
      goOn(run);
      return run.told.map(({ event }) => event);
    },
    /** A card of a team, on its own. */
    card: (
      team: TeamId,
      card: keyof typeof import('../../../shared/games/death-angel/content.ts')['actions'],
    ): DaEvent[] => {
      const led = state.table.board.teams.find(({ id }) => id === team);
      if (!led) throw new Error(`no ${team} team`);
      led.card = card;
      return handles.run({ do: 'card', team });
    },
    moves: (seat: Seat, ...moves: DaMove[]): DaEvent[] =>
      play(game, state, seat, moves).map(({ event }) => event),
    legal: (seat: Seat): DaMove[] => legal(game, look(game, state, seat)).filter(isOwn),
    plan: (seat: Seat, ...moves: DaMove[]) => plan(game, look(game, state, seat), moves),
    asked: () => state.table.flow.question?.frame.do ?? null,
    awaited: () => awaited(state),
    leave: (seat: Seat) => leave(game, state, seat).map(({ event }) => event),
    /** Leaves orders; also before the first question of a scene, when the engine takes none yet. */
    orders: (seat: Seat, orders: unknown): void => {
      if (state.table.flow.question) {
        play(game, state, seat, [{ do: '@orders', orders }]);
        return;
      }
      const left = readOrders(seenBy(game, state, seat), orders);
      handOf(state, seat).desk.orders = left;
      game.fold(board, announce(seat, left));
    },
    reflexes: () => reflexes(game, state),
    result: () => result(game, openOf(game, state)),
    /** The next dice to fall. */
    dice: (...faces: Face[]) => {
      state.box.rng = keyed(seedFor(faces));
      return handles;
    },
    /** The formation in words, a row a line: `brother-leon R [1] | L: head | R: tail tail | door R`. */
    rows: () => state.table.board.rows.map(words),
    sound: () => audit(state),
  };
  return handles;
}

const isOwn = (move: { do: string }): move is DaMove => !move.do.startsWith('@');

function words({ marine, facing, tokens, left, right }: Row): string {
  const side = (name: string, { groups }: typeof left) =>
    groups.length > 0
      ? ` | ${name}: ${groups.map(({ monsters, held }) => monsters.join(' ') + (held ? '*' : '')).join(' + ')}`
      : '';
  const terrain = [...left.terrain.map(({ id }) => `${id} L`), ...right.terrain.map(({ id }) => `${id} R`)];
  return `${marine ?? 'nobody'} ${facing === 'left' ? 'L' : 'R'}${tokens > 0 ? ` [${tokens}]` : ''}${side('L', left)}${side('R', right)}${terrain.map((each) => ` | ${each}`).join('')}`;
}

/** A seed whose first dice are these. */
function seedFor(faces: readonly Face[]): string {
  for (let i = 0; ; i++) {
    const seed = seedOf(`dice ${i}`);
    const rng = rngOf(keyed(seed));
    if (faces.every((face) => rng.below(6) === face)) return seed;
  }
}

export const of = <K extends DaEvent['k']>(events: readonly DaEvent[], k: K) =>
  events.filter((event): event is Extract<DaEvent, { readonly k: K }> => event.k === k);
