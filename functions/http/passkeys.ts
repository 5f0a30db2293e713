// /auth/passkeys: adding one, naming it, revoking it; and /auth/sign-in/passkey: coming in by one. What is asked of a
// browser and what it answers are two requests; a cookie shows that they are one browser's.
import { type Context, Hono } from 'hono';
import { secretCookie } from '../auth/cookie.ts';
import { addPasskey, askToAdd, askToSignIn, playerOfPasskey } from '../auth/passkeys.ts';
import { type RelyingParty, relyingParty } from '../auth/relying-party.ts';
import { Refusal } from '../games/refusal.ts';
import { deletePasskey, renamePasskey } from '../store/passkeys.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { meOf } from './players.ts';
import { NewPasskey, PasskeyAnswer, PasskeyId, PasskeyName, valid } from './schemas.ts';
import type { Env, Site } from './site.ts';

/** Seconds; longer than any challenge stands. */
const patience = 10 * 60;

const challengeCookie = ({ https }: Site) => secretCookie(https, 'challenge', patience);

/** The origin has been found to be ours before (security.ts). */
function siteOf(c: Context): RelyingParty {
  const site = relyingParty(c.req.header('Origin'));
  if (!site) throw new Refusal('bad-request', { detail: 'no passkeys can be made for this address' });
  return site;
}

export const passkeys = ({ on, site, sessions, limits, profile }: Parts) => {
  const cookie = challengeCookie(site);
  const { signedIn } = sessions;
  const id = valid('param', PasskeyId);
  return new Hono<Env>()
    .post('/challenge', signedIn, limits.account, async (c) => {
      const player = await profile(c.get('player'));
      const { options, token } = await askToAdd(on, siteOf(c), player, sessions.current(c) ?? '');
      cookie.write(c, token);
      return json(c, options);
    })
    .post('/', signedIn, limits.account, valid('json', NewPasskey), async (c) => {
      const { name, answer } = c.req.valid('json');
      const by = { player: c.get('player'), session: sessions.current(c) ?? '', token: cookie.read(c) };
      cookie.clear(c);
      await addPasskey(on, siteOf(c), by, answer, name);
      return c.body(null, 201);
    })
    .patch('/:passkey', signedIn, limits.account, id, valid('json', PasskeyName), async (c) => {
      const { passkey } = c.req.valid('param');
      if (!(await renamePasskey(on.table, c.get('player'), passkey, c.req.valid('json').name)))
        throw new Refusal('not-found');
      return c.body(null, 204);
    })
    .delete('/:passkey', signedIn, limits.account, id, async (c) => {
      await deletePasskey(on.table, c.get('player'), c.req.valid('param').passkey);
      return c.body(null, 204);
    });
};

export const signInByPasskey = ({ on, site, sessions, limits, profile }: Parts) => {
  const cookie = challengeCookie(site);
  return new Hono<Env>()
    .post('/passkey/challenge', limits.signIns, async (c) => {
      const { options, token } = await askToSignIn(on, siteOf(c));
      cookie.write(c, token);
      return json(c, options);
    })
    .post('/passkey', limits.signIns, valid('json', PasskeyAnswer), async (c) => {
      const token = cookie.read(c);
      cookie.clear(c);
      const player = await profile(await playerOfPasskey(on, siteOf(c), token, c.req.valid('json')));
      await sessions.signIn(c, player.id);
      return json(c, meOf(player));
    });
};
