// How a game flows: frames are taken from the stack and run until somebody is asked. Written once, for all games,
// for the real state on the server and for the partial one on the phone. The way in is match.ts.
import type {
  Context,
  Frame,
  Game,
  LaneFrame,
  Question,
  Rule,
  Seat,
  Seen,
  Shape,
  State,
  Thread,
} from './game.ts';
import { canonical, same } from './json.ts';
import { rngOf } from './rng.ts';
import { behind, copyState, fenced, Hidden, handOf, isVeil, openOf } from './veil.ts';

/** An event and who is told: one seat, or everyone (null). */
export interface Told<X extends Shape> {
  readonly to: Seat | null;
  readonly event: X['event'];
}

/** What a run came to: the stack is empty, somebody is asked, or (over the veil only) the unknown begins. */
export type Stop = 'over' | 'asked' | 'hidden' | 'others';

/** One run of the machine. */
export interface Run<X extends Shape> {
  readonly game: Game<X>;
  readonly g: State<X>;
  /** Null on the real state, else the seat behind whose veil it runs. */
  readonly me: Seat | null;
  /** Null on the main thread, else the seat whose own lane is run. */
  readonly own: Seat | null;
  readonly told: Told<X>[];
  /** Frames done so far in this run. */
  frames: number;
  /** Small moves of a seat's recorded answer that fitted so far. */
  fitted: number;
  /** Where to stop, in frames: for comparing a run over the veil with the real one. */
  readonly limit: number;
  /** Its state is thrown away where a step meets the veil: no step needs to be undone. */
  readonly rehearsal: boolean;
}

/** No game comes near this many frames without a question: more is a loop. */
const ENDLESS = 10_000;

export function runOf<X extends Shape>(
  game: Game<X>,
  g: State<X>,
  me: Seat | null = null,
  limit = ENDLESS,
): Run<X> {
  return { game, g, me, own: null, told: [], frames: 0, fitted: 0, limit, rehearsal: false };
}

/** Runs frames until somebody is asked or nothing is left. */
export function goOn<X extends Shape>(run: Run<X>): Stop {
  for (;;) {
    const { stack, question } = threadOf(run);
    if (question) return 'asked';
    const frame = stack.at(-1);
    if (!frame) return 'over';
    if (run.frames === ENDLESS) throw new Error(`no question after ${ENDLESS} frames: a loop in the rules`);
    if (run.frames === run.limit) return 'hidden';
    const stop = isLaneFrame<X>(frame) ? laneFrame(run, frame) : gameFrame(run, frame);
    if (stop) return stop;
    run.frames++;
  }
}

function threadOf<X extends Shape>(run: Run<X>): Thread<X> {
  if (run.own === null) return run.g.table.flow;
  const { lane } = handOf(run.g, run.own).desk;
  if (!lane) throw new Error(`seat ${run.own} has no lane of its own`);
  return lane;
}

/** Runs one frame of the game. A stop leaves it parked on the stack. */
function gameFrame<X extends Shape>(run: Run<X>, frame: X['frame']): Stop | null {
  const { game, g, me, own } = run;
  const rule = ruleOf(game, frame);
  if ('run' in rule) return step(run, () => rule.run(g, frame, contextOf(run)));
  if (own !== null) return ask(run, own, frame);
  const open = openOf(game, g);
  const { flow } = g.table;
  if (!('wave' in rule)) {
    const seat = rule.asks(open, frame);
    if (seat !== null && !flow.left.includes(seat)) return ask(run, seat, frame);
    flow.stack.pop();
    return null;
  }
  const seats = rule.asks(open, frame).filter((seat) => !flow.left.includes(seat));
  if (me !== null && seats.some((seat) => seat !== me)) return 'others';
  flow.stack.pop();
  if (seats.length > 0) openWave(run, rule.wave, frame, rule.order?.(open, frame, seats) ?? seats);
  return null;
}

