// The autopilot as its owner's choice: handing a seat over to it, and taking the seat back. What it decides is lapse.ts's part.

import type { Seat, Shape, State } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { play } from '../../shared/engine/match.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Head } from '../store/heads.ts';
import type { HeadSeat } from '../store/seats.ts';
import type { Version } from '../store/versions.ts';
import { seenByAll } from './advance.ts';
import { advance, headNow, persist, refusalAfter, takeStep, versionAfter } from './change.ts';
import { caughtUp } from './lapse.ts';
import { changeOwnSeat } from './own-seat.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';
import { newest } from './view.ts';
import { at, ownSeat } from './viewer.ts';

/** The owner is back: the next decision is his own. */
export const takeBack = (on: Platform, player: string, id: string): Promise<void> =>
  changeOwnSeat(on, player, id, (held) => (held.autopilot?.holds ? { ...held, autopilot: null } : null));

/** The autopilot plays for the seat until its owner takes it back. */
export async function handOver(on: Platform, player: string, id: string): Promise<void> {
  try {
    await persist(on, id, async () => {
      const head = await caughtUp(on, await headNow(on, id));
      const seat = ownSeat(head, player);
      if (head.status === 'waiting') throw new Refusal('not-started');
      if (head.status === 'finished' || at(head, seat).left) throw new Refusal('over');
      if (at(head, seat).autopilot?.holds) return;
      const autopilot = { at: on.now(), holds: true };
      await caughtUp(on, await withoutOwner(on, head, seat, (held) => ({ ...held, autopilot })));
    });
  } catch (error) {
    throw refusalAfter(error);
  }
}

/** A seat changes hands, for all to see. First what its owner has ordered ahead is made void. */
export async function withoutOwner(
  on: Platform,
  head: Head,
  seat: Seat,
  change: (held: HeadSeat) => HeadSeat,
): Promise<Head> {
  const free = await withoutOrders(on, head, seat);
  const seats = free.seats.map((held, i) => (i === seat ? change(held) : held));
  return advance(on, free, seenByAll({ ...free, seats }, on.now()));
}

async function withoutOrders(on: Platform, head: Head, seat: Seat): Promise<Head> {
  const game = await rulesOf(on, head.game);
  const before = await newest(on, head, game);
  if (!hasOrders(before.state, seat)) return head;
  const after = voided(on, game, { head, before }, seat);
  const step = { before: before.state, after, actor: seat, commit: null, absent: false, autopilot: null };
  return takeStep(on, game, head, step);
}

const hasOrders = ({ hands }: State<Shape>, seat: Seat): boolean =>
  (hands[seat]?.desk.orders ?? null) !== null;

function voided(
  on: Platform,
  game: AnyGame,
  { head, before }: { readonly head: Head; readonly before: Version },
  seat: Seat,
): Version {
  const state = copy(before.state);
  const moves = [{ do: '@orders', orders: null } as const];
  const told = play(game, state, seat, moves);
  return {
    ...versionAfter(on, game, head, before, 'orders'),
    by: { seat, ply: at(head, seat).ply },
    acts: [{ seat, moves }],
    told,
    state,
  };
}
