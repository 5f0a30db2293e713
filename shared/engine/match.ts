// The only way into a game, for server, phone, bot and fuzzer: start, look, legal, play, plan, result.

import {
  closeIfAllIn,
  contextOf,
  draft,
  goOn,
  includes,
  isLaneFrame,
  optionsOf,
  ownRun,
  type Run,
  recheckWave,
  refreshLane,
  ruleOf,
  runOf,
  type Stop,
  seenBy,
  type Told,
  take,
  without,
} from './flow.ts';
import {
  type AnyMove,
  type Game,
  Illegal,
  type Open,
  type OptionSpec,
  type Options,
  OrdersError,
  type Result,
  type Seat,
  type Seen,
  type Shape,
  type State,
} from './game.ts';
import { copy } from './json.ts';
import { isOrders, isReopen, REOPEN } from './moves.ts';
import { keyed, type Rng, rngOf, sealOf, stream } from './rng.ts';
import { awaited, handOf, openOf, partial, sight, type View } from './veil.ts';

export { awaited, look, type View } from './veil.ts';

/** What was done at once by one seat: a line of the record. */
export type Act<X extends Shape> =
  | { readonly seat: Seat; readonly moves: readonly AnyMove<X>[] }
  | { readonly seat: Seat; readonly leave: true };

// ---- Beginning and end ---------------------------------------------------------------------------------------

/** Settings that a game does not have, or not with this many seats. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

/** Checks settings that came from outside and fills in the defaults. Throws OptionsError. */
export function readOptions<X extends Shape>(game: Game<X>, given: Options, seats: number): Options {
  if (seats < game.seats.min || seats > game.seats.max) throw new OptionsError(`${seats} seats`);
  const offered = game.options.filter((spec) => !spec.seats || within(seats, spec.seats));
  for (const id of Object.keys(given)) {
    if (!offered.some((spec) => spec.id === id))
      throw new OptionsError(`no option ${id} with ${seats} seats`);
  }
  return Object.fromEntries(offered.map((spec) => [spec.id, readOption(spec, given[spec.id])]));
}

const within = (n: number, { min, max }: { min: number; max: number }) => n >= min && n <= max;

function readOption(spec: OptionSpec, value: Options[string] | undefined): Options[string] {
  const bad = new OptionsError(`option ${spec.id} can't be ${JSON.stringify(value)}`);
  if (spec.kind === 'pick') {
    if (value === undefined) return [];
    if (!Array.isArray(value) || new Set(value).size !== value.length) throw bad;
    if (value.length !== 0 && value.length !== spec.count) throw bad;
    if (!value.every((each) => spec.choices.includes(each))) throw bad;
    return value;
  }
  if (value === undefined) return spec.default;
  if (spec.kind === 'flag' && typeof value === 'boolean') return value;
  if (spec.kind === 'choice' && typeof value === 'string' && spec.choices.includes(value)) return value;
  throw bad;
}

/** Begins a game. `seed`: 32 bytes in hex from the platform's generator. Runs to the first question. */
export function start<X extends Shape>(
  game: Game<X>,
  { seats, options, seed }: { seats: number; options: X['options']; seed: string },
): { state: State<X>; told: Told<X>[] } {
  const rng = keyed(seed);
  const { table, hands, box, first } = game.setup(seats, options, rngOf(rng));
  const flow = { stack: first.reverse(), question: null, lane: null, left: [], told: 0, seal: sealOf(seed) };
  const desk = () => ({ ply: 0, told: 0, moves: [], in: false, lane: null, orders: null });
  const streams = hands.map((_, seat) => stream(seed, `seat ${seat}`));
  const state: State<X> = {
    table: { ...table, flow },
    hands: hands.map((hand) => ({ ...hand, desk: desk() })),
    box: { ...box, rng, streams },
  };
  const run = runOf(game, state);
  goOn(run);
  return { state, told: run.told };
}

export const isOver = <X extends Shape>({ table }: { readonly table: State<X>['table'] }): boolean =>
  table.flow.question === null && table.flow.stack.length === 0;

