// The session's token on its way to the browser and back. What a session is, and whose, is functions/games' part.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

const name = 'session';

/** Seconds; browsers keep no cookie longer (RFC 6265bis, 5.5). Written anew at each launch of the app. */
export const longestCookie = 400 * 24 * 60 * 60;

/**
 * Under HTTPS the cookie is `__Host-session`: Secure, for this host alone, and no neighbour's page can set it.
 * Without HTTPS it is plain `session`: Safari drops Secure cookies even on http://localhost, and every browser does on
 * http://192.168.1.5. Which one it is follows from the deployment, so one host never has both.
 */
export function sessionCookie(https: boolean) {
  const options = (): CookieOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    ...(https && { prefix: 'host' as const }),
  });
  return {
    read: (c: Context): string | undefined => (https ? getCookie(c, name, 'host') : getCookie(c, name)),
    write: (c: Context, token: string): void =>
      setCookie(c, name, token, { ...options(), maxAge: longestCookie }),
    clear: (c: Context): void => void deleteCookie(c, name, options()),
  };
}
