// One HTTPS request to an endpoint that somebody else chose: where it may go, how long it may take, what is read of the
// answer. What is sent is send.ts's part.
import { type LookupAddress, lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { Millis } from '../../shared/wire.ts';
import { isLoopback, isPublic } from './address.ts';

/** Where messages may go: to the public Internet; for tests and development to this machine instead, whose certificate
 *  is signed by `ca` (PEM), and nowhere else. */
export type Reach = { readonly to: 'internet' } | { readonly to: 'loopback'; readonly ca: string };

export interface Reply {
  readonly status: number;
  /** Until when the service asks to be left alone; null if it doesn't say. */
  readonly retryAt: Millis | null;
}

/** An endpoint that nothing is ever sent to. The message says why and names neither its path nor its query. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** Milliseconds from the first look-up of the name to the head of the answer. */
const patience = 10_000;

/** The longest silence that a push service may ask for. */
const longestWait = 24 * 3_600_000;

/** Posts a body. Rejects with Forbidden, or whatever kept the answer from coming. Redirects are not followed. */
export type Poster = (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<Reply>;

/** `now` dates answers that ask to be left alone for so many seconds. */
export function posterTo(reach: Reach, now: () => Millis): Poster {
  const mayGo = reach.to === 'internet' ? isPublic : isLoopback;
  const agent = new Agent({
    lookup: checked(mayGo),
    keepAlive: false,
    minVersion: 'TLSv1.2',
    ...(reach.to === 'loopback' ? { ca: [...rootCertificates, reach.ca] } : {}),
  });
  return async (endpoint, headers, body) => {
    const url = allowed(endpoint, mayGo);
    return new Promise((answered, failed) => {
      const post = request(url, { method: 'POST', headers, agent, signal: AbortSignal.timeout(patience) });
      post.on('response', (answer) => {
        const status = answer.statusCode ?? 0;
        // The head says all: not a byte of the body, which may be endless, is waited for.
        answer.destroy();
        answered({ status, retryAt: retryAt(answer.headers['retry-after'], now()) });
      });
      post.on('error', failed);
      post.end(body);
    });
  };
}

/** The endpoint as an address that may be asked. An IP address in it never meets the look-up, so it is checked here. */
function allowed(endpoint: string, mayGo: (address: string) => boolean): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url) throw new Forbidden('the endpoint is no URL');
  if (url.protocol !== 'https:') throw new Forbidden('the endpoint is not https');
  if (url.username !== '' || url.password !== '') throw new Forbidden('the endpoint holds a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayGo(host)) throw new Forbidden('the endpoint is not on the public Internet');
  return url;
}

/**
 * A look-up of names that gives the connection none but allowed addresses. The connection uses the very address that was
 * checked, so a name that changes its mind between check and use gains nothing. One bad address spoils them all.
 */
function checked(mayGo: (address: string) => boolean): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error) return answer(error, []);
      if (!first || !found.every(({ address }) => mayGo(address)))
        return answer(new Forbidden('the endpoint is not on the public Internet'), []);
      if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

/** Reads Retry-After (RFC 9110, 10.2.3): seconds or a date. Null if it is missing, past or nonsense. */
function retryAt(header: string | undefined, now: Millis): Millis | null {
  if (header === undefined) return null;
  const at = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return at > now ? Math.min(at, now + longestWait) : null;
}
