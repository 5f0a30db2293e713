// `npm run cost`: what a month in AWS costs, from units measured now and prices that can be given. What is assumed of players
// stands in `habits`; both are printed with the table.
import { parseArgs } from 'node:util';
import { openDatabase } from '../functions/store/database.ts';
import { type Account, accountOf, type Doing } from './units.ts';

/** US dollars in us-east-1 as published at the end of 2025, without any free tier. Ireland is a tenth dearer. */
const prices = {
  readsPerMillion: 0.125,
  writesPerMillion: 0.625,
  apiPerMillion: 1,
  lambdaPerMillion: 0.2,
  lambdaPerGigabyteSecond: 0.0000133334,
  cloudfrontPerMillion: 1,
  cloudfrontPerGigabyte: 0.085,
  logPerGigabyte: 0.5,
  tracesPerMillion: 5,
  schedulerPerMillion: 1,
  alarm: 0.1,
  metric: 0.3,
};

/** What players do, and what the functions take for it. */
const habits = {
  /** Commits in a game that is in play, each day. */
  commits: 10,
  /** Looks that find something new, for each commit: the opponents', and after a ping. */
  looks: 3,
  /** Polls in vain, for each commit: the app is open, and nothing happens. */
  polls: 12,
  /** Seconds that a request and a run of the notifier take. */
  requestSeconds: 0.03,
  notifySeconds: 0.2,
  /** KB over the network for a look or a commit, and for a poll. */
  viewKilobytes: 4,
  pollKilobytes: 0.5,
  /** KB of log for each request, in the API's log and API Gateway's. */
  logKilobytes: 0.7,
  /** Requests that are traced: Lambda takes one a second, and one in twenty of the others. */
  traced: 0.05,
};

const usage = `Usage: npm run cost -- [--games 10,1000,100000] [--set name=value ...]

Measures the units of whole games on a database in memory, and prints what a month in AWS costs for so many games in play each
day. --set changes a price or a habit; their names are those that are printed.
`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10,1000,100000' },
    set: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  for (const setting of values.set) {
    const [name = '', value] = setting.split('=');
    const table = [prices, habits].find((each) => Object.hasOwn(each, name));
    if (!table || !(Number(value) >= 0)) throw new Error(`--set ${setting}: no such price or habit`);
    Object.assign(table, { [name]: Number(value) });
  }
  const database = await openDatabase();
  try {
    const account = await accountOf(await database.table(), 3);
    print(account);
  } finally {
    await database.stop();
  }
}

function print(account: Account): void {
  const each = (what: Doing) => {
    const { times, reads, writes } = account.units[what];
    return { reads: reads / times, writes: writes / times };
  };
  console.log('| | read units | write units |\n|---|---|---|');
  const names: readonly (readonly [Doing, string])[] = [
    ['session', "each request's session"],
    ['poll', 'a poll in vain'],
    ['look', 'a look at something new'],
    ['commit', 'a commit'],
    ['notify', 'its ping'],
    ['game', 'a game for two, with two new players'],
  ];
  for (const [what, name] of names)
    console.log(`| ${name} | ${each(what).reads.toFixed(1)} | ${each(what).writes.toFixed(1)} |`);
  const counts = values.games.split(',').map(Number);
  const months = counts.map((games) => monthOf(games, each));
  console.log(
    `\n| US dollars a month | ${counts.map((games) => `${games.toLocaleString('en')} games`).join(' | ')} |`,
  );
  console.log(`|---|${counts.map(() => '---:|').join('')}`);
  for (const part of Object.keys(months[0] ?? {}))
    console.log(`| ${part} | ${months.map((month) => (month[part] ?? 0).toFixed(2)).join(' | ')} |`);
  const total = (month: Record<string, number>) => Object.values(month).reduce((sum, cost) => sum + cost, 0);
  console.log(`| **together** | ${months.map((month) => `**${total(month).toFixed(2)}**`).join(' | ')} |`);
  console.log(`\nPrices: ${JSON.stringify(prices)}\nHabits: ${JSON.stringify(habits)}`);
}

function monthOf(
  games: number,
  each: (what: Doing) => { reads: number; writes: number },
): Record<string, number> {
  const commits = games * habits.commits * 30;
  const looks = commits * habits.looks;
  const polls = commits * habits.polls;
  const requests = (commits + looks + polls) / 1e6;
  const minutes = 43_800;
  const sum = (kind: 'reads' | 'writes') =>
    (commits * (each('commit')[kind] + each('notify')[kind]) +
      looks * each('look')[kind] +
      polls * each('poll')[kind] +
      (commits + looks + polls) * each('session')[kind]) /
    1e6;
  const seconds =
    requests * 1e6 * habits.requestSeconds + commits * habits.notifySeconds * 0.5 + minutes * 0.05;
  const gigabytes = ((commits + looks) * habits.viewKilobytes + polls * habits.pollKilobytes) / 1e6;
  return {
    'table: writes': sum('writes') * prices.writesPerMillion,
    'table: reads': sum('reads') * prices.readsPerMillion,
    'API Gateway': requests * prices.apiPerMillion,
    Lambda: (requests + commits / 1e6) * prices.lambdaPerMillion + seconds * prices.lambdaPerGigabyteSecond,
    CloudFront: requests * prices.cloudfrontPerMillion + gigabytes * prices.cloudfrontPerGigabyte,
    'logs and traces':
      requests * habits.logKilobytes * prices.logPerGigabyte +
      requests * habits.traced * prices.tracesPerMillion,
    'clock, alarms, metric': (minutes / 1e6) * prices.schedulerPerMillion + 17 * prices.alarm + prices.metric,
  };
}
