// What stands before all routes and after them, whichever routes a process answers: guards first, a problem document last.
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import { logFault, logged } from './log.ts';
import { type Parts, partsOf } from './parts.ts';
import { problem, refusalOf } from './problem.ts';
import { headers, notCached, sameOrigin, smallBody } from './security.ts';
import type { Env, Site } from './site.ts';

type Routes = (parts: Parts) => Hono<Env>;

/** Routes, all under /api, behind their guards. Whatever goes wrong in them, the answer is a problem document. */
export function guarded(on: Platform, site: Site, ...routes: readonly Routes[]): Hono<Env> {
  const parts = partsOf(on, site);
  const app = new Hono<Env>()
    .use('/api/*', requestId())
    .use('/api/*', logged(site))
    .use('/api/*', headers(site))
    .use('/api/*', notCached())
    .use('/api/*', parts.limits.address)
    .use('/api/*', sameOrigin(site))
    .use('/api/*', smallBody());
  for (const each of routes) app.route('/', each(parts));
  return app
    .all('/api/*', () => {
      throw new Refusal('not-found');
    })
    .onError((error, c) => {
      const refusal = refusalOf(error);
      if (refusal.code === 'internal') logFault(site, c, error);
      return problem(c, refusal);
    });
}
