// Builders for tests of Kemble's Cascade: a table set by hand, and acts written as the rules reference writes them.
import { goOn, runOf } from '../../../shared/engine/flow.ts';
import type { Seat, State } from '../../../shared/engine/game.ts';
import { copy } from '../../../shared/engine/json.ts';
import { legal, look, start } from '../../../shared/engine/match.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import { at, gloryOf, placeOf } from '../../../shared/games/kembles-cascade/board.ts';
import type {
  AchievementId,
  BossCardId,
  BossId,
  CardId,
  MissionId,
  ObjectId,
  PowerUpId,
} from '../../../shared/games/kembles-cascade/content.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import { spacesOf } from '../../../shared/games/kembles-cascade/marks.ts';
import type {
  Board,
  KcEvent,
  KcFrame,
  KcMove,
  Kembles,
  Pilot,
  Place,
} from '../../../shared/games/kembles-cascade/state.ts';
import { around, type TableOf } from '../../engine/play.ts';

export type State_ = State<Kembles>;

/** The pilots of the worked examples. */
export const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const;

export const noOptions = { specials: false, tunnel: false, bossCleared: false } as const;

/** Where a ship stands, and what differs from a fresh pilot. */
export type Ship = Partial<Omit<Pilot, 'at' | 'upgrades' | 'mission'>> & {
  readonly at?: readonly [r: number, c: number];
  readonly upgrades?: Partial<Pilot['upgrades']>;
  readonly mission?: MissionId;
};

export interface Stage {
  readonly seats?: number;
  readonly options?: Kembles['options'];
  /** Objects by space, "r,c"; all others are Empty. */
  readonly space?: Readonly<Record<string, ObjectId>>;
  /** By seat. A ship without a place is outside and has never entered, unless told otherwise. */
  readonly ships?: readonly Ship[];
  /** Power-ups in hand, by seat; taken from the deck. */
  readonly cards?: readonly (readonly PowerUpId[])[];
  readonly open?: readonly AchievementId[];
  readonly order?: readonly Seat[];
  /** The first turn of `order` if absent. */
  readonly frames?: readonly KcFrame[];
  readonly set?: (board: Board, g: State_) => void;
}

export interface Staged extends TableOf<Kembles> {
  readonly board: Board;
  /** Events of the run to the first question, and of all acts since. */
  readonly told: KcEvent[];
  readonly pilot: (seat: Seat) => Pilot;
  /** Acts in the notation of the rules reference: `move +1 -1`, `fire laser left`, `enter 3`, `buy engine`, `end`. */
  readonly acts: (seat: Seat, ...acts: readonly string[]) => void;
  /** Legal moves of a seat by their kind, or by kind and first word. */
  readonly offers: (seat: Seat, act: string) => KcMove[];
  readonly object: (r: number, c: number) => ObjectId;
  /** E, T, B, G in one line: "E5 T0 B1 G2"; a half step as T5½. */
  readonly stand: (seat: Seat) => string;
}

/** An area of five empty rows, on cards that do not flip. */
function emptyArea(columns: number): Board['area'] {
  return Array.from({ length: 5 }, () => Array.from({ length: columns / 2 }, () => spacesOf('s1-10')).flat());
}

export function stage({
  seats = 3,
  options = noOptions,
  space = {},
  ships = [],
  cards = [],
  open = [],
  order,
  frames = [{ do: 'turns', at: 0 }],
  set,
}: Stage): Staged {
  const { state } = start(game, { seats, options, seed: seedOf('stage') });
  const { board } = state.table;
  board.area = emptyArea(board.columns);
  for (const [where, object] of Object.entries(space)) put(board, where, object);
  board.achievements = Array.from({ length: 4 }, (_, i) => open[i] ?? null);
  state.box.achievements = state.box.achievements.filter((id) => !open.includes(id));
  board.order = order ? [...order] : board.pilots.map((_, seat) => seat);
  board.round = 1;
  board.phase = 'turns';
  for (const [seat, pilot] of board.pilots.entries()) setPilot(pilot, ships[seat] ?? {});
  dealCards(state, cards);
  for (const hand of state.hands) Object.assign(hand.desk, { in: false, lane: null, moves: [] });
  Object.assign(state.table.flow, { stack: [...frames].reverse(), question: null });
  set?.(board, state);
  const run = runOf(game, state);
  goOn(run);
  const table = around(game, state);
  const told = run.told.map(({ event }) => event);
  const choices = (seat: Seat) => legal(game, look(game, state, seat)).filter(isGameMove);
  return {
    ...table,
    board,
    told,
    pilot: (seat) => at(board.pilots, seat),
    acts: (seat, ...acts) => {
      for (const act of acts) {
        const fits = choices(seat).filter((move) => matches(board, seat, move, act));
        const [move] = fits;
        if (!move || fits.length > 1)
          throw new Error(`"${act}" is ${fits.length} of ${JSON.stringify(choices(seat))}`);
        told.push(...table.moves(seat, move));
      }
    },
    offers: (seat, act) => choices(seat).filter((move) => matches(board, seat, move, act)),
    object: (r, c) => at(at(board.area, r - 1), c - 1).object,
    stand: (seat) => standing(at(board.pilots, seat)),
  };
}

