// `npm run dev`: the server, restarted when its code or the rules change, and the client, bundled again when it changes.
// Reload the page to see the change. A stale client is bundled by the server itself when it starts.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleClient } from './bundle.ts';

const root = resolve(import.meta.dirname, '..');

const server = spawn(
  join(root, 'node_modules/.bin/tsx'),
  ['watch', '--clear-screen=false', 'functions/local.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

let wanted = false;
let running = false;

/** Editors write a file in several steps, so a change waits a moment for the next; a change during a run asks for another run. */
async function bundleAgain(): Promise<void> {
  wanted = true;
  if (running) return;
  running = true;
  while (wanted) {
    await new Promise((done) => setTimeout(done, 50));
    wanted = false;
    await bundleClient().then(
      ({ bytes }) => console.log(`client bundled: ${Math.round(bytes / 1024)} KB; reload the page`),
      (error: unknown) =>
        console.error('client not bundled:', error instanceof Error ? error.message : error),
    );
  }
  running = false;
}

watch(join(root, 'web'), { recursive: true }, () => void bundleAgain());
