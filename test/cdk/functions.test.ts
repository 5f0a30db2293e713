// What the functions are, what wakes them, and what they may do.
import { describe, expect, it } from 'vitest';
import { resource, resources, templateOf } from './template.ts';

const template = templateOf();
const names = ['Api', 'Auth', 'Notify', 'Clock', 'Keys'];
const lambdaOf = (name: string) => resource(template, 'AWS::Lambda::Function', `${name}Function`);

/** All that a function's role allows, as `action resource`; a resource by its logical id, with what follows its ARN. */
function rightsOf(name: string): string[] {
  const { Statement } = resource(template, 'AWS::IAM::Policy', `${name}Role`).Properties.PolicyDocument;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  return Statement.flatMap(({ Effect, Action, Resource }: Record<string, unknown>) =>
    list(Action).flatMap((action) => list(Resource).map((to) => `${Effect} ${action} ${nameOf(to)}`)),
  );
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { 'Fn::GetAtt': att, 'Fn::Join': join, Ref: ref } = value as Record<string, unknown[]>;
  if (att) return `${String(att[0]).replace(/[0-9A-F]{8}$/, '')}.${att[1]}`;
  if (join) return (join[1] as unknown[]).map(nameOf).join('');
  return `<${ref}>`;
}

describe('the functions', { timeout: 120_000 }, () => {
  it('are five, each with code of its own', () => {
    const keys = names.map((name) => lambdaOf(name).Properties.Code.S3Key);
    expect(new Set(keys).size).toBe(names.length);
  });

  it.each(names)('%s runs on arm64 with the newest Node, logs JSON for a month, and is traced', (name) => {
    const { Properties } = lambdaOf(name);
    expect(Properties).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      LoggingConfig: { LogFormat: 'JSON', ApplicationLogLevel: 'INFO' },
      TracingConfig: { Mode: 'Active' },
    });
    expect(resource(template, 'AWS::Logs::LogGroup', `${name}Log`).Properties.RetentionInDays).toBe(30);
  });

  it('have a most that may run at once, where strangers or time can call them', () => {
    expect(lambdaOf('Api').Properties.ReservedConcurrentExecutions).toBe(50);
    expect(lambdaOf('Auth').Properties.ReservedConcurrentExecutions).toBe(10);
    expect(lambdaOf('Clock').Properties.ReservedConcurrentExecutions).toBe(2);
  });

  it('have none set aside in an account that has none to give', () => {
    const small = templateOf({ reserve: 'false' });
    for (const { Properties } of resources(small, 'AWS::Lambda::Function'))
      expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
  });
});

describe('rights', () => {
  const own = (name: string) => [
    `Allow logs:CreateLogStream ${name}Log.Arn`,
    `Allow logs:PutLogEvents ${name}Log.Arn`,
    'Allow xray:PutTelemetryRecords *',
    'Allow xray:PutTraceSegments *',
  ];
  const table = (...actions: string[]) => actions.map((action) => `Allow dynamodb:${action} Table.Arn`);
  const vault = 'arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter/Lightlag/vapid';

  it('the API: its table and the lobby, and no key', () => {
    expect(rightsOf('Api').sort()).toEqual(
      [
        ...own('Api'),
        ...table('GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
        'Allow dynamodb:Query Table.Arn/index/lobby',
      ].sort(),
    );
  });

  it('the accounts: their table, no index of it, and no key', () => {
    expect(rightsOf('Auth').sort()).toEqual(
      [
        ...own('Auth'),
        ...table('GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
      ].sort(),
    );
  });

  it('the notifier: its table, the stream, the queue of what failed, and the keys to read', () => {
    expect(rightsOf('Notify').sort()).toEqual(
      [
        ...own('Notify'),
        ...table('GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
        'Allow dynamodb:DescribeStream Table.StreamArn',
        'Allow dynamodb:GetRecords Table.StreamArn',
        'Allow dynamodb:GetShardIterator Table.StreamArn',
        'Allow dynamodb:ListStreams *',
        'Allow sqs:SendMessage Failed.Arn',
        'Allow sqs:GetQueueAttributes Failed.Arn',
        'Allow sqs:GetQueueUrl Failed.Arn',
        `Allow ssm:GetParameter ${vault}`,
      ].sort(),
    );
  });

  it('the clock: its table and what is due, and the keys to read', () => {
    expect(rightsOf('Clock').sort()).toEqual(
      [
        ...own('Clock'),
        ...table('GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
        'Allow dynamodb:Query Table.Arn/index/due',
        `Allow ssm:GetParameter ${vault}`,
      ].sort(),
    );
  });

  it('who makes the keys: one parameter', () => {
    expect(rightsOf('Keys').sort()).toEqual(
      [...own('Keys'), `Allow ssm:GetParameter ${vault}`, `Allow ssm:PutParameter ${vault}`].sort(),
    );
  });
});

describe('what wakes them', () => {
  it('requests under /api alone, throttled over all players, logged without path and address', () => {
    const routes = resources(template, 'AWS::ApiGatewayV2::Route');
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual([
      'ANY /api/auth/{proxy+}',
      'ANY /api/{proxy+}',
    ]);
    const { Properties } = resource(template, 'AWS::ApiGatewayV2::Stage');
    expect(Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: 500,
      ThrottlingBurstLimit: 1000,
    });
    expect(Properties.AccessLogSettings.Format).not.toMatch(/path|sourceIp|userAgent/i);
  });

  it('heads with something due: failures are told apart, tried again alone, and given up into a queue', () => {
    const { Properties } = resource(template, 'AWS::Lambda::EventSourceMapping');
    expect(Properties).toMatchObject({
      EventSourceArn: { 'Fn::GetAtt': [expect.stringMatching(/^Table/), 'StreamArn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^Failed/), 'Arn'] } },
      },
    });
    expect(JSON.parse(Properties.FilterCriteria.Filters[0].Pattern)).toEqual({
      dynamodb: { Keys: { sk: { S: ['HEAD'] } }, NewImage: { due: { N: [{ exists: true }] } } },
    });
  });

  it('each minute, the clock, by a role that may do nothing else', () => {
    const { ScheduleExpression, State, Target } = resource(template, 'AWS::Scheduler::Schedule').Properties;
    expect({ ScheduleExpression, State }).toEqual({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
    expect(nameOf(Target.Arn)).toBe('ClockFunction.Arn');
    const { Statement } = resource(template, 'AWS::IAM::Policy', 'Schedule').Properties.PolicyDocument;
    expect(Statement).toHaveLength(1);
    expect(Statement[0].Action).toBe('lambda:InvokeFunction');
  });
});

describe('the keys', { timeout: 120_000 }, () => {
  it('are asked for by each deployment, and only the public one comes back', () => {
    const { Properties } = resource(template, 'Custom::KeyPair');
    expect(Properties.Generation).toBe('');
    for (const name of ['Api', 'Notify', 'Clock'])
      expect(lambdaOf(name).Properties.Environment.Variables.VAPID_PUBLIC_KEY).toEqual({
        'Fn::GetAtt': ['KeyPair', 'PublicKey'],
      });
    expect(JSON.stringify(template.toJSON())).not.toMatch(/private/i);
  });

  it('are made anew when a word asks for it', () => {
    const rotated = templateOf({ 'rotate-keys': 'spring' });
    expect(resource(rotated, 'Custom::KeyPair').Properties.Generation).toBe('spring');
  });
});
