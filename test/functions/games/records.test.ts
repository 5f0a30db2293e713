import { describe, expect, it, vi } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { createGame } from '../../../functions/games/create.ts';
import { lookAt } from '../../../functions/games/look.ts';
import { momentOf } from '../../../functions/games/moment.ts';
import { rulesOf } from '../../../functions/games/platform.ts';
import { putAway, recordOf } from '../../../functions/games/record.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { loadRecord, putRecord } from '../../../functions/store/records.ts';
import { attemptOf, putVersion } from '../../../functions/store/versions.ts';
import { verify } from '../../../shared/engine/record.ts';
import { sealOf } from '../../../shared/engine/rng.ts';
import { databaseOfFile } from '../store/database.ts';
import { stepsOf } from './history.ts';
import {
  commitOf,
  guests,
  move,
  playerAt,
  refusal,
  type Started,
  seen,
  startedGame,
  worldOn,
} from './world.ts';

const database = await databaseOfFile();
const on = worldOn(await database.table());
vi.setConfig({ testTimeout: 120_000 });

/** Plays the first legal moves until the game is over. */
async function playedOut(game: Started, between = async () => {}): Promise<void> {
  for (;;) {
    await between();
    const views = await Promise.all(game.players.map(({ id }) => seen(on, id, game.id)));
    const next = views.find(({ myTurn }) => myTurn);
    const step = next?.legal.find((each) => each.do !== '@reopen' && each.do !== 'peek');
    if (!next || !step || next.mySeat === null) return;
    on.clock += 1000;
    const player = playerAt(game.players, next.mySeat).id;
    await commitMoves(on, player, game.id, { ...commitOf(next.ply), moves: [step] }, { told: 0 });
  }
}

describe('the record of a finished game', () => {
  it('replays, by anybody, from the seed whose seal lay on the table from the start', async () => {
    const game = await startedGame(on, 3, { game: 'tiny', options: { rounds: 'long' } });
    const seal = (await seen(on, null, game.id)).view?.table.flow.seal;
    expect(await refusal(recordOf(on, playerAt(game.players, 0).id, game.id))).toBe('not-finished');
    await playedOut(game);
    const record = await recordOf(on, null, game.id);
    expect(sealOf(record.seed)).toBe(seal);
    expect(record.players).toEqual(['Player 0', 'Player 1', 'Player 2']);
    expect(verify(await rulesOf(on, 'tiny'), record)).toBe(true);
  });

  it('of a private game is for those who sat in it', async () => {
    const game = await startedGame(on, 2, { access: 'private' });
    await playedOut(game);
    const [stranger] = await guests(on, 1);
    expect(await refusal(recordOf(on, stranger?.id ?? null, game.id))).toBe('not-found');
    expect((await recordOf(on, playerAt(game.players, 1).id, game.id)).seats).toBe(2);
  });
});

describe('looking back', () => {
  it.each(['tiny', 'ballot'])(
    'each viewer of %s sees every moment as it was seen then, while it runs and after',
    async (name) => {
      const game = await startedGame(on, 2, { game: name });
      const viewers = [...game.players.map(({ id }) => id), null];
      /** What each saw last, having been told so many events. */
      const saw = new Map(viewers.map((viewer) => [viewer, new Map<number, unknown>()]));
      const remember = async () => {
        for (const viewer of viewers) {
          const { view, events } = await seen(on, viewer, game.id);
          saw.get(viewer)?.set(events.at(-1)?.n ?? 0, view);
        }
      };
      const compare = async () => {
        for (const [viewer, moments] of saw)
          for (const [told, view] of moments)
            expect(await momentOf(on, viewer, game.id, told)).toEqual({ told, view });
      };
      let steps = 0;
      await playedOut(game, async () => {
        await remember();
        if (++steps === 3) await compare();
      });
      await remember();
      await compare();
      await putAway(on, game.id);
      await compare();
      expect(saw.get(null)?.size).toBeGreaterThan(2);
    },
  );

  it('at a game that has not started, or is not for the viewer, shows nothing', async () => {
    const [ann, stranger] = await guests(on, 2);
    const wish = { game: 'tiny', seats: 2, options: {}, access: 'private' } as const;
    const { id } = await createGame(on, playerAt(ann ? [ann] : [], 0), wish);
    expect(await refusal(momentOf(on, ann?.id ?? null, id, 0))).toBe('not-started');
    expect(await refusal(momentOf(on, stranger?.id ?? null, id, 0))).toBe('not-found');
  });
});

