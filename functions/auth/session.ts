// Who asks: from the cookie to the player's id. A session belongs to one device, and is as good as a password: 256 random
// bits in the cookie, of which only the hash is stored.
import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import type { Anybody, SignedIn } from '../http/site.ts';
import { newToken } from '../store/ids.ts';
import { deleteSession, loadSession, putSession, type Session } from '../store/sessions.ts';
import { longestCookie, sessionCookie } from './cookie.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds. A guest has nothing but the session to come back with, so it lasts as long as a cookie may. */
const lifetime = longestCookie * 1000;

/** A session is written again when its player opens the app and this much of its life has passed. */
const renewAfter = 7 * day;

export function sessionsOf({ table, now }: Platform, https: boolean) {
  const cookie = sessionCookie(https);

  /** Half a read unit for each request; none without a cookie. */
  const sessionOf = async (c: Context): Promise<{ token: string; session: Session } | null> => {
    const token = cookie.read(c);
    const session = token ? await loadSession(table, token, now()) : null;
    return token && session ? { token, session } : null;
  };

  const open = async (c: Context, token: string, session: Omit<Session, 'expires'>): Promise<void> => {
    await putSession(table, token, { ...session, expires: now() + lifetime });
    cookie.write(c, token);
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

  return {
    anybody,
    signedIn,
    /** Opens a session for a player on the device that asks. */
    signIn: (c: Context, player: string): Promise<void> =>
      open(c, newToken(), { player, device: c.req.header('User-Agent')?.slice(0, 200) ?? '' }),
    /** Ends the session of this device. */
    signOut: async (c: Context): Promise<void> => {
      const token = cookie.read(c);
      if (token) await deleteSession(table, token);
      cookie.clear(c);
    },
    /** Gives a session its full life again, if some of it has passed. */
    renew: async (c: Context): Promise<void> => {
      const found = await sessionOf(c);
      if (!found || found.session.expires - now() > lifetime - renewAfter) return;
      await open(c, found.token, found.session);
    },
  };
}

export type Sessions = ReturnType<typeof sessionsOf>;
