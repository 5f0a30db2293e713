// The API of the games, put together, each resource in a file of its own. Accounts are account.ts's part: in AWS another
// function answers for them.
import { Hono } from 'hono';
import type { Platform } from '../games/platform.ts';
import { chat } from './chat.ts';
import { games, lobby } from './games.ts';
import { guarded } from './guarded.ts';
import { invites, invitesTo } from './invites.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { me, players } from './players.ts';
import { push } from './push.ts';
import type { Env, Site } from './site.ts';
import { time } from './time.ts';

export const routes = (parts: Parts) =>
  new Hono<Env>()
    .basePath('/api')
    .get('/config', (c) =>
      json(c, { pushKey: parts.site.pushKey, version: parts.site.version, names: parts.on.names }),
    )
    .route('/players', players(parts))
    .route('/me', me(parts))
    .route('/games', games(parts))
    .route('/games', chat(parts))
    .route('/games', invitesTo(parts))
    .route('/games', time(parts))
    .route('/lobby', lobby(parts))
    .route('/invites', invites(parts))
    .route('/push', push(parts));

/** The routes' types, for Hono's typed client: `hc<Api>('/')`. */
export type Api = ReturnType<typeof routes>;

export const createApp = (on: Platform, site: Site): Hono<Env> => guarded(on, site, routes);