/** How the game went, or null while it runs. */
export function result<X extends Shape>(game: Game<X>, open: Open<X>): Result | null {
  return isOver(open) ? game.result(open) : null;
}

// ---- What a seat may do --------------------------------------------------------------------------------------

/** The legal moves of a viewer, from its view alone: the same on the server and on the phone. */
export function legal<X extends Shape>(game: Game<X>, view: View<X>): AnyMove<X>[] {
  return view.seat === null ? [] : choices(runOf(game, partial(view), view.seat), view.seat);
}

function choices<X extends Shape>(run: Run<X>, seat: Seat): AnyMove<X>[] {
  const { game, g } = run;
  if (isOver(g) || g.table.flow.left.includes(seat)) return [];
  const asked = askedOf(run, seat);
  const main = asked ? optionsOf(asked.run, seat, asked.frame) : mayReopen(run, seat) ? [REOPEN] : [];
  return [...main, ...(game.aside?.(seenBy(game, g, seat)) ?? [])];
}

function mayReopen<X extends Shape>({ game, g }: Run<X>, seat: Seat): boolean {
  const { question } = g.table.flow;
  if (question?.kind !== 'sealed' || !question.seats.includes(seat)) return false;
  const rule = ruleOf(game, question.frame);
  return handOf(g, seat).desk.in && !('final' in rule && rule.final);
}

/** The small question that a seat stands before, and the run (its draft, in a sealed wave) in which it does. */
function askedOf<X extends Shape>(run: Run<X>, seat: Seat): { run: Run<X>; frame: X['frame'] } | null {
  const { question } = run.g.table.flow;
  if (question?.kind === 'turn') return question.seat === seat ? { run, frame: question.frame } : null;
  if (!question?.lanes.includes(seat) || handOf(run.g, seat).desk.in) return null;
  if (question.kind === 'own') {
    const frame = handOf(run.g, seat).desk.lane?.question?.frame;
    return frame ? { run: ownRun(run, seat), frame } : null;
  }
  const rehearsal = draft(run, seat).run;
  const frame = rehearsal.g.table.flow.question?.frame;
  return frame ? { run: rehearsal, frame } : null;
}

/**
 * Plays a seat's moves, one after another, on the real state, and runs on until somebody is asked.
 * Each must be legal from what the seat sees. Throws Illegal or OrdersError; the state is then spoilt: copy first.
 */
export function play<X extends Shape>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  moves: readonly AnyMove<X>[],
): Told<X>[] {
  const run = runOf(game, state);
  moves.forEach((move, index) => {
    if (!isLegal(run, seat, move)) throw new Illegal(index, move);
    act(run, seat, move);
  });
  return run.told;
}

/**
 * Plays one move that is known to be legal, and stops after so many frames: for bots' playouts, and for comparing a plan
 * with the truth (fuzz.ts).
 */
export function playUpTo<X extends Shape>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
  move: AnyMove<X>,
  frames = Number.POSITIVE_INFINITY,
): void {
  act(runOf(game, state, null, frames), seat, move);
}

/** Judged behind the seat's own veil, so that what is legal tells it nothing new. */
function isLegal<X extends Shape>(run: Run<X>, seat: Seat, move: AnyMove<X>): boolean {
  const { game, g } = run;
  if (isOver(g) || g.table.flow.left.includes(seat)) return false;
  if (isOrders(move)) return game.orders !== undefined;
  return includes(legal(game, sight(game, g, seat)), move);
}

/** Carries a legal move out and runs on. */
function act<X extends Shape>(run: Run<X>, seat: Seat, move: AnyMove<X>): Stop {
  const { game, g } = run;
  const { desk } = handOf(g, seat);
  const asked = isOrders(move) || isReopen(move) ? null : askedOf(run, seat);
  desk.ply++;
  if (isOrders(move)) {
    if (!game.orders) throw new OrdersError(`${game.id} takes no orders`);
    desk.orders = move.orders === null ? null : game.orders(seenBy(game, g, seat), move.orders);
    if (game.announce) contextOf(run).say(game.announce(seat, desk.orders));
  } else if (isReopen(move)) {
    desk.moves = [];
    refreshLane(run, seat);
  } else if (asked && includes(optionsOf(asked.run, seat, asked.frame), move)) {
    answer(run, seat, move, asked);
  } else {
    setAside(run, seat, move);
  }
  return goOn(run);
}

