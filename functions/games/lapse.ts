// Time is up: the autopilot decides, or the game waits for a vote. Done by the sweep when nobody looks, and by whoever
// looks first; HEAD's conditional update lets one of them win.

import type { Seat, Shape } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { type Act, expire, leave, reflexes } from '../../shared/engine/match.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { loadBeat } from '../store/beat.ts';
import { type Head, loadHead } from '../store/heads.ts';
import type { Version } from '../store/versions.ts';
import { noticedBy } from './advance.ts';
import { isWatched } from './beat.ts';
import { advance, headNow, persist, takeStep, versionAfter } from './change.ts';
import { type Platform, rulesOf } from './platform.ts';
import { isToRemind, type Lapse, lapseAt, stopped, voters } from './time.ts';
import { newest } from './view.ts';
import { at, mayKnowAwaited } from './viewer.ts';

/** Stands for a commit where the autopilot has decided. */
export const LAPSE = 'lapse';

/** More decisions in a row than any table waits for; the next look goes on from there. */
const MOST = 60;

/**
 * HEAD as it stands once all is done whose time has come. Costs nothing while nothing is. Throws Contested when another
 * was first.
 */
export async function caughtUp(on: Platform, head: Head): Promise<Head> {
  let now = head;
  for (let done = 0; done < MOST; done++) {
    const lapse = lapseAt(now, on.now());
    if (!lapse || !(await mayLapse(on, now, lapse.seat))) return now;
    now = await lapsed(on, now, lapse);
  }
  return now;
}

/** For one who only looks: HEAD, caught up with the time if it can be. */
export async function onTime(on: Platform, head: Head): Promise<Head> {
  if (!lapseAt(head, on.now())) return head;
  try {
    return await persist(on, head.id, async () => caughtUp(on, await headNow(on, head.id)));
  } catch {
    // Looking does not fail because the clock does: the sweep will say what is wrong.
    return head;
  }
}

/** The clock's part of what a game is due: time that is up, then reminders. Null if there is no such game. */
export function tick(on: Platform, id: string): Promise<Head | null> {
  return persist(on, id, async () => {
    const head = await loadHead(on.table, id, true);
    return head && reminded(on, await caughtUp(on, head));
  });
}

/** Time that ran while no sweep was watching is given back first (beat.ts). A seat that the autopilot holds loses none. */
async function mayLapse(on: Platform, head: Head, seat: Seat): Promise<boolean> {
  const { autopilot, time } = at(head, seat);
  if (autopilot?.holds || !time?.clock.since) return true;
  return isWatched(await loadBeat(on.table), time.clock, on.now());
}

async function lapsed(on: Platform, head: Head, { seat, what }: Lapse): Promise<Head> {
  if (what === 'wait') return waitForVotes(on, head, seat);
  const game = await rulesOf(on, head.game);
  const before = await newest(on, head, game);
  const after = what === 'end' ? ended(on, game, head, before) : decidedFor(on, game, { head, before }, seat);
  const autopilot = what === 'end' ? null : { at: after.at, holds: what === 'holds' };
  return takeStep(on, game, head, {
    before: before.state,
    after,
    actor: seat,
    commit: null,
    absent: true,
    autopilot,
  });
}

/** The autopilot takes one decision of a seat, and standing orders take theirs. */
function decidedFor(
  on: Platform,
  game: AnyGame,
  { head, before }: { readonly head: Head; readonly before: Version },
  seat: Seat,
): Version {
  const state = copy(before.state);
  const { moves, told } = expire(game, state, seat);
  if (moves.length === 0)
    throw new Error(`the autopilot has nothing to decide for seat ${seat} of ${head.id}`);
  const ordered = reflexes(game, state);
  return {
    ...versionAfter(on, game, head, before, LAPSE),
    by: { seat, ply: at(head, seat).ply },
    acts: [{ seat, moves }, ...ordered.acts],
    told: [...told, ...ordered.told],
    state,
  };
}

/** Everybody gets up at once: the game ends by its own rules for a table that nobody sits at. */
function ended(on: Platform, game: AnyGame, head: Head, before: Version): Version {
  const state = copy(before.state);
  const staying = head.seats.flatMap(({ left }, seat) => (left ? [] : [seat]));
  const told = staying.flatMap((seat) => leave(game, state, seat));
  const acts: Act<Shape>[] = staying.map((seat) => ({ seat, leave: true }));
  return { ...versionAfter(on, game, head, before, 'end'), by: null, acts, told, state };
}

/** The seat's clock stands at its end, and those who may know that it is awaited are asked to vote. */
async function waitForVotes(on: Platform, head: Head, out: Seat): Promise<Head> {
  const called = head.version + 1;
  const asked = voters(head, out).filter((seat) => mayKnowAwaited(head, seat));
  const next = noticedBy(head, on.now(), (seat) => seat === out || mayKnowAwaited(head, seat));
  const seats = next.seats.map((held, seat) => {
    if (seat === out && held.time) return { ...held, time: { ...stopped(held.time, on.now()), isOut: true } };
    return asked.includes(seat) ? { ...held, called, call: 'first' as const, vote: null } : held;
  });
  return advance(on, head, { ...next, seats });
}

/** Calls those whose time has come to two thirds, or to nine tenths. Nothing that anybody sees changes. */
async function reminded(on: Platform, head: Head): Promise<Head> {
  const now = on.now();
  if (!head.seats.some((held) => isToRemind(head, held, now))) return head;
  const version = head.version + 1;
  const seats = head.seats.map((held) => {
    if (!held.time || !isToRemind(head, held, now)) return held;
    let time = held.time;
    // Of two that are due at once, as after a pause of the sweep, the later one is said.
    while (isToRemind(head, { ...held, time }, now)) time = { ...time, reminded: time.reminded + 1 };
    return { ...held, time, called: version, call: 'reminder' as const };
  });
  return advance(on, head, { ...head, version, seats });
}
