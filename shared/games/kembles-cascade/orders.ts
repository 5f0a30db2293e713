// Standing orders and stored plans (section 11): the Sensor chosen early, a draft of the whole next turn, and a safe rest.
// A draft is played only if it still comes to the same; else its owner is asked.
import { type Move, OrdersError, type Seen } from '../../engine/game.ts';
import { canonical, same } from '../../engine/json.ts';
import { type Plan, plan } from '../../engine/match.ts';
import { turnAhead, viewOf } from './ahead.ts';
import { pilotOf } from './board.ts';
import { core } from './core.ts';
import { optionsAt } from './frames.ts';
import { forecast } from './preview.ts';
import type { KcFrame, KcMove, Kembles, Orders } from './state.ts';

// ---- Reading them --------------------------------------------------------------------------------------------

/** No turn takes more moves than this. */
const mostMoves = 24;
const longestMove = 120;
const highestThreat = 7;

/** Checks orders that came from outside, and notes what a draft comes to now. Throws OrdersError. */
export function readOrders(seen: Seen<Kembles>, value: unknown): Orders {
  const { sensor, sensors, draft, rest, ...others } = record(value);
  if (Object.keys(others).length > 0) throw new OrdersError(`no orders about ${Object.keys(others).join()}`);
  return {
    ...(sensor !== undefined && { sensor: readSensor(seen, sensor) }),
    ...(sensors !== undefined && { sensors: oneOf(['highest', 'lowest'] as const, sensors) }),
    ...(draft !== undefined && { draft: readDraft(seen, draft) }),
    ...(rest !== undefined && { rest: { threat: readThreat(record(rest).threat) } }),
  };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OrdersError('orders are an object');
  return { ...value };
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new OrdersError(`${String(value)} is none of ${choices.join()}`);
  return choice;
}

function readThreat(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > highestThreat)
    throw new OrdersError(`a Threat from 0 to ${highestThreat}`);
  return value;
}

/** For the round to come; before its Sensors are in, for the running one. */
function readSensor({ table, hand }: Seen<Kembles>, value: unknown): NonNullable<Orders['sensor']> {
  const { round, phase } = table.board;
  const sensor = hand.sensors.find((each) => each === record(value).sensor);
  if (sensor === undefined) throw new OrdersError('that Sensor is not in the hand');
  return { round: phase === 'sensors' ? round : round + 1, sensor };
}

function readDraft(seen: Seen<Kembles>, value: unknown): NonNullable<Orders['draft']> {
  const { moves } = record(value);
  if (!Array.isArray(moves) || moves.length > mostMoves || !moves.every(isMove))
    throw new OrdersError(`a draft is a list of at most ${mostMoves} moves`);
  const ahead = turnAhead(seen);
  if (!ahead) throw new OrdersError('the own turn of this round is not to come');
  const made = plan(core, ahead, moves as KcMove[]);
  if (made.moves.length < moves.length) throw new OrdersError('not all of the draft fits');
  const choices = made.told.filter(({ event: { k } }) => chosen.some((each) => each === k));
  if (choices.length !== moves.length) throw new OrdersError('a step of the draft is taken by itself');
  const from = ahead.table.board.turn?.choices ?? 0;
  return { round: seen.table.board.round, from, moves, result: outcome(made) };
}

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  typeof value.do === 'string' &&
  canonical(value).length <= longestMove;

// ---- Drafts --------------------------------------------------------------------------------------------------

/** What matters of a draft: what it costs, destroys, hits, collects and dodges, and whether the ship lives. */
const weighty = [
  'overcharged',
  'moved',
  'destroyed',
  'hit',
  'collected',
  'bought',
  'wrecked',
  'achieved',
] as const;

/** Events of one choice each: what `Turn.choices` counts. */
const chosen = [
  'entered',
  'moved',
  'jumped',
  'warped',
  'mined',
  'fired',
  'turned',
  'played',
  'bought',
  'stopped',
  'powered-down',
] as const;

const outcome = ({ told, stop }: Pick<Plan<Kembles>, 'told' | 'stop'>): string =>
  canonical([stop, ...told.map(({ event }) => event).filter(({ k }) => weighty.some((each) => each === k))]);

/** The next move of a draft that still fits whole and comes to the same as when it was left. */
function fromDraft(seen: Seen<Kembles>, { draft }: Orders): KcMove | null {
  const { turn, round } = seen.table.board;
  if (!draft || draft.round !== round || turn?.seat !== seen.seat || turn.surprised) return null;
  if (turn.choices < draft.from) return null;
  const rest = draft.moves.slice(turn.choices - draft.from);
  const [next] = rest;
  if (!next) return null;
  if (turn.choices === draft.from) {
    const made = plan(core, viewOf(seen), rest as KcMove[]);
    if (made.moves.length < rest.length || outcome(made) !== draft.result) return null;
  }
  const frame = seen.table.flow.question?.frame;
  return (frame && optionsAt(seen, frame).find((option) => same(option, next))) ?? null;
}

// ---- What they answer ----------------------------------------------------------------------------------------

/** The move that the seat's orders make here, or null to ask. */
export function reflex(seen: Seen<Kembles>, frame: KcFrame): KcMove | null {
  const { orders } = seen.hand.desk;
  if (!orders) return null;
  if (frame.do === 'sensors') return sensorReflex(seen, orders);
  return fromDraft(seen, orders) ?? restReflex(seen, frame, orders);
}

function sensorReflex({ table, hand }: Seen<Kembles>, { sensor, sensors }: Orders): KcMove | null {
  if (sensor?.round === table.board.round && hand.sensors.includes(sensor.sensor))
    return { do: 'sensor', sensor: sensor.sensor };
  if (!sensors) return null;
  return { do: 'sensor', sensor: Math[sensors === 'highest' ? 'max' : 'min'](...hand.sensors) };
}

/** Power Down if not hit, at this Threat or less, and if the ship lives through it; then nothing is bought. */
function restReflex({ table, seat }: Seen<Kembles>, frame: KcFrame, { rest }: Orders): KcMove | null {
  const { board } = table;
  const pilot = pilotOf(board, seat);
  if (!rest || board.turn?.seat !== seat) return null;
  if (frame.do === 'shop') return board.turn.choices === 1 ? { do: 'end' } : null;
  if (frame.do !== 'act' || board.turn.choices > 0) return null;
  const safe = !pilot.hit && pilot.threat <= rest.threat && !forecast(board, seat).destroyed;
  return safe ? { do: 'power-down' } : null;
}
