// /auth: the ways into an account, and out of it. In AWS these have a function of their own (functions/auth.ts), for what
// reads passkeys is larger than all the rest of the API.
import { Hono } from 'hono';
import { accountOf, endDevice, signOutEverywhere } from '../auth/account.ts';
import { newLink, newRecoveryCodes, playerOfCode } from '../auth/codes.ts';
import { everythingOf } from '../auth/export.ts';
import { deleteAccount } from '../auth/farewell.ts';
import type { Platform } from '../games/platform.ts';
import { Refusal } from '../games/refusal.ts';
import { loadPlayer } from '../store/players.ts';
import { guarded } from './guarded.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { passkeys, signInByPasskey } from './passkeys.ts';
import { meOf } from './players.ts';
import { OwnName, SessionId, TypedCode, valid } from './schemas.ts';
import type { Env, Site } from './site.ts';

/** Coming in. Whoever is somebody else on this device until then, is so no more. */
const signingIn = ({ on, sessions, limits, profile }: Parts) =>
  new Hono<Env>().post('/code', limits.signIns, valid('json', TypedCode), async (c) => {
    const player = await profile(await playerOfCode(on, c.req.valid('json').code));
    await sessions.signIn(c, player.id);
    return json(c, meOf(player));
  });

const codes = ({ on, sessions, limits }: Parts) =>
  new Hono<Env>()
    .post('/links', sessions.signedIn, limits.account, async (c) =>
      json(c, await newLink(on, c.get('player')), 201),
    )
    .post('/codes', sessions.signedIn, limits.account, async (c) =>
      json(c, await newRecoveryCodes(on, c.get('player')), 201),
    );

const devices = ({ on, sessions, limits }: Parts) =>
  new Hono<Env>()
    .delete('/sessions', sessions.signedIn, limits.account, async (c) => {
      await signOutEverywhere(on, c.get('player'));
      await sessions.signOut(c);
      return c.body(null, 204);
    })
    .delete('/sessions/:session', sessions.signedIn, limits.account, valid('param', SessionId), async (c) => {
      await endDevice(on, c.get('player'), c.req.valid('param').session);
      return c.body(null, 204);
    });

export const account = (parts: Parts) =>
  new Hono<Env>()
    .basePath('/api/auth')
    .get('/account', parts.sessions.signedIn, parts.limits.player, async (c) =>
      json(c, await accountOf(parts.on, c.get('player'), parts.sessions.current(c))),
    )
    .get('/export', parts.sessions.signedIn, parts.limits.account, async (c) => {
      const player = await parts.profile(c.get('player'));
      c.header('Content-Disposition', 'attachment; filename="lightlag.json"');
      return json(c, await everythingOf(parts.on, player, parts.sessions.current(c)));
    })
    .delete('/account', parts.sessions.signedIn, parts.limits.account, valid('json', OwnName), async (c) => {
      // Without a profile it broke off at the very end.
      const player = await loadPlayer(parts.on.table, c.get('player'));
      if (player && player.name !== c.req.valid('json').name) throw new Refusal('not-confirmed');
      await deleteAccount(parts.on, c.get('player'), parts.sessions.current(c));
      await parts.sessions.signOut(c);
      return c.body(null, 204);
    })
    .route('/sign-in', signingIn(parts))
    .route('/sign-in', signInByPasskey(parts))
    .route('/passkeys', passkeys(parts))
    .route('/', codes(parts))
    .route('/', devices(parts));

export const createAuth = (on: Platform, site: Site): Hono<Env> => guarded(on, site, account);
