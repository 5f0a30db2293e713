// /games/:id/invites and /invites/:token: asking somebody in, and what the one who is asked sees before having a name.
import { Hono } from 'hono';
import { inviteTo, openInvite } from '../games/invite.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { GameId, NewInvite, Token, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const invitesTo = ({ on, sessions, limits }: Parts) =>
  new Hono<Env>().post(
    '/:id/invites',
    sessions.signedIn,
    limits.player,
    valid('param', GameId),
    valid('json', NewInvite),
    async (c) =>
      json(c, await inviteTo(on, c.get('player'), c.req.valid('param').id, c.req.valid('json').kind), 201),
  );

export const invites = ({ on, sessions }: Parts) =>
  new Hono<Env>().get('/:token', sessions.anybody, valid('param', Token), async (c) =>
    json(c, await openInvite(on, c.get('player'), c.req.valid('param').token)),
  );
