// The web app's files on their way into the bucket, with what browsers may do with each.
import { type CfnElement, DefaultStackSynthesizer, Stack, Token } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { excuse } from './excuse.ts';
import type { Site } from './site.ts';

/** A file under assets/ carries a hash of its content in its name. */
const forEver = [CacheControl.fromString('public, max-age=31536000, immutable')];
/** Kept, but asked for again before each use: page, service worker, manifest, icons. */
const askAgain = [CacheControl.fromString('no-cache')];

/**
 * The assets first, the page that names them after. Old assets stay: a page that was open during the update still asks for
 * them.
 *
 * @param folder the built client
 */
export function upload(parent: Construct, { bucket, distribution }: Site, folder: string): void {
  const scope = new Construct(parent, 'Upload');
  const common = { destinationBucket: bucket, prune: false } as const;
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    sources: [Source.asset(folder, { exclude: ['*', '!assets', '!assets/**'] })],
    cacheControl: forEver,
  });
  // The uploader does not know this kind of file by its name.
  const manifest = new BucketDeployment(scope, 'Manifest', {
    ...common,
    sources: [Source.asset(folder, { exclude: ['*', '!manifest.webmanifest'] })],
    cacheControl: askAgain,
    contentType: 'application/manifest+json',
  });
  const page = new BucketDeployment(scope, 'Page', {
    ...common,
    sources: [Source.asset(folder, { exclude: ['assets', 'manifest.webmanifest'] })],
    cacheControl: askAgain,
    distribution,
    distributionPaths: ['/*'],
  });
  page.node.addDependency(assets, manifest);
  excuseUploader(scope, bucket);
}

/** The uploader is CDK's own function, one for the whole stack, in whose role this stack has no say. */
function excuseUploader(scope: Construct, bucket: IBucket): void {
  const stack = Stack.of(scope);
  const uploader = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!uploader) throw new Error('the uploader is not there');
  const known = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);
  const [account, region] = [known(stack.account, 'AccountId'), known(stack.region, 'Region')];
  const files = stack.getLogicalId(bucket.node.defaultChild as CfnElement);
  const assembly = `arn:<AWS::Partition>:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}`;
  const rights = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::${assembly}/*`,
    `Resource::<${files}.Arn>/*`,
    'Resource::*',
  ];
  excuse(uploader, {
    'AwsSolutions-L1': "CDK's own uploader: the Python that it was written for.",
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      "CDK's own uploader, which runs during a deployment alone: it may write its log.",
    ...Object.fromEntries(
      rights.map((right) => [
        `AwsSolutions-IAM5[${right}]`,
        "CDK's own uploader: reads the files of the deployment, writes this one bucket, clears CloudFront's copies.",
      ]),
    ),
  });
}