function answer<X extends Shape>(
  run: Run<X>,
  seat: Seat,
  move: X['move'],
  asked: { run: Run<X>; frame: X['frame'] },
): void {
  const { flow } = run.g.table;
  const kind = flow.question?.kind;
  const { desk } = handOf(run.g, seat);
  if (kind === 'turn') {
    flow.question = null;
    take(run, seat, move, asked.frame);
  } else if (kind === 'sealed') {
    // What no longer fits (a rule was mended, the table changed) goes, or it would stand in this move's way for ever.
    desk.moves = [...desk.moves.slice(0, asked.run.fitted), move];
    refreshLane(run, seat);
  } else if (desk.lane) {
    desk.lane.question = null;
    take(asked.run, seat, move, asked.frame);
    refreshLane(run, seat);
  }
  closeIfAllIn(run);
}

/** A move aside happens at once; then the open question is taken up again, the mover's own answer to it empty. */
function setAside<X extends Shape>(run: Run<X>, seat: Seat, move: X['move']): void {
  const { game, g } = run;
  const { flow } = g.table;
  flow.stack.push({ do: '@resume', seat, question: flow.question });
  flow.question = null;
  game.takeAside?.({ seat, table: g.table, hand: handOf(g, seat) }, move, contextOf(run));
}

// ---- Planning on the phone -----------------------------------------------------------------------------------

/** A plan: what a seat's moves come to as far as it can see. */
export interface Plan<X extends Shape> {
  /** The board and hand to draw, after the moves. `hand` is missing for a spectator. */
  readonly shown: Open<X> | Seen<X>;
  /** Moves that fitted, in order; the first that did not is dropped with all after it. */
  readonly moves: readonly AnyMove<X>[];
  /** What may be done next. */
  readonly legal: readonly AnyMove<X>[];
  /** The question that the seat stands before, after the moves; null if it is asked nothing. */
  readonly asked: X['frame'] | null;
  /** The question is one of a sealed wave: its answers leave together. A wave of one seat ends within the plan. */
  readonly sealed: boolean;
  /** `asked`: more can be planned. `hidden`: the rest needs the server, and is final. `others`: they are next. */
  readonly stop: Stop;
  /** Frames done by the plan, and the events seen on the way. */
  readonly frames: number;
  readonly told: readonly Told<X>[];
}

/** Runs moves over the veil of a view. Never throws on a move that does not fit: see `Plan.moves`. */
export function plan<X extends Shape>(game: Game<X>, view: View<X>, moves: readonly AnyMove<X>[]): Plan<X> {
  const g = partial(view);
  const run = runOf(game, g, view.seat);
  const { seat } = view;
  if (seat === null) {
    return {
      shown: openOf(game, g),
      moves: [],
      legal: [],
      asked: null,
      sealed: false,
      stop: 'others',
      frames: 0,
      told: [],
    };
  }
  const fitted: AnyMove<X>[] = [];
  let stop: Stop = g.table.flow.question ? 'asked' : 'over';
  for (const move of moves) {
    if (
      !(isOrders(move) ? mayOrder(run, seat, move) : stop === 'asked' && includes(choices(run, seat), move))
    )
      break;
    stop = act(run, seat, move);
    fitted.push(move);
  }
  return { ...standing(run, seat, stop), moves: fitted, frames: run.frames, told: run.told };
}

/** Orders ask for no turn: they may end a plan, so that a choice and what follows from it leave in one commit. */
function mayOrder<X extends Shape>(
  { game, g }: Run<X>,
  seat: Seat,
  { orders }: { orders: unknown },
): boolean {
  if (!game.orders || isOver(g) || g.table.flow.left.includes(seat)) return false;
  try {
    if (orders !== null) game.orders(seenBy(game, g, seat), orders);
    return true;
  } catch (error) {
    if (error instanceof OrdersError) return false;
    throw error;
  }
}

