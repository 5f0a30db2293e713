// Lessons paid for by others, as far as they concern the store; each by its number. The others, up to the ninth: a reader's
// place (6) in test/web/reading.test.ts and place.test.ts; no undo over a reveal (7) and no question without an answer (9)
// for every game in test/engine/properties.test.ts; side doors of secrets (8) there, in waves.test.ts and in
// test/functions/http/walk.test.ts.
import { describe, expect, it, vi } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { startGame } from '../../../functions/games/start.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { listMemberships } from '../../../functions/store/memberships.ts';
import { databaseOfFile } from '../store/database.ts';
import { type Fault, injectFaults } from '../store/faults.ts';
import { stepsOf } from './history.ts';
import {
  commitOf,
  guests,
  move,
  playerAt,
  processOf,
  refusal,
  seen,
  startedGame,
  type World,
  waitingGame,
  worldOn,
} from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
vi.setConfig({ testTimeout: 120_000 });

/** Another server process, whose client is its own. */
const another = () => processOf(on, database.again(on.table));

describe('lesson 1', () => {
  it.each([2, 5])(
    'the identical commit sent %i times at once: one success, the others "already applied", one line in the log',
    async (n) => {
      const { id, players } = await startedGame(on, 2, { game: 'ballot' });
      const player = playerAt(players, 0).id;
      const { ply } = await seen(on, player, id);
      const commit = commitOf(ply, { do: 'vote', n: 1 });
      const before = (await stepsOf(on, id)).length;
      const answers = await Promise.all(
        Array.from({ length: n }, () => commitMoves(another(), player, id, commit)),
      );
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(new Set(answers.map(({ game }) => game.version)).size).toBe(1);
      expect(await stepsOf(on, id)).toHaveLength(before + 1);
    },
  );

  it('a commit repeated after others came in between is known again, also when it was not the last of its seat', async () => {
    const { id, players } = await startedGame(on, 2, { game: 'ballot' });
    const [ann, ben] = [playerAt(players, 0), playerAt(players, 1)];
    const first = commitOf((await seen(on, ann.id, id)).ply, { do: 'more' });
    await commitMoves(on, ann.id, id, first);
    await move(on, ben, id, { do: 'vote', n: 1 });
    const again = () => commitMoves(on, ann.id, id, first);
    expect(await again()).toMatchObject({ repeated: true });
    await move(on, ann, id, { do: 'vote', n: 2 });
    await move(on, ann, id, { do: 'pick', n: 1 });
    expect(await again()).toMatchObject({ repeated: true, game: await seen(on, ann.id, id) });
    expect(await stepsOf(on, id)).toHaveLength(5);
  });
});

describe('lesson 2', () => {
  it.each([1, 3])('n + 1 joins at %i free seats: exactly n succeed', async (free) => {
    const { id } = await waitingGame(on, 1, { game: 'ballot', seats: 1 + free });
    const comers = await guests(on, free + 1);
    const outcomes = await Promise.allSettled(comers.map((player) => joinGame(another(), player, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(free);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'full' } },
    ]);
    const head = await loadHead(on.table, id, true);
    expect(new Set(head?.seats.map(({ player }) => player?.id)).size).toBe(1 + free);
    const lists = await Promise.all(comers.map((player) => listMemberships(on.table, player.id)));
    expect(lists.filter((list) => list.length === 1)).toHaveLength(free);
  });

  it('a double click never seats one person twice', async () => {
    const { id } = await waitingGame(on, 1, { game: 'ballot', seats: 4 });
    const [player] = await guests(on, 1);
    if (!player) throw new Error('no guest');
    const views = await Promise.all([1, 2, 3].map(() => joinGame(another(), player, id)));
    expect(views.map(({ mySeat }) => mySeat)).toEqual([1, 1, 1]);
    expect((await loadHead(on.table, id, true))?.seats.filter((seat) => seat.player)).toHaveLength(2);
  });
});

describe('lesson 3', () => {
  it('the last two votes arrive at once: the wave closes once', async () => {
    const { id, players } = await startedGame(on, 2, { game: 'ballot' });
    const plies = await Promise.all(players.map(async ({ id: player }) => (await seen(on, player, id)).ply));
    await Promise.all(
      players.map(({ id: player }, seat) =>
        commitMoves(another(), player, id, commitOf(plies[seat] ?? null, { do: 'vote', n: 1 })),
      ),
    );
    const { view, events } = await seen(on, null, id);
    expect(events.filter(({ event }) => event.k === 'vote')).toHaveLength(2);
    expect(view?.table.board).toMatchObject({ votes: [1, 1] });
    expect(await stepsOf(on, id)).toHaveLength(3);
  });

  it('two starts at once: the game starts once, and both see the same one', async () => {
    const { id, players } = await waitingGame(on, 2, { game: 'ballot' });
    const host = playerAt(players, 0).id;
    const [one, two] = await Promise.all([startGame(another(), host, id), startGame(another(), host, id)]);
    expect(one.view).toEqual(two.view);
    expect(await stepsOf(on, id)).toHaveLength(1);
  });
});

