// Secrets on their way to the browser and back. What a session is, and whose, is session.ts's part.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** Seconds; browsers keep no cookie longer (RFC 6265bis, 5.5). Written anew at each launch of the app. */
export const longestCookie = 400 * 24 * 60 * 60;

/**
 * A cookie that no script reads. Under HTTPS it is `__Host-`: Secure, for this host alone, and no neighbour's page can set
 * it. Without HTTPS it is plain: Safari drops Secure cookies even on http://localhost, and every browser does on
 * http://192.168.1.5. Which one it is follows from the deployment, so one host never has both.
 *
 * @param maxAge seconds
 */
export function secretCookie(https: boolean, name: 'session' | 'challenge', maxAge: number) {
  const options = (): CookieOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    ...(https && { prefix: 'host' as const }),
  });
  return {
    read: (c: Context): string | undefined => (https ? getCookie(c, name, 'host') : getCookie(c, name)),
    write: (c: Context, secret: string): void => setCookie(c, name, secret, { ...options(), maxAge }),
    clear: (c: Context): void => void deleteCookie(c, name, options()),
  };
}
