// Reminders and nudges: on the phone at two thirds and at nine tenths of the time, as its player likes, and never about
// something already done.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nudge } from '../../../functions/games/nudge.ts';
import { changePlayer } from '../../../functions/games/players.ts';
import { sweep } from '../../../functions/push/work.ts';
import { putBeat } from '../../../functions/store/beat.ts';
import type { Reminders } from '../../../shared/wire.ts';
import { hour, terms } from '../games/days.ts';
import { move, playerAt, startedGame, type TestMove, worldOn } from '../games/world.ts';
import { databaseOfFile } from '../store/database.ts';
import { phoneOf, pinged, taken } from './phones.ts';
import { type PushService, pushService } from './service.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
let service: PushService;
let work: ReturnType<typeof pinged>;

beforeAll(async () => {
  service = await pushService();
  work = pinged(on, service);
});
afterAll(() => service.close());

const vote: TestMove = { do: 'vote', n: 1 };

/** A ballot of two whose second player has a phone, and has been told that it is his turn. */
async function table(reminders: Reminders = 'both', clock = terms()) {
  const { id, players } = await startedGame(on, 2, { game: 'ballot', clock });
  const ben = playerAt(players, 1);
  if (reminders !== 'both') await changePlayer(on, ben, { reminders });
  const phone = await phoneOf(on, service, ben);
  await sweep(work);
  taken(service, phone);
  return {
    id,
    does: (seat: number, ...moves: TestMove[]) => move(on, playerAt(players, seat), id, ...moves),
    nudge: () => nudge(on, playerAt(players, 0).id, id, 1),
    /** What the phone hears until so much time has passed since the start. */
    pass: async (ms: number) => {
      on.clock += ms;
      await putBeat(on.table, { at: on.clock, outage: null });
      await sweep(work);
      return taken(service, phone).map(({ kind, body, call }) => ({ kind, body, call }));
    },
  };
}

describe('a reminder', () => {
  it('comes at two thirds and at nine tenths of the time, and says how long there is', async () => {
    const game = await table();
    expect(await game.pass(5.3 * hour)).toEqual([]);
    expect(await game.pass(0.1 * hour)).toEqual([
      { kind: 'reminder', body: 'It is your turn. Your time is up in 3 hours.', call: 1 },
    ]);
    expect(await game.pass(hour)).toEqual([]);
    expect(await game.pass(0.9 * hour)).toEqual([
      { kind: 'reminder', body: 'It is your turn. Your time is up in 42 minutes.', call: 2 },
    ]);
    expect((await game.pass(0.7 * hour)).map(({ kind }) => kind)).toEqual(['lapsed']);
  });

  it.each([
    ['last', [[], ['reminder']]],
    ['none', [[], []]],
  ] as const)('comes as its player likes: %s', async (reminders, heard) => {
    const game = await table(reminders);
    const kinds = [await game.pass(6 * hour), await game.pass(1.5 * hour)];
    expect(kinds.map((each) => each.map(({ kind }) => kind))).toEqual(heard);
  });

  it('is not sent to who has answered, nor owed any more', async () => {
    const game = await table();
    await game.does(1, vote);
    expect(await game.pass(7.5 * hour)).toEqual([]);
  });

  it('begins anew with the next decision', async () => {
    const game = await table();
    expect(await game.pass(6 * hour)).toHaveLength(1);
    await game.does(1, vote);
    await game.does(0, vote);
    await game.does(0, { do: 'pick', n: 1 });
    expect((await game.pass(6 * hour)).map(({ kind, call }) => [kind, call])).toEqual([['reminder', 1]]);
  });
});

describe('a nudge', () => {
  it('rings at once, and not for who has answered meanwhile', async () => {
    const game = await table('none');
    await game.does(0, vote);
    await game.nudge();
    expect(await game.pass(0)).toMatchObject([
      { kind: 'nudge', body: 'The others are waiting for you. It is your turn.' },
    ]);
    const other = await table('none');
    await other.does(0, vote);
    await other.nudge();
    await other.does(1, vote);
    expect((await other.pass(0)).filter(({ kind }) => kind === 'nudge')).toEqual([]);
  });
});
