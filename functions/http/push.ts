// /push: where a player's devices want to be called. A device says so again at each launch, which changes nothing.
import { Hono } from 'hono';
import { deleteSubscription, putSubscription } from '../store/push.ts';
import type { Parts } from './parts.ts';
import { NewSubscription, Unsubscription, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const push = ({ on, sessions, limits }: Parts) =>
  new Hono<Env>()
    .put('/', sessions.signedIn, limits.player, valid('json', NewSubscription), async (c) => {
      const session = sessions.current(c) ?? '';
      const subscription = { ...c.req.valid('json'), since: on.now(), session, failures: 0, notBefore: 0 };
      await putSubscription(on.table, c.get('player'), subscription);
      return c.body(null, 204);
    })
    .delete('/', sessions.signedIn, limits.player, valid('json', Unsubscription), async (c) => {
      await deleteSubscription(on.table, c.get('player'), c.req.valid('json').endpoint);
      return c.body(null, 204);
    });