/** What the seat stands before now: in a sealed wave its draft is shown, else the state itself. */
function standing<X extends Shape>(run: Run<X>, seat: Seat, stop: Stop) {
  const { game, g } = run;
  const { question } = g.table.flow;
  const drafted = question?.kind === 'sealed' && question.lanes.includes(seat) ? draft(run, seat) : null;
  const asked = stop === 'asked' ? askedOf(run, seat) : null;
  return {
    shown: seenBy(game, drafted?.run.g ?? g, seat),
    legal: stop === 'asked' || stop === 'over' ? choices(run, seat) : [],
    asked: asked?.frame ?? null,
    sealed: drafted !== null,
    stop: stop === 'asked' && !asked ? (isParked(g, seat) ? ('hidden' as const) : ('others' as const)) : stop,
  };
}

/** Whether the seat's lane of an own wave stands before what is hidden: not over, and nothing asked. */
function isParked<X extends Shape>(g: State<X>, seat: Seat): boolean {
  const { question } = g.table.flow;
  return question?.kind === 'own' && question.lanes.includes(seat) && !handOf(g, seat).desk.in;
}

/** Runs frames on a copy as far as the view reaches: previews of what would happen now. */
export function whatIf<X extends Shape>(
  game: Game<X>,
  view: View<X>,
  frames: readonly X['frame'][],
): Open<X> {
  const g = partial(view);
  Object.assign(g.table.flow, { stack: [...frames].reverse(), question: null });
  goOn(runOf(game, g, view.seat ?? -1));
  return openOf(game, g);
}

// ---- When nobody types ---------------------------------------------------------------------------------------

/** Answers for a seat whose time is up, by the game's default moves. Returns the moves made, for the record. */
export function expire<X extends Shape>(
  game: Game<X>,
  state: State<X>,
  seat: Seat,
): { moves: AnyMove<X>[]; told: Told<X>[] } {
  const run = runOf(game, state);
  const moves: AnyMove<X>[] = [];
  if (!awaited(state).includes(seat)) return { moves, told: [] };
  if (handOf(state, seat).desk.moves.length > 0) {
    moves.push(REOPEN);
    act(run, seat, REOPEN);
  }
  for (let asked = askedOf(run, seat); asked; asked = askedOf(run, seat)) {
    const move = game.idle(seenBy(game, asked.run.g, seat), asked.frame);
    moves.push(move);
    if (!isLegal(run, seat, move)) throw new Illegal(moves.length - 1, move);
    const { question } = state.table.flow;
    act(run, seat, move);
    if (state.table.flow.question !== question) break;
  }
  return { moves, told: run.told };
}

/** Lets standing orders answer what they can. Returns each seat's moves, for the record: ordinary ones. */
export function reflexes<X extends Shape>(
  game: Game<X>,
  state: State<X>,
): { acts: Act<X>[]; told: Told<X>[] } {
  const run = runOf(game, state);
  const acts: Act<X>[] = [];
  if (!game.reflex) return { acts, told: [] };
  for (let busy = true; busy; ) {
    busy = false;
    for (const seat of awaited(state)) {
      const moves = reflexMoves(run, seat);
      if (moves.length === 0) continue;
      acts.push({ seat, moves });
      busy = true;
    }
  }
  return { acts, told: run.told };
}

/** The answer to a sealed wave is whole or none: half of one would stand as moves that the seat can't take back. */
function reflexMoves<X extends Shape>(run: Run<X>, seat: Seat): X['move'][] {
  const { game, g } = run;
  const moves: X['move'][] = [];
  const { question } = g.table.flow;
  const { desk } = handOf(g, seat);
  if (desk.orders === null) return moves;
  const before = copy(desk);
  for (
    let asked = askedOf(run, seat);
    asked && g.table.flow.question === question;
    asked = askedOf(run, seat)
  ) {
    // The rehearsal has used the small moves up; the seat still sees those it has given.
    const seen = seenBy(game, asked.run.g, seat);
    const move = game.reflex?.({ ...seen, hand: { ...seen.hand, desk } }, asked.frame) ?? null;
    if (!move || !isLegal(run, seat, move)) break;
    act(run, seat, move);
    moves.push(move);
  }
  const half = question?.kind === 'sealed' && g.table.flow.question === question && !desk.in;
  if (!half) return moves;
  Object.assign(desk, before);
  return [];
}

