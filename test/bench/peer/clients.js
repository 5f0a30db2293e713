// Two players in each of so many matches, moving as soon as they see that it is their turn.
// Arguments: port, matches, seconds, bytes of state. Writes { moves, seconds } as JSON.
import { createRequire } from 'node:module';
import { padded } from './game.js';

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const [port, matches, seconds, bytes] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server: url });
const game = padded(bytes);
const clients = [];
const seen = new Map();

async function join(matchID, playerID) {
  const { playerCredentials } = await lobby.joinMatch('padded', matchID, { playerID, playerName: playerID });
  const client = Client({
    game,
    matchID,
    playerID,
    credentials: playerCredentials,
    numPlayers: 2,
    debug: false,
    multiplayer: SocketIO({ server: url }),
  });
  client.subscribe((state) => {
    if (!state) return;
    // Only what the server says counts: the client's own guess has not been written yet.
    seen.set(matchID, Math.max(seen.get(matchID) ?? 0, state.G.clicks));
    if (state.isActive && state.ctx.currentPlayer === playerID) setImmediate(() => client.moves.click());
  });
  client.start();
  clients.push(client);
}

for (let i = 0; i < matches; i++) {
  const { matchID } = await lobby.createMatch('padded', { numPlayers: 2 });
  await join(matchID, '0');
  await join(matchID, '1');
}
const total = () => [...seen.values()].reduce((sum, n) => sum + n, 0);
await new Promise((done) => setTimeout(done, 1000));
const [before, since] = [total(), performance.now()];
await new Promise((done) => setTimeout(done, seconds * 1000));
process.stdout.write(
  `${JSON.stringify({ moves: total() - before, seconds: (performance.now() - since) / 1000 })}\n`,
);
process.exit(0);
