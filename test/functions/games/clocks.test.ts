// Time that is up: what the table chose happens once, by the sweep when nobody looks, by whoever looks first otherwise.
import { describe, expect, it } from 'vitest';
import { takeBack } from '../../../functions/games/autopilot.ts';
import { commitMoves } from '../../../functions/games/commit.ts';
import { myGames } from '../../../functions/games/home.ts';
import { startGame } from '../../../functions/games/start.ts';
import { takeVacation } from '../../../functions/games/vacation.ts';
import { loadVersion } from '../../../functions/store/versions.ts';
import type { Terms } from '../../../shared/clock/clock.ts';
import { databaseOfFile } from '../store/database.ts';
import { day, daysOn, hour, terms } from './days.ts';
import {
  commitOf,
  move,
  playerAt,
  refusal,
  seen,
  startedGame,
  type TestMove,
  waitingGame,
  worldOn,
} from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
const days = daysOn(on);

/** A ballot: a secret vote of all at once, then one of them picks in the open; two rounds. */
async function ballot(seats: number, clock: Terms) {
  const { id, players } = await startedGame(on, seats, { game: 'ballot', clock });
  return {
    id,
    players,
    does: (seat: number, ...moves: TestMove[]) => move(on, playerAt(players, seat), id, ...moves),
    sees: (seat: number | null) => seen(on, seat === null ? null : playerAt(players, seat).id, id),
    head: () => days.head(id),
  };
}

const vote: TestMove = { do: 'vote', n: 2 };

describe('when time is up', () => {
  it('the autopilot takes that one decision, found by the sweep though nobody looks', async () => {
    const game = await ballot(2, terms());
    await game.does(0, vote);
    await days.pass(8 * hour - 1);
    await days.sweep();
    expect((await game.sees(0)).awaited).toEqual([1]);
    await days.pass(1);
    await days.sweep();
    const head = await game.head();
    expect(head.seats.map(({ awaited }) => awaited)).toEqual([true, false]);
    const step = await loadVersion(on.table, game.id, head.versionN, head.versionId ?? '');
    expect(step?.acts).toEqual([{ seat: 1, moves: [{ do: 'vote', n: 1 }] }]);
    // The next decision is the owner's own again, with all of its time.
    await game.does(0, { do: 'pick', n: 1 });
    const mine = await game.sees(1);
    expect(mine).toMatchObject({ myTurn: true });
    expect(mine.seats[1]).toMatchObject({ until: on.clock + 8 * hour, autopilot: 'once' });
    await game.does(1, vote);
    expect((await game.sees(0)).seats[1]).not.toHaveProperty('autopilot');
  });

  it.each([
    ['looks at the game', async (id: string, player: string) => void (await seen(on, player, id))],
    ['looks at the list of games', async (_: string, player: string) => void (await myGames(on, player))],
  ])('whoever %s first sees it done', async (_, look) => {
    const game = await ballot(2, terms());
    await game.does(0, vote);
    await days.pass(8 * hour);
    await look(game.id, playerAt(game.players, 0).id);
    expect((await game.head()).seats.map(({ awaited }) => awaited)).toEqual([true, false]);
  });

  it('an answer that comes too late is told that the game has moved on', async () => {
    const game = await ballot(2, terms());
    await game.does(0, vote);
    const { ply } = await game.sees(1);
    await days.pass(8 * hour);
    const late = commitMoves(on, playerAt(game.players, 1).id, game.id, commitOf(ply, vote));
    expect(await refusal(late)).toBe('stale');
    expect((await game.sees(0)).awaited).toEqual([0]);
  });

  it('ten who look at once and the sweep make one decision of it', async () => {
    const game = await ballot(2, terms());
    await game.does(0, vote);
    const { version } = await game.head();
    await days.pass(8 * hour);
    await Promise.all([days.sweep(), ...Array.from({ length: 10 }, (_, i) => game.sees(i % 2))]);
    const head = await game.head();
    expect(head.versionN).toBe(version + 1);
  });

  it('with nobody at all at the table the game is played to its end', async () => {
    const game = await ballot(3, terms());
    for (let decisions = 0; decisions < 4; decisions++) {
      await days.pass(8 * hour);
      await days.sweep();
    }
    expect(await game.head()).toMatchObject({ status: 'finished' });
  });

  it('a game without a clock, or for one who plays alone, waits for ever', async () => {
    const none = await startedGame(on, 2, { game: 'ballot' });
    const alone = await waitingGame(on, 1, { game: 'ballot', seats: 2, clock: terms() });
    await startGame(on, playerAt(alone.players, 0).id, alone.id);
    await days.pass(100 * day);
    await days.sweep();
    for (const { id } of [none, alone])
      expect((await days.head(id)).seats.every(({ awaited }) => awaited)).toBe(true);
    expect(await days.head(alone.id)).toMatchObject({ terms: null });
  });

  it('a secret answer by the autopilot shows to nobody who is still undecided', async () => {
    const game = await ballot(3, terms());
    await takeVacation(on, playerAt(game.players, 1).id, game.id, 1);
    await game.does(2, vote);
    const before = await Promise.all([game.sees(1), game.sees(null)]);
    expect(before.map(({ seats }) => seats.flatMap(({ seat, until }) => (until ? [seat] : [])))).toEqual([
      [1],
      [],
    ]);
    await days.pass(8 * hour);
    await days.sweep();
    expect((await game.sees(2)).awaited).toEqual([1]);
    expect(await Promise.all([game.sees(1), game.sees(null)])).toEqual(before);
    await game.does(1, vote);
    expect((await game.sees(1)).seats[0]).toMatchObject({ autopilot: 'once' });
  });
});

