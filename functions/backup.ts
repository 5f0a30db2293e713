// `npm run backup` and `npm run restore`: all the data of one machine, or of a deployment in AWS, as one file, while the
// server runs or while it doesn't. What is in the file, and why it can be played on, is in local/dump.ts.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { openDatabase, runningOn, tableOn } from './local/database.ts';
import { dump, type Item, isEmpty, keysItem, keysOf, lineOf, load, readLine, wipe } from './local/dump.ts';
import { type Keys, keysIn, readKeys, restoreKeys } from './local/keys.ts';
import { openVault, readPair, type Vault, writePair } from './push/vault.ts';
import { createTable, openTable, type Table } from './store/table.ts';

const usage = `Usage: npm run backup -- [--out FILE] [--data FOLDER | --table NAME]
       npm run restore -- FILE [--force] [--data FOLDER | --table NAME]

backup   writes all games, players, sessions and keys to one file; the server may run meanwhile.
restore  reads such a file into an empty data folder.

  --out FILE     where to write                  (default lightlag-DATE.ndjson.gz, here)
  --force        restore although there is data: all of it is removed first
  --data FOLDER  the server's data folder        (DATA_DIR, default .data)
  --table NAME   the table of a deployment in AWS, as its output TableName says, in the region and with the
                 credentials of the environment
  --stack NAME   the deployment's stack          (default Lightlag)
  --help         this text

Whoever has the file can read every hand and play as anybody: it is written for its owner alone, keep it so.
`;

const [command, ...args] = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    data: { type: 'string' },
    table: { type: 'string' },
    stack: { type: 'string', default: 'Lightlag' },
    force: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const dataDir = resolve(values.data ?? process.env.DATA_DIR ?? '.data');
const [file] = positionals;
/** What is backed up or restored, as messages name it. */
const place = values.table ?? dataDir;

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
try {
  if (values.help) console.log(usage);
  else if (command === 'backup' && file === undefined) await backup(values.out ?? fileOfToday());
  else if (command === 'restore' && file !== undefined) await restore(file, values.force === true);
  else fail(usage);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function fileOfToday(): string {
  const minute = new Date().toISOString().slice(0, 16).replace(':', '');
  return `lightlag-${minute}.ndjson.gz`;
}

/** Through the database of the server that is running on this data; else the database is opened for the while. */
async function withTable(use: (table: Table) => Promise<void>): Promise<void> {
  if (values.table !== undefined) return use(openTable({ ...process.env, TABLE: values.table }));
  const running = await runningOn(dataDir);
  if (running !== null) return use(tableOn(running));
  const database = await openDatabase(dataDir);
  try {
    const table = tableOn(database.endpoint);
    await createTable(table);
    await use(table);
  } finally {
    await database.stop();
  }
}

/** Written beside and renamed, so that a file of that name is always a whole one. */
async function backup(out: string): Promise<void> {
  if (values.table === undefined && !existsSync(dataDir)) throw new Error(`there is no data in ${dataDir}`);
  const draft = `${out}.${process.pid}`;
  let items = 0;
  const lines = async function* (table: Table) {
    yield lineOf(keysItem(await keys()));
    for await (const item of dump(table)) {
      items += 1;
      yield lineOf(item);
    }
  };
  try {
    await withTable((table) =>
      pipeline(lines(table), createGzip(), createWriteStream(draft, { mode: 0o600 })),
    );
    await rename(draft, out);
  } finally {
    await rm(draft, { force: true });
  }
  const { size } = await stat(out);
  console.log(`${out}: ${items} items, ${Math.ceil(size / 1024)} KB`);
}

/** Reads the file once to its end before anything is changed: half a file must not take the place of whole data. */
async function restore(from: string, force: boolean): Promise<void> {
  const items = await count(from);
  if (values.table === undefined) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await withTable(async (table) => {
    if (!(await isEmpty(table))) {
      if (!force) throw new Error(`${place} is not empty; --force removes what is there first`);
      await wipe(table);
    }
    await load(table, withoutKeys(itemsOf(from)));
  });
  console.log(`${place}: ${items} items from ${from}`);
}

/** Takes the keys out of what is for the table, and puts them where the server looks for them. */
async function* withoutKeys(items: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  for await (const item of items) {
    const found = keysOf(item);
    if (found === null) yield item;
    else await putKeys(found);
  }
}

function vault(): Vault {
  return openVault({ VAPID_PARAMETER: `/${values.stack}/vapid` });
}

async function keys(): Promise<Keys> {
  if (values.table === undefined) return keysIn(dataDir);
  const pair = await readPair(vault());
  if (!pair) throw new Error(`there are no keys of a stack ${values.stack}`);
  return { vapid: { publicKey: pair.publicKey, privateKey: pair.privateKey } };
}

/** A deployment tells its functions of new keys when it is asked for them by their name. */
async function putKeys(found: unknown): Promise<void> {
  if (values.table === undefined) return restoreKeys(dataDir, found);
  const generation = `restored-${Date.now().toString(36)}`;
  await writePair(vault(), { ...readKeys(found).vapid, generation });
  console.log(`Now let the functions know the keys: npx cdk deploy -c rotate-keys=${generation}`);
}

async function count(from: string): Promise<number> {
  let items = 0;
  for await (const _ of itemsOf(from)) items += 1;
  return items;
}

/** The items of a backup. Throws on a file that is cut off, or none of ours. */
async function* itemsOf(from: string): AsyncGenerator<Item, void, undefined> {
  const text = createGunzip();
  createReadStream(from)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.map(readLine);
    }
  } catch (cause) {
    throw new Error(`${from} is not a whole backup: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
