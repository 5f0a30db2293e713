// From one HEAD to the next: what a step of the game changes for each seat and each viewer. Pure; the writing is commit.ts's part.

import { includes, seenBy } from '../../shared/engine/flow.ts';
import type { Question, Seat, Shape, State } from '../../shared/engine/game.ts';
import { same } from '../../shared/engine/json.ts';
import { awaited, isOver } from '../../shared/engine/match.ts';
import { sight } from '../../shared/engine/veil.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Millis } from '../../shared/wire.ts';
import type { Head, HeadQuestion } from '../store/heads.ts';
import type { HeadSeat, Mark, SeatTime } from '../store/seats.ts';
import type { Version } from '../store/versions.ts';
import { begun, resumed, stopped } from './time.ts';

/** One step: the state before, the version after, and the seat whose act it was. */
export interface Step {
  readonly before: State<Shape>;
  readonly after: Version;
  readonly actor: Seat;
  /** The commit that it was; null for leaving, and where the owner did not decide. */
  readonly commit: string | null;
  /** The actor's owner was not there: it was decided for him. */
  readonly absent: boolean;
  /** Whether the autopilot decides for the actor from now on, or has done so this once; null: its owner does. */
  readonly autopilot: HeadSeat['autopilot'];
}

/** The next version of a HEAD, in which the views of some have changed (null: of those who watch). */
export function noticedBy(head: Head, at: Millis, sees: (viewer: Seat | null) => boolean): Head {
  const grow = (mark: Mark, viewer: Seat | null): Mark =>
    sees(viewer) ? { version: mark.version + 1, changedAt: at } : mark;
  return {
    ...head,
    version: head.version + 1,
    watchers: grow(head.watchers, null),
    seats: head.seats.map((seat, i) => ({ ...seat, view: grow(seat.view, i) })),
  };
}

export const seenByAll = (head: Head, at: Millis): Head => noticedBy(head, at, () => true);

/** HEAD after the start. Everyone sees a new thing, and everyone but the one who started is called. */
export function headStarted(game: AnyGame, head: Head, version: Version, actor: Seat): Head {
  const next = seenByAll(head, version.at);
  return {
    ...next,
    ...standing(game, version),
    question: questionOf(version.state.table.flow.question, version.at),
    seats: next.seats.map((seat, i) => {
      const called = i === actor ? 0 : version.n;
      const status = seatStatus(version.state, i);
      const time =
        seat.time && next.terms && status.awaited ? begun(seat.time, next.terms, version.at) : seat.time;
      return { ...seat, ...status, called, time };
    }),
  };
}

/** HEAD after a step. */
export function headAfter(game: AnyGame, head: Head, step: Step): Head {
  const { before, after } = step;
  const frozen = same(before.table, after.state.table);
  const changed = (viewer: Seat | null) =>
    !frozen || !same(sight(game, before, viewer), sight(game, after.state, viewer));
  const next = noticedBy(head, after.at, changed);
  const question = questionAfter(head, step, frozen);
  const isSame = question === head.question || isAside(game, step);
  const times = head.seats.map((_, i) => timeAfter(head, i, step, isSame));
  return {
    ...next,
    ...standing(game, after),
    question,
    seats: next.seats.map((seat, i) => {
      const called = calledAfter(seat, i, step);
      return {
        ...seat,
        ...seatStatus(after.state, i),
        called,
        call: called === seat.called ? seat.call : 'first',
        time: times[i] ?? null,
        vote: seat.vote && times[seat.vote.about]?.isOut ? seat.vote : null,
        ...(i === step.actor ? { last: step.commit ?? seat.last, autopilot: step.autopilot } : {}),
      };
    }),
  };
}

/**
 * The clock of a seat after a step. Its time begins with each new decision, as its call does (see calledAfter); an answer
 * that is taken back goes on with what was left of it.
 */