describe('whose clock runs', () => {
  it('only that of a seat that is awaited; an answer taken back goes on with what was left', async () => {
    const game = await ballot(2, terms());
    await days.pass(3 * hour);
    await game.does(0, vote);
    expect((await game.head()).seats[0]?.time?.clock).toMatchObject({ left: 5 * hour, until: null });
    await days.pass(2 * hour);
    await game.does(0, { do: '@reopen' });
    expect((await game.sees(0)).seats[0]?.until).toBe(on.clock + 5 * hour);
    await game.does(0, vote);
    await game.does(1, vote);
    // A new question: all of the time again.
    expect((await game.sees(0)).seats[0]?.until).toBe(on.clock + 8 * hour);
  });

  it('what may be done beside the question does not wind it up again', async () => {
    const { id, players } = await startedGame(on, 2, { clock: terms() });
    const until = on.clock + 8 * hour;
    await days.pass(hour);
    await move(on, playerAt(players, 0), id, { do: 'peek' });
    expect((await seen(on, playerAt(players, 0).id, id)).seats[0]?.until).toBe(until);
    await move(on, playerAt(players, 0), id, { do: '@orders', orders: null });
    expect((await seen(on, playerAt(players, 0).id, id)).seats[0]?.until).toBe(until);
  });

  it('a bank pays for what is thought and gains with each decision', async () => {
    const pace = { kind: 'bank', start: 2 * day, increment: 6 * hour, cap: 3 * day } as const;
    const game = await ballot(2, terms({ pace }));
    expect((await game.sees(1)).seats[1]?.until).toBe(on.clock + 2 * day + 6 * hour);
    await days.pass(day);
    await game.does(1, vote);
    await game.does(0, vote);
    await game.does(0, { do: 'pick', n: 1 });
    expect((await game.sees(1)).seats[1]?.until).toBe(on.clock + day + 12 * hour);
  });
});

describe('a table whose autopilot stays', () => {
  it('plays on at once for who was late, until its owner takes the seat back for the next decision', async () => {
    const game = await ballot(2, terms({ atEnd: 'stay' }));
    await game.does(0, vote);
    await days.pass(8 * hour);
    expect((await game.sees(0)).seats[1]).toMatchObject({ autopilot: 'holds' });
    const after = await game.does(0, { do: 'pick', n: 1 });
    expect(after.awaited).toBeNull();
    // Ann's vote closes the wave: the autopilot's is in already, and its pick follows within the same answer.
    expect((await game.head()).seats[1]?.awaited).toBe(false);
    await takeBack(on, playerAt(game.players, 1).id, game.id);
    await game.does(0, vote);
    expect(await game.sees(1)).toMatchObject({ myTurn: true });
  });

  it('keeps the pace of the clock where it holds every seat', async () => {
    const game = await ballot(2, terms({ atEnd: 'stay' }));
    await days.pass(8 * hour);
    await days.sweep();
    const { version } = await game.head();
    expect((await game.head()).seats.map(({ autopilot }) => autopilot?.holds)).toEqual([true, true]);
    await days.sweep();
    expect(await game.head()).toMatchObject({ version, status: 'running' });
    await days.pass(8 * hour);
    await days.sweep();
    expect((await game.head()).versionN).toBeGreaterThan(version);
  });
});