describe('a game that is put away', () => {
  it('keeps its record, its last view, and for each viewer the whole story; its other versions go, orphans too', async () => {
    const game = await startedGame(on, 2, { game: 'tiny' });
    const [early] = await stepsOf(on, game.id);
    if (!early) throw new Error('no history');
    await putVersion(on.table, game.id, { ...early, id: attemptOf('orphan') });
    await playedOut(game);
    const viewers = [...game.players.map(({ id }) => id), null];
    const shown = () => Promise.all(viewers.map((viewer) => seen(on, viewer, game.id)));
    const before = { shown: await shown(), record: await recordOf(on, null, game.id) };
    await putAway(on, game.id);
    await putAway(on, game.id);
    expect(await stepsOf(on, game.id)).toHaveLength(1);
    expect({ shown: await shown(), record: await recordOf(on, null, game.id) }).toEqual(before);
    expect(before.shown.map(({ complete }) => complete)).toEqual([true, true, true]);
    const late = await lookAt(on, null, game.id, { told: 4 });
    expect(late?.events[0]?.n).toBe(5);
    expect(await loadHead(on.table, game.id, true)).toMatchObject({ recorded: true, status: 'finished' });
  });

  it('still knows each commit that was made in it', async () => {
    const game = await startedGame(on, 1, { game: 'ballot' });
    const ann = playerAt(game.players, 0);
    const first = commitOf((await seen(on, ann.id, game.id)).ply, { do: 'vote', n: 1 });
    await commitMoves(on, ann.id, game.id, first);
    await playedOut(game);
    await putAway(on, game.id);
    expect(await commitMoves(on, ann.id, game.id, first)).toMatchObject({ repeated: true });
    expect(await refusal(commitMoves(on, ann.id, game.id, { ...first, id: 'another' }))).toBe('over');
  });

  it('is a running one never: that is left as it is', async () => {
    const game = await startedGame(on, 1, { game: 'ballot' });
    await move(on, playerAt(game.players, 0), game.id, { do: 'vote', n: 1 });
    await putAway(on, game.id);
    expect(await stepsOf(on, game.id)).toHaveLength(2);
  });

  it('is not put away when its history has a hole: then nothing is thrown away', async () => {
    const game = await startedGame(on, 1, { game: 'ballot' });
    await playedOut(game);
    const [, second] = await stepsOf(on, game.id);
    if (!second) throw new Error('no history');
    await putVersion(on.table, game.id, { ...second, parent: 'lost.1' });
    await expect(putAway(on, game.id)).rejects.toThrow('does not reach its start');
    expect(await loadRecord(on.table, game.id)).toBeNull();
    expect((await stepsOf(on, game.id)).length).toBeGreaterThan(2);
  });
});

describe('a record larger than an item', () => {
  it('is kept in pieces', async () => {
    const game = await startedGame(on, 1, { game: 'ballot' });
    await playedOut(game);
    const file = await recordOf(on, null, game.id);
    const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919) % 104_729) * Math.PI);
    const story = [
      { at: 1, by: null, commit: 'start', told: noise.map((n) => ({ to: null, event: { k: `${n}` } })) },
    ];
    await putRecord(on.table, 'large', { file, story });
    expect(await loadRecord(on.table, 'large')).toEqual({ file, story });
  });
});
