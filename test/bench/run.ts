// `npm run bench`: see README.md beside this file for what each part measures.
import { parseArgs } from 'node:util';
import { benchEngine } from './engine.ts';
import { benchLoad } from './load.ts';
import { benchPeer } from './peer.ts';
import { benchStart } from './start.ts';
import type { Finding } from './stats.ts';
import { benchStore } from './store.ts';
import { benchSweep } from './sweep.ts';

const usage = `Usage: npm run bench -- [--only engine|peer|start|store|load|sweep] [--seconds N] [--json]

Measures Lightlag on this machine and prints ratios within this run; takes some minutes.
  --only PART   one part alone
  --seconds N   how long each load lasts (default 8)
  --json        the findings as one JSON object, as the last line
`;

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else await run(values.only, Number(values.seconds), values.json ?? false);

async function run(only: string | undefined, seconds: number, json: boolean): Promise<void> {
  const parts: Record<string, () => Promise<Finding[]>> = {
    engine: () => benchEngine(progress),
    peer: () => benchPeer(seconds, progress),
    start: () => benchStart(progress),
    store: () => benchStore(seconds, progress),
    load: () => benchLoad(seconds, progress),
    sweep: () => benchSweep(progress),
  };
  if (!(seconds > 0) || (only !== undefined && !Object.hasOwn(parts, only))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const findings: Finding[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (only === undefined || only === name) findings.push(...(await measure()));
  }
  for (const finding of findings) console.log(lineOf(finding));
  if (json) console.log(JSON.stringify({ findings }));
}

function progress(text: string): void {
  process.stderr.write(`… ${text}\n`);
}

function lineOf({ what, ours, base, unit, ratio, goal, met }: Finding): string {
  const verdict = goal === null ? '' : `   goal: ${goal}${met ? ', met' : ', MISSED'}`;
  return `${what}\n    ${ours} ${unit} against ${base} ${unit}: ${ratio} times${verdict}`;
}
