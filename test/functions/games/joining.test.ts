import { describe, expect, it } from 'vitest';
import { createGame } from '../../../functions/games/create.ts';
import { lobby, myGames } from '../../../functions/games/home.ts';
import { inviteTo, openInvite } from '../../../functions/games/invite.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { leaveGame } from '../../../functions/games/leave.ts';
import { owedPings } from '../../../functions/games/pings.ts';
import { changePlayer, type Player } from '../../../functions/games/players.ts';
import { startGame } from '../../../functions/games/start.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { databaseOfFile } from '../store/database.ts';
import { judge } from './history.ts';
import { guests, move, playerAt, refusal, seen, startedGame, waitingGame, worldOn } from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());

async function guest(): Promise<Player> {
  return playerAt(await guests(on, 1), 0);
}

const DAY = 86_400_000;

describe('a new game', () => {
  it('waits with its host on the first seat, settings filled in', async () => {
    const host = await guest();
    const game = await createGame(on, host, { game: 'tiny', seats: 3, options: {}, access: 'public' });
    expect(game).toMatchObject({
      status: 'waiting',
      host: host.id,
      mySeat: 0,
      options: { rounds: 'short' },
      view: null,
      legal: [],
    });
    expect(game.seats.map(({ player }) => player?.name ?? null)).toEqual(['Player 0', null, null]);
  });

  it.each([
    { wrong: { game: 'chess' }, code: 'not-found' },
    { wrong: { game: 'toString' }, code: 'not-found' },
    { wrong: { seats: 5 }, code: 'bad-request' },
    { wrong: { options: { rounds: 'endless' } }, code: 'bad-request' },
    { wrong: { options: { colour: 'red' } }, code: 'bad-request' },
  ])('is not opened with $wrong', async ({ wrong, code }) => {
    const wish = { game: 'tiny', seats: 3, options: {}, access: 'public', ...wrong } as const;
    expect(await refusal(createGame(on, await guest(), wish))).toBe(code);
  });
});

describe('joining', () => {
  it('a public game takes its id alone, and stands in the lobby until it is full', async () => {
    const { id } = await waitingGame(on, 1, { seats: 2 });
    const inLobby = async () => (await lobby(on, null)).some((game) => game.id === id);
    expect(await inLobby()).toBe(true);
    const player = await guest();
    expect(await joinGame(on, player, id)).toMatchObject({ mySeat: 1 });
    expect(await inLobby()).toBe(false);
    await leaveGame(on, player.id, id);
    expect(await inLobby()).toBe(true);
  });

  it('a game by link takes an invitation, which stays open until the game is full', async () => {
    const { id, players } = await waitingGame(on, 1, { seats: 3, access: 'link' });
    const { token } = await inviteTo(on, playerAt(players, 0).id, id, 'open');
    const [ann, ben, cleo] = [await guest(), await guest(), await guest()];
    expect(await refusal(joinGame(on, ann, id))).toBe('not-yours');
    expect(await refusal(joinGame(on, ann, id, 'guessed'))).toBe('not-yours');
    expect((await openInvite(on, null, token)).id).toBe(id);
    await joinGame(on, ann, id, token);
    await joinGame(on, ben, id, token);
    expect(await refusal(joinGame(on, cleo, id, token))).toBe('full');
  });

  it('a private game shows itself to nobody else, and its invitations hold for one player each', async () => {
    const { id, players } = await waitingGame(on, 1, { seats: 3, access: 'private' });
    const host = playerAt(players, 0).id;
    const [ann, ben] = [await guest(), await guest()];
    expect(await refusal(inviteTo(on, host, id, 'open'))).toBe('bad-request');
    const { token } = await inviteTo(on, host, id, 'single');
    expect(await refusal(seen(on, ann.id, id))).toBe('not-found');
    expect(await refusal(joinGame(on, ann, id))).toBe('not-found');
    await joinGame(on, ann, id, token);
    expect(await refusal(joinGame(on, ben, id, token))).toBe('invite-used');
    expect(await refusal(openInvite(on, ben.id, token))).toBe('invite-used');
    expect((await openInvite(on, ann.id, token)).mySeat).toBe(1);
    expect(await joinGame(on, ann, id, token)).toMatchObject({ mySeat: 1 });
  });

  it('an invitation to another game, or from a fortnight ago, opens nothing; one whose taker found no seat is given back', async () => {
    const one = await waitingGame(on, 1, { seats: 2, access: 'private' });
    const other = await waitingGame(on, 1, { seats: 2, access: 'private' });
    const host = playerAt(one.players, 0).id;
    const [ann, ben] = [await guest(), await guest()];
    const first = await inviteTo(on, host, one.id, 'single');
    const second = await inviteTo(on, host, one.id, 'single');
    expect(await refusal(joinGame(on, ann, other.id, first.token))).toBe('not-found');
    await joinGame(on, ann, one.id, first.token);
    expect(await refusal(joinGame(on, ben, one.id, second.token))).toBe('full');
    await leaveGame(on, ann.id, one.id);
    expect(await joinGame(on, ben, one.id, second.token)).toMatchObject({ mySeat: 1 });
    const late = await inviteTo(on, playerAt(other.players, 0).id, other.id, 'single');
    on.clock += 15 * DAY;
    expect(await refusal(joinGame(on, ann, other.id, late.token))).toBe('invite-used');
  });

  it('only those who sit in the game invite, and nobody joins or is invited once it runs', async () => {
    const { id, players } = await startedGame(on, 2);
    expect(await refusal(inviteTo(on, playerAt(players, 0).id, id, 'single'))).toBe('already-started');
    expect(await refusal(joinGame(on, await guest(), id))).toBe('already-started');
    const waiting = await waitingGame(on, 1, { seats: 2 });
    expect(await refusal(inviteTo(on, (await guest()).id, waiting.id, 'single'))).toBe('not-yours');
  });

  it('grows what everyone sees, and calls the host when the last seat is taken', async () => {
    const { id, players } = await waitingGame(on, 1, { seats: 3 });
    const host = playerAt(players, 0).id;
    const pings = async () => {
      const head = await loadHead(on.table, id, true);
      return { due: head?.due, owed: head ? owedPings(head, on.clock) : [] };
    };
    const before = await seen(on, host, id);
    await joinGame(on, await guest(), id);
    expect((await seen(on, host, id)).version).toBeGreaterThan(before.version);
    expect(await pings()).toEqual({ due: null, owed: [] });
    await joinGame(on, await guest(), id);
    expect(await pings()).toMatchObject({ due: on.clock, owed: [{ player: host, why: 'full' }] });
  });
});

