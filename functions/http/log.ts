// One line of JSON per request, and one per fault. Lines hold route patterns instead of paths, because an invitation's
// token is part of its path; neither bodies nor cookies nor push endpoints are ever written.
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env, Site } from './site.ts';

export function logged({ log }: Pick<Site, 'log'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    log({
      at: new Date().toISOString(),
      level: c.res.status >= 500 ? 'error' : 'info',
      request: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      game: gameOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}

/** The pattern of the route that answers; null where none does. Guards and the catch-all stand for every method. */
const routeOf = (c: Context): string | null =>
  matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? null;

/** The game that was asked for; null where none was. */
const gameOf = (c: Context): string | null =>
  /^\/api\/games\/([\w-]{22})(\/|$)/.exec(c.req.path)?.[1] ?? null;

/** A fault of ours: what nobody foresaw. `request` ties it to the request's own line and to what the player was shown. */
export function logFault({ log }: Pick<Site, 'log'>, c: Context<Env>, error: Error): void {
  log({
    at: new Date().toISOString(),
    level: 'error',
    request: c.get('requestId'),
    game: gameOf(c),
    error: error.name,
    message: error.message,
    stack: error.stack ?? null,
  });
}
