// An API of one's own: in this process, on a database in memory, with the tiny game on its shelf.
import { once } from 'node:events';
import type { Server } from 'node:http';
import dynalite from 'dynalite';
import { type Platform, platformOf } from '../../../functions/games/platform.ts';
import { noLimits } from '../../../functions/http/limits.ts';
import type { LogLine, Site } from '../../../functions/http/site.ts';
import { createWhole } from '../../../functions/http/whole.ts';
import { tableOn } from '../../../functions/local/database.ts';
import { createTable, type Table } from '../../../functions/store/table.ts';
import type { Shelf } from '../../../shared/games/index.ts';
import type { GameView, Me } from '../../../shared/wire.ts';
import { tiny } from '../../engine/tiny.ts';
import { type Caller, caller } from './caller.ts';

export const home = 'https://games.example';

export const tinyShelf: Shelf = { tiny: { seats: tiny.seats, load: async () => tiny } };

export interface World {
  readonly app: ReturnType<typeof createWhole>;
  readonly table: Table;
  readonly log: LogLine[];
  /** A browser without a session. */
  nobody(): Caller;
  /** A browser whose user has taken a name. */
  player(name: string): Promise<Caller & { readonly me: Me }>;
  close(): Promise<void>;
}

/** @param platform in the place of parts of the real one: a clock that can be moved */
export async function world(site: Partial<Site> = {}, platform: Partial<Platform> = {}): Promise<World> {
  const server: Server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the database has no port');
  const table = tableOn(`http://127.0.0.1:${address.port}`);
  await createTable(table);
  const log: LogLine[] = [];
  const app = createWhole(
    { ...platformOf(table, tinyShelf), ...platform },
    {
      isOurs: (origin) => origin === home,
      https: true,
      addressOf: () => '203.0.113.1',
      limits: noLimits,
      pushKey: 'public-key',
      version: '0.0.0-test',
      log: (line) => log.push(line),
      ...site,
    },
  );
  const nobody = () => caller((path, init) => app.request(path, init), home);
  return {
    app,
    table,
    log,
    nobody,
    async player(name) {
      const person = nobody();
      return { ...person, me: await person.post<Me>('/players', { name, language: 'en' }) };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A running game of these players, the first of them its host; each one's view of it. */
export async function running(host: Caller, ...guests: readonly Caller[]): Promise<GameView[]> {
  const seats = 1 + guests.length;
  const { id } = await host.post<GameView>('/games', { game: 'tiny', seats, options: {}, access: 'public' });
  for (const guest of guests) await guest.post(`/games/${id}/seats`);
  if (seats > 1) await host.post(`/games/${id}/start`);
  return Promise.all([host, ...guests].map((each) => each.get<GameView>(`/games/${id}`)));
}
