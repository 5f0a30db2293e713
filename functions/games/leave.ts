// Getting up again: before the start without a trace, from a running game for good.
import type { Seat } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { leave, reflexes } from '../../shared/engine/match.ts';
import { advanceHead, deleteHead, type Head, loadHead } from '../store/heads.ts';
import { deleteMembership } from '../store/memberships.ts';
import type { Version } from '../store/versions.ts';
import { seenByAll } from './advance.ts';
import { headNow, persist, refusalAfter, takeStep, versionAfter } from './change.ts';
import { free } from './create.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';
import { newest } from './view.ts';
import { at, ownSeat, seatOf } from './viewer.ts';

/**
 * Before the start: frees the seat; the host's part passes to the next who sits there, and a game without players is
 * removed. In a running game: takes the seat out of it for good, and the others play on.
 */
export async function leaveGame(on: Platform, player: string, id: string): Promise<void> {
  ownSeat(await headNow(on, id), player);
  try {
    await persist(on, id, () => tryToLeave(on, player, id));
  } catch (error) {
    throw refusalAfter(error);
  }
}

/** May be the second try after one whose outcome was unknown: not to be found there any more is to have left. */
async function tryToLeave(on: Platform, player: string, id: string): Promise<void> {
  const head = await loadHead(on.table, id, true);
  const seat = head && seatOf(head, player);
  if (head?.status === 'finished') throw new Refusal('over');
  if (head && seat !== null && head.status === 'running') return leaveRunning(on, head, seat);
  if (head && seat !== null) await getUp(on, head, seat);
  await deleteMembership(on.table, player, id);
}

async function getUp(on: Platform, head: Head, seat: Seat): Promise<void> {
  const seats = head.seats.map((each, i) => (i === seat ? free(each.view) : each));
  const [next] = seats.flatMap(({ player }) => player ?? []);
  if (!next) return deleteHead(on.table, head);
  const host = at(head, seat).player?.id === head.host ? next.id : head.host;
  await advanceHead(on.table, head, seenByAll({ ...head, seats, host }, on.now()));
}

async function leaveRunning(on: Platform, head: Head, actor: Seat): Promise<void> {
  if (at(head, actor).left) return;
  const game = await rulesOf(on, head.game);
  const before = await newest(on, head, game);
  const state = copy(before.state);
  const told = leave(game, state, actor);
  const ordered = reflexes(game, state);
  const after: Version = {
    ...versionAfter(on, game, head, before, 'leave'),
    by: { seat: actor, ply: at(head, actor).ply },
    acts: [{ seat: actor, leave: true }, ...ordered.acts],
    told: [...told, ...ordered.told],
    state,
  };
  await takeStep(on, game, head, {
    before: before.state,
    after,
    actor,
    commit: null,
    absent: false,
    autopilot: null,
  });
}
