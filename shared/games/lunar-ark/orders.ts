// Standing orders (section 11): turns planned ahead, the first that can begin is played; and the recall when nothing
// else can be done. All moves name the thing, so an order can't buy another one or pay another price than was meant.
import { type Move, OrdersError, type Seen } from '../../engine/game.ts';
import { canonical, same } from '../../engine/json.ts';
import { aside } from './aside.ts';
import { at, emptyPlaces, freeSites, playerOf, turnOrder } from './board.ts';
import { type SmallId, smallIds } from './content.ts';
import { optionsAt } from './frames.ts';
import { cellAt } from './grid.ts';
import type { Board, LaFrame, LaMove, LunarArk, Orders } from './state.ts';

// ---- Reading them --------------------------------------------------------------------------------------------

export const mostPlans = 8;
/** No turn takes more moves than this. */
const mostMoves = 60;
const longestMove = 120;

/** Checks orders that came from outside and notes for which turn they are. Throws OrdersError. */
export function readOrders({ table: { board }, seat }: Seen<LunarArk>, value: unknown): Orders {
  const { turns, recall, ...others } = record(value);
  if (Object.keys(others).length > 0) throw new OrdersError(`no orders about ${Object.keys(others).join()}`);
  return {
    ...(turns !== undefined && { turns: { round: nextRound(board, seat), plans: readPlans(turns) } }),
    ...(recall !== undefined && { recall: readRecall(recall) }),
  };
}

/** The round of a seat's next turn; the running turn can't be ordered. */
export function nextRound(board: Board, seat: number): number {
  const order = turnOrder(board);
  const now = board.active === null ? -1 : order.indexOf(board.active);
  return order.indexOf(seat) > now ? Math.max(1, board.round) : board.round + 1;
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OrdersError('orders are an object');
  return { ...value };
}

function readPlans(value: unknown): Move[][] {
  const { plans } = record(value);
  if (!Array.isArray(plans) || plans.length > mostPlans || !plans.every(isPlan))
    throw new OrdersError(`turns are a list of at most ${mostPlans} plans, each of 1 to ${mostMoves} moves`);
  return plans;
}

const isPlan = (value: unknown): value is Move[] =>
  Array.isArray(value) && value.length > 0 && value.length <= mostMoves && value.every(isMove);

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  typeof value.do === 'string' &&
  canonical(value).length <= longestMove;

function readRecall(value: unknown): NonNullable<Orders['recall']> {
  const { accept = [], feed = false } = record(value);
  if (!Array.isArray(accept) || typeof feed !== 'boolean')
    throw new OrdersError('a recall accepts a list of buildings, and feeds or not');
  return { accept: accept.map(readSmall), feed };
}

function readSmall(value: unknown): SmallId {
  const small = smallIds.find((id) => id === value);
  if (!small) throw new OrdersError(`${String(value)} is no small building`);
  return small;
}

// ---- What they answer ----------------------------------------------------------------------------------------

/** The move that the seat's orders make here, or null to ask. */
export function reflex(seen: Seen<LunarArk>, frame: LaFrame): LaMove | null {
  const { orders } = seen.hand.desk;
  return orders ? (planned(seen, frame, orders) ?? recalled(seen, frame, orders)) : null;
}

/** The next move of the plan that the running turn follows; at its beginning of the first that can begin. */
function planned(seen: Seen<LunarArk>, frame: LaFrame, { turns }: Orders): LaMove | null {
  const { board, visit } = seen.table;
  if (!turns || turns.round !== board.round || board.active !== seen.seat) return null;
  const plan = turns.plans.find(
    (each) =>
      visit.every((move, i) => same(move, each[i])) && (visit.length > 0 || opens(board, seen.seat, each)),
  );
  const next = plan?.[visit.length];
  const legal = [...optionsAt(seen, frame), ...aside(seen)];
  return legal.find((move) => same(move, next)) ?? null;
}

/** Whether a turn's beginning is possible: not a rover sent on its way and no cell free, nor a lab without its place. */
function opens(board: Board, seat: number, plan: readonly Move[]): boolean {
  const [, second] = plan as readonly LaMove[];
  switch (second?.do) {
    case 'tile': {
      const cell = board.cells[cellAt(board.columns, second.cell)];
      return cell?.rover === null && cell.tile === second.tile;
    }
    case 'place':
      return emptyPlaces(playerOf(board, seat)).includes(second.at);
    case 'site':
      return freeSites(board).some(({ id }) => id === second.site);
    default:
      return true;
  }
}

/** Only with all rovers out and nothing else that can be paid; the answers on the way are given ahead. */
function recalled(seen: Seen<LunarArk>, frame: LaFrame, { recall }: Orders): LaMove | null {
  if (!recall) return null;
  const { visit } = seen.table;
  const moves = optionsAt(seen, frame);
  if (frame.do === 'act') return moves.length === 1 && moves[0]?.do === 'recall' ? moves[0] : null;
  if (visit.length === 0 || !same(visit[0], { do: 'recall' })) return null;
  switch (frame.do) {
    case 'offer':
      return recall.accept.includes(frame.small) ? at(moves, 0) : { do: 'decline' };
    case 'recruit':
    case 'board':
    case 'train':
      return at(moves, 0);
    case 'feed':
      return at(moves, recall.feed ? moves.length - 1 : 0);
    default:
      return null;
  }
}
