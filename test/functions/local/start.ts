// A whole server for a test, on a free port, with data of its own unless it is given a folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Extras, type LocalServer, startServer } from '../../../functions/local/server.ts';
import type { ThemeNames } from '../../../shared/wire.ts';

export interface Start extends Partial<Extras> {
  readonly port?: number;
  /** Kept after `stop`. Without it a new folder, gone after `stop`. */
  readonly dataDir?: string;
  readonly names?: ThemeNames;
}

/** Starts what `npm start` starts, without building the client: `client: clientFolder` serves the one that is built. */
export async function startLocal({
  port = 0,
  dataDir,
  client = null,
  names = 'themed',
  ...extras
}: Start = {}): Promise<Pick<LocalServer, 'url' | 'port' | 'table' | 'stop'>> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lightlag-server-')));
  const server = await startServer(
    { port, host: '127.0.0.1', dataDir: folder, publicUrl: null, trustProxy: false, limited: false, names },
    { client, ...extras },
  );
  return {
    ...server,
    // A browser takes localhost, and no other plain address, for one that is safe enough for workers and push.
    url: `http://localhost:${server.port}`,
    stop: async () => {
      await server.stop();
      if (dataDir === undefined) await rm(folder, { recursive: true });
    },
  };
}
