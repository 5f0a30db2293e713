// The API, put together: guards first, then the routes, each resource in a file of its own.
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import { chat } from './chat.ts';
import { games, lobby } from './games.ts';
import { invites, invitesTo } from './invites.ts';
import { json } from './json.ts';
import { logFault, logged } from './log.ts';
import { type Parts, partsOf } from './parts.ts';
import { me, players } from './players.ts';
import { problem, refusalOf } from './problem.ts';
import { push } from './push.ts';
import { headers, notCached, sameOrigin, smallBody } from './security.ts';
import type { Env, Site } from './site.ts';
import { time } from './time.ts';

const routes = (parts: Parts) =>
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

/** The API of a deployment, under /api. Whatever goes wrong in it, the answer is a problem document. */
export function createApp(on: Platform, site: Site): Hono<Env> {
  const parts = partsOf(on, site);
  return new Hono<Env>()
    .use('/api/*', requestId())
    .use('/api/*', logged(site))
    .use('/api/*', headers(site))
    .use('/api/*', notCached())
    .use('/api/*', parts.limits.address)
    .use('/api/*', sameOrigin(site))
    .use('/api/*', smallBody())
    .route('/', routes(parts))
    .all('/api/*', () => {
      throw new Refusal('not-found');
    })
    .onError((error, c) => {
      const refusal = refusalOf(error);
      if (refusal.code === 'internal') logFault(site, c, error);
      return problem(c, refusal);
    });
}
