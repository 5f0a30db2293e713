// Who is called, and when: once for each change of who must act, and never for something already done.
import { describe, expect, it } from 'vitest';
import { leaveGame } from '../../../functions/games/leave.ts';
import { claimPings, owedPings, settlePings } from '../../../functions/games/pings.ts';
import { dueGames } from '../../../functions/store/dues.ts';
import { dueShards, loadHead } from '../../../functions/store/heads.ts';
import { databaseOfFile } from '../store/database.ts';
import { move, playerAt, seen, startedGame, type TestMove, worldOn } from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());

async function ballot(seats: number) {
  const { id, players } = await startedGame(on, seats, { game: 'ballot' });
  const owed = async () => {
    const head = await loadHead(on.table, id, true);
    return head ? owedPings(head, on.clock).map(({ seat, why }) => `${seat} ${why}`) : [];
  };
  return {
    id,
    players,
    owed,
    isDue: async () => {
      const due = await Promise.all(dueShards.map((shard) => dueGames(on.table, shard, on.clock)));
      return due.flat().some(({ game }) => game === id);
    },
    does: (seat: number, ...moves: TestMove[]) => move(on, playerAt(players, seat), id, ...moves),
    leaves: (seat: number) => leaveGame(on, playerAt(players, seat).id, id),
    /** The notifier: pings those who are owed one, and says whom. */
    notify: async () => {
      const claim = await claimPings(on, id);
      if (!claim) return [];
      await settlePings(
        on,
        claim,
        claim.pings.map(({ seat }) => ({ seat, again: null, devices: [] })),
      );
      return claim.pings.map(({ seat, why }) => `${seat} ${why}`);
    },
  };
}

describe('who is called', () => {
  it('at the start: everyone who is awaited, but the host who pressed the button', async () => {
    const game = await ballot(3);
    expect(await game.isDue()).toBe(true);
    expect(await game.notify()).toEqual(['1 turn', '2 turn']);
    expect(await game.isDue()).toBe(false);
  });

  it('once: not again while others answer the same wave, nor by its own unfinished answer', async () => {
    const game = await ballot(3);
    await game.notify();
    await game.does(0, { do: 'vote', n: 1 });
    await game.does(1, { do: 'more' });
    expect(await game.isDue()).toBe(false);
    expect(await game.owed()).toEqual([]);
  });

  it('when a wave closes: who is next, and when the next one opens everyone but the seat that opened it', async () => {
    const game = await ballot(3);
    await game.notify();
    for (const seat of [0, 1, 2]) await game.does(seat, { do: 'vote', n: 1 });
    expect(await game.notify()).toEqual(['0 turn']);
    await game.does(0, { do: 'pick', n: 1 });
    expect(await game.notify()).toEqual(['1 turn', '2 turn']);
  });

  it('not who has acted before the ping went out, and again when called anew', async () => {
    const game = await ballot(2);
    await game.does(1, { do: 'vote', n: 1 });
    expect(await game.owed()).toEqual([]);
    expect(await game.notify()).toEqual([]);
    await game.does(0, { do: 'vote', n: 1 }, { do: 'pick', n: 1 });
    expect(await game.notify()).toEqual(['1 turn']);
  });

  it('not who has acted partly before the ping went out: it is there', async () => {
    const game = await ballot(2);
    await game.does(1, { do: 'more' });
    expect(await game.notify()).toEqual([]);
  });

  it('at the end: everyone but the seat that ended it, and the game is due until it is put away', async () => {
    const game = await ballot(2);
    for (const picker of [0, 1]) {
      for (const seat of [0, 1]) await game.does(seat, { do: 'vote', n: 1 });
      await game.does(picker, { do: 'pick', n: 1 });
    }
    expect((await seen(on, null, game.id)).status).toBe('finished');
    expect(await game.notify()).toEqual(['0 over']);
    on.clock += 120_000;
    expect(await game.isDue()).toBe(true);
    expect(await game.owed()).toEqual([]);
  });

  it('when a seat leaves: those who are asked because of it, and never the one who left', async () => {
    const game = await ballot(3);
    await game.notify();
    for (const seat of [0, 2]) await game.does(seat, { do: 'vote', n: 1 });
    await game.leaves(1);
    expect(await game.notify()).toEqual(['0 turn']);
  });
});

describe('two notifiers at once', () => {
  it('send each ping once between them', async () => {
    const game = await ballot(3);
    const sent = await Promise.all([game.notify(), game.notify(), game.notify()]);
    expect(sent.flat().sort()).toEqual(['1 turn', '2 turn']);
  });

  it('while a commit calls another seat: that one is called, too, and nobody twice', async () => {
    const game = await ballot(3);
    const claim = await claimPings(on, game.id);
    if (!claim) throw new Error('nothing to ping');
    for (const seat of [0, 1, 2]) await game.does(seat, { do: 'vote', n: 1 });
    expect(await game.notify()).toEqual(['0 turn']);
    await settlePings(
      on,
      claim,
      claim.pings.map(({ seat }) => ({ seat, again: null, devices: [] })),
    );
    expect(await game.notify()).toEqual([]);
    expect(await game.isDue()).toBe(false);
  });

  it('a ping to be tried again is owed then, not before', async () => {
    const game = await ballot(2);
    const claim = await claimPings(on, game.id);
    if (!claim) throw new Error('nothing to ping');
    const again = on.clock + 90_000;
    await settlePings(on, claim, [{ seat: 1, again, devices: [] }]);
    on.clock = again - 1;
    expect(await game.notify()).toEqual([]);
    on.clock = again;
    expect(await game.isDue()).toBe(true);
    expect(await game.notify()).toEqual(['1 turn']);
  });
});
