// A server dies at every point between two requests, before or after the request arrived. What it was asked to do is then
// asked again of another server, as a phone does: in the end it is done, once, and nothing is stuck.
import { describe, expect, it, vi } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { createGame } from '../../../functions/games/create.ts';
import { myGames } from '../../../functions/games/home.ts';
import { inviteTo } from '../../../functions/games/invite.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { leaveGame } from '../../../functions/games/leave.ts';
import { claimPings, owedPings, settlePings } from '../../../functions/games/pings.ts';
import type { Platform } from '../../../functions/games/platform.ts';
import { putAway, recordOf } from '../../../functions/games/record.ts';
import { Refusal } from '../../../functions/games/refusal.ts';
import { startGame } from '../../../functions/games/start.ts';
import { dueGames } from '../../../functions/store/dues.ts';
import { dueShards, loadHead } from '../../../functions/store/heads.ts';
import { databaseOfFile } from '../store/database.ts';
import { Died, injectFaults } from '../store/faults.ts';
import { judge, stepsOf } from './history.ts';
import {
  commitOf,
  guests,
  move,
  playerAt,
  processOf,
  seen,
  startedGame,
  waitingGame,
  worldOn,
} from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
vi.setConfig({ testTimeout: 120_000 });

/** Lets `act` die at its first request, its second, and so on, each before and after the request arrived, until it lives through. */
async function dyingEverywhere(
  prepare: () => Promise<{ act: (by: Platform) => Promise<unknown>; check: () => Promise<void> }>,
) {
  for (const when of ['die-before', 'die-after'] as const) {
    for (let request = 0; ; request++) {
      const { act, check } = await prepare();
      const dying = processOf(on, database.again(on.table));
      injectFaults(dying.table, ({ nth }) => (nth === request ? when : null));
      const died = await act(dying).then(
        () => false,
        (error) => {
          if (isDeath(error)) return true;
          throw error;
        },
      );
      await act(on);
      await check();
      if (!died) {
        expect(request).toBeGreaterThan(1);
        break;
      }
    }
  }
}

const isDeath = (error: unknown): boolean =>
  error instanceof Died || (error instanceof Error && error.cause !== undefined && isDeath(error.cause));

/** Whether the notifier would find the game by itself. */
async function isDue(id: string): Promise<boolean> {
  const due = await Promise.all(dueShards.map((shard) => dueGames(on.table, shard, on.clock)));
  return due.flat().some(({ game }) => game === id);
}