describe('the start', () => {
  it("is the host's, takes enough players, and takes the free seats away", async () => {
    const { id, players } = await waitingGame(on, 2, { game: 'ballot', seats: 4 });
    expect(await refusal(startGame(on, playerAt(players, 1).id, id))).toBe('not-host');
    expect(await refusal(startGame(on, (await guest()).id, id))).toBe('not-yours');
    expect(await startGame(on, playerAt(players, 0).id, id)).toMatchObject({
      status: 'running',
      seats: [{ seat: 0 }, { seat: 1 }],
    });
  });
});

describe('leaving', () => {
  it("before the start frees the seat, passes the host's part on, and the last one removes the game", async () => {
    const { id, players } = await waitingGame(on, 2, { seats: 3 });
    const [ann, ben] = [playerAt(players, 0).id, playerAt(players, 1).id];
    await leaveGame(on, ann, id);
    expect(await seen(on, ben, id)).toMatchObject({ host: ben, mySeat: 1 });
    expect(await myGames(on, ann)).toEqual([]);
    await leaveGame(on, ben, id);
    expect(await refusal(seen(on, ben, id))).toBe('not-found');
    expect(await myGames(on, ben)).toEqual([]);
  });

  it('the running game is for good: what was asked of the seat is asked no more, and the others play on', async () => {
    const { id, players } = await startedGame(on, 3, { game: 'ballot' });
    const [ann, ben, cleo] = [playerAt(players, 0), playerAt(players, 1), playerAt(players, 2)];
    await move(on, ann, id, { do: 'vote', n: 1 });
    await move(on, cleo, id, { do: 'vote', n: 1 });
    await leaveGame(on, ben.id, id);
    await leaveGame(on, ben.id, id);
    const view = await seen(on, ben.id, id);
    expect(view).toMatchObject({ mySeat: 1, myTurn: false, legal: [], awaited: [0] });
    expect(view.seats.map(({ left }) => left)).toEqual([false, true, false]);
    await move(on, ann, id, { do: 'pick', n: 1 });
    await leaveGame(on, cleo.id, id);
    expect((await seen(on, ann.id, id)).status).toBe('finished');
    expect(await refusal(leaveGame(on, ann.id, id))).toBe('over');
    await judge(on, id, []);
  });

  it('is refused to a stranger', async () => {
    const { id } = await waitingGame(on, 1);
    expect(await refusal(leaveGame(on, (await guest()).id, id))).toBe('not-yours');
  });
});

describe('a player who takes another name', () => {
  it('bears it in all unfinished games, and the game plays on', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot' });
    const ann = playerAt(players, 0);
    const waiting = await createGame(on, ann, { game: 'tiny', seats: 2, options: {}, access: 'public' });
    await changePlayer(on, ann, { name: 'Ann' });
    for (const game of [id, waiting.id])
      expect((await seen(on, ann.id, game)).seats[0]?.player?.name).toBe('Ann');
    await move(on, ann, id, { do: 'vote', n: 1 });
    await judge(on, id, []);
  });
});
