// Who is away: vacation and days off, a sweep that was down, votes on who does not come, nudges, and seats that change hands.
import { describe, expect, it } from 'vitest';
import { handOver, takeBack } from '../../../functions/games/autopilot.ts';
import { createGame } from '../../../functions/games/create.ts';
import { myGames } from '../../../functions/games/home.ts';
import { inviteTo } from '../../../functions/games/invite.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { nudge } from '../../../functions/games/nudge.ts';
import { changePlayer } from '../../../functions/games/players.ts';
import { recordOf } from '../../../functions/games/record.ts';
import { startGame } from '../../../functions/games/start.ts';
import { endVacation, takeVacation } from '../../../functions/games/vacation.ts';
import { castVote } from '../../../functions/games/vote.ts';
import type { DaysOff } from '../../../shared/clock/absence.ts';
import { verify } from '../../../shared/engine/record.ts';
import { databaseOfFile } from '../store/database.ts';
import { ballot } from './ballot.ts';
import { day, daysOn, hour, terms } from './days.ts';
import { guests, move, playerAt, refusal, seen, startedGame, type TestMove, worldOn } from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
const days = daysOn(on);
const vote: TestMove = { do: 'vote', n: 2 };

async function table(seats: number, wish: Parameters<typeof startedGame>[2] = {}) {
  const { id, players } = await startedGame(on, seats, { game: 'ballot', clock: terms(), ...wish });
  const idOf = (seat: number) => playerAt(players, seat).id;
  return {
    id,
    players,
    idOf,
    does: (seat: number, ...moves: TestMove[]) => move(on, playerAt(players, seat), id, ...moves),
    sees: (seat: number | null) => seen(on, seat === null ? null : idOf(seat), id),
    until: async (seat: number) => (await seen(on, idOf(seat), id)).seats[seat]?.until,
    head: () => days.head(id),
  };
}

describe('vacation', () => {
  it('stops the clock while it lasts, and ends by itself', async () => {
    const game = await table(2);
    await days.pass(3 * hour);
    const began = on.clock;
    await takeVacation(on, game.idOf(1), game.id, 2);
    expect(await game.until(1)).toBe(began + 2 * day + 5 * hour);
    expect((await game.sees(0)).seats[1]).toMatchObject({ away: began + 2 * day });
    expect((await game.sees(1)).vacation).toBe(12 * day);
    await days.pass(2 * day + 5 * hour);
    await days.sweep();
    expect((await game.head()).seats[1]?.awaited).toBe(false);
  });

  it('back early, the clock goes on and the rest can be taken later', async () => {
    const game = await table(2);
    await takeVacation(on, game.idOf(1), game.id, 10);
    await days.pass(4 * day);
    await endVacation(on, game.idOf(1), game.id);
    expect(await game.until(1)).toBe(on.clock + 8 * hour);
    expect((await game.sees(1)).vacation).toBe(10 * day);
    await endVacation(on, game.idOf(1), game.id);
    expect((await game.sees(1)).vacation).toBe(10 * day);
  });

  it('is as long as the allowance, taken at once or in parts', async () => {
    const game = await table(2);
    await takeVacation(on, game.idOf(1), game.id, 10);
    await takeVacation(on, game.idOf(1), game.id, 4);
    expect(await refusal(takeVacation(on, game.idOf(1), game.id, 1))).toBe('no-vacation');
    expect(await game.until(1)).toBe(on.clock + 14 * day + 8 * hour);
  });

  it('does not bring back a time that is up', async () => {
    const game = await table(2);
    await game.does(0, vote);
    await days.pass(8 * hour);
    await takeVacation(on, game.idOf(1), game.id, 1);
    expect((await game.head()).seats.map(({ awaited }) => awaited)).toEqual([true, false]);
  });

  it('needs a clock, and a game that runs', async () => {
    const game = await table(2, { clock: null });
    expect(await refusal(takeVacation(on, game.idOf(1), game.id, 1))).toBe('no-clock');
    const [stranger] = await guests(on, 1);
    expect(await refusal(takeVacation(on, stranger?.id ?? '', game.id, 1))).toBe('not-yours');
  });
});

