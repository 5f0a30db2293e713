// Refusals as the client gets them: problem documents after RFC 9457, with a stable code. Wording is the client's part.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem, ProblemCode } from '../../shared/wire.ts';
import { Refusal } from '../games/refusal.ts';

const kinds: Readonly<Record<ProblemCode, readonly [status: ContentfulStatusCode, title: string]>> = {
  'bad-request': [400, 'The request is not one that this address understands'],
  'bad-origin': [403, 'A change must come from the pages of this site'],
  'signed-out': [401, 'There is no session'],
  'not-accepted': [403, 'What was shown lets nobody in: used, expired, or not made for this'],
  'not-confirmed': [409, 'What was typed is not the name of the account'],
  'not-found': [404, 'There is nothing here, or nothing that you may see'],
  'not-yours': [403, 'This takes a seat in the game'],
  'not-host': [403, 'This is for the host of the game'],
  full: [409, 'Every seat is taken'],
  'invite-used': [410, 'The invitation has been used, or has expired'],
  'already-started': [409, 'The game has started'],
  'not-started': [409, 'The game has not started'],
  'too-few-players': [409, 'The game needs more players'],
  'not-finished': [409, 'The game is still running'],
  stale: [409, 'The question that was answered no longer stands'],
  illegal: [422, 'The move is not legal here'],
  race: [409, 'Others moved at the same moment, again and again'],
  over: [409, 'The game is over'],
  'no-clock': [409, 'The game has no clock'],
  'no-vacation': [409, 'So much vacation is not left'],
  'no-vote': [409, 'There is nothing to vote on'],
  'not-awaited': [409, 'The game does not wait for this seat'],
  'too-soon': [409, 'This seat has been nudged within twelve hours'],
  'too-large': [413, 'The body is too large'],
  'too-many': [429, 'Too many requests'],
  internal: [500, 'Something broke on the server'],
};

/** The answer to a refusal. `type` is `about:blank`: the code says all that there is to say about the kind. */
export function problem(c: Context, { code, more }: Refusal): Response {
  const [status, title] = kinds[code];
  const body: Problem = { type: 'about:blank', title, status, code, ...more };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}

/** What Hono and its middlewares throw, in our words; anything else is a fault of ours, and says nothing outside. */
export function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 413) return new Refusal('too-large');
  if (error instanceof HTTPException && error.status < 500)
    return new Refusal('bad-request', { detail: error.message });
  return new Refusal('internal');
}
