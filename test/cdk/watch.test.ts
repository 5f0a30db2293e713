// What is watched, and who is told; and that cdk-nag finds nothing that nobody has thought about.
import { type Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it, vi } from 'vitest';
import { appOf, resource, resources, templateOf } from './template.ts';

const template = templateOf({ email: 'ada@example.org', budget: '25' });
const alarms = resources(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
const alarm = (word: string) => alarms.filter(({ AlarmDescription }) => AlarmDescription.includes(word));

describe('alarms', () => {
  it.each(['api', 'auth', 'notify', 'clock', 'keys'])('errors and throttles of %s', (name) => {
    expect(alarm(`function ${name} `).map(({ MetricName, Threshold }) => [MetricName, Threshold])).toEqual([
      ['Errors', 0],
      ['Throttles', 0],
    ]);
  });

  it('a notifier that is behind, records given up, a clock that has stopped or is late', () => {
    expect(alarm('minutes behind')).toMatchObject([{ MetricName: 'IteratorAge', Threshold: 120_000 }]);
    expect(alarm('given up')).toMatchObject([{ MetricName: 'ApproximateNumberOfMessagesVisible' }]);
    expect(alarm('has not run')).toMatchObject([
      { MetricName: 'Invocations', ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' },
    ]);
    expect(alarm('after it was due')).toMatchObject([{ MetricName: 'ClockLateMs', Threshold: 600_000 }]);
  });

  it('how late the clock is comes from its own log', () => {
    const { Properties } = resource(template, 'AWS::Logs::MetricFilter');
    expect(Properties.MetricTransformations).toMatchObject([
      { MetricName: 'ClockLateMs', MetricValue: '$.message.lateMs' },
    ]);
  });

  it('are all told to the person who was named, and say what is wrong', () => {
    for (const { AlarmActions, AlarmDescription } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      expect(AlarmDescription.length).toBeGreaterThan(20);
    }
    expect(resource(template, 'AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ada@example.org',
    });
  });

  it('what it costs: a budget, told by mail', () => {
    const { Budget, NotificationsWithSubscribers } = resource(template, 'AWS::Budgets::Budget').Properties;
    expect(Budget.BudgetLimit).toEqual({ Amount: 25, Unit: 'USD' });
    expect(NotificationsWithSubscribers).toHaveLength(2);
  });
});

describe('cdk-nag', { timeout: 180_000 }, () => {
  /** All rules of AwsSolutions over the deployment. Throws what they find. */
  function check(context: Readonly<Record<string, string>>, spoil: (stack: Stack) => void = () => {}): void {
    const { app, stack } = appOf(context);
    spoil(stack);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    app.synth();
  }

  it('finds nothing that is not argued', () => {
    check({ email: 'ada@example.org' });
  });

  it('nor with a name of its own', () => {
    vi.stubEnv('CDK_DEFAULT_REGION', 'eu-central-1');
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '111122223333');
    check({ domain: 'games.example.org', zone: 'Z1' });
    vi.unstubAllEnvs();
  });

  it('would find what is not', () => {
    expect(() => check({}, (stack) => new Queue(stack, 'Careless'))).toThrow('AwsSolutions-SQS4');
  });
});