const isGameMove = (move: { readonly do: string }): move is KcMove => !move.do.startsWith('@');

function standing(pilot: Pilot): string {
  const { energy, threat, half, bellonium } = pilot;
  return `E${energy} T${threat}${half ? '½' : ''} B${bellonium} G${gloryOf(pilot)}`;
}

/** Puts an object on a space, "r,c". */
export function put(board: Board, where: string, object: ObjectId, card?: CardId): void {
  const [r = 0, c = 0] = where.split(',').map(Number);
  const row = at(board.area, r - 1);
  const { card: own } = at(row, c - 1);
  row[c - 1] = { object, damage: 0, card: card ?? own, flipped: false };
}

/** A row of the boss, as the area shows it. */
export function putBoss(board: Board, boss: BossId, r: number, ids: readonly BossCardId[]): void {
  board.boss = boss;
  board.bossRows++;
  board.area[r - 1] = ids.flatMap(spacesOf);
}

/** Missions play no part unless named. */
function setPilot(pilot: Pilot, { at: place, upgrades, mission, ...ship }: Ship): void {
  Object.assign(pilot, { bellonium: 0, entered: place !== undefined }, copy(ship));
  pilot.at = place ? { r: place[0], c: place[1] } : null;
  Object.assign(pilot.upgrades, upgrades);
  pilot.mission = mission
    ? { id: mission, progress: 0, done: false }
    : { ...pilot.mission, progress: 0, done: true };
}

/** All Power-ups back into the deck, in a known order; then the named ones into the hands. */
function dealCards({ table: { board }, hands, box }: State_, cards: Stage['cards'] = []): void {
  box.powerUps.push(...hands.flatMap((hand) => hand.powerUps.map(({ card }) => card)));
  const [lot] = board.powerUps.lots;
  for (const card of board.powerUps.discard.splice(0)) {
    box.powerUps.push(card);
    lot?.push(card);
  }
  for (const [seat, hand] of hands.entries()) {
    hand.powerUps = [];
    at(board.pilots, seat).powerUpLots = [];
    for (const card of cards[seat] ?? []) {
      box.powerUps.splice(box.powerUps.indexOf(card), 1);
      hand.powerUps.push({ card, lot: 0 });
      at(board.pilots, seat).powerUpLots.push(0);
    }
  }
  // A Cache on top would resolve at once: tests that want it put it there.
  const keep = box.powerUps.filter((card) => card !== 'cache');
  box.powerUps = [...keep, ...box.powerUps.filter((card) => card === 'cache')];
}

/** Whether a move is the act so written. Words that are left out match anything. */
function matches(board: Board, seat: Seat, move: KcMove, act: string): boolean {
  const [kind, ...words] = act.split(' ');
  if (move.do !== kind) return false;
  switch (move.do) {
    case 'sensor':
      return Number(words[0]) === move.sensor;
    case 'enter':
      return words[0] === undefined || Number(words[0]) === move.to.c;
    case 'move':
      return words[0] === undefined || isAt(move.to, shifted(placeOf(board, seat), words));
    case 'jump':
    case 'warp':
      return words[0] === undefined || isAt(move.to, { r: Number(words[0]), c: Number(words[1]) });
    case 'fire':
      return fits(words[0], move.weapon) && fits(words[1], move.dir);
    case 'turn':
      return fits(words[0], move.dir);
    case 'play':
      return fits(words[0], move.card);
    case 'buy':
      return fits(words[0], move.item);
    default:
      return true;
  }
}

const fits = (word: string | undefined, is: string) => word === undefined || word === is;
const isAt = (a: Place, b: Place) => a.r === b.r && a.c === b.c;
const shifted = ({ r, c }: Place, [dr, dc]: readonly string[]): Place => ({
  r: r + Number(dr),
  c: c + Number(dc),
});
