// Rate limits, by address before anything is read and by player after.
import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { Refusal } from '../games/refusal.ts';
import type { Env, Limits, SignedIn, Site } from './site.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Generous to a household behind one address that polls in the foreground; a loop without a pause runs into them. */
export const usualLimits: Limits = {
  address: 1200,
  newPlayers: 60,
  player: 600,
  newGames: 60,
  chat: 30,
  signIns: 60,
  account: 60,
};

const asManyAsCome = Number.MAX_SAFE_INTEGER;

/** For load tests. */
export const noLimits: Limits = {
  address: asManyAsCome,
  newPlayers: asManyAsCome,
  player: asManyAsCome,
  newGames: asManyAsCome,
  chat: asManyAsCome,
  signIns: asManyAsCome,
  account: asManyAsCome,
};

/**
 * The counts are in this process's memory. On one machine that is the whole truth. In Lambda each instance counts for
 * itself, which still stops a loop that runs into a warm instance; the limit that holds over all of them is the
 * stage's throttling in API Gateway (requests per second and burst), set in the stack.
 */
export function limitsOf({ limits, addressOf }: Pick<Site, 'limits' | 'addressOf'>) {
  const byAddress = (limit: number, windowMs: number) => limiter<Env>(limit, windowMs, addressOf);
  const byPlayer = (limit: number, windowMs: number) =>
    limiter<SignedIn>(limit, windowMs, (c) => c.get('player'));
  return {
    /** All that comes from one network address, each minute. */
    address: byAddress(limits.address, minute),
    /** Names taken from one network address, each hour. */
    newPlayers: byAddress(limits.newPlayers, hour),
    /** All that one player asks for while signed in, from all devices, each minute. */
    player: byPlayer(limits.player, minute),
    /** Games opened by one player, each hour. */
    newGames: byPlayer(limits.newGames, hour),
    /** Chat lines by one player, each minute. */
    chat: byPlayer(limits.chat, minute),
    /** Tries to come in from one network address, each hour. */
    signIns: byAddress(limits.signIns, hour),
    /** Changes of one player's ways in, each hour. */
    account: byPlayer(limits.account, hour),
  };
}

function limiter<E extends Env>(
  limit: number,
  windowMs: number,
  keyGenerator: (c: Context<E>) => string,
): MiddlewareHandler<E> {
  return rateLimiter<E>({
    limit,
    windowMs,
    keyGenerator,
    standardHeaders: 'draft-7',
    handler: () => {
      throw new Refusal('too-many');
    },
  });
}
