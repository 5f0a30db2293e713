// Standing orders and stored plans (section 11): what a seat may leave, and what they answer. A stored move is played
// only where it is one of the legal ones; else the seat is asked.
import { type Move, OrdersError, type Seen } from '../../engine/game.ts';
import { canonical, same } from '../../engine/json.ts';
import { centreOf, copyTargets } from './board.ts';
import { missionIds } from './content.ts';
import { defaultAnswer, defaultFlightMove } from './defaults.ts';
import { optionsAt } from './frames.ts';
import { playable } from './rules.action.ts';
import type { Orders, SmFrame, SmMove, SpaceMissions } from './state.ts';

// ---- Reading them --------------------------------------------------------------------------------------------

/** No turn and no load takes more moves than this. */
const mostMoves = 16;
const longestMove = 200;

const eventOrders = ['launch', 'answer', 'answer-or-abort'] as const;
const flightOrders = ['fly', 'fly-and-choose'] as const;

/** Checks orders that came from outside and notes what they count on. Throws OrdersError. */
export function readOrders({ table, seat }: Seen<SpaceMissions>, value: unknown): Orders {
  const { year } = table.board;
  const { plays } = centreOf(table.board, seat);
  const { next, load, event, flight, ...others } = record(value);
  if (Object.keys(others).length > 0) throw new OrdersError(`no orders about ${Object.keys(others).join()}`);
  return {
    ...(next !== undefined && { next: { year, plays, moves: readMoves(next) } }),
    ...(load !== undefined && { load: { year, mission: readMission(load), moves: readMoves(load) } }),
    ...(event !== undefined && { event: oneOf(eventOrders, event) }),
    ...(flight !== undefined && { flight: oneOf(flightOrders, flight) }),
  };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OrdersError('orders are an object');
  return { ...value };
}

function readMoves(value: unknown): Move[] {
  const { moves } = record(value);
  if (!Array.isArray(moves) || moves.length > mostMoves || !moves.every(isMove))
    throw new OrdersError(`a plan is a list of at most ${mostMoves} moves`);
  return moves;
}

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  typeof value.do === 'string' &&
  canonical(value).length <= longestMove;

const readMission = (value: unknown) => oneOf(missionIds, record(value).mission);

function oneOf<T extends string>(choices: readonly T[], value: unknown): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new OrdersError(`${String(value)} is none of ${choices.join()}`);
  return choice;
}

// ---- What they answer ----------------------------------------------------------------------------------------

/** The move that the seat's orders make here, or null to ask. */
export function reflex(seen: Seen<SpaceMissions>, frame: SmFrame): SmMove | null {
  const { table, hand, seat } = seen;
  const { orders } = hand.desk;
  const { board } = table;
  if (!orders) return null;
  const centre = centreOf(board, seat);
  switch (frame.do) {
    case 'act':
      return planFits(seen) ? stored(optionsAt(seen, frame), orders.next?.moves) : null;
    case 'equip':
    case 'develop':
    case 'test':
    case 'copy':
    case 'retrieve':
      return planRuns(seen) ? stored(optionsAt(seen, frame), orders.next?.moves) : null;
    case 'load': {
      const { load } = orders;
      const stands = load?.year === board.year && load.mission === centre.mission;
      return stands ? stored(optionsAt(seen, frame), load.moves) : null;
    }
    case 'answers':
      return eventReflex(seen, orders);
    case 'decide': {
      const atEnd = hand.flight?.landed === true;
      if (!hand.flight || !orders.flight || (atEnd && orders.flight === 'fly')) return null;
      return defaultFlightMove(centre, hand.flight);
    }
    default:
      return null;
  }
}

/** The first stored move that is on offer. */
const stored = (options: readonly SmMove[], moves: readonly Move[] = []): SmMove | null =>
  options.find((option) => moves.some((move) => same(move, option))) ?? null;

function eventReflex({ table, seat }: Seen<SpaceMissions>, { event }: Orders): SmMove | null {
  if (!event) return null;
  const move = defaultAnswer(table.board, seat);
  if (move.do === 'launch') return move;
  if (event === 'launch' || (move.do === 'stay' && event === 'answer')) return null;
  return move;
}

/** Whether the planned turn is the present one and can still be made: else it lapses, and the seat is asked. */
function planFits({ table, hand, seat }: Seen<SpaceMissions>): boolean {
  const { board } = table;
  const plan = hand.desk.orders?.next;
  const centre = centreOf(board, seat);
  if (!plan || plan.year !== board.year || plan.plays !== centre.plays) return false;
  const [first, second] = plan.moves;
  if (!first) return false;
  if (same(first, { do: 'pass' })) return true;
  const play = playable(board, seat).find((option) => same(option, first));
  if (!play) return false;
  if (play.area !== 'copy') return true;
  return copyTargets(board, seat).some((target) => same({ do: 'copy', ...target }, second));
}

/** Whether the planned card has just been played: what it asks is answered by the plan as well. */
function planRuns({ table, hand, seat }: Seen<SpaceMissions>): boolean {
  const plan = hand.desk.orders?.next;
  const { played, plays } = centreOf(table.board, seat);
  if (!plan || plan.year !== table.board.year || plan.plays + 1 !== plays) return false;
  const [first] = plan.moves;
  return first !== undefined && 'card' in first && first.card === played.at(-1);
}
