// `npm test`: every check and every test, each under a heading, all of them even when an early one fails. The last line is
// the sum of it: `N passed, N failed`, checks and tests together.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureChromium } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, '.artefacts');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line each: said once more at the end, where whoever has only the end of a long output sees it. */
  readonly why?: readonly string[];
}

interface Step {
  readonly title: string;
  readonly run: () => Tally;
}

const steps: readonly Step[] = [
  { title: 'Texts: 简体中文 is up to date', run: () => check(bin('tsx'), 'scripts/texts.ts', '--check') },
  { title: 'Types', run: () => check('npm', 'run', '--silent', 'types') },
  { title: 'Format, lint and layers', run: () => check('npm', 'run', '--silent', 'lint') },
  { title: 'Nothing unused', run: () => check('npm', 'run', '--silent', 'unused') },
  { title: 'Build of the client', run: () => check(bin('tsx'), 'scripts/build.ts') },
  { title: 'A browser and openssl to test with', run: browser },
  { title: 'Tests: rules, games, store, API, stack', run: () => vitest('unit') },
  { title: 'Tests in the browser', run: () => vitest('browser') },
];

/** Runs a command to its end, its output passed on. True when it left with 0. */
function succeeds(command: string, ...args: string[]): boolean {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) console.error(error.message);
  return status === 0;
}

function check(command: string, ...args: string[]): Tally {
  return succeeds(command, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function browser(): Tally {
  try {
    console.log(ensureChromium());
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A run that breaks outside a test (a file that doesn't load, a lost promise) counts as one failure more. */
function vitest(project: 'unit' | 'browser'): Tally {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const clean = succeeds(bin('vitest'), 'run', '--project', project, ...reporters);
  const tally = counts(report);
  return { ...tally, failed: clean || tally.failed > 0 ? tally.failed : 1 };
}

/** As much of vitest's JSON report as is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file as a whole did not run; empty if it did. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function counts(report: string): Tally {
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const why = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return [
        ...(message === '' ? [] : [`${file}: ${firstLine(message)}`]),
        ...tests.map(
          ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
        ),
      ];
    });
    return { passed: numPassedTests, failed: numFailedTests, why };
  } catch {
    return { passed: 0, failed: 1, why: [`no report in ${relative(root, report)}`] };
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = steps.map(({ title, run }, at) => {
  console.log(`\n=== ${at + 1}/${steps.length} ${title}`);
  const started = performance.now();
  const tally = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${tally.failed === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds} s)`);
  return { title, ...tally };
});

const broken = results.filter(({ failed }) => failed > 0);
console.log('');
for (const { title, failed, why = [] } of broken) {
  console.log(`FAILED: ${title} (${failed})`);
  for (const line of why) console.log(`  ${line}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