function timeAfter(
  { terms, seats }: Head,
  seat: Seat,
  { before, after, actor }: Step,
  isSame: boolean,
): SeatTime | null {
  const time = seats[seat]?.time ?? null;
  if (!time || !terms) return null;
  if (!awaited(after.state).includes(seat)) return stopped(time, after.at);
  const was = awaited(before).includes(seat);
  const isNew = seat === actor ? !isSame : !was || plyOf(before, seat) !== plyOf(after.state, seat);
  if (isNew) return begun(time, terms, after.at);
  return was ? time : resumed(time, after.at);
}

/** Standing orders, or what may be done at any time: the question before the actor is still the one that it was. */
function isAside(game: AnyGame, { before, after, actor }: Step): boolean {
  const [act] = after.acts;
  if (!act || 'leave' in act || !same(before.table.flow.question, after.state.table.flow.question))
    return false;
  const asides = game.aside?.(seenBy(game, before, actor)) ?? [];
  return act.moves.every((move) => move.do === '@orders' || includes(asides, move));
}

/** Whether somebody is to be told of this step, or the finished game is to be put away: the notifier's call. */
export const callsNotifier = ({ version, status, seats }: Head): boolean =>
  status === 'finished' || seats.some(({ called }) => called === version);

const standing = (game: AnyGame, version: Version) => ({
  version: version.n,
  versionId: version.id,
  versionN: version.n,
  rules: game.rules,
  status: isOver(version.state) ? ('finished' as const) : ('running' as const),
});

function seatStatus(state: State<Shape>, seat: Seat): Pick<HeadSeat, 'ply' | 'awaited' | 'left'> {
  return {
    ply: plyOf(state, seat),
    awaited: awaited(state).includes(seat),
    left: state.table.flow.left.includes(seat),
  };
}

function plyOf({ hands }: State<Shape>, seat: Seat): number {
  const hand = hands[seat];
  if (!hand) throw new RangeError(`no seat ${seat}`);
  return hand.desk.ply;
}

/**
 * A seat is called when another's act makes it awaited, puts a new question to it, or ends the game: once for each such
 * change. Its own act answers the call, and so does an act of another that frees it from its question; that the game has
 * begun stays news until then. A call names the version that made it, so that each is a call of its own.
 */
function calledAfter(held: HeadSeat, seat: Seat, step: Step): number {
  const { called } = held;
  const { before, after, actor, absent } = step;
  const { state } = after;
  if (before.table.flow.left.includes(seat) || (seat === actor && !absent)) return 0;
  if (isOver(state)) return after.n;
  // Where the autopilot decides there is nobody to call; but whom it has begun to decide for is to hear of it.
  if (held.autopilot?.holds) return 0;
  if (seat === actor) return after.n;
  if (!awaited(state).includes(seat)) return awaited(before).includes(seat) ? 0 : called;
  const isNew = !awaited(before).includes(seat) || plyOf(before, seat) !== plyOf(state, seat);
  return isNew ? after.n : called;
}

const questionOf = (question: Question<Shape> | null, at: number): HeadQuestion | null =>
  question && {
    wave: question.kind !== 'turn',
    seats: question.kind === 'turn' ? [question.seat] : question.seats,
    at,
  };

/**
 * The open question, and since when it stands. The same question may be put again, so equal words don't prove that it is
 * the one from before; but a new one always counts up a ply of a seat that did not act, or shows on the table what the
 * seat that it asks has done. A secret answer to an open wave does neither: the time stays.
 */
function questionAfter(head: Head, { before, after, actor }: Step, frozen: boolean): HeadQuestion | null {
  const was = before.table.flow.question;
  const is = after.state.table.flow.question;
  const asked = questionOf(is, after.at);
  if (!head.question || !asked || !same(was, is)) return asked;
  const others = head.seats.some(
    (_, seat) => seat !== actor && plyOf(before, seat) !== plyOf(after.state, seat),
  );
  const anew = others || (!frozen && asked.seats.includes(actor));
  return anew ? asked : head.question;
}
