import { describe, expect, it } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { databaseOfFile } from '../store/database.ts';
import { commitOf, move, playerAt, refusal, seen, startedGame, worldOn } from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());

const vote = (n: number) => ({ do: 'vote', n }) as const;
async function ballot(seats: number) {
  const { id, players } = await startedGame(on, seats, { game: 'ballot' });
  return { id, players, at: (seat: number) => playerAt(players, seat) };
}

describe('a commit', () => {
  it('plays its moves, answers with the new view, and moves the game on by one version', async () => {
    const { id, at } = await ballot(1);
    const before = await seen(on, at(0).id, id);
    const head = await loadHead(on.table, id, true);
    const { game, repeated } = await commitMoves(on, at(0).id, id, commitOf(before.ply, vote(2)));
    expect(repeated).toBe(false);
    expect(game.events.map(({ event }) => event.k)).toEqual(['vote', 'dealt']);
    expect(game.version).toBe(before.version + 1);
    expect(await seen(on, at(0).id, id)).toMatchObject({
      version: game.version,
      view: game.view,
      legal: game.legal,
    });
    expect((await loadHead(on.table, id, true))?.version).toBe((head?.version ?? 0) + 1);
  });

  it('tells all events after the one that the phone knows, numbered without a gap', async () => {
    const { id, at } = await ballot(2);
    for (const seat of [0, 1]) await move(on, at(seat), id, vote(1));
    const view = await move(on, at(0), id, { do: 'pick', n: 3 });
    const all = await seen(on, at(0).id, id);
    expect(all.complete).toBe(true);
    expect(all.events.map(({ n }) => n)).toEqual(all.events.map((_, i) => i + 1));
    expect(all.events.map(({ event }) => event.k)).toEqual([
      'round',
      'vote',
      'dealt',
      'vote',
      'pick',
      'round',
    ]);
    expect(view.events.map(({ event }) => event.k)).toEqual(['pick', 'round']);
  });

  it('is refused as illegal with the fresh view, and changes nothing', async () => {
    const { id, at } = await ballot(2);
    const before = await seen(on, at(0).id, id);
    const attempt = commitMoves(on, at(0).id, id, commitOf(before.ply, vote(1), vote(7)));
    await expect(attempt).rejects.toMatchObject({
      code: 'illegal',
      more: { game: { version: before.version } },
    });
    expect(await seen(on, at(0).id, id)).toEqual(before);
  });

  it('says why it does not fit: no such game, no seat, not started, over', async () => {
    const { id, at } = await ballot(1);
    const stranger = await ballot(1);
    const commit = commitOf(0, vote(1));
    expect(await refusal(commitMoves(on, at(0).id, 'nowhere', commit))).toBe('not-found');
    expect(await refusal(commitMoves(on, stranger.at(0).id, id, commit))).toBe('not-yours');
    expect(await refusal(commitMoves(on, at(0).id, id, { ...commit, id: 'a#b' }))).toBe('bad-request');
    for (let round = 0; round < 2; round++) {
      await move(on, at(0), id, vote(1));
      await move(on, at(0), id, { do: 'pick', n: 1 });
    }
    expect(await refusal(commitMoves(on, at(0).id, id, commit))).toBe('over');
  });
});
