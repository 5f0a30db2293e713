// Plays whole games and watches that what must always hold does: the invariants of the engine, for any game.
import { draft, goOn, includes, runOf, seenBy } from './flow.ts';
import type { AnyMove, Game, Result, Seat, Shape, State } from './game.ts';
import { canonical, copy, same } from './json.ts';
import {
  type Act,
  awaited,
  expire,
  isOver,
  leave,
  legal,
  look,
  type Plan,
  plan,
  play,
  playUpTo,
  redeal,
  reflexes,
  result,
  start,
  type View,
} from './match.ts';
import { replay } from './record.ts';
import { fast, type Rng, rngOf } from './rng.ts';
import { copyState, handOf, openOf, sight } from './veil.ts';

export type Policy = 'random' | 'greedy' | 'idle';

export interface FuzzSpec<X extends Shape> {
  readonly seats: number;
  readonly options: X['options'];
  /** The game's seed: 32 bytes, hex. */
  readonly seed: string;
  /** The player's seed: a whole number. */
  readonly player: number;
  readonly policy: Policy;
  /** The costly checks (secrecy, plans, redeal) run on every so many steps; 0: never. */
  readonly thorough: number;
  /** Out of so many steps one sees a seat leave; 0: nobody leaves. */
  readonly leaveOneIn?: number;
  /** More moves than any game needs. */
  readonly maxSteps?: number;
  readonly onState?: (state: State<X>) => void;
}

export interface Fuzzed<X extends Shape> {
  readonly finished: boolean;
  readonly steps: number;
  readonly violations: readonly Violation[];
  readonly acts: readonly Act<X>[];
  readonly result: Result | null;
  readonly state: State<X>;
}

/** `stuck`: nobody can go on. `leak`: somebody could tell what is hidden. `broken`: any other rule of the house. */
export interface Violation {
  readonly kind: 'stuck' | 'leak' | 'broken';
  readonly step: number;
  readonly what: string;
}

