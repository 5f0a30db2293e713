// What wakes the functions: requests, the table's stream, the schedule. What is woken by which is functions.ts's part.
import { type CfnElement, Duration, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { excuse } from './excuse.ts';

/** Requests under a path, whatever the method. */
export function onRequests(api: HttpApi, path: string, woken: LambdaFunction): void {
  const routes = api.addRoutes({
    path,
    methods: [HttpMethod.ANY],
    integration: new HttpLambdaIntegration('Function', woken),
  });
  for (const route of routes)
    excuse(route, {
      'AwsSolutions-APIG4':
        'The function itself knows sessions by their cookie; who has none may look at public games.',
    });
}

/** Where records of the stream end up that have failed for good; an alarm sees it. */
export function failedOf(scope: Construct): Queue {
  const failed = new Queue(scope, 'Failed', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  excuse(failed, { 'AwsSolutions-SQS3': 'It is the dead-letter queue.' });
  return failed;
}

/**
 * Heads that were written with something due. Everything else that is written, nine tenths of it, wakes nobody. What fails
 * is tried again for five minutes, alone, then given up. The game itself is not lost: it stays due, so the clock finds it.
 */
export function onHeads(scope: Construct, table: TableV2, failed: Queue, woken: LambdaFunction): void {
  const stream = table.tableStreamArn;
  if (stream === undefined) throw new Error('the table has no stream');
  woken.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [stream],
    }),
  );
  // The only one of the four that knows no resource.
  woken.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
  new EventSourceMapping(scope, 'Heads', {
    target: woken,
    eventSourceArn: stream,
    startingPosition: StartingPosition.LATEST,
    filters: [
      FilterCriteria.filter({
        dynamodb: {
          Keys: { sk: { S: FilterRule.isEqual('HEAD') } },
          NewImage: { due: { N: FilterRule.exists() } },
        },
      }),
    ],
    batchSize: 25,
    // Games of one shard side by side. Those of one game stay in order.
    parallelizationFactor: 4,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: 5,
    maxRecordAge: Duration.minutes(5),
    onFailure: new SqsDlq(failed),
  });
}

/** Time. One that fails is not tried again: the next minute does the same work. */
export function onTime(scope: Construct, minutes: number, woken: LambdaFunction): void {
  const role = new Role(scope, 'Schedule', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
  const target = new LambdaInvoke(woken, { role, retryAttempts: 0, maxEventAge: Duration.minutes(minutes) });
  new Schedule(scope, 'EveryMinute', {
    schedule: ScheduleExpression.rate(Duration.minutes(minutes)),
    target,
    description: 'Wakes the clock',
  });
  excuse(role, {
    [`AwsSolutions-IAM5[Resource::<${Stack.of(scope).getLogicalId(woken.node.defaultChild as CfnElement)}.Arn>:*]`]:
      'Any version of the one function that it wakes.',
  });
}
