// Answers in JSON, typed for the client as what they are.
import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Like `c.json`, whose type takes a value through all that JSON could do to it and loses readonly arrays on the way.
 * What we send is plain JSON by contract (shared/wire.ts), so it arrives as the type that it left with.
 */
export function json<T, S extends ContentfulStatusCode = 200>(
  c: Context,
  body: T,
  status?: S,
): Response & TypedResponse<T, S, 'json'>;
export function json(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/json' });
}
