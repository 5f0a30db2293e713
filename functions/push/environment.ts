// The notifier from what it is given where a process starts: the platform, this server's keys, and its environment.
import { readFileSync } from 'node:fs';
import type { Platform } from '../games/platform.ts';
import type { LogLine } from '../http/site.ts';
import type { Reach } from './post.ts';
import type { Notifier } from './ring.ts';
import { type Identity, senderOf } from './send.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Surroundings {
  readonly env: Environment;
  /** Where the site is reached; null on a machine that has no name. */
  readonly site: URL | null;
  readonly log: (line: LogLine) => void;
}

/** Throws if the keys, or what the environment says, can't be used. */
export function notifierOn(
  on: Platform,
  { publicKey, privateKey }: Pick<Identity, 'publicKey' | 'privateKey'>,
  { env, site, log }: Surroundings,
): Notifier {
  const identity = { publicKey, privateKey, contact: contactOf(env, site) };
  return { ...on, send: senderOf(identity, reachOf(env), on.now), log };
}

/**
 * The server's contact, as push services want it: `PUSH_CONTACT` (an https: URL or a mailto: address), else the address of
 * the site. A machine that only its own people reach has neither, and says so; some push services refuse that.
 */
function contactOf({ PUSH_CONTACT }: Environment, site: URL | null): string {
  if (PUSH_CONTACT) return PUSH_CONTACT;
  return site?.protocol === 'https:' ? site.origin : 'mailto:nobody@localhost';
}

/**
 * The Internet, unless `PUSH_LOOPBACK_CA` names a PEM file: then messages go to receivers on this machine that show a
 * certificate signed by it, and nowhere else. For tests and development.
 */
function reachOf({ PUSH_LOOPBACK_CA }: Environment): Reach {
  return PUSH_LOOPBACK_CA
    ? { to: 'loopback', ca: readFileSync(PUSH_LOOPBACK_CA, 'utf8') }
    : { to: 'internet' };
}