describe('days off', () => {
  const weekend: DaysOff = { zone: 'UTC', days: [0, 6], quiet: null };

  it('of a player do not count in any of his games, from the moment that he says so', async () => {
    // A Friday, two hours before midnight.
    on.clock = Math.ceil(on.clock / (7 * day)) * 7 * day + 2 * day - 2 * hour;
    const game = await table(2);
    const off = await changePlayer(on, playerAt(game.players, 1), { daysOff: weekend });
    expect(await game.until(1)).toBe(on.clock + 2 * day + 8 * hour);
    expect(await game.until(0)).toBe(on.clock + 8 * hour);
    // What was counted before he said so stays counted.
    await days.pass(5 * hour);
    await game.does(0, vote);
    await changePlayer(on, off, { daysOff: null });
    expect(await game.until(1)).toBe(on.clock + 6 * hour);
  });

  it('of one who joins later hold from the first decision on', async () => {
    const [ann, ben] = await guests(on, 2);
    if (!ann || !ben) throw new Error('no guests');
    const off = await changePlayer(on, ben, { daysOff: { ...weekend, quiet: { from: 0, to: 8 * 60 } } });
    on.clock = Math.ceil(on.clock / (7 * day)) * 7 * day + 2 * day - 2 * hour;
    const { id } = await createGame(on, ann, {
      game: 'ballot',
      seats: 2,
      options: {},
      access: 'public',
      clock: terms(),
    });
    await joinGame(on, off, id);
    await startGame(on, ann.id, id);
    const monday = on.clock + 2 * hour + 2 * day;
    expect((await seen(on, ben.id, id)).seats[1]?.until).toBe(monday + 8 * hour + 6 * hour);
    expect((await seen(on, ann.id, id)).seats[0]?.until).toBe(on.clock + 8 * hour);
  });
});

describe('a sweep that was down', () => {
  it('gives back the time that it did not watch, and nobody is late meanwhile', async () => {
    const game = await table(2);
    await days.sweep();
    const began = on.clock;
    await game.does(0, vote);
    on.clock += 2 * day;
    expect((await game.sees(0)).awaited).toEqual([1]);
    await days.sweep();
    expect(await game.until(1)).toBe(began + 2 * day + 8 * hour);
    await days.sweep();
    expect(await game.until(1)).toBe(began + 2 * day + 8 * hour);
    await days.pass(8 * hour);
    await days.sweep();
    expect((await game.head()).seats[1]?.awaited).toBe(false);
  });

  it('takes nothing away from a clock that began to run while it was down', async () => {
    const game = await table(2);
    await days.sweep();
    on.clock += day;
    await game.does(0, vote);
    await game.does(1, vote);
    await days.sweep();
    expect(await game.until(0)).toBe(on.clock + 8 * hour);
  });
});

describe('a table that votes', () => {
  const voting = (seats: number) => table(seats, { clock: terms({ atEnd: 'vote' }) });

  /** Everybody but the last has answered, whose time is then up. */
  async function waiting(seats: number) {
    const game = await voting(seats);
    for (let seat = 0; seat < seats - 1; seat++) await game.does(seat, vote);
    await days.pass(8 * hour);
    await days.sweep();
    return game;
  }

  it('waits until more than half of the others want the same', async () => {
    const game = await waiting(4);
    expect((await game.sees(0)).seats[3]).toMatchObject({ isOut: true });
    await castVote(on, game.idOf(0), game.id, 3, 'go-on');
    await castVote(on, game.idOf(1), game.id, 3, 'end');
    await days.pass(30 * day);
    await days.sweep();
    expect((await game.sees(2)).awaited).toEqual([3]);
    await castVote(on, game.idOf(1), game.id, 3, 'go-on');
    const after = await game.sees(2);
    expect(after.awaited).toEqual([0]);
    expect(after.seats[3]).toMatchObject({ autopilot: 'once' });
    expect(after.seats.some((seat) => 'vote' in seat)).toBe(false);
  });

  it('may let the autopilot replace the absent one, who gets his seat back when he comes', async () => {
    const game = await waiting(2);
    await castVote(on, game.idOf(0), game.id, 1, 'replace');
    expect((await game.sees(0)).seats[1]).toMatchObject({ autopilot: 'holds' });
    await takeBack(on, game.idOf(1), game.id);
    await game.does(0, { do: 'pick', n: 1 });
    expect(await game.sees(1)).toMatchObject({ myTurn: true });
  });

  it('may end the game, whose record is true all the same', async () => {
    const game = await waiting(3);
    await castVote(on, game.idOf(0), game.id, 2, 'end');
    await castVote(on, game.idOf(1), game.id, 2, 'end');
    expect(await game.head()).toMatchObject({ status: 'finished' });
    const file = await recordOf(on, game.idOf(0), game.id);
    expect(verify(ballot, { ...file, options: { rounds: '2' } })).toBe(true);
    expect((await game.head()).seats.map(({ called }) => called > 0)).toEqual([true, true, true]);
  });

  it('is not asked any more once the absent one has come and answered', async () => {
    const game = await waiting(2);
    await game.does(1, vote);
    expect((await game.sees(0)).seats[1]).not.toHaveProperty('isOut');
    expect(await refusal(castVote(on, game.idOf(0), game.id, 1, 'end'))).toBe('no-vote');
  });

  it('keeps from the undecided who is late', async () => {
    const game = await voting(3);
    await takeVacation(on, game.idOf(1), game.id, 1);
    await game.does(2, vote);
    const before = await game.sees(1);
    await days.pass(8 * hour);
    await days.sweep();
    expect((await game.sees(2)).seats[0]).toMatchObject({ isOut: true });
    expect(await game.sees(1)).toEqual(before);
    expect(await refusal(castVote(on, game.idOf(1), game.id, 0, 'end'))).toBe('no-vote');
  });

  it('goes on by itself where nobody is left to vote', async () => {
    const game = await voting(2);
    await days.pass(8 * hour);
    await days.sweep();
    expect((await game.head()).question?.wave).toBe(false);
  });
});