/** Plays one game from its seed to its end and reports all that was wrong on the way. */
export function fuzz<X extends Shape>(game: Game<X>, spec: FuzzSpec<X>): Fuzzed<X> {
  const rng = rngOf(fast(spec.player));
  const violations: Violation[] = [];
  const acts: Act<X>[] = [];
  const { state } = start(game, spec);
  let step = 0;
  const complain = (kind: Violation['kind'], what: string) => violations.push({ kind, step, what });
  for (; !isOver(state) && step < (spec.maxSteps ?? 20_000) && violations.length === 0; step++) {
    spec.onState?.(state);
    const thorough = spec.thorough > 0 && step % spec.thorough === 0;
    const seat = pick(rng, awaited(state));
    if (seat === undefined) {
      complain('stuck', 'the game runs, and nobody is awaited');
      break;
    }
    if (spec.leaveOneIn && spec.seats > 1 && rng.below(spec.leaveOneIn) === 0) {
      acts.push({ seat, leave: true });
      leave(game, state, seat);
      continue;
    }
    const view = sight(game, state, seat);
    const planned = plan(game, view, []);
    const move = choose(game, planned, spec.policy, rng);
    if (!move || !planned.asked) {
      complain('stuck', `seat ${seat} is awaited, and has no legal move`);
      break;
    }
    const texts = planned.legal.map(canonical);
    if (new Set(texts).size !== texts.length) complain('broken', 'a legal move is listed twice');
    const board = copy(state.table.board);
    const before = thorough ? copyState(state) : null;
    if (thorough) secrecy(game, state, view, move, complain);
    try {
      const told = play(game, state, seat, [move]);
      acts.push({ seat, moves: [move] });
      for (const { to, event } of told) if (to === null) game.fold(board, event);
      if (!same(board, state.table.board)) complain('broken', 'the events do not give the new board');
      if (before) {
        frozen(game, before, state, seat, move, complain);
        const aside = includes(game.aside?.(seenBy(game, before, seat)) ?? [], move);
        if (!aside && !same(before.table.flow.question, state.table.flow.question))
          opening(game, state, rng, complain);
      }
    } catch (error) {
      complain(
        'broken',
        `${canonical(move)}: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      break;
    }
    for (const what of game.audit(state)) complain('broken', what);
    if (!isPlain(state)) complain('broken', 'the state is not plain JSON');
  }
  const finished = isOver(state);
  if (!finished && violations.length === 0) complain('stuck', `not over after ${step} steps`);
  if (finished && violations.length === 0 && spec.thorough > 0) {
    if (!same(replay(game, { ...spec, acts }), state))
      complain('broken', 'the same seed and moves give other bytes');
  }
  return { finished, steps: step, violations, acts, result: result(game, openOf(game, state)), state };
}

function choose<X extends Shape>(
  game: Game<X>,
  planned: Plan<X>,
  policy: Policy,
  rng: Rng,
): AnyMove<X> | undefined {
  const { shown, asked, legal: moves } = planned;
  if (asked && 'hand' in shown) {
    if (policy === 'idle') return game.idle(shown, asked);
    if (policy === 'greedy' && game.greedy) return game.greedy(shown, asked, moves);
  }
  return pick(rng, moves);
}

const pick = <T>(rng: Rng, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[rng.below(items.length)];

type Complain = (kind: Violation['kind'], what: string) => void;

/**
 * What a seat sees, may do, and can plan depends on nothing that it can't see: another state that looks the same to
 * it behaves the same to it, as far as the veil is not touched; and a plan comes true.
 */
function secrecy<X extends Shape>(
  game: Game<X>,
  state: State<X>,
  view: View<X>,
  move: AnyMove<X>,
  complain: Complain,
): void {
  const { seat } = view;
  if (seat === null) return;
  const other = redeal(game, view, rngOf(fast(7)), fast(11));
  for (const what of game.audit(other)) complain('broken', `redealt: ${what}`);
  if (!same(look(game, other, seat), view)) complain('leak', `redeal gives seat ${seat} another view`);
  if (!same(legal(game, look(game, other, seat)), legal(game, view))) complain('leak', 'legal moves differ');
  const planned = plan(game, view, [move]);
  if (planned.moves.length === 0) complain('broken', `a legal move can't be planned: ${canonical(move)}`);
  for (const [name, truth] of [
    ['real', state],
    ['redealt', other],
  ] as const) {
    comesTrue(game, copyState(truth), view, move, (what) => complain('leak', `${name}: ${what}`));
  }
}

/** Whether what the phone shows of a move is what the rules do on a full state, frame by frame. */
function comesTrue<X extends Shape>(
  game: Game<X>,
  truth: State<X>,
  view: View<X>,
  move: AnyMove<X>,
  complain: (what: string) => void,
): void {
  const { seat } = view;
  if (seat === null) return;
  const { question } = truth.table.flow;
  if (question?.kind === 'own') return;
  const planned = plan(game, view, [move]);
  if (!('hand' in planned.shown)) return;
  if (question?.kind === 'sealed') {
    // The lane, run for the seat alone: over the veil it must go as it goes with everything in sight.
    handOf(truth, seat).desk.moves.push(move);
    const rehearsed = draft(runOf(game, truth), seat).run;
    Object.assign(truth.table.flow, {
      stack: [{ do: '@lane', seat, frame: question.frame }],
      question: null,
    });
    goOn(runOf(game, truth, null, rehearsed.frames));
    if (!same(bare(truth, seat), bare(rehearsed.g, seat)))
      complain(`seat ${seat}'s draft would not come true`);
    return;
  }
  playUpTo(game, truth, seat, move, planned.frames);
  // A plan that has come to the next sealed wave shows the seat's draft of its answer.
  const wave = truth.table.flow.question;
  const drafted = wave?.kind === 'sealed' && wave.lanes.includes(seat);
  const shown = drafted ? draft(runOf(game, truth), seat).run.g : truth;
  const { table, hand } = planned.shown;
  if (!same(bare(shown, seat), { table, hand })) complain(`seat ${seat}'s plan would not come true`);
}

const bare = <X extends Shape>(g: State<X>, seat: Seat) => ({ table: g.table, hand: handOf(g, seat) });

/** While a wave stays open, a private move shows nowhere: not to the undecided, not to those who watch. */
function frozen<X extends Shape>(
  game: Game<X>,
  before: State<X>,
  after: State<X>,
  mover: Seat,
  move: AnyMove<X>,
  complain: Complain,
): void {
  const { question } = before.table.flow;
  if (!question || question.kind === 'turn') return;
  if (before.table.flow.told !== after.table.flow.told) return; // It closed, or was a move aside: for all to see.
  if (!same(before.table, after.table)) complain('leak', `${canonical(move)} changes the frozen table`);
  const viewers = [null, ...before.hands.keys()].filter((seat) => seat !== mover);
  for (const viewer of viewers) {
    const [was, is] = [look(game, before, viewer), look(game, after, viewer)];
    if (was.awaited !== null) continue; // Has answered: may know who is missing.
    if (!same(was, is))
      complain('leak', `${canonical(move)} of seat ${mover} shows to ${viewer ?? 'a spectator'}`);
  }
}

/** Who is asked when a wave opens depends on the table alone: with other hidden cards the same seats are. */
function opening<X extends Shape>(game: Game<X>, state: State<X>, rng: Rng, complain: Complain): void {
  const { question } = state.table.flow;
  const seat = pick(rng, awaited(state));
  if (!question || question.kind === 'turn' || seat === undefined) return;
  const other = redeal(game, look(game, state, seat), rng, fast(13));
  const { flow } = other.table;
  flow.stack.push(question.frame);
  flow.question = null;
  goOn(runOf(game, other, null, 1));
  if (question.kind === 'own' && flow.question === null) return; // By other chance all lanes are over at once.
  if (!same(flow.question, question))
    complain('leak', `other cards in other hands: ${canonical(flow.question)} is asked`);
}

/** Plain JSON: writing and reading it changes nothing. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

/** Ends a game quickly by its defaults: what happens when every player stays away. */
export function runOut<X extends Shape>(game: Game<X>, state: State<X>, maxSteps = 20_000): number {
  let steps = 0;
  for (let [seat] = awaited(state); seat !== undefined && steps < maxSteps; [seat] = awaited(state)) {
    reflexes(game, state);
    expire(game, state, seat);
    steps++;
  }
  return steps;
}

/**
 * What would be wrong if seats left a running game at this very moment: each of them alone, and all of them at once (an end by
 * vote). The rest is played by defaults; the state stays as it is. Empty if each of these games comes to a sound end.
 */
export function dropped<X extends Shape>(game: Game<X>, state: State<X>): string[] {
  const seats = [...state.hands.keys()].filter((seat) => !state.table.flow.left.includes(seat));
  return [...seats.map((seat) => [seat]), seats].flatMap((leavers) => {
    const g = copyState(state);
    const who = leavers.length === 1 ? `seat ${leavers}` : 'everybody';
    try {
      for (const seat of leavers) if (!isOver(g)) leave(game, g, seat);
      runOut(game, g);
      const wrong = game.audit(g).map((what) => `${who} left: ${what}`);
      return isOver(g) && result(game, openOf(game, g)) ? wrong : [...wrong, `${who} left: it does not end`];
    } catch (error) {
      return [`${who} left: ${error instanceof Error ? (error.stack ?? error.message) : error}`];
    }
  });
}
