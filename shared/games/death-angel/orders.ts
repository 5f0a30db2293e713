// Standing orders and stored plans (chapter 11): what a seat leaves so that the others need not wait for it, how it is
// checked, and what it answers.
import { OrdersError, type Seat, type Seen } from '../../engine/game.ts';
import { canonical } from '../../engine/json.ts';
import { at, rowOf } from './board.ts';
import { actions, marines } from './content.ts';
import { optionsAt } from './frames.ts';
import { type ActionId, actionIds, type Icon, icons, type MarineId, marineIds } from './ids.ts';
import type { Da, DaEvent, DaFrame, DaMove } from './shape.ts';
import { standingAnswer } from './standing.ts';
import type { Board } from './state.ts';

/** What a marine does unasked; open to all. A success is never rerolled by an order, unless it is asked about. */
export interface Standing {
  readonly defence: 'failed' | 'ask' | 'never';
  readonly attack: 'failed' | 'ask' | 'never';
  readonly artefact: 'ask' | 'never';
  /** Overwatch and Run and Gun. */
  readonly paid: 'ask' | 'never';
  /** Which monster he slays: the first of these that is there, of the biggest threat first; none: ask. */
  readonly slay: readonly Icon[];
}

/** What is to be done when a card's number comes up, seen by nobody else. */
export interface StoredPlan {
  readonly card: ActionId;
  /** The round for which it was made. */
  readonly round: number;
  /** The decisions in order: those that are taken without asking are not among them. */
  readonly moves: readonly DaMove[];
  /** To be used even if things have changed on the rows that it names. */
  readonly anyway: boolean;
  /** These rows as they were when the plan was left. */
  readonly since: readonly { readonly row: number; readonly was: string }[];
}

export interface Orders {
  readonly standing: Readonly<Partial<Record<MarineId, Standing>>>;
  readonly plans: readonly StoredPlan[];
}

const mostMoves = 40;

// ---- Reading -------------------------------------------------------------------------------------------------

/** Checks orders that came from outside. `since` and `round` of a plan are filled in here. Throws OrdersError. */
export function orders(seen: Seen<Da>, value: unknown): Orders {
  const { board } = seen.table;
  const { standing = {}, plans = [] } = fields(value, 'orders');
  const mine = Object.entries(fields(standing, 'standing')).map(([marine, order]) => {
    const id = oneOf(marine, marineIds, 'marine');
    if (!leads(board, seen.seat, id)) throw new OrdersError(`${id} is not led by this seat`);
    return [id, readStanding(order)] as const;
  });
  return {
    standing: Object.fromEntries(mine),
    plans: list(plans, 'plans', 3).map((plan) => readPlan(board, seen.seat, plan)),
  };
}

const leads = (board: Board, seat: Seat, marine: MarineId): boolean =>
  board.teams.some((team) => team.id === marines[marine].team && team.seat === seat);

function readStanding(value: unknown): Standing {
  const { defence, attack, artefact, paid, slay } = fields(value, 'standing order');
  return {
    defence: oneOf(defence, ['failed', 'ask', 'never'], 'defence'),
    attack: oneOf(attack, ['failed', 'ask', 'never'], 'attack'),
    artefact: oneOf(artefact, ['ask', 'never'], 'artefact'),
    paid: oneOf(paid, ['ask', 'never'], 'paid'),
    slay: list(slay, 'slay', icons.length).map((icon) => oneOf(icon, icons, 'icon')),
  };
}

function readPlan(board: Board, seat: Seat, value: unknown): StoredPlan {
  const { card, moves, anyway } = fields(value, 'plan');
  const id = oneOf(card, actionIds, 'card');
  const { team, type } = actions[id];
  if (type === 'attack')
    throw new OrdersError('an attack is not planned ahead: each roll comes before the next target');
  if (!board.teams.some((each) => each.id === team && each.seat === seat))
    throw new OrdersError(`${id} is another's`);
  const steps = list(moves, 'moves', mostMoves).map(readMove);
  const since = rowsNamed(board, steps).map((row) => ({ row, was: canonical(at(board.rows, row)) }));
  return { card: id, round: board.round, moves: steps, anyway: anyway === true, since };
}

/** Whether it is legal is seen when its turn comes: an answer is only ever one of the legal moves. */
function readMove(value: unknown): DaMove {
  if (!isMove(value)) throw new OrdersError('a move is { do, … }');
  return value;
}

const isMove = (value: unknown): value is DaMove =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';

/** The rows that moves name, by themselves or by a marine who stands there. */
function rowsNamed(board: Board, moves: readonly DaMove[]): number[] {
  const rows = moves.flatMap((move) => [
    ...('row' in move ? [move.row] : []),
    ...('marine' in move ? [rowOf(board, move.marine)] : []),
    ...('marines' in move ? move.marines.map((marine) => rowOf(board, marine)) : []),
  ]);
  return [...new Set(rows)].filter((row) => row in board.rows).sort((a, b) => a - b);
}

function fields(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OrdersError(`${what} is no object`);
  return { ...value };
}

function list(value: unknown, what: string, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most)
    throw new OrdersError(`${what} is a list of at most ${most}`);
  return value;
}

function oneOf<const T extends string>(value: unknown, choices: readonly T[], what: string): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new OrdersError(`${what} can't be ${JSON.stringify(value)}`);
  return found;
}

// ---- Telling and answering -----------------------------------------------------------------------------------

/** Standing orders are for all to see, plans for nobody. */
export const announce = (seat: Seat, left: Orders | null): DaEvent => ({
  k: 'orders',
  seat,
  orders: left?.standing ?? {},
});

/** What the seat's orders answer to a question; null: ask. */
export function reflex(seen: Seen<Da>, frame: DaFrame): DaMove | null {
  const left = seen.hand.desk.orders;
  if (!left) return null;
  return planned(seen, frame, left.plans) ?? standingAnswer(seen, frame, left.standing);
}

/** The plan's next move, if the card has gone so far as planned, and the move is legal. */
function planned(seen: Seen<Da>, frame: DaFrame, plans: readonly StoredPlan[]): DaMove | null {
  const { board, taken } = seen.table;
  const plan = plans.find(({ card, round }) => card === board.acting?.card && round === board.round);
  if (!plan || (taken.length === 0 && !plan.anyway && hasChanged(board, plan))) return null;
  let step = 0;
  for (const move of taken) if (canonical(move) === canonical(plan.moves[step])) step++;
  const next = plan.moves[step];
  return optionsAt(seen, frame).find((option) => canonical(option) === canonical(next)) ?? null;
}

const hasChanged = ({ rows }: Board, { since }: StoredPlan): boolean =>
  since.some(({ row, was }) => canonical(rows[row]) !== was);
