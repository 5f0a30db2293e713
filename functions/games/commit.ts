// A commit: a seat's moves, decided by the engine, written as a new version, and made true by HEAD's conditional update.
// Persisted first; answered and told after.
//
//   load HEAD, which first catches up with the time (lapse.ts)
//      │  ┌───── mine already? ──> answer as the first time
//      │  └───── ply gone by? ───> look through the chain: mine after all, or stale
//   load its version, play, put the new version, update HEAD if it still stands
//      └───── lost or unknown: wait a little, begin again

import { Illegal, OrdersError, type Seat } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { play, reflexes } from '../../shared/engine/match.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Commit, GameView } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import type { Version } from '../store/versions.ts';
import { headNow, persist, refusalAfter, takeStep, versionAfter } from './change.ts';
import { caughtUp } from './lapse.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';
import { chaptersOf, type Known, newest, toldOf, viewOf } from './view.ts';
import { at, ownSeat } from './viewer.ts';

/** `repeated`: this very commit had been accepted before; it counts once, and the game is shown as it stands now. */
export interface Committed {
  readonly game: GameView;
  readonly repeated: boolean;
}

/**
 * Plays a seat's moves. Accepted once, however often it is sent. `known` is what the phone has of events and chat, so that
 * the answer holds what is new; without `known.told`, what this commit told. Throws a Refusal: `stale`, `illegal` and
 * `race` with the fresh view; `over`, `not-started`, `not-yours`, `not-found`, `bad-request`.
 */
export async function commitMoves(
  on: Platform,
  player: string,
  id: string,
  commit: Commit,
  known: Known = {},
): Promise<Committed> {
  if (!/^[\w-]{1,64}$/.test(commit.id)) throw new Refusal('bad-request', { detail: 'id of the commit' });
  try {
    return await persist(on, id, () => tryToCommit(on, player, id, commit, known));
  } catch (error) {
    const refusal = refusalAfter(error);
    if (!(refusal instanceof Refusal) || refusal.code !== 'race') throw refusal;
    throw await withView(refusal, on, await headNow(on, id), player, known);
  }
}

async function tryToCommit(
  on: Platform,
  player: string,
  id: string,
  commit: Commit,
  known: Known,
): Promise<Committed> {
  const head = await caughtUp(on, await headNow(on, id));
  const seat = ownSeat(head, player);
  if (head.versionId === null) throw new Refusal('not-started');
  if (await isDone(on, head, seat, commit))
    return { game: await viewOf(on, head, player, known), repeated: true };
  if (head.status === 'finished') throw await withView(new Refusal('over'), on, head, player, known);
  if (commit.ply !== at(head, seat).ply) throw await withView(new Refusal('stale'), on, head, player, known);
  const game = await rulesOf(on, head.game);
  const before = await newest(on, head, game);
  const after = await played(on, game, { head, before }, seat, commit).catch(async (error) => {
    throw error instanceof Refusal ? await withView(error, on, head, player, known, before) : error;
  });
  const next = await takeStep(on, game, head, {
    before: before.state,
    after,
    actor: seat,
    commit: commit.id,
    absent: false,
    autopilot: null,
  });
  const told = known.told ?? toldOf(before.state, seat);
  // Where the autopilot holds the next seat, what it does belongs to the answer.
  const now = await caughtUp(on, next).catch(() => next);
  const latest = now === next ? after : undefined;
  return { game: await viewOf(on, now, player, { ...known, told }, latest), repeated: false };
}

/**
 * Whether the commit has been accepted before. HEAD names each seat's last one; an earlier one is looked for in the chain,
 * as far back as the ply that it answers: a seat's plies only grow, so each is answered once.
 */
async function isDone(on: Platform, head: Head, seat: Seat, commit: Commit): Promise<boolean> {
  const { last, ply } = at(head, seat);
  if (last === commit.id) return true;
  if (last === null || commit.ply >= ply) return false;
  for await (const { by, commit: made } of chaptersOf(on, head)) {
    if (by?.seat === seat && by.ply <= commit.ply) return made === commit.id;
  }
  return false;
}

/** The version that the moves lead to, and after them what standing orders do. Throws a Refusal if they are not legal. */
async function played(
  on: Platform,
  game: AnyGame,
  { head, before }: { readonly head: Head; readonly before: Version },
  seat: Seat,
  { id, ply, moves }: Commit,
): Promise<Version> {
  const state = copy(before.state);
  try {
    const told = play(game, state, seat, moves);
    const ordered = reflexes(game, state);
    return {
      ...versionAfter(on, game, head, before, id),
      by: { seat, ply },
      acts: [{ seat, moves }, ...ordered.acts],
      told: [...told, ...ordered.told],
      state,
    };
  } catch (error) {
    if (error instanceof Illegal || error instanceof OrdersError)
      throw new Refusal('illegal', { detail: error.message });
    throw error;
  }
}

/** The same refusal, with the game as the player sees it now. */
async function withView(
  { code, more }: Refusal,
  on: Platform,
  head: Head,
  player: string,
  known: Known,
  latest?: Version,
): Promise<Refusal> {
  return new Refusal(code, { ...more, game: await viewOf(on, head, player, known, latest) });
}
