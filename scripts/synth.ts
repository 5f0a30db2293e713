// `npm run synth`: what would be deployed, without an account or a network, and in a few words what that is.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const usage = `Usage: npm run synth -- [-c name=value ...]

Writes the AWS stack to cdk.out/ and says what is in it. Needs neither an account nor a network nor Docker; fails if one of
cdk-nag's rules is broken. What a deployment can be told, all of it optional (docs/host.md):

  -c domain=games.example.org   the site's own name, with one of the next two
  -c zone=ID                    its hosted zone in Route 53: certificate and records are made by the deployment
  -c certificate=ARN            a certificate for it in us-east-1, where its records are kept elsewhere
  -c email=you@example.org      who hears of alarms and of the budget
  -c contact=mailto:you@...     whom push services may write to
  -c names=neutral              names of our own in the place of the games' own
  -c budget=10                  US dollars a month above which somebody should look
  -c reserve=false              for an account that may run no more than ten functions at once
  -c rotate-keys=WORD           a new pair of keys; every word works once
  --output FOLDER               where to write instead of cdk.out
  --help                        this text
`;

const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const out = resolve(root, args[args.indexOf('--output') + 1 || args.length] ?? 'cdk.out');

if (args.includes('--help')) console.log(usage);
else if (synthesized()) console.log(summary());
else process.exitCode = 1;

function synthesized(): boolean {
  const cdk = join(root, 'node_modules/.bin/cdk');
  const { status, error } = spawnSync(
    cdk,
    ['synth', '--quiet', '--no-notices', '--no-version-reporting', ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (error !== undefined) console.error(error.message);
  return status === 0;
}

interface Resource {
  readonly Type: string;
  readonly Properties?: {
    readonly Code?: { readonly S3Key: string };
    readonly [name: string]: unknown;
  };
}

function summary(): string {
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));
  const resources: Resource[] = Object.values(read('Lightlag.template.json').Resources);
  const { files } = read('Lightlag.assets.json');
  const kinds = new Map<string, number>();
  for (const { Type } of resources) kinds.set(Type, (kinds.get(Type) ?? 0) + 1);
  const functions = resources.flatMap(({ Type, Properties = {} }) => {
    const { Code, Description, Architectures, Runtime, MemorySize } = Properties;
    if (Type !== 'AWS::Lambda::Function' || !Code || typeof Description !== 'string' || !Architectures)
      return [];
    const asset = files[Code.S3Key.replace('.zip', '')]?.source.path;
    return [`  ${Description}: ${Runtime}, ${MemorySize} MB, ${kilobytes(join(out, asset))} KB of code`];
  });
  return [
    `${relative(root, out)}/Lightlag.template.json: ${resources.length} resources`,
    ...[...kinds]
      .sort()
      .map(([kind, count]) => `  ${String(count).padStart(3)}  ${kind.replace(/^AWS::/, '')}`),
    'Functions',
    ...functions,
    'Nothing was deployed. `npx cdk deploy` does that: docs/host.md.',
  ].join('\n');
}

function kilobytes(folder: string): number {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return Math.round(bytes / 1024);
}
