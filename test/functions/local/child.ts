// A server as a process of its own, for tests that kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../../..');

/** Bundles serve.ts, so that twenty starts cost twenty times the start of a server, not of a compiler. */
export async function bundleServer(): Promise<string> {
  const outfile = join(root, 'node_modules/.cache', `serve.${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: ['test/functions/local/serve.ts'],
    outfile,
    bundle: true,
    splitting: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return outfile;
}

export interface Child {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** What it has written to standard error: its log. */
  log(): string;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
}

/**
 * Starts a server on a data folder, with `env` beside this process's environment; resolves once it listens. Throws with
 * its log if it doesn't.
 */
export async function startChild(
  script: string,
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const child = spawn(process.execPath, [script, String(port), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const url = await firstLine(child);
  if (url === undefined) throw new Error(`the server did not start:\n${log}`);
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? -1,
    log: () => log,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface({ input: stdout })) return line;
  return undefined;
}
