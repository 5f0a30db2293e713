// /games/:id, as far as days pass: vacation, nudges, votes, and who decides for a seat.
import { Hono } from 'hono';
import { handOver, takeBack } from '../games/autopilot.ts';
import { nudge } from '../games/nudge.ts';
import { endVacation, takeVacation } from '../games/vacation.ts';
import { castVote } from '../games/vote.ts';
import type { Parts } from './parts.ts';
import { GameId, Nudge, Vacation, Vote, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const time = ({ on, sessions: { signedIn }, limits: { player } }: Parts) => {
  const id = valid('param', GameId);
  return new Hono<Env>()
    .put('/:id/vacation', signedIn, player, id, valid('json', Vacation), async (c) => {
      await takeVacation(on, c.get('player'), c.req.valid('param').id, c.req.valid('json').days);
      return c.body(null, 204);
    })
    .delete('/:id/vacation', signedIn, player, id, async (c) => {
      await endVacation(on, c.get('player'), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .post('/:id/nudges', signedIn, player, id, valid('json', Nudge), async (c) => {
      await nudge(on, c.get('player'), c.req.valid('param').id, c.req.valid('json').seat);
      return c.body(null, 204);
    })
    .put('/:id/vote', signedIn, player, id, valid('json', Vote), async (c) => {
      const { about, choice } = c.req.valid('json');
      await castVote(on, c.get('player'), c.req.valid('param').id, about, choice);
      return c.body(null, 204);
    })
    .put('/:id/autopilot', signedIn, player, id, async (c) => {
      await handOver(on, c.get('player'), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .delete('/:id/autopilot', signedIn, player, id, async (c) => {
      await takeBack(on, c.get('player'), c.req.valid('param').id);
      return c.body(null, 204);
    });
};
