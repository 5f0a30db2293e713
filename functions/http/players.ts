// /players and /me: taking a name, changing it, going away.
import { Hono } from 'hono';
import type { Me } from '../../shared/wire.ts';
import { changePlayer, enter, type Player } from '../games/players.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { NewPlayer, PlayerChange, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const meOf = ({ id, name, language, daysOff, reminders }: Player): Me => ({
  id,
  name,
  language,
  daysOff,
  reminders,
});

export const players = ({ on, sessions, limits }: Parts) =>
  new Hono<Env>()
    // A guest: a name is enough.
    .post('/', limits.newPlayers, valid('json', NewPlayer), async (c) => {
      const player = await enter(on, c.req.valid('json'));
      await sessions.signIn(c, player.id);
      return json(c, meOf(player), 201);
    });

export const me = ({ on, sessions, limits, profile }: Parts) =>
  new Hono<Env>()
    .get('/', sessions.signedIn, limits.player, async (c) => {
      const player = await profile(c.get('player'));
      await sessions.renew(c);
      return json(c, meOf(player));
    })
    .patch('/', sessions.signedIn, limits.player, valid('json', PlayerChange), async (c) => {
      const player = await profile(c.get('player'));
      return json(c, meOf(await changePlayer(on, player, c.req.valid('json'))));
    })
    .post('/sign-out', async (c) => {
      await sessions.signOut(c);
      return c.body(null, 204);
    });