describe('lesson 4', () => {
  it('a move from a tab that has fallen behind is refused as stale, with the fresh view', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot' });
    const player = playerAt(players, 0);
    const { ply } = await seen(on, player.id, id);
    await move(on, player, id, { do: 'vote', n: 1 });
    const steps = (await stepsOf(on, id)).length;
    const fresh = await seen(on, player.id, id);
    const late = commitMoves(on, player.id, id, commitOf(ply, { do: 'vote', n: 2 }));
    await expect(late).rejects.toMatchObject({
      code: 'stale',
      more: { game: { ply: fresh.ply, version: fresh.version, view: fresh.view } },
    });
    expect(await stepsOf(on, id)).toHaveLength(steps);
  });
});

describe('lesson 5', () => {
  const lostAnswers: readonly Fault[] = ['lose', 'give-up', 'twice', 'twice-late'];

  it.each(lostAnswers)(
    'a write is done, but its answer fares as "%s": the commit recognises its own work',
    async (fault) => {
      const { id, players } = await startedGame(on, 2, { game: 'ballot' });
      const player = playerAt(players, 0);
      const { ply } = await seen(on, player.id, id);
      for (const write of ['PutItemCommand', 'UpdateItemCommand']) {
        const shaky = another();
        let done = false;
        injectFaults(shaky.table, ({ command }) => {
          if (done || command !== write) return null;
          done = true;
          return fault;
        });
        const commit = commitOf((await seen(on, player.id, id)).ply, { do: 'more' });
        const sent = commitMoves(shaky, player.id, id, commit);
        if (fault === 'give-up' && write === 'PutItemCommand') {
          // Nothing has happened yet: HEAD was not touched. The phone sends it again.
          await expect(sent).rejects.toThrow('nobody knows');
          expect(await commitMoves(on, player.id, id, commit)).toMatchObject({ repeated: false });
        } else await sent;
      }
      expect(await stepsOf(on, id)).toHaveLength(3);
      expect((await seen(on, player.id, id)).ply).toBe((ply ?? 0) + 2);
    },
  );

  it('also when others have moved on before it learns so', async () => {
    const { id, players } = await startedGame(on, 3, { game: 'ballot' });
    const [ann, ben, cleo] = [playerAt(players, 0), playerAt(players, 1), playerAt(players, 2)];
    const shaky = another();
    let overtaken: Promise<unknown> | null = null;
    shaky.table.doc.middlewareStack.add(
      (next, context) => async (args) => {
        const answer = await next(args);
        if (context.commandName !== 'UpdateItemCommand' || overtaken) return answer;
        overtaken = move(on, ben, id, { do: 'vote', n: 1 }).then(() =>
          move(on, cleo, id, { do: 'vote', n: 1 }),
        );
        await overtaken;
        throw new Error('nobody knows');
      },
      { step: 'finalizeRequest', priority: 'low', name: 'overtaken' },
    );
    const commit = commitOf((await seen(on, ann.id, id)).ply, { do: 'vote', n: 2 });
    expect(await commitMoves(shaky, ann.id, id, commit)).toMatchObject({ repeated: true });
    expect(await stepsOf(on, id)).toHaveLength(4);
  });

  it('a join and a start whose answers are lost are done once', async () => {
    const { id, players } = await waitingGame(on, 1, { game: 'ballot', seats: 2 });
    const [guest] = await guests(on, 1);
    if (!guest) throw new Error('no guest');
    for (const act of [
      (by: World | ReturnType<typeof another>) => joinGame(by, guest, id),
      (by: World | ReturnType<typeof another>) => startGame(by, playerAt(players, 0).id, id),
    ]) {
      const shaky = another();
      let done = false;
      injectFaults(shaky.table, ({ command, head }) => {
        if (done || command !== 'UpdateItemCommand' || !head) return null;
        done = true;
        return 'give-up';
      });
      await act(shaky);
      expect(done).toBe(true);
    }
    const head = await loadHead(on.table, id, true);
    expect(head?.seats.map(({ player }) => player?.id)).toEqual([playerAt(players, 0).id, guest.id]);
    expect(head?.status).toBe('running');
    expect(await stepsOf(on, id)).toHaveLength(1);
  });
});

describe('refusals of the test world', () => {
  it('are told apart from successes', async () => {
    await expect(refusal(Promise.resolve())).rejects.toThrow('it was not refused');
  });
});
