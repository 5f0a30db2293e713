// `npm start`: the whole of Lightlag on this machine. See local/ for its parts.
import { bundleClient, clientFolder, clientIsStale } from '../scripts/bundle.ts';
import type { LogLine } from './http/site.ts';
import { banner } from './local/banner.ts';
import { startServer } from './local/server.ts';
import { readSettings, type Settings, usage } from './local/settings.ts';

// The SDK tells that next year's versions want a newer Node; ours is pinned, and players can't do anything about it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings) await run(settings);
  else console.log(usage);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  if (await clientIsStale()) {
    const { bytes } = await bundleClient();
    console.log(`Built the web app: ${Math.round(bytes / 1024)} KB`);
  }
  const server = await startServer(settings, { client: clientFolder, log: toStderr });
  console.log(banner(settings, server.port));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Stopping: answering what was asked, then closing the data.');
      void server.stop();
    });
  }
}

/** Into a file or to a service manager goes every line; to a person's terminal only what is wrong. */
function toStderr(line: LogLine): void {
  if (!process.stderr.isTTY || line.level !== 'info') process.stderr.write(`${JSON.stringify(line)}\n`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `${error.message}: choose another port with --port, or 0 for a free one` : error.message;
}
