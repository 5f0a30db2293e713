// One message to one device: encrypted for it (RFC 8291), signed by this server (VAPID, RFC 8292), handed to its push
// service (RFC 8030), whose answer is put into one of four words. What follows from each is pings.ts's part.
import webPush from 'web-push';
import type { Millis, PushPayload } from '../../shared/wire.ts';
import { hashOf } from '../store/ids.ts';
import type { Subscription } from '../store/push.ts';
import { Forbidden, posterTo, type Reach, type Reply } from './post.ts';

/** Who this server is towards push services. */
export interface Identity {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service's operators can reach: an https: URL that resolves, or a mailto: address. */
  readonly contact: string;
}

export type Outcome =
  | { readonly kind: 'sent' }
  /** The device has unsubscribed, or the browser is gone. */
  | { readonly kind: 'gone' }
  /** Not now: try again, not before `retryAt` if the service named a time. */
  | { readonly kind: 'busy'; readonly retryAt: Millis | null; readonly reason: string }
  /** This message will never be taken: asking again would not help. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Sends a message to a device. Never throws; `reason` holds neither endpoint nor keys. */
export type Send = (
  device: Pick<Subscription, 'endpoint' | 'keys'>,
  payload: PushPayload,
) => Promise<Outcome>;

const hours = 3_600;

/** Seconds for which a push service keeps the message for a device that is off, and whether it may wake a sleeping one. */
const terms = {
  // Others wait: worth waking a phone for. After three days somebody will have said so by another way.
  turn: { TTL: 72 * hours, urgency: 'high' },
  started: { TTL: 72 * hours, urgency: 'normal' },
  full: { TTL: 72 * hours, urgency: 'normal' },
  over: { TTL: 7 * 24 * hours, urgency: 'normal' },
  // A reminder that comes a day late speaks of a time that is up.
  reminder: { TTL: 24 * hours, urgency: 'high' },
  nudge: { TTL: 72 * hours, urgency: 'high' },
  lapsed: { TTL: 72 * hours, urgency: 'normal' },
  vote: { TTL: 72 * hours, urgency: 'high' },
} as const;

/** Throws if the identity is not one that push services take. */
export function senderOf(identity: Identity, reach: Reach, now: () => Millis): Send {
  const { contact, publicKey, privateKey } = identity;
  const vapidDetails = { subject: contact, publicKey, privateKey };
  webPush.getVapidHeaders('https://push.invalid', contact, publicKey, privateKey, 'aes128gcm');
  const post = posterTo(reach, now);
  return async ({ endpoint, keys }, payload) => {
    const { TTL, urgency } = terms[payload.kind];
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
        vapidDetails,
        TTL,
        urgency,
        topic: topicOf(payload.game),
        contentEncoding: 'aes128gcm',
      });
      return await post(endpoint, headersOf(headers), body).then(outcomeOf, unanswered);
    } catch (error) {
      return {
        kind: 'refused',
        reason: error instanceof Forbidden ? error.message : 'unusable keys or endpoint',
      };
    }
  };
}

/**
 * The topic of a game's messages: one that has not been delivered yet is replaced by the next. The push service reads it,
 * so it is a hash: whoever knows a game's id may watch the game. At most 32 base64url characters (RFC 8030, 5.4).
 */
export const topicOf = (game: string): string => hashOf(game).slice(0, 32);

function headersOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function outcomeOf({ status, retryAt }: Reply): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  return status === 429 || status >= 500 ? { kind: 'busy', retryAt, reason } : { kind: 'refused', reason };
}

/** No answer: too slow, or the network. What a library says about it may hold the endpoint, a system's code does not. */
function unanswered(error: unknown): Outcome {
  if (error instanceof Forbidden) return { kind: 'refused', reason: error.message };
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return { kind: 'busy', retryAt: null, reason: typeof code === 'string' ? code : 'no answer' };
}
