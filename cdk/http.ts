// The HTTP API in front of the function that answers players. CloudFront stands before it (site.ts).
import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Requests a second over all players, and how many may come at once: some 2,000 people with the app in their hands. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/** Without routes: triggers.ts adds them. */
export function httpApi(parent: Construct): HttpApi {
  const scope = new Construct(parent, 'Http');
  const api = new HttpApi(scope, 'Api', { createDefaultStage: false });
  const log = new LogGroup(scope, 'Log', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(scope, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle,
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      // The route instead of the path, because an invitation's token is part of its path; and no address.
      format: AccessLogFormat.custom(
        JSON.stringify({
          request: '$context.requestId',
          at: '$context.requestTimeEpoch',
          route: '$context.routeKey',
          status: '$context.status',
          ms: '$context.responseLatency',
          error: '$context.integrationErrorMessage',
        }),
      ),
    },
  });
  return api;
}
