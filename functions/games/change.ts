// How a game is changed: a step of play, or of who sits where; and the patience that every change needs when others change
// the same game at the same moment.
import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '../../shared/engine/game.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Millis } from '../../shared/wire.ts';
import { advanceHead, Contested, type Head, loadHead } from '../store/heads.ts';
import { attemptOf, putVersion, type Version } from '../store/versions.ts';
import { callsNotifier, headAfter, noticedBy, type Step } from './advance.ts';
import { inLine } from './line.ts';
import { nextDue } from './pings.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for which a change tries again before it gives up. */
const PATIENCE = 8_000;
const FIRST_WAIT = 8;
const LONGEST_WAIT = 500;

/**
 * Tries a change until it surely succeeds or has a reason of its own not to. Each try loads HEAD anew, and so finds out
 * whether the one before, whose outcome was unknown, has succeeded after all. Waits longer each time, by chance, so that
 * those who collide don't collide again. Throws the last Contested when patience ends.
 */
export const persist = <T>(on: Platform, id: string, attempt: () => Promise<T>): Promise<T> =>
  inLine(on.table, id, () => tryAndTry(attempt));

async function tryAndTry<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (let ceiling = FIRST_WAIT; ; ceiling = Math.min(LONGEST_WAIT, 2 * ceiling)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Contested) || performance.now() > end) throw error;
    }
    await wait(Math.random() * ceiling);
  }
}

/** What a player is told when patience ended: others were first each time, or the database did not answer. */
export function refusalAfter(error: unknown): unknown {
  if (!(error instanceof Contested)) return error;
  return error.lost ? new Refusal('race') : error.cause;
}

/** HEAD as it is now. Throws a Refusal if there is no such game. */
export async function headNow(on: Platform, id: string): Promise<Head> {
  const head = await loadHead(on.table, id, true);
  if (!head) throw new Refusal('not-found');
  return head;
}

/** A change of HEAD: the new one with its version still as it was, or null to leave it. It may be asked again and again. */
export type HeadChange = (head: Head) => Head | null;

/** Changes HEAD for everyone to see, or for those viewers for whom `sees` holds, and returns it as it is then. */
export async function changeHead(
  on: Platform,
  id: string,
  change: HeadChange,
  sees: (head: Head, viewer: Seat | null) => boolean = () => true,
): Promise<Head> {
  try {
    return await persist(on, id, async () => {
      const head = await headNow(on, id);
      const changed = change(head);
      if (!changed) return head;
      return advance(
        on,
        head,
        noticedBy(changed, on.now(), (viewer) => sees(changed, viewer)),
      );
    });
  } catch (error) {
    throw refusalAfter(error);
  }
}

/** What every new version begins with: its number, its name, what it follows. `attempt`: the commit, or why it is made. */
export const versionAfter = (
  on: Platform,
  game: AnyGame,
  head: Head,
  before: Version | null,
  attempt: string,
): Pick<Version, 'n' | 'id' | 'parent' | 'at' | 'rules'> => ({
  n: head.version + 1,
  id: attemptOf(attempt),
  parent: before?.id ?? null,
  at: on.now(),
  rules: game.rules,
});

/** Writes a step of play: the version first, then HEAD that makes it true. Throws Contested; then nothing is sure. */
export async function takeStep(on: Platform, game: AnyGame, head: Head, step: Step): Promise<Head> {
  const next = headAfter(game, head, step);
  await putVersion(on.table, head.id, step.after);
  return advance(on, head, next);
}

/** Writes HEAD, and when the notifier is to look at the game: now if somebody is called, else when the next time is up. */
export async function advance(on: Platform, head: Head, next: Head): Promise<Head> {
  const due = dueAfter(next, on.now());
  await advanceHead(on.table, head, next, due);
  return due === undefined ? next : { ...next, due };
}

/** Undefined leaves it as it is: nothing has come nearer. To look too early is harmless, and an entry in the index costs. */
function dueAfter(next: Head, now: Millis): Millis | null | undefined {
  if (callsNotifier(next)) return now;
  const isTimed = next.terms !== null || next.seats.some(({ autopilot }) => autopilot?.holds);
  const due = isTimed ? nextDue(next, now) : null;
  return due !== null && (next.due === null || due < next.due) ? due : undefined;
}
