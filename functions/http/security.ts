// What every answer carries and every change must show, whatever the route: headers, origin, size.
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { securityHeaders, strictTransport } from '../../shared/headers.ts';
import { Refusal } from '../games/refusal.ts';
import type { Site } from './site.ts';

/** Bytes. A turn of many small moves is about 2 KB. */
const largestBody = 32 * 1024;

/** The headers of shared/headers.ts, for API and static files alike. */
export function headers({ https }: Pick<Site, 'https'>): MiddlewareHandler {
  const all = Object.entries({
    ...securityHeaders,
    ...(https ? { 'strict-transport-security': strictTransport } : {}),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of all) c.header(name, value);
  };
}

const isChange = (c: Context) => !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);

/**
 * Refuses changes that another site's page could have caused. Every browser we support names the page's origin with
 * a change, so a request that names none is refused too; a script of one's own sets `Origin` to the site's address.
 *
 * This is why the cookie needs no token beside it: see "Verifying Origin With Standard Headers" in OWASP's
 * cross-site request forgery prevention.
 */
export function sameOrigin({ isOurs }: Pick<Site, 'isOurs'>): MiddlewareHandler {
  return async (c, next) => {
    if (isChange(c) && !showsOurOrigin(c, isOurs)) throw new Refusal('bad-origin');
    await next();
  };
}

function showsOurOrigin(c: Context, isOurs: Site['isOurs']): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined) return fetchSite === 'same-origin';
  return isOurs(origin, c.req.header('Host') ?? '');
}

/** Refuses a large body before anything reads it. */
export const smallBody = (): MiddlewareHandler =>
  bodyLimit({
    maxSize: largestBody,
    onError: () => {
      throw new Refusal('too-large');
    },
  });

/** Answers are about one player and one moment: nobody keeps them but the client's own store. */
export const notCached = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};
