// What players reach: the web app in a bucket and the API, both behind CloudFront under one name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Fn, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { excuse } from './excuse.ts';
import { headersPolicy } from './headers.ts';

export interface Name {
  readonly domain: string;
  readonly certificate: ICertificate;
}

export interface Site {
  readonly bucket: IBucket;
  readonly distribution: Distribution;
}

export function site(parent: Construct, api: HttpApi, name: Name | null): Site {
  const scope = new Construct(parent, 'Site');
  const made = new Bucket(scope, 'Files', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    // Every file is built from the source, so nothing is lost with them.
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });
  // The class declares `isWebsite` a little wider than the interface that it implements.
  const bucket = made as IBucket;
  excuse(bucket, { 'AwsSolutions-S1': 'All files are public, and CloudFront alone may read them.' });
  const headers = headersPolicy(scope);
  const distribution = new Distribution(scope, 'Distribution', {
    comment: 'Lightlag',
    defaultRootObject: 'index.html',
    defaultBehavior: files(scope, bucket, headers),
    additionalBehaviors: { '/api/*': requests(scope, api, headers) },
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Europe and North America; others are served from there.
    priceClass: PriceClass.PRICE_CLASS_100,
    ...(name === null
      ? {}
      : {
          domainNames: [name.domain],
          certificate: name.certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
  });
  excuse(distribution, {
    'AwsSolutions-CFR1': 'Friends may live anywhere.',
    'AwsSolutions-CFR2':
      'A firewall costs more a month than all the rest together; API Gateway throttles, the functions limit by player and address.',
    'AwsSolutions-CFR3':
      "Its log would hold players' addresses and the tokens of invitations, which are part of their links; the API has a log of its own without either.",
    ...(name === null
      ? { 'AwsSolutions-CFR4': "CloudFront's own name comes with its own certificate." }
      : {}),
  });
  // The root would list the bucket; the function `Screens` makes it the page before the bucket is asked.
  Validations.of(distribution).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'There is a default root object.',
  });
  return { bucket, distribution };
}

/** The web app. `LIST` makes a file that is missing a 404; without it S3 says 403. */
function files(scope: Construct, bucket: IBucket, headers: ResponseHeadersPolicy): BehaviorOptions {
  const screens = new EdgeFunction(scope, 'Screens', {
    code: FunctionCode.fromInline(readFileSync(join(import.meta.dirname, 'edge/screens.js'), 'utf8')),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Screens of the app are its page',
  });
  return {
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    // As long as each file says itself; see upload.ts.
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
    functionAssociations: [{ function: screens, eventType: FunctionEventType.VIEWER_REQUEST }],
    compress: true,
  };
}

/** The API: nothing is kept, and it gets no more of a request than it reads. */
function requests(scope: Construct, api: HttpApi, headers: ResponseHeadersPolicy): BehaviorOptions {
  const passedOn = new OriginRequestPolicy(scope, 'Requests', {
    comment: 'What the API reads, and who asks',
    cookieBehavior: OriginRequestCookieBehavior.allowList('__Host-session', '__Host-challenge'),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    // Not `Host`: API Gateway knows itself by its own name alone.
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      'Content-Type',
      'Origin',
      'Sec-Fetch-Site',
      'User-Agent',
    ),
  });
  return {
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: passedOn,
    responseHeadersPolicy: headers,
    compress: true,
  };
}
