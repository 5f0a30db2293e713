// Who asks: from the cookie to the player's id. A session belongs to one device, and is as good as a password: 256 random
// bits in the cookie, of which only the hash is stored.
import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import type { Anybody, SignedIn } from '../http/site.ts';
import { newToken } from '../store/ids.ts';
import {
  endSession,
  extendSession,
  loadSession,
  putSession,
  type Session,
  sessionId,
  writeLine,
} from '../store/sessions.ts';
import { longestCookie, secretCookie } from './cookie.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds. A guest has nothing but the session to come back with, so it lasts as long as a cookie may. */
const lifetime = longestCookie * 1000;

/** A session is written again when its player opens the app and this much of its life has passed. */
const renewAfter = day;

export function sessionsOf({ table, now }: Platform, https: boolean) {
  const cookie = secretCookie(https, 'session', longestCookie);

  /** Half a read unit for each request; none without a cookie. */
  const sessionOf = async (c: Context): Promise<{ token: string; session: Session } | null> => {
    const token = cookie.read(c);
    const session = token ? await loadSession(table, token, now()) : null;
    return token && session ? { token, session } : null;
  };

  /** Whoever it is. */
  const anybody: MiddlewareHandler<Anybody> = async (c, next) => {
    c.set('player', (await sessionOf(c))?.session.player ?? null);
    await next();
  };

  /** A player; anybody else is refused with `signed-out`. */
  const signedIn: MiddlewareHandler<SignedIn> = async (c, next) => {
    const found = await sessionOf(c);
    if (!found) throw new Refusal('signed-out');
    c.set('player', found.session.player);
    await next();
  };

  const end = async (token: string, session: Session): Promise<void> =>
    endSession(table, session.player, sessionId(token));

  return {
    anybody,
    signedIn,
    /** The id of the session that asks; null without one. */
    current: (c: Context): string | null => {
      const token = cookie.read(c);
      return token ? sessionId(token) : null;
    },
    /** Opens a session for a player on the device that asks; the one that it had, whosever it was, ends. */
    signIn: async (c: Context, player: string): Promise<void> => {
      const former = await sessionOf(c);
      const token = newToken();
      const device = c.req.header('User-Agent')?.slice(0, 200) ?? '';
      const session = { player, device, expires: now() + lifetime };
      await writeLine(table, sessionId(token), session, now());
      await putSession(table, token, session);
      cookie.write(c, token);
      if (former) await end(former.token, former.session);
    },
    /** Ends the session of this device. */
    signOut: async (c: Context): Promise<void> => {
      const found = await sessionOf(c);
      if (found) await end(found.token, found.session);
      cookie.clear(c);
    },
    /** Gives a session its full life again, if some of it has passed. */
    renew: async (c: Context): Promise<void> => {
      const found = await sessionOf(c);
      if (!found || found.session.expires - now() > lifetime - renewAfter) return;
      const session = { ...found.session, expires: now() + lifetime };
      if (!(await extendSession(table, sessionId(found.token), session.expires))) return;
      await writeLine(table, sessionId(found.token), session, now());
      cookie.write(c, found.token);
    },
  };
}

export type Sessions = ReturnType<typeof sessionsOf>;
