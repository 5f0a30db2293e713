// What playing costs, as the service counts it: read units by 4 KB (half for a cheap read), write units by 1 KB. The local
// database leaves out what the index costs, which is added here: a key that moves is two writes, one out and one in.
import { describe, expect, it } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { myGames } from '../../../functions/games/home.ts';
import { lookAt } from '../../../functions/games/look.ts';
import { changePlayer } from '../../../functions/games/players.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { newToken } from '../../../functions/store/ids.ts';
import { loadSession, putSession } from '../../../functions/store/sessions.ts';
import type { Table } from '../../../functions/store/table.ts';
import { keyed, rngOf, seedOf } from '../../../shared/engine/rng.ts';
import { shelf as realShelf } from '../../../shared/games/index.ts';
import { databaseOfFile } from '../store/database.ts';
import { meterOf } from '../store/faults.ts';
import { terms } from './days.ts';
import { commitOf, playerAt, processOf, type Started, seen, startedGame, worldOn } from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table(), realShelf);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** One who has signed in, on a server of his own whose consumption is measured. */
async function metered({ players }: Started, seat: number) {
  const player = playerAt(players, seat).id;
  const token = newToken();
  await putSession(on.table, token, { player, device: 'phone', expires: on.clock + 86_400_000 });
  const server = processOf(on, database.again(on.table));
  const meter = meterOf(server.table);
  const signedIn = async () => {
    const session = await loadSession(server.table, token, on.clock);
    if (!session) throw new Error('signed out');
    return session.player;
  };
  return { player, server, meter, signedIn };
}

describe('Moon Colony Bloodbath with five seats', () => {
  it.each([
    ['without a clock', null],
    ['with a clock, for players with days off', terms()],
  ])(
    '%s: a commit takes at most 3 read units and 6 write units in the median; an unchanged poll 1, with the session',
    async (_, clock) => {
      const game = await startedGame(on, 5, { game: 'moon-colony-bloodbath', clock });
      if (clock)
        for (const player of game.players)
          await changePlayer(on, player, { daysOff: { zone: 'Asia/Taipei', days: [0, 6], quiet: null } });
      const phones = await Promise.all(game.players.map((_, seat) => metered(game, seat)));
      const rng = rngOf(keyed(seedOf('capacity')));
      const reads: number[] = [];
      const writes: number[] = [];
      for (let commits = 0; commits < 60; commits++) {
        const { awaited } = await seen(on, playerAt(game.players, commits % 5).id, game.id);
        const seat = awaited?.[0] ?? (await awaitedIn(on.table, game.id));
        const phone = phones[seat];
        if (!phone) break;
        const view = await seen(on, phone.player, game.id);
        const moves = view.legal.filter((each) => each.do !== '@reopen');
        const move = moves[rng.below(Math.max(1, moves.length))];
        if (!move) break;
        phone.meter.reset();
        const commit = { ...commitOf(view.ply), moves: [move] };
        const known = { told: view.events.at(-1)?.n ?? 0, chats: view.chats };
        const { due } = await headOf(on.table, game.id);
        on.clock += 1000;
        await commitMoves(phone.server, await phone.signedIn(), game.id, commit, known);
        const after = await headOf(on.table, game.id);
        reads.push(phone.meter.reads);
        writes.push(phone.meter.writes + indexWrites(due, after.due));
      }
      expect(reads.length).toBeGreaterThan(40);
      expect(median(reads)).toBeLessThanOrEqual(3);
      expect(median(writes)).toBeLessThanOrEqual(6);
      expect(Math.max(...reads)).toBeLessThanOrEqual(3);
      expect(Math.max(...writes)).toBeLessThanOrEqual(7);

      const [phone] = phones;
      if (!phone) throw new Error('no phone');
      const { version, chats } = await seen(on, phone.player, game.id);
      phone.meter.reset();
      const poll = await lookAt(phone.server, await phone.signedIn(), game.id, { since: version, chats });
      expect(poll).toBeNull();
      expect(phone.meter).toMatchObject({ reads: 1, writes: 0, calls: ['GetItem', 'GetItem'] });
    },
    120_000,
  );

  it('a commit repeated at once is known from HEAD: its history is not read', async () => {
    const game = await startedGame(on, 1, { game: 'moon-colony-bloodbath' });
    const { player, server, meter } = await metered(game, 0);
    const { ply, legal, chats } = await seen(on, player, game.id);
    const commit = { ...commitOf(ply), moves: legal.slice(0, 1) };
    const { game: after } = await commitMoves(on, player, game.id, commit);
    const known = { told: after.events.at(-1)?.n ?? 0, chats };
    expect(await commitMoves(server, player, game.id, commit, known)).toMatchObject({ repeated: true });
    expect(meter.calls).toEqual(['GetItem', 'GetItem']);
  });

  it('the home screen with 20 games takes one query and one batch', async () => {
    const games = [];
    for (let i = 0; i < 20; i++) games.push(await startedGame(on, 1, { game: 'moon-colony-bloodbath' }));
    const [first] = games;
    if (!first) throw new Error('no game');
    const phone = await metered(first, 0);
    await myGames(phone.server, await phone.signedIn());
    expect(phone.meter.calls).toEqual(['GetItem', 'Query', 'BatchGetItem']);
  }, 60_000);
});

async function headOf(table: Table, id: string) {
  const head = await loadHead(table, id, true);
  if (!head) throw new Error('no such game');
  return head;
}

const awaitedIn = async (table: Table, id: string): Promise<number> =>
  (await headOf(table, id)).seats.findIndex(({ awaited }) => awaited);

/** Entries in the index of what is due that a commit writes. */
function indexWrites(before: number | null, after: number | null): number {
  if (before === after) return 0;
  return before === null || after === null ? 1 : 2;
}