/** Takes a seat out of the running game; what was asked of it is asked no more. */
export function leave<X extends Shape>(game: Game<X>, state: State<X>, seat: Seat): Told<X>[] {
  const run = runOf(game, state);
  const { flow } = state.table;
  const { desk } = handOf(state, seat);
  if (flow.left.includes(seat)) throw new RangeError(`seat ${seat} has left already`);
  flow.left.push(seat);
  Object.assign(desk, { ply: desk.ply + 1, moves: [], in: false, lane: null, orders: null });
  const { question } = flow;
  const dropped = question?.kind === 'turn' && question.seat === seat ? question.frame : null;
  flow.question = without(question, seat);
  // What a move aside has put off is asked without the leaver, too.
  flow.stack = flow.stack.map((frame) =>
    isLaneFrame<X>(frame) && frame.do === '@resume'
      ? { ...frame, question: without(frame.question, seat) }
      : frame,
  );
  game.leave?.(state, seat, contextOf(run), dropped);
  recheckWave(run);
  goOn(run);
  return run.told;
}

// ---- For bots ------------------------------------------------------------------------------------------------

/** A small question, and all that its seat can know when it answers. */
export interface Small<X extends Shape> {
  /** In a sealed wave the seat's draft, else the state itself: not copied. */
  readonly seen: Seen<X>;
  readonly frame: X['frame'];
  /** Never empty. Moves aside are not among them. */
  readonly moves: readonly X['move'][];
}

/** What a seat is asked on a full state; null if nothing. */
export function smallQuestion<X extends Shape>(game: Game<X>, state: State<X>, seat: Seat): Small<X> | null {
  return smallOf(runOf(game, state), seat);
}

/** The same, from a view alone. */
export function smallQuestionIn<X extends Shape>(game: Game<X>, view: View<X>): Small<X> | null {
  return view.seat === null ? null : smallOf(runOf(game, partial(view), view.seat), view.seat);
}

function smallOf<X extends Shape>(run: Run<X>, seat: Seat): Small<X> | null {
  if (isOver(run.g)) return null;
  const asked = askedOf(run, seat);
  if (!asked) return null;
  const moves = optionsOf(asked.run, seat, asked.frame);
  return { seen: seenBy(run.game, asked.run.g, seat), frame: asked.frame, moves };
}

/** A full state that the viewer could not tell from the real one; what it can't know is dealt by `rng`. */
export function redeal<X extends Shape>(
  game: Game<X>,
  view: View<X>,
  rng: Rng,
  chance: State<X>['box']['rng'],
): State<X> {
  const { seat, hand } = view;
  if (seat === null || !hand) throw new RangeError('a spectator has no hand to deal around');
  const g = partial(view);
  const { hands, box } = game.redeal(seenBy(game, g, seat), rng);
  const { question } = view.table.flow;
  const wave = question && question.kind !== 'turn' ? question : null;
  const state: State<X> = {
    table: g.table,
    hands: hands.map((each, i) =>
      i === seat
        ? copy(hand)
        : {
            ...each,
            desk: {
              ply: 0,
              told: 0,
              moves: [],
              in: wave ? !wave.seats.includes(i) : false,
              lane: null,
              orders: null,
            },
          },
    ),
    box: { ...box, rng: chance, streams: hands.map(() => copy(chance)) },
  };
  const others = wave?.lanes.filter((each) => each !== seat) ?? [];
  if (wave?.kind === 'own') {
    // How far the others are is hidden as well: their lanes begin anew, on what was dealt.
    for (const each of others) {
      Object.assign(handOf(state, each).desk, { in: false, lane: { stack: [wave.frame], question: null } });
      refreshLane(runOf(game, state), each);
    }
  }
  for (const each of others) {
    const isIn = view.awaited !== null && !view.awaited.includes(each);
    if (isIn && awaited(state).includes(each)) expire(game, state, each);
  }
  return state;
}