describe('a server that dies', () => {
  it('while it takes a commit: accepted once, and who is next is called', async () => {
    await dyingEverywhere(async () => {
      const { id, players } = await startedGame(on, 2, { game: 'ballot' });
      await move(on, playerAt(players, 0), id, { do: 'vote', n: 1 });
      const last = playerAt(players, 1).id;
      const commit = commitOf((await seen(on, last, id)).ply, { do: 'vote', n: 2 });
      return {
        act: (by) => commitMoves(by, last, id, commit),
        check: async () => {
          const sent = { id: commit.id, seat: 1, sent: 0, answered: 1, outcome: 'accepted' } as const;
          expect(await judge(on, id, [sent])).toHaveLength(3);
          expect(await isDue(id)).toBe(true);
          const head = await loadHead(on.table, id, true);
          expect(head && owedPings(head, on.clock)).toMatchObject([{ seat: 0, why: 'turn' }]);
        },
      };
    });
  });

  it('while it opens a game: the one that counts is on the list', async () => {
    await dyingEverywhere(async () => {
      const [host] = await guests(on, 1);
      if (!host) throw new Error('no guest');
      let made = '';
      return {
        act: async (by) => {
          made = (await createGame(by, host, { game: 'tiny', seats: 2, options: {}, access: 'link' })).id;
        },
        check: async () => {
          const mine = await myGames(on, host.id);
          expect(mine.map(({ id }) => id)).toContain(made);
          expect(mine.every(({ mySeat }) => mySeat === 0)).toBe(true);
        },
      };
    });
  });

  it('while it seats a guest with a single invitation: seated once, on the list, the invitation used up by nobody else', async () => {
    await dyingEverywhere(async () => {
      const { id, players } = await waitingGame(on, 1, { seats: 3, access: 'private' });
      const { token } = await inviteTo(on, playerAt(players, 0).id, id, 'single');
      const [guest] = await guests(on, 1);
      if (!guest) throw new Error('no guest');
      return {
        act: (by) => joinGame(by, guest, id, token),
        check: async () => {
          const head = await loadHead(on.table, id, true);
          expect(head?.seats.map(({ player }) => player?.id)).toEqual([
            playerAt(players, 0).id,
            guest.id,
            undefined,
          ]);
          expect(await myGames(on, guest.id)).toHaveLength(1);
        },
      };
    });
  });

  it('while it starts a game: started once, everyone is called but the host', async () => {
    await dyingEverywhere(async () => {
      const { id, players } = await waitingGame(on, 3, { game: 'ballot' });
      return {
        act: (by) => startGame(by, playerAt(players, 0).id, id),
        check: async () => {
          expect(await stepsOf(on, id)).toHaveLength(1);
          const head = await loadHead(on.table, id, true);
          expect(head && owedPings(head, on.clock).map(({ seat }) => seat)).toEqual([1, 2]);
          expect(await isDue(id)).toBe(true);
        },
      };
    });
  });

  it('while somebody leaves a game that waits: gone from the game and from the list', async () => {
    await dyingEverywhere(async () => {
      const { id, players } = await waitingGame(on, 2, { seats: 3 });
      const leaver = playerAt(players, 1).id;
      return {
        // Who has left already is told so when he asks again.
        act: (by) => leaveGame(by, leaver, id).catch((error) => expectRefusal(error, 'not-yours')),
        check: async () => {
          expect((await loadHead(on.table, id, true))?.seats.filter((seat) => seat.player)).toHaveLength(1);
          expect(await myGames(on, leaver)).toEqual([]);
        },
      };
    });
  });

  it('while it puts a finished game away: the record stands, and the game is shown as before', async () => {
    await dyingEverywhere(async () => {
      const { id, players } = await startedGame(on, 1, { game: 'ballot' });
      const player = playerAt(players, 0);
      for (let round = 0; round < 2; round++)
        await move(on, player, id, { do: 'vote', n: 1 }, { do: 'pick', n: 2 });
      const shown = await seen(on, player.id, id);
      const record = await recordOf(on, player.id, id);
      return {
        act: (by) => putAway(by, id),
        check: async () => {
          expect(await recordOf(on, player.id, id)).toEqual(record);
          expect(await seen(on, player.id, id)).toEqual(shown);
          expect(await stepsOf(on, id)).toHaveLength(1);
          expect((await loadHead(on.table, id, true))?.recorded).toBe(true);
        },
      };
    });
  });

  it('while it sends pings: the clock finds them owed again when the lease is over', async () => {
    await dyingEverywhere(async () => {
      const { id } = await startedGame(on, 2, { game: 'ballot' });
      const sent: number[] = [];
      return {
        act: async (by) => {
          on.clock += 61_000;
          if (!(await isDue(id))) return;
          const claim = await claimPings(by, id);
          if (!claim) return;
          sent.push(...claim.pings.map(({ seat }) => seat));
          await settlePings(
            by,
            claim,
            claim.pings.map(({ seat }) => ({ seat, again: null, devices: [] })),
          );
        },
        check: async () => {
          expect(new Set(sent)).toEqual(new Set([1]));
          on.clock += 61_000;
          expect(await isDue(id)).toBe(false);
        },
      };
    });
  });
});

function expectRefusal(error: unknown, code: string): void {
  if (!(error instanceof Refusal)) throw error;
  expect(error.code).toBe(code);
}
