// How long a function takes from a fresh process to being able to answer, over the DynamoDB clients that it can't do
// without. In turn, so that noise falls on both alike; the shortest of many, because noise only ever adds.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, loadedAtStart } from '../../cdk/bundle.ts';
import { type Finding, round } from './stats.ts';

export interface Start {
  /** Bytes that are loaded before the first request. */
  readonly bytes: number;
  /** Of processor time. */
  readonly ms: number;
}

/** Bundles both as for Lambda, and starts each so many times. */
export async function measureStarts(
  times: number,
): Promise<{ readonly api: Start; readonly clients: Start }> {
  const folder = await mkdtemp(join(tmpdir(), 'lightlag-start-'));
  try {
    const entries = { api: 'functions/api.ts', clients: 'test/bench/clients.ts' };
    const bytes = {
      api: loadedAtStart(bundle(entries.api, join(folder, 'api'))).bytes,
      clients: loadedAtStart(bundle(entries.clients, join(folder, 'clients'))).bytes,
    };
    const best = { api: Number.POSITIVE_INFINITY, clients: Number.POSITIVE_INFINITY };
    for (let i = 0; i < times; i++) {
      best.clients = Math.min(best.clients, start(join(folder, 'clients/index.mjs')));
      best.api = Math.min(best.api, start(join(folder, 'api/index.mjs')));
    }
    return {
      api: { bytes: bytes.api, ms: best.api },
      clients: { bytes: bytes.clients, ms: best.clients },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Milliseconds of processor time that the import takes, in a process of its own. An import waits for nothing but the disk,
 * and the time on the clock would also be that of whatever else the machine is busy with.
 */
function start(module: string): number {
  const code = `const before = process.cpuUsage();
    await import(${JSON.stringify(pathToFileURL(module).href)});
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const env = {
    TABLE: 'Lightlag',
    SITE_URL: 'https://games.example',
    AWS_REGION: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env }).toString());
}

export async function benchStart(progress: (text: string) => void): Promise<Finding[]> {
  progress('start: the API as Lambda loads it, over the DynamoDB clients alone');
  const { api, clients } = await measureStarts(30);
  return [
    {
      part: 'start',
      what: 'a fresh process loads the API, over one that loads the two DynamoDB clients (best of 30 each)',
      ours: round(api.ms),
      base: round(clients.ms),
      unit: 'ms of processor time',
      ratio: round(api.ms / clients.ms),
      goal: 'below 1.4',
      met: api.ms / clients.ms < 1.4,
    },
    {
      part: 'start',
      what: 'what is loaded for it, minified',
      ours: Math.round(api.bytes / 1024),
      base: Math.round(clients.bytes / 1024),
      unit: 'KB',
      ratio: round(api.bytes / clients.bytes),
      goal: 'below 450 KB',
      met: api.bytes < 450 * 1024,
    },
  ];
}
