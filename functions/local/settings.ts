// How one machine is told what to do: flags first, then the environment, then the default. And what follows from it for
// the API: which pages are ours, where a caller is.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { ThemeNames } from '../../shared/wire.ts';
import { themeNames } from '../games/platform.ts';
import type { Site } from '../http/site.ts';

export const usage = `Usage: npm start -- [options]

Runs Lightlag on this machine: web app, API, database, notifications and clock on one port.

  --port N         port to listen on; 0 takes a free one        (PORT, default 3000)
  --host ADDRESS   address to listen on; 0.0.0.0 opens it to    (default 127.0.0.1: this machine alone)
                   your network, without HTTPS
  --data FOLDER    where games, players and keys are kept       (DATA_DIR, default .data)
  --public-url URL address by which people reach it through a   (PUBLIC_URL)
                   reverse proxy, for example https://games.example
  --trust-proxy    take the caller's address from the proxy's   (TRUST_PROXY=1)
                   X-Forwarded-For
  --no-limits      no rate limits, for load tests
  --help           this text

The environment alone says whom push services may write to, PUSH_CONTACT=mailto:you@games.example (the public URL, if
that is unset), that games show names of our own in place of those of a known setting, THEME_NAMES=neutral, and that
messages go to a receiver on this machine, for development, PUSH_LOOPBACK_CA=certificate.pem.
`;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: URL | null;
  readonly trustProxy: boolean;
  readonly limited: boolean;
  readonly names: ThemeNames;
}

/** Reads flags and environment; null when help is asked for. Throws an Error that says what is wrong. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      'public-url': { type: 'string' },
      'trust-proxy': { type: 'boolean' },
      'no-limits': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  return {
    port: readPort(values.port ?? env.PORT ?? '3000'),
    host: values.host ?? '127.0.0.1',
    dataDir: resolve(values.data ?? env.DATA_DIR ?? '.data'),
    publicUrl: readPublicUrl(values['public-url'] ?? env.PUBLIC_URL),
    trustProxy: values['trust-proxy'] ?? env.TRUST_PROXY === '1',
    limited: !values['no-limits'],
    names: themeNames(env),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`a port is a number from 0 to 65535, not ${text}`);
  return port;
}

function readPublicUrl(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new Error(`a public URL is like https://games.example, without a path, not ${text}`);
  return url;
}

/**
 * Which `Origin` may change things. That of the public URL, if there is one; and the address that the request itself
 * was sent to, if it names this machine by number or by its own name. A foreign name that somebody has pointed at this
 * machine (DNS rebinding) is neither.
 */
export function ownOrigins(publicUrl: URL | null): Site['isOurs'] {
  return (origin, host) => {
    if (origin === publicUrl?.origin) return true;
    if (origin !== `http://${host}` || !URL.canParse(origin)) return false;
    return namesThisMachine(new URL(origin).hostname);
  };
}

function namesThisMachine(name: string): boolean {
  const own = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || ['localhost', own, `${own}.local`].includes(name);
}

/** The address of a caller: the last one that the proxy in front has added, or the other end of the connection. */
export function addressOf(trustProxy: boolean): Site['addressOf'] {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || (getConnInfo(c).remote.address ?? 'unknown');
  };
}

export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);
