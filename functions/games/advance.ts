// From one HEAD to the next: what a step of the game changes for each seat and each viewer. Pure; the writing is commit.ts's part.
import type { Question, Seat, Shape, State } from '../../shared/engine/game.ts';
import { same } from '../../shared/engine/json.ts';
import { awaited, isOver } from '../../shared/engine/match.ts';
import { sight } from '../../shared/engine/veil.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Millis } from '../../shared/wire.ts';
import type { Head, HeadQuestion, HeadSeat, Mark } from '../store/heads.ts';
import type { Version } from '../store/versions.ts';

/** One step: the state before, the version after, and the seat whose act it was. */
export interface Step {
  readonly before: State<Shape>;
  readonly after: Version;
  readonly actor: Seat;
  /** The commit that it was; null for leaving. */
  readonly commit: string | null;
}

/** The next version of a HEAD, in which everyone's view has changed. */
export function seenByAll(head: Head, at: Millis): Head {
  const grow = ({ version }: { readonly version: number }) => ({ version: version + 1, changedAt: at });
  return {
    ...head,
    version: head.version + 1,
    watchers: grow(head.watchers),
    seats: head.seats.map((seat) => ({ ...seat, view: grow(seat.view) })),
  };
}

/** HEAD after the start. Everyone sees a new thing, and everyone but the one who started is called. */
export function headStarted(game: AnyGame, head: Head, version: Version, actor: Seat): Head {
  const next = seenByAll(head, version.at);
  return {
    ...next,
    ...standing(game, version),
    question: questionOf(version.state.table.flow.question, version.at),
    seats: next.seats.map((seat, i) => {
      const called = i === actor ? 0 : version.n;
      return { ...seat, ...seatStatus(version.state, i), called };
    }),
  };
}

/** HEAD after a step. */
export function headAfter(game: AnyGame, head: Head, step: Step): Head {
  const { before, after } = step;
  const frozen = same(before.table, after.state.table);
  const changed = (viewer: Seat | null) =>
    !frozen || !same(sight(game, before, viewer), sight(game, after.state, viewer));
  const markAfter = (mark: Mark, viewer: Seat | null): Mark =>
    changed(viewer) ? { version: mark.version + 1, changedAt: after.at } : mark;
  return {
    ...head,
    ...standing(game, after),
    version: after.n,
    watchers: markAfter(head.watchers, null),
    question: questionAfter(head, step, frozen),
    seats: head.seats.map((seat, i) => ({
      ...seat,
      ...seatStatus(after.state, i),
      called: calledAfter(seat, i, step),
      view: markAfter(seat.view, i),
      last: i === step.actor && step.commit !== null ? step.commit : seat.last,
    })),
  };
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
function calledAfter({ called }: HeadSeat, seat: Seat, { before, after, actor }: Step): number {
  const { state } = after;
  if (seat === actor || state.table.flow.left.includes(seat)) return 0;
  if (isOver(state)) return after.n;
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
