// boardgame.io's own server with its own store on disk. Arguments: port, folder, bytes of state.
import { createRequire } from 'node:module';
import { padded } from './game.js';

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');
const [port, dir, bytes] = process.argv.slice(2);
const server = Server({
  games: [padded(Number(bytes))],
  origins: [Origins.LOCALHOST],
  db: new FlatFile({ dir, logging: false }),
});
await server.run({ port: Number(port), callback: () => process.stdout.write('ready\n') });
