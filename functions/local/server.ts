// One machine's server: database, API, client, notifier and clock, started and stopped together. What a person types and
// reads is in ../local.ts; tests start a server here.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import manifest from '../../package.json' with { type: 'json' };
import { shelf as everyGame, type Shelf } from '../../shared/games/index.ts';
import { type Platform, platformOf } from '../games/platform.ts';
import { noLimits, usualLimits } from '../http/limits.ts';
import { headers } from '../http/security.ts';
import type { LogLine, Site } from '../http/site.ts';
import { createWhole } from '../http/whole.ts';
import { notifierOn } from '../push/environment.ts';
import { workOf } from '../push/work.ts';
import { createTable, type Table } from '../store/table.ts';
import { type Background, startBackground } from './background.ts';
import { openDatabase, tableOn } from './database.ts';
import { onHeadWritten } from './feed.ts';
import { clientFiles } from './files.ts';
import { type Keys, keysIn } from './keys.ts';
import { addressOf, ownOrigins, type Settings } from './settings.ts';

/** What may be asked of a server beyond what a person can. */
export interface Extras {
  /** Folder of the built client; null: the API alone. */
  readonly client: string | null;
  /** The games that can be played; those on the shelf if absent. */
  readonly shelf?: Shelf;
  /** 32 bytes in hex from which every new game is dealt, so that a test knows the cards. */
  readonly seed?: string;
  /** What time it is; this machine's if absent. */
  readonly now?: () => number;
  /** What the notifier reads (see push/environment.ts); this process's environment if absent. */
  readonly env?: NodeJS.ProcessEnv;
  readonly log?: (line: LogLine) => void;
}

export interface LocalServer {
  /** http://127.0.0.1:PORT, or whatever it listens on. */
  readonly url: string;
  readonly port: number;
  readonly table: Table;
  /** Answers what was asked, then closes the data. Takes as long as the slowest request, 5 s at most. */
  stop(): Promise<void>;
}

/** Starts a server. Throws InUse if another one has the data, and what `listen` throws if the port is taken. */
export async function startServer(settings: Settings, extras: Extras): Promise<LocalServer> {
  const { host, port, dataDir } = settings;
  const { client, env = process.env, log = () => {} } = extras;
  const database = await openDatabase(dataDir);
  const table = tableOn(database.endpoint);
  await createTable(table);
  const keys = await keysIn(dataDir);
  const on = platformWith(table, settings, extras);
  const site = siteOf(settings, keys, log);
  const notifier = notifierOn(on, keys.vapid, { env, site: settings.publicUrl, log });
  const background = startBackground(workOf(notifier), log);
  onHeadWritten(table.doc, background.changed);
  try {
    const server = await listening(webOf(on, site, client), host, port);
    const address = addressOfServer(server);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
      port: address.port,
      table,
      stop: () => stop(server, background, database),
    };
  } catch (error) {
    await stop(null, background, database);
    throw error;
  }
}

function platformWith(table: Table, { names }: Settings, { shelf = everyGame, seed, now }: Extras): Platform {
  const on = platformOf(table, shelf, names);
  return { ...on, ...(seed === undefined ? {} : { seed: () => seed }), ...(now ? { now } : {}) };
}

const siteOf = ({ publicUrl, trustProxy, limited }: Settings, { vapid }: Keys, log: Site['log']): Site => ({
  isOurs: ownOrigins(publicUrl),
  https: publicUrl?.protocol === 'https:',
  addressOf: addressOf(trustProxy),
  limits: limited ? usualLimits : noLimits,
  pushKey: vapid.publicKey,
  version: manifest.version,
  log,
});

/** API and client on one port. In AWS CloudFront does what stands beside the API here. */
function webOf(on: Platform, site: Site, client: string | null): Hono {
  const web = new Hono().use(compress()).use(headers(site)).route('/', createWhole(on, site));
  return client === null ? web : web.mount('/', clientFiles(client).fetch);
}

async function listening(web: Hono, hostname: string, port: number): Promise<Server> {
  const server = serve({ fetch: web.fetch, hostname, port });
  await once(server, 'listening');
  if (!('closeAllConnections' in server)) throw new Error('not an HTTP/1 server');
  return server;
}

function addressOfServer(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}

/** Milliseconds for which a stop waits for answers under way. */
const patience = 5000;

async function stop(
  server: Server | null,
  background: Background,
  database: { stop(): Promise<void> },
): Promise<void> {
  if (server) {
    const hurry = setTimeout(() => server.closeAllConnections(), patience);
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
    clearTimeout(hurry);
  }
  await background.stop();
  await database.stop();
}