/** A step over the veil is all or nothing: what it had done before it met the veil is undone. */
function step<X extends Shape>(run: Run<X>, work: () => void): Stop | null {
  const before = run.me === null || run.rehearsal ? null : copyState(run.g);
  threadOf(run).stack.pop();
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof Hidden) || !before) throw error;
    Object.assign(run.g, before);
    return 'hidden';
  }
}

/** Puts a frame's question to one seat, unless its answer is known: the only one, or recorded in its lane. */
function ask<X extends Shape>(run: Run<X>, seat: Seat, frame: X['frame']): Stop | null {
  if (run.me !== null && run.me !== seat) return 'others';
  const thread = threadOf(run);
  thread.stack.pop();
  const options = optionsOf(run, seat, frame);
  if (options.length === 0) return null; // Dropped: it uses up no recorded move.
  const move = loneOption(run, seat, frame, options) ?? recorded(run, seat, options);
  if (move) take(run, seat, move, frame);
  else {
    thread.question = { kind: 'turn', frame, seat };
    if (run.own === null) handOf(run.g, seat).desk.ply++;
  }
  return null;
}

/** The only option, where what is public proves that it is the only one. */
function loneOption<X extends Shape>(
  run: Run<X>,
  seat: Seat,
  frame: X['frame'],
  options: readonly X['move'][],
): X['move'] | null {
  const [only, second] = options;
  if (!only || second) return null;
  return askRuleOf(run.game, frame).alone?.(openOf(run.game, run.g), frame, seat) ? only : null;
}

/** The next small move of the seat's locked answer, if its lane is being carried out and the move still fits. */
function recorded<X extends Shape>(run: Run<X>, seat: Seat, options: readonly X['move'][]): X['move'] | null {
  if (run.g.table.flow.lane !== seat) return null;
  const { desk } = handOf(run.g, seat);
  const next = desk.moves.shift();
  if (next && includes(options, next)) {
    run.fitted++;
    return next;
  }
  desk.moves = []; // It no longer fits (a rule was mended meanwhile): the rest of the answer is asked anew.
  return null;
}

/** The small moves open to a seat at this frame. */
export function optionsOf<X extends Shape>(run: Run<X>, seat: Seat, frame: X['frame']): X['move'][] {
  return unique(askRuleOf(run.game, frame).options(seenBy(run.game, run.g, seat), frame));
}

/** Carries out a choice. It can touch nothing hidden: it is handed none of it. */
export function take<X extends Shape>(run: Run<X>, seat: Seat, move: X['move'], frame: X['frame']): void {
  const mine = { seat, table: run.g.table, hand: handOf(run.g, seat) };
  askRuleOf(run.game, frame).take(mine, move, frame, contextOf(run));
}

// ---- Waves ---------------------------------------------------------------------------------------------------
//
//   open                  each lane's small moves are kept in its hand            the last one is in
//   ──┬───────────────────────────────────────────────────────────────────────────────┬──── @lane a, @lane b, …
//     └ the table is frozen; a draft is the lane run over the veil, on a copy         └ the same rules, for real

function openWave<X extends Shape>(
  run: Run<X>,
  kind: 'sealed' | 'own',
  frame: X['frame'],
  lanes: Seat[],
): void {
  const { g } = run;
  const { flow } = g.table;
  flow.question = { kind, frame, seats: lanes, lanes };
  for (const seat of lanes) {
    const { desk } = handOf(g, seat);
    desk.moves = [];
    desk.lane = kind === 'own' ? { stack: [frame], question: null } : null;
  }
  for (const seat of lanes) refreshLane(run, seat);
  const busy = lanes.filter((seat) => !handOf(g, seat).desk.in);
  // In a sealed wave who has nothing to decide is known from what is public alone (`alone`), so it may be written on
  // the table. A lane of an own wave may be over by its chance: that is a secret until the wave closes.
  const seats = (kind === 'own' ? [...lanes] : busy).sort((a, b) => a - b);
  flow.question = { kind, frame, seats, lanes };
  for (const seat of busy) handOf(g, seat).desk.ply++;
  closeIfAllIn(run);
}

