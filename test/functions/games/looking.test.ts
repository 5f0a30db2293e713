import { describe, expect, it } from 'vitest';
import { chatOf, readChat, say } from '../../../functions/games/chat.ts';
import { createGame } from '../../../functions/games/create.ts';
import { myGames } from '../../../functions/games/home.ts';
import { leaveGame } from '../../../functions/games/leave.ts';
import { lookAt } from '../../../functions/games/look.ts';
import { startGame } from '../../../functions/games/start.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { databaseOfFile } from '../store/database.ts';
import { ballot } from './ballot.ts';
import {
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

describe('a poll', () => {
  it('is answered with nothing when nothing is new, and with all that is new after a move', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot' });
    const ann = playerAt(players, 0);
    const { version, events, chats } = await seen(on, ann.id, id);
    const poll = () => lookAt(on, ann.id, id, { since: version, told: events.length, chats });
    expect(await poll()).toBeNull();
    await move(on, ann, id, { do: 'vote', n: 2 });
    expect(await poll()).toMatchObject({
      complete: true,
      events: [
        { n: 2, event: { k: 'vote' } },
        { n: 3, event: { k: 'dealt' } },
      ],
    });
  });

  it('hears of a line of chat, though nobody has moved', async () => {
    const { id, players } = await startedGame(on, 2);
    const [ann, ben] = [playerAt(players, 0), playerAt(players, 1)];
    const { version, chats } = await seen(on, ann.id, id);
    await say(on, ben, id, 'Your move!');
    const heard = await lookAt(on, ann.id, id, { since: version, chats });
    expect(heard).toMatchObject({
      version,
      chats: 1,
      chat: [{ seat: 1, name: 'Player 1', text: 'Your move!' }],
    });
    expect(await lookAt(on, ann.id, id, { since: version, chats: 1 })).toBeNull();
  });

  it("from a seat that a spectator has just taken is not mistaken for the spectator's", async () => {
    const { id, players } = await waitingGame(on, 2, { seats: 3 });
    const watched = await seen(on, null, id);
    await leaveGame(on, playerAt(players, 1).id, id);
    expect(await lookAt(on, playerAt(players, 1).id, id, { since: watched.version })).not.toBeNull();
  });

  it('never goes back: a cheap read that is older than what the viewer knows is made again', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot' });
    const ann = playerAt(players, 0);
    const old = await seen(on, ann.id, id);
    const stale = processOf(on, database.again(on.table));
    const before = await loadHead(on.table, id, true);
    await move(on, ann, id, { do: 'vote', n: 2 });
    const now = await seen(on, ann.id, id);
    // The service may answer a cheap read from a replica that has not heard of the move yet.
    stale.table.doc.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        if ('ConsistentRead' in args.input && args.input.ConsistentRead === false && 'Item' in answer.output)
          Object.assign(answer.output, {
            Item: {
              ...asItem(answer.output.Item),
              version: before?.version,
              versionId: before?.versionId,
              versionN: before?.versionN,
              seats: rows(old.version, ann.id),
            },
          });
        return answer;
      },
      { step: 'initialize', name: 'replica' },
    );
    expect(await lookAt(stale, ann.id, id, { since: now.version, told: 3, chats: 0 })).toBeNull();
    expect(await lookAt(stale, ann.id, id, { since: old.version, told: 1, chats: 0 })).toBeNull();
  });
});

const asItem = (item: unknown): object => (typeof item === 'object' && item ? item : {});
const rows = (version: number, player: string) => [[player, 'Player 0', false, 1, true, 0, version, 0, null]];

describe('a viewer who was away for long', () => {
  it('is told the whole story, page by page of the history', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot', options: { rounds: '8' } });
    const ann = playerAt(players, 0);
    for (let round = 1; round < 8; round++) {
      for (const step of [{ do: 'more' }, { do: 'vote', n: 1 }, { do: 'pick', n: 1 }] as const)
        await move(on, ann, id, step);
    }
    const all = await seen(on, ann.id, id);
    expect(all.complete).toBe(true);
    expect(all.events.map(({ n }) => n)).toEqual(all.events.map((_, i) => i + 1));
    const later = await lookAt(on, ann.id, id, { told: 7 });
    expect(later?.events).toEqual(all.events.slice(7));
  });
});

describe('chat', () => {
  it('is for those who sit in the game; others read it where they may look', async () => {
    const { id, players } = await startedGame(on, 1, { access: 'link' });
    const [stranger] = await guests(on, 1);
    if (!stranger) throw new Error('no guest');
    expect(await refusal(say(on, stranger, id, 'Hello'))).toBe('not-yours');
    const lines = [];
    for (const text of ['one', 'two', 'three']) {
      on.clock += 1000;
      lines.push(await say(on, playerAt(players, 0), id, text));
    }
    expect(await chatOf(on, stranger.id, id)).toEqual(lines);
    expect(await chatOf(on, stranger.id, id, lines[0]?.id)).toEqual(lines.slice(1));
    const secret = await waitingGame(on, 1, { access: 'private' });
    expect(await refusal(chatOf(on, stranger.id, secret.id))).toBe('not-found');
  });

  it('counts on the home screen until it is read', async () => {
    const { id, players } = await startedGame(on, 1);
    const ann = playerAt(players, 0);
    const unread = async () => (await myGames(on, ann.id)).map(({ unreadChat }) => unreadChat);
    await say(on, ann, id, 'Anyone?');
    expect(await unread()).toEqual([1]);
    await readChat(on, ann.id, id, 1);
    expect(await unread()).toEqual([0]);
  });
});

describe('the home screen', () => {
  it('shows my turns first, the longest waiting at the top; then what changed last', async () => {
    const [ann] = await guests(on, 1);
    if (!ann) throw new Error('no guest');
    const games: string[] = [];
    for (const seats of [1, 1, 2]) {
      on.clock += 1000;
      const { id } = await createGame(on, ann, { game: 'ballot', seats, options: {}, access: 'public' });
      if (seats === 1) await startGame(on, ann.id, id);
      games.push(id);
    }
    const mine = await myGames(on, ann.id);
    expect(mine.map(({ id, myTurn }) => [games.indexOf(id), myTurn])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });
});

describe('rules that were mended while a game runs', () => {
  const old: AnyGame = ballot;
  const newer: AnyGame = {
    ...old,
    rules: 3,
    upgrade: ({ table, ...rest }, from) => ({
      ...rest,
      table: { ...table, board: { ...table.board, [`from${from}`]: true } },
    }),
  };

  it('take an old state over, step by step, and the next version is theirs', async () => {
    const { id, players } = await startedGame(on, 1, { game: 'ballot' });
    const ann = playerAt(players, 0);
    const mended: World = {
      ...on,
      now: () => on.clock,
      shelf: { ballot: { seats: { min: 1, max: 40 }, load: async () => newer } },
    };
    const view = await seen(mended, ann.id, id);
    expect(view.rules).toBe(3);
    expect(view.view?.table.board).toMatchObject({ from1: true, from2: true });
    await move(mended, ann, id, { do: 'vote', n: 1 });
    expect((await loadHead(on.table, id, true))?.rules).toBe(3);
    expect((await seen(mended, ann.id, id)).view?.table.board).toMatchObject({
      votes: [1],
      from1: true,
      from2: true,
    });
  });
});
