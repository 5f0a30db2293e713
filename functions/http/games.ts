// /games: mine, a new one, looking, sitting down and getting up, starting, playing, its record. And /lobby.
import { Hono } from 'hono';
import { commitMoves } from '../games/commit.ts';
import { createGame } from '../games/create.ts';
import { myGames, lobby as openGames } from '../games/home.ts';
import { joinGame } from '../games/join.ts';
import { leaveGame } from '../games/leave.ts';
import { lookAt } from '../games/look.ts';
import { momentOf } from '../games/moment.ts';
import { recordOf } from '../games/record.ts';
import { startGame } from '../games/start.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { GameId, Heard, Join, Known, MomentOf, NewCommit, NewGame, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const games = ({ on, sessions, limits, profile }: Parts) => {
  const { anybody, signedIn } = sessions;
  const { player, newGames } = limits;
  const id = valid('param', GameId);
  return (
    new Hono<Env>()
      .get('/', signedIn, player, async (c) => json(c, await myGames(on, c.get('player'))))
      // A game for one has nobody to wait for, and starts at once.
      .post('/', signedIn, newGames, valid('json', NewGame), async (c) => {
        const host = await profile(c.get('player'));
        const wish = c.req.valid('json');
        const game = await createGame(on, host, wish);
        return json(c, wish.seats === 1 ? await startGame(on, host.id, game.id) : game, 201);
      })
      // 304 when the viewer knows it all: by the version of its own view, so no ETag is needed beside it.
      .get('/:id', anybody, id, valid('query', Known), async (c) => {
        const view = await lookAt(on, c.get('player'), c.req.valid('param').id, c.req.valid('query'));
        return view ? json(c, view) : c.body(null, 304);
      })
      .post('/:id/seats', signedIn, player, id, valid('json', Join), async (c) => {
        const guest = await profile(c.get('player'));
        return json(c, await joinGame(on, guest, c.req.valid('param').id, c.req.valid('json').invite));
      })
      .delete('/:id/seats/mine', signedIn, player, id, async (c) => {
        await leaveGame(on, c.get('player'), c.req.valid('param').id);
        return c.body(null, 204);
      })
      .post('/:id/start', signedIn, player, id, async (c) =>
        json(c, await startGame(on, c.get('player'), c.req.valid('param').id)),
      )
      .post(
        '/:id/commits',
        signedIn,
        player,
        id,
        valid('query', Heard),
        valid('json', NewCommit),
        async (c) => {
          const [heard, commit] = [c.req.valid('query'), c.req.valid('json')];
          const { game } = await commitMoves(on, c.get('player'), c.req.valid('param').id, commit, heard);
          return json(c, game);
        },
      )
      .get('/:id/moments/:told', signedIn, player, valid('param', MomentOf), async (c) => {
        const { id, told } = c.req.valid('param');
        return json(c, await momentOf(on, c.get('player'), id, told));
      })
      .get('/:id/record', anybody, id, async (c) =>
        json(c, await recordOf(on, c.get('player'), c.req.valid('param').id)),
      )
  );
};

export const lobby = ({ on, sessions }: Parts) =>
  new Hono<Env>().get('/', sessions.anybody, async (c) => json(c, await openGames(on, c.get('player'))));