/** Looks anew whether the seat's lane of the open wave is in. */
export function refreshLane<X extends Shape>(run: Run<X>, seat: Seat): void {
  const { desk } = handOf(run.g, seat);
  const kind = run.g.table.flow.question?.kind;
  if (kind === 'sealed') desk.in = draft(run, seat).stop !== 'asked';
  if (kind === 'own') desk.in = runOwn(run, seat) === 'over';
}

/** Closes the open wave when every lane is in. The answers are then carried out, one lane after another. */
export function closeIfAllIn<X extends Shape>(run: Run<X>): void {
  const { flow } = run.g.table;
  const wave = flow.question;
  if (!wave || wave.kind === 'turn') return;
  // Over the veil nobody can know whether the others are in.
  if (run.me !== null && wave.lanes.some((seat) => seat !== run.me)) return;
  if (wave.lanes.some((seat) => !handOf(run.g, seat).desk.in)) return;
  flow.question = null;
  for (const seat of wave.lanes) {
    const { desk } = handOf(run.g, seat);
    desk.in = false;
    desk.lane = null;
    desk.ply++;
  }
  if (wave.kind === 'own') return;
  for (const seat of [...wave.lanes].reverse()) flow.stack.push({ do: '@lane', seat, frame: wave.frame });
}

/**
 * The seat's lane of the open sealed wave, run over its veil on a copy, with the moves given so far. It runs without
 * saving each step; where one meets the veil, the lane runs again from the start, up to that step.
 */
export function draft<X extends Shape>(run: Run<X>, seat: Seat): { run: Run<X>; stop: Stop } {
  const first = rehearsalOf(run, seat);
  try {
    return { run: first, stop: goOn(first) };
  } catch (error) {
    if (!(error instanceof Hidden)) throw error;
    const upTo = { ...rehearsalOf(run, seat), limit: first.frames };
    return { run: upTo, stop: goOn(upTo) };
  }
}

function rehearsalOf<X extends Shape>(run: Run<X>, seat: Seat): Run<X> {
  const g = run.me === null ? behind(run.game, run.g, seat) : copyState(run.g);
  const wave = g.table.flow.question;
  if (wave?.kind !== 'sealed') throw new Error('no sealed wave is open');
  Object.assign(g.table.flow, { stack: [{ do: '@lane', seat, frame: wave.frame }], question: null });
  return { ...runOf(run.game, g, seat), rehearsal: true };
}

/** Runs a seat's own lane on: privately, on what is its own. */
function runOwn<X extends Shape>(run: Run<X>, seat: Seat): Stop {
  return goOn(ownRun(run, seat));
}

export function ownRun<X extends Shape>(run: Run<X>, seat: Seat): Run<X> {
  return { ...run, g: run.me === null ? fenced(run.game, run.g, seat) : run.g, own: seat };
}

/** A question without a seat that has left: null if it alone was asked. */
export function without<X extends Shape>(question: Question<X> | null, seat: Seat): Question<X> | null {
  if (!question) return null;
  if (question.kind === 'turn') return question.seat === seat ? null : question;
  const staying = (each: Seat) => each !== seat;
  return { ...question, seats: question.seats.filter(staying), lanes: question.lanes.filter(staying) };
}

export const isLaneFrame = <X extends Shape>(frame: Frame): frame is LaneFrame<X> => frame.do.startsWith('@');

