// Two players in each of so many matches, each moving as soon as it sees that it is its turn. Counted is what is on disk.
// Arguments: port, folder of the store, matches, moves of a match, moves before measuring, seconds, bytes of state. Writes { moves, seconds } as JSON.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { padded } from './game.js';

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const [port, folder, ...rest] = process.argv.slice(2);
const [matches, length, warm, seconds, bytes] = rest.map(Number);
const url = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server: url });
const game = padded(bytes);

/**
 * Plays match after match: each move reads and writes the whole log of its match, so a server whose matches go on for ever
 * becomes slower and slower.
 */
async function playOn() {
  for (;;) {
    const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
    // One after the other: of two who join at once, the server forgets one.
    const host = await join(matchID, '0');
    const guest = await join(matchID, '1');
    await Promise.all([play(matchID, host), play(matchID, guest)]);
  }
}

async function join(matchID, playerID) {
  const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: playerID });
  return { playerID, credentials: playerCredentials };
}

/** Plays one seat of a match to its end. */
async function play(matchID, { playerID, credentials }) {
  const client = Client({
    game,
    matchID,
    playerID,
    credentials,
    numPlayers: 2,
    debug: false,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
  });
  let answered = 0;
  await new Promise((done) => {
    client.subscribe((state) => {
      if (!state) return;
      if (state.ctx.turn > length) return done();
      // The same state comes more than once: a refused second answer would be wasted work for the server.
      if (state.ctx.currentPlayer !== playerID || state.ctx.turn === answered) return;
      answered = state.ctx.turn;
      setImmediate(() => client.moves.click());
    });
    client.start();
  });
  client.stop();
}

/** Moves of all matches that the store holds. */
async function onDisk() {
  let moves = 0;
  for (const file of await readdir(folder)) {
    const text = await readFile(resolve(folder, file), 'utf8').catch(() => '');
    if (!/"key":"[\w-]+",/.test(text)) continue; // A match's log, its start or its metadata.
    moves += Number(text.match(/"clicks":(\d+)/)?.[1] ?? 0);
  }
  return moves;
}

for (let i = 0; i < matches; i++) void playOn();
while ((await onDisk()) < warm) await wait(100);
const [before, since] = [await onDisk(), performance.now()];
await wait(seconds * 1000);
process.stdout.write(
  `${JSON.stringify({ moves: (await onDisk()) - before, seconds: (performance.now() - since) / 1000 })}\n`,
);
process.exit(0);