describe('a nudge', () => {
  it('calls a seat that is waited for, once in twelve hours, whoever gives it', async () => {
    const game = await table(3, { clock: null });
    await game.does(0, vote);
    await game.does(1, vote);
    await nudge(on, game.idOf(0), game.id, 2);
    const head = await game.head();
    expect(head.seats[2]).toMatchObject({ called: head.version, call: 'nudge' });
    expect((await game.sees(1)).seats[2]).toMatchObject({ nudgeFrom: on.clock + 12 * hour });
    expect(await refusal(nudge(on, game.idOf(1), game.id, 2))).toBe('too-soon');
    on.clock += 12 * hour;
    await nudge(on, game.idOf(1), game.id, 2);
  });

  it('goes to nobody of whom the giver may not know that he is waited for', async () => {
    const game = await table(2, { clock: null });
    expect(await refusal(nudge(on, game.idOf(0), game.id, 1))).toBe('not-awaited');
    expect(await refusal(nudge(on, game.idOf(0), game.id, 0))).toBe('not-awaited');
    await game.does(1, vote);
    await game.does(0, vote);
    expect(await refusal(nudge(on, game.idOf(0), game.id, 1))).toBe('not-awaited');
    expect(await refusal(nudge(on, game.idOf(0), game.id, 7))).toBe('not-awaited');
  });
});

describe('a seat that changes hands', () => {
  it('goes to the autopilot, which answers what is asked, and back to its owner', async () => {
    const game = await table(2, { clock: null });
    await days.pass(hour);
    await handOver(on, game.idOf(1), game.id);
    // In an open wave that would tell that its answer is in.
    expect((await game.sees(0)).seats[1]).not.toHaveProperty('autopilot');
    const after = await game.does(0, vote);
    expect(after.awaited).toEqual([0]);
    expect(after.seats[1]).toMatchObject({ autopilot: 'holds' });
    await takeBack(on, game.idOf(1), game.id);
    await game.does(0, { do: 'pick', n: 1 });
    expect(await game.sees(1)).toMatchObject({ myTurn: true });
  });

  it('by a link goes to a friend, who sees the hand and answers; the one before is out', async () => {
    const game = await table(2, { access: 'private' });
    const [heir, late] = await guests(on, 2);
    if (!heir || !late) throw new Error('no guests');
    await days.pass(3 * hour);
    const { token } = await inviteTo(on, game.idOf(1), game.id, 'seat');
    await joinGame(on, heir, game.id, token);
    const mine = await seen(on, heir.id, game.id);
    expect(mine).toMatchObject({ mySeat: 1, myTurn: true });
    expect(mine.seats[1]).toMatchObject({ player: { name: heir.name }, until: on.clock + 5 * hour });
    expect(await refusal(seen(on, game.idOf(1), game.id))).toBe('not-found');
    expect(await myGames(on, game.idOf(1))).toEqual([]);
    expect(await refusal(joinGame(on, late, game.id, token))).toBe('invite-used');
    await move(on, heir, game.id, vote);
  });

  it('leaves what was ordered ahead behind: the orders of a leaver are void', async () => {
    for (const leave of ['autopilot', 'link'] as const) {
      const { id, players } = await startedGame(on, 2, { clock: null });
      const [ann, ben] = [playerAt(players, 0), playerAt(players, 1)];
      await move(on, ben, id, { do: '@orders', orders: { bid: 1 } });
      if (leave === 'autopilot') await handOver(on, ben.id, id);
      else {
        const [heir] = await guests(on, 1);
        if (!heir) throw new Error('no guest');
        await joinGame(on, heir, id, (await inviteTo(on, ben.id, id, 'seat')).token);
        expect((await seen(on, heir.id, id)).view?.hand?.desk.orders).toBeNull();
        continue;
      }
      expect((await seen(on, ben.id, id)).view?.hand?.desk.orders).toBeNull();
      expect((await seen(on, ann.id, id)).status).toBe('running');
    }
  });

  it('is handed on by its owner alone, and only while the game runs', async () => {
    const game = await table(2);
    const [stranger] = await guests(on, 1);
    expect(await refusal(inviteTo(on, stranger?.id ?? '', game.id, 'seat'))).toBe('not-yours');
  });
});