/** The engine's own frames: around a lane that is being carried out, and after a move aside. */
function laneFrame<X extends Shape>(run: Run<X>, frame: LaneFrame<X>): Stop | null {
  const { flow } = run.g.table;
  const { seat } = frame;
  if (flow.left.includes(seat) && (frame.do === '@ask' || frame.do === '@lane')) {
    flow.stack.pop();
    return null;
  }
  if (frame.do === '@ask') return ask(run, seat, frame.frame);
  if (run.me !== null && run.me !== seat) return 'others';
  flow.stack.pop();
  if (frame.do === '@lane') {
    flow.lane = seat;
    flow.stack.push({ do: '@lane-end', seat }, { do: '@ask', seat, frame: frame.frame });
  } else if (frame.do === '@lane-end') {
    flow.lane = null;
    handOf(run.g, seat).desk.moves = [];
  } else {
    flow.question = frame.question;
    handOf(run.g, seat).desk.moves = [];
    recheckWave(run);
  }
  return null;
}

/** After the table has changed under an open wave: answers that no longer fit are open again. */
export function recheckWave<X extends Shape>(run: Run<X>): void {
  const { flow } = run.g.table;
  const wave = flow.question;
  if (!wave || wave.kind === 'turn') return;
  for (const seat of wave.lanes) if (run.me === null || run.me === seat) refreshLane(run, seat);
  const open = wave.lanes.filter((seat) => run.me === null && !handOf(run.g, seat).desk.in);
  flow.question = { ...wave, seats: [...new Set([...wave.seats, ...open])].sort((a, b) => a - b) };
  closeIfAllIn(run);
}

// ---- What rules are handed -----------------------------------------------------------------------------------

export function ruleOf<X extends Shape>(game: Game<X>, frame: X['frame']): Rule<X, X['frame']> {
  const rule = game.frames[frame.do];
  if (!rule) throw new Error(`${game.id} has no rule for the frame ${frame.do}`);
  return rule;
}

function askRuleOf<X extends Shape>(game: Game<X>, frame: X['frame']) {
  const rule = ruleOf(game, frame);
  if ('run' in rule) throw new Error(`${frame.do} asks nothing`);
  return rule;
}

export function seenBy<X extends Shape>(game: Game<X>, g: State<X>, seat: Seat): Seen<X> {
  return { ...openOf(game, g), seat, hand: handOf(g, seat) };
}

export function contextOf<X extends Shape>(run: Run<X>): Context<X> {
  const { game, g, me, own, told } = run;
  return {
    next: (...frames) => {
      threadOf(run).stack.push(...frames.reverse());
    },
    drop: (kind) => {
      const { stack } = threadOf(run);
      const at = stack.findLastIndex((frame) => frame.do === kind);
      if (at < 0) throw new Error(`no frame ${kind} to drop`);
      stack.length = at;
    },
    say: (event) => {
      if (own !== null) throw new Error(`an own lane is private, yet says ${event.k}`);
      game.fold(g.table.board, event);
      g.table.flow.told++;
      told.push({ to: null, event });
    },
    tell: (seat, event) => {
      if (me !== null && me !== seat) return;
      handOf(g, seat).desk.told++;
      told.push({ to: seat, event });
    },
    bury: (put) => {
      if (me === null) put(g);
    },
    open: () => openOf(game, g),
    get rng() {
      return rngOf(own === null ? g.box.rng : streamOf(g, own));
    },
    end: () => {
      Object.assign(g.table.flow, { stack: [], question: null, lane: null });
      for (const hand of g.hands) {
        if (!isVeil(hand)) Object.assign(hand.desk, { moves: [], in: false, lane: null });
      }
    },
  };
}

function streamOf<X extends Shape>(g: State<X>, seat: Seat) {
  const state = g.box.streams[seat];
  if (!state) throw new RangeError(`no stream of chance for seat ${seat}`);
  return state;
}

// ---- Moves ---------------------------------------------------------------------------------------------------

/** Two equal cards in a hand are one choice. */
function unique<M>(moves: M[]): M[] {
  if (moves.length < 2) return moves;
  const byText = new Map(moves.map((move) => [canonical(move), move]));
  return [...byText.values()];
}

export const includes = <M>(moves: readonly M[], move: M): boolean => moves.some((each) => same(each, move));
