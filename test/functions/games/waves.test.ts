// While a wave is open, nothing that an undecided seat or a spectator can see tells that another seat has decided.
import { describe, expect, it, vi } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { lobby, myGames } from '../../../functions/games/home.ts';
import { leaveGame } from '../../../functions/games/leave.ts';
import { lookAt } from '../../../functions/games/look.ts';
import { claimPings, owedPings, settlePings } from '../../../functions/games/pings.ts';
import { dueGames } from '../../../functions/store/dues.ts';
import { dueShards, loadHead } from '../../../functions/store/heads.ts';
import type { GameView } from '../../../shared/wire.ts';
import { databaseOfFile } from '../store/database.ts';
import {
  commitOf,
  move,
  playerAt,
  refusal,
  type Started,
  seen,
  startedGame,
  type TestMove,
  worldOn,
} from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3_600_000;

/** Everything that one viewer can learn by asking, and what the notifier would do of its own accord. */
async function known({ id }: Started, player: string | null, view: GameView) {
  const due = await Promise.all(dueShards.map((shard) => dueGames(on.table, shard, on.clock)));
  const head = await loadHead(on.table, id, true);
  const wrong = player === null ? null : await refused(id, player, view);
  return {
    view: await seen(on, player, id),
    unchanged: await lookAt(on, player, id, {
      since: view.version,
      told: view.events.length,
      chats: view.chats,
    }),
    home: player === null ? [] : (await myGames(on, player)).filter((game) => game.id === id),
    lobby: (await lobby(on, player)).filter((game) => game.id === id),
    pinged: head && owedPings(head, on.clock).filter((ping) => ping.player === player),
    due: due.flat().some(({ game }) => game === id),
    wrong,
  };
}

/** What a player is told when it tries what is not legal, or answers what is not asked. */
async function refused(id: string, player: string, { ply }: GameView) {
  const illegal = commitOf(ply, { do: 'peek' }, { do: 'peek' }, { do: 'peek' });
  const stale = commitOf((ply ?? 0) + 1, { do: 'stop' });
  const answers = await Promise.all(
    [illegal, stale].map((commit) => commitMoves(on, player, id, commit).catch((error) => error)),
  );
  return answers.map(({ code, message, more }) => ({ code, message, more }));
}

const pingAll = async (id: string) => {
  const claim = await claimPings(on, id);
  if (!claim) throw new Error('nothing to ping');
  await settlePings(
    on,
    claim,
    claim.pings.map(({ seat }) => ({ seat, again: null, devices: [] })),
  );
};

describe.each([
  {
    wave: 'sealed bids',
    reach: async () => startedGame(on, 3, { game: 'tiny' }),
    secret: (view: GameView): TestMove[] => [
      { do: 'bid', card: cardOf(view) },
      { do: 'lamp', lit: false },
    ],
    back: [{ do: '@reopen' }] as TestMove[],
  },
  {
    wave: 'dives into own decks',
    reach: async () => {
      const game = await startedGame(on, 3, { game: 'tiny' });
      for (const player of game.players) {
        const view = await seen(on, player.id, game.id);
        await move(on, player, game.id, { do: 'bid', card: cardOf(view) }, { do: 'lamp', lit: false });
      }
      for (const _ of game.players) {
        const { awaited } = await seen(on, null, game.id);
        await move(on, playerAt(game.players, awaited?.[0] ?? -1), game.id, { do: 'pass' });
      }
      return game;
    },
    secret: (): TestMove[] => [{ do: 'stop' }],
    back: [] as TestMove[],
  },
])('in a wave of $wave', ({ reach, secret, back }) => {
  it('an undecided seat and a spectator learn nothing of the moves of others: not their views, lists, times, pings, refusals', async () => {
    const game = await reach();
    await pingAll(game.id);
    const [ann, ben, cleo] = [
      playerAt(game.players, 0),
      playerAt(game.players, 1),
      playerAt(game.players, 2),
    ];
    const before = { cleo: await seen(on, cleo.id, game.id), nobody: await seen(on, null, game.id) };
    const learns = async () => [
      await known(game, cleo.id, before.cleo),
      await known(game, null, before.nobody),
    ];
    const atFirst = await learns();
    expect(atFirst).toMatchObject([{ unchanged: null }, { unchanged: null }]);

    on.clock += HOUR;
    await move(on, ann, game.id, ...secret(await seen(on, ann.id, game.id)));
    expect(await learns()).toEqual(atFirst);
    on.clock += HOUR;
    for (const step of back) {
      await move(on, ann, game.id, step);
      expect(await learns()).toEqual(atFirst);
      await move(on, ann, game.id, ...secret(await seen(on, ann.id, game.id)));
    }
    await move(on, ben, game.id, ...secret(await seen(on, ben.id, game.id)));
    expect(await learns()).toEqual(atFirst);

    expect((await seen(on, ann.id, game.id)).awaited).toEqual([2]);
    expect((await seen(on, cleo.id, game.id)).awaited).toBeNull();
    const closing = await move(on, cleo, game.id, ...secret(await seen(on, cleo.id, game.id)));
    expect(closing).toMatchObject({ changedAt: on.clock, askedAt: on.clock });
  });

  it('a seat sees the time and version of its own decision, and nobody else does', async () => {
    const game = await reach();
    const ann = playerAt(game.players, 0);
    const before = await seen(on, ann.id, game.id);
    on.clock += HOUR;
    const after = await move(on, ann, game.id, ...secret(before));
    expect(after).toMatchObject({
      version: before.version + 1,
      changedAt: on.clock,
      askedAt: before.askedAt,
    });
  });
});

describe('in a wave', () => {
  it('what is answered to a seat that has decided may name those who are missing, and is refused to nobody by mistake', async () => {
    const game = await startedGame(on, 2, { game: 'ballot' });
    const ann = playerAt(game.players, 0);
    await move(on, ann, game.id, { do: 'vote', n: 1 });
    expect(await seen(on, ann.id, game.id)).toMatchObject({ awaited: [1], myTurn: false });
    const [mine] = await myGames(on, ann.id);
    expect(mine).toMatchObject({ awaited: [1], myTurn: false });
    const again = commitOf(mine?.ply ?? null, { do: 'vote', n: 2 });
    expect(await refusal(commitMoves(on, ann.id, game.id, again))).toBe('illegal');
  });
});

describe('somebody who has left', () => {
  it('learns no more of who is missing than a spectator, at home and in the game', async () => {
    const game = await startedGame(on, 3, { game: 'ballot' });
    const [ann, , cleo] = [0, 1, 2].map((seat) => playerAt(game.players, seat).id);
    if (ann === undefined || cleo === undefined) throw new Error('a game of three has three players');
    await leaveGame(on, cleo, game.id);
    await move(on, playerAt(game.players, 0), game.id, { do: 'vote', n: 1 });
    expect((await seen(on, ann, game.id)).awaited).toEqual([1]);
    for (const viewer of [cleo, null]) expect((await seen(on, viewer, game.id)).awaited).toBeNull();
    expect((await myGames(on, cleo)).filter(({ id, awaited }) => id === game.id && awaited !== null)).toEqual(
      [],
    );
  });
});

/** A card that the viewer can bid. */
function cardOf({ legal }: GameView): number {
  const bid = legal.find((each) => each.do === 'bid');
  if (!bid || !('card' in bid) || typeof bid.card !== 'number') throw new Error('no bid is legal');
  return bid.card;
}
