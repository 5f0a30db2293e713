// What is watched: alarms for what a person should look at, and one page with how it goes.
import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Made } from './function.ts';

export interface Watched {
  readonly made: readonly Made[];
  readonly api: HttpApi;
  readonly table: TableV2;
  readonly failed: Queue;
  /** Who hears of it; null: nobody, but the console shows it. */
  readonly email: string | null;
  /** US dollars a month. */
  readonly budget: number;
}

const period = Duration.minutes(5);

export function watch(parent: Construct, watched: Watched): void {
  const scope = new Construct(parent, 'Watch');
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true });
  if (watched.email !== null) topic.addSubscription(new EmailSubscription(watched.email));
  const action = new SnsAction(topic);
  for (const { id, says, metric, above, below, times = 1, silence = 'fine' } of alarmsOf(scope, watched)) {
    new Alarm(scope, id, {
      alarmDescription: says,
      metric,
      threshold: above ?? below ?? 0,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: times,
      treatMissingData: silence === 'fine' ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    }).addAlarmAction(action);
  }
  publishers(scope, topic);
  budget(scope, topic, watched.budget);
  dashboard(scope, watched);
}

interface Watch {
  readonly id: string;
  /** What is wrong, and where to look: the text of the mail. */
  readonly says: string;
  readonly metric: IMetric;
  readonly above?: number;
  readonly below?: number;
  /** Periods of five minutes in a row; one if absent. */
  readonly times?: number;
  /** What it means when nothing is measured. */
  readonly silence?: 'fine' | 'bad';
}

function alarmsOf(scope: Construct, { made, api, table, failed }: Watched): Watch[] {
  return [
    ...made.flatMap((each) => [...everyFunction(each), ...byTrigger(scope, each)]),
    {
      id: 'ServerErrors',
      says: 'Players were told that something broke on the server.',
      metric: api.metricServerError({ period }),
      above: 0,
    },
    {
      id: 'SlowAnswers',
      says: 'One answer in a hundred took longer than two seconds, for a quarter of an hour.',
      metric: api.metricLatency({ period, statistic: 'p99' }),
      above: 2000,
      times: 3,
    },
    {
      id: 'DeadLetters',
      says: 'A record of the stream was given up. The clock takes care of the game; the queue says which it was.',
      metric: failed.metricApproximateNumberOfMessagesVisible({ period }),
      above: 0,
    },
    {
      id: 'TableThrottles',
      says: 'The table could not take all that was asked of it: a hot key, or more than on-demand grows into at once.',
      metric: table.metricThrottledRequestsForOperations({ period, operations: [...operations] }),
      above: 0,
    },
  ];
}

const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.BATCH_WRITE_ITEM,
];

const everyFunction = ({ name, lambda }: Made): Watch[] => [
  {
    id: `${name}Errors`,
    says: `The function ${name} failed. Its log says why.`,
    metric: lambda.metricErrors({ period }),
    above: 0,
  },
  {
    id: `${name}Throttles`,
    says: `The function ${name} was wanted more often than it may run at once (cdk/functions.ts, or the account's limit).`,
    metric: lambda.metricThrottles({ period }),
    above: 0,
  },
];

function byTrigger(scope: Construct, { name, spec, lambda }: Made): Watch[] {
  if ('stream' in spec.wokenBy)
    return [
      {
        id: `${name}Age`,
        says: 'The notifier is minutes behind: players are called late.',
        metric: lambda.metric('IteratorAge', { period, statistic: 'Maximum' }),
        above: Duration.minutes(2).toMilliseconds(),
      },
    ];
  if ('everyMinutes' in spec.wokenBy)
    return [
      {
        id: `${name}Stopped`,
        says: 'The clock has not run for ten minutes.',
        metric: lambda.metricInvocations({ period }),
        below: 1,
        times: 2,
        silence: 'bad',
      },
      {
        id: `${name}Late`,
        says: 'Something was done more than ten minutes after it was due.',
        metric: lateness(scope, lambda),
        above: Duration.minutes(10).toMilliseconds(),
      },
    ];
  return [];
}

/** Milliseconds between the time that something was due and the sweep that found it: a line of the clock's log. */
function lateness(scope: Construct, clock: LambdaFunction): Metric {
  const metricNamespace = Stack.of(scope).stackName;
  new MetricFilter(scope, 'Lateness', {
    logGroup: clock.logGroup,
    metricNamespace,
    metricName: 'ClockLateMs',
    filterPattern: FilterPattern.exists('$.message.lateMs'),
    metricValue: '$.message.lateMs',
  });
  return new Metric({ namespace: metricNamespace, metricName: 'ClockLateMs', period, statistic: 'Maximum' });
}

/** Who may tell: alarms and the budget, of this account alone. */
function publishers(scope: Construct, topic: Topic): void {
  for (const service of ['budgets', 'cloudwatch']) {
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
      }),
    );
  }
}

/** Told at four fifths of the month's sum, and when the month's end is foreseen to be above it. */
function budget(scope: Construct, topic: Topic, amount: number): void {
  const notices = [
    { notificationType: 'ACTUAL', threshold: 80 },
    { notificationType: 'FORECASTED', threshold: 100 },
  ];
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  });
}

function dashboard(scope: Construct, { made, api, table, failed }: Watched): void {
  const graph = (title: string, left: readonly IMetric[]) =>
    new GraphWidget({ title, left: [...left], width: 8 });
  const lambdas = made.map(({ lambda }) => lambda);
  const behind = made.filter(({ spec }) => 'stream' in spec.wokenBy).map(({ lambda }) => lambda);
  const most = { period, statistic: 'Maximum' };
  new Dashboard(scope, 'Dashboard', {
    widgets: [
      [
        graph('Requests', [
          api.metricCount({ period }),
          api.metricClientError({ period }),
          api.metricServerError({ period }),
        ]),
        graph(
          'Answer time, ms',
          ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ period, statistic })),
        ),
        graph(
          'Failures',
          lambdas.map((each) => each.metricErrors({ period })),
        ),
      ],
      [
        graph(
          'Notifier: behind, ms',
          behind.map((each) => each.metric('IteratorAge', most)),
        ),
        graph('Given up', [failed.metricApproximateNumberOfMessagesVisible({ period })]),
        graph(
          'At work at once',
          lambdas.map((each) => each.metric('ConcurrentExecutions', most)),
        ),
      ],
      [
        graph('Table: units', [
          table.metricConsumedReadCapacityUnits({ period, statistic: 'Sum' }),
          table.metricConsumedWriteCapacityUnits({ period, statistic: 'Sum' }),
        ]),
        graph(
          'Time at work, ms',
          lambdas.map((each) => each.metricDuration({ period, statistic: 'p95' })),
        ),
      ],
    ],
  });
}
