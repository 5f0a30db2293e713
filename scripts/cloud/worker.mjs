// One instance of a function, in a process of its own: loads the bundle as Lambda does, then answers one event after the
// other. Whatever it prints becomes JSON with the request's id, as in Lambda's JSON log.
//
//   node worker.mjs FOLDER HANDLER      (events and answers by IPC)
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', handler = ''] = process.argv.slice(2);
const [file = '', name = ''] = handler.split('.');
let requestId = null;

for (const [method, level] of [
  ['log', 'INFO'],
  ['info', 'INFO'],
  ['warn', 'WARN'],
  ['error', 'ERROR'],
]) {
  console[method] = (...said) => {
    const message = said.length === 1 ? said[0] : said.map(String).join(' ');
    process.send?.({ line: { timestamp: new Date().toISOString(), level, requestId, message } });
  };
}

// So that a test knows the cards: the 32 bytes that a game is dealt from are read in hex, and nothing else is.
const { SEED: seed } = process.env;
if (seed) {
  const { randomBytes } = crypto;
  crypto.randomBytes = (size, ...rest) => {
    const bytes = randomBytes(size, ...rest);
    const read = bytes.toString.bind(bytes);
    if (size === 32) bytes.toString = (encoding) => (encoding === 'hex' ? seed : read(encoding));
    return bytes;
  };
  syncBuiltinESMExports();
}

try {
  const loaded = await import(pathToFileURL(join(folder, `${file}.mjs`)).href);
  process.on('message', async ({ event, id }) => {
    requestId = id;
    const context = { awsRequestId: id, callbackWaitsForEmptyEventLoop: true };
    try {
      process.send?.({ answer: (await loaded[name](event, context)) ?? null });
    } catch (error) {
      process.send?.({ failure: String(error?.stack ?? error) });
    }
  });
  process.send?.({ ready: process.version });
} catch (error) {
  process.send?.({ failure: String(error?.stack ?? error) });
  process.exit(1);
}
