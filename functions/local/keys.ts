// The keys of one machine: made once, kept beside the data, readable by its owner alone.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';

/** `vapid` (RFC 8292) is this server's name towards push services: whoever subscribed did so for this public key, so a
 *  new pair would silence every phone until its app is opened again. */
const Keys = v.object({
  vapid: v.object({ publicKey: v.string(), privateKey: v.string() }),
});

export type Keys = v.InferOutput<typeof Keys>;

/** Reads `keys.json` of a data folder, or makes it. Throws with the file's name if it is there but not readable. */
export async function keysIn(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const text = await readFile(path, 'utf8').catch(ifMissing);
  if (text === null) return makeKeys(path);
  try {
    return v.parse(Keys, JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path} does not hold the server's keys: restore it, or remove it to make new ones`, {
      cause,
    });
  }
}

async function makeKeys(path: string): Promise<Keys> {
  const keys: Keys = { vapid: webPush.generateVAPIDKeys() };
  await writeKeys(path, keys);
  return keys;
}

/** Keys from a backup. Throws if they are none. */
export const readKeys = (keys: unknown): Keys => v.parse(Keys, keys);

/** Puts keys from a backup in the place of those that are there. Throws if they are none. */
export async function restoreKeys(dataDir: string, keys: unknown): Promise<void> {
  await writeKeys(join(dataDir, 'keys.json'), readKeys(keys));
}

/** Written beside and renamed, so that a kill leaves either the old file or the new one. */
async function writeKeys(path: string, keys: Keys): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
