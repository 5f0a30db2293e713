// What players reach: the files, the API, the name.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { headers } from '../../functions/http/security.ts';
import { clientFiles } from '../../functions/local/files.ts';
import { resource, resources, templateOf } from './template.ts';

const template = templateOf();
const config = resource(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
const [api] = config.CacheBehaviors;

describe('the files', () => {
  it('lie in a private, versioned bucket that CloudFront alone may read', () => {
    const { Properties } = resource(template, 'AWS::S3::Bucket');
    expect(Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const { Statement } = resource(template, 'AWS::S3::BucketPolicy').Properties.PolicyDocument;
    const readers = Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow').filter(
      ({ Action }: { Action: string | string[] }) => [Action].flat().includes('s3:GetObject'),
    );
    expect(readers).toHaveLength(1);
    expect(readers[0]).toMatchObject({ Principal: { Service: 'cloudfront.amazonaws.com' } });
    expect(readers[0].Condition.StringEquals).toHaveProperty('AWS:SourceArn');
  });

  it('that are missing are a 404 of the bucket: no error page stands in for them', () => {
    const { Statement } = resource(template, 'AWS::S3::BucketPolicy').Properties.PolicyDocument;
    expect(JSON.stringify(Statement)).toContain('s3:ListBucket');
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.DefaultRootObject).toBe('index.html');
  });

  it('stay after an update: assets for ever, the page asked for again, and only after the assets', () => {
    const uploads = resources(template, 'Custom::CDKBucketDeployment', 'Upload');
    expect(uploads).toHaveLength(3);
    for (const { Properties } of uploads) expect(Properties.Prune).toBe(false);
    const cached = (name: string) => {
      const { SystemMetadata } = resource(
        template,
        'Custom::CDKBucketDeployment',
        `Upload${name}`,
      ).Properties;
      return SystemMetadata;
    };
    expect(cached('Assets')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(cached('Page')).toEqual({ 'cache-control': 'no-cache' });
    expect(cached('Manifest')).toEqual({
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json',
    });
    const { DependsOn } = resource(template, 'Custom::CDKBucketDeployment', 'UploadPage');
    expect(DependsOn).toContainEqual(expect.stringMatching(/^UploadAssetsCustomResource/));
  });
});

describe('paths', () => {
  const code = readFileSync(resolve(import.meta.dirname, '../../cdk/edge/screens.js'), 'utf8');
  const screens: (event: { request: { uri: string } }) => { uri: string } = new Function(
    `${code}; return handler;`,
  )();

  it.each(['/', '/g/abc', '/i/ABC-def_1', '/rules/moon', '/settings', '/g/', '/v1.2/x'])(
    '%s is a screen of the app',
    (uri) => {
      expect(screens({ request: { uri } }).uri).toBe('/index.html');
    },
  );

  it.each(['/sw.js', '/assets/main-AAAAAAAA.js', '/assets/gone', '/manifest.webmanifest', '/favicon.ico'])(
    '%s is a file, there or not',
    (uri) => {
      expect(screens({ request: { uri } }).uri).toBe(uri);
    },
  );

  it('the server of one machine agrees on what a screen is', async () => {
    const local = clientFiles(import.meta.dirname);
    for (const uri of ['/assets/gone', '/gone.js', '/g/x.y']) {
      expect((await local.request(uri)).status).toBe(404);
      expect(screens({ request: { uri } }).uri).toBe(uri);
    }
  });
});

describe('requests to the API', () => {
  it('are never kept, whatever the method, and HTTPS alone', () => {
    expect(api).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
    expect(api.AllowedMethods).toContain('DELETE');
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad'); // Managed-CachingDisabled
  });

  it('bring what the API reads: origin, session, who asks; and not the host, which API Gateway would refuse', () => {
    const { OriginRequestPolicyConfig: policy } = resource(
      template,
      'AWS::CloudFront::OriginRequestPolicy',
    ).Properties;
    const passed = policy.HeadersConfig.Headers.map((name: string) => name.toLowerCase());
    expect(passed).not.toContain('host');
    const source = ['http/security.ts', 'http/deployed.ts', 'auth/session.ts']
      .map((file) => readFileSync(resolve(import.meta.dirname, '../../functions', file), 'utf8'))
      .join('\n');
    const read = [...source.matchAll(/req\.header\('([\w-]+)'\)/g)].map(([, name = '']) =>
      name.toLowerCase(),
    );
    expect(read.length).toBeGreaterThan(3);
    for (const name of read.filter((name) => name !== 'host')) expect(passed).toContain(name);
    expect(policy.CookiesConfig).toEqual({
      CookieBehavior: 'whitelist',
      Cookies: ['__Host-session', '__Host-challenge'],
    });
    expect(policy.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' });
  });
});

describe('headers', () => {
  it('are byte for byte those of the local server under HTTPS, for files and API', async () => {
    const local = new Hono().use(headers({ https: true })).get('/', (c) => c.body(null, 204));
    const { ResponseHeadersPolicyConfig: policy } = resource(
      template,
      'AWS::CloudFront::ResponseHeadersPolicy',
    ).Properties;
    const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, ...rest } =
      policy.SecurityHeadersConfig;
    const { StrictTransportSecurity: strict, XSSProtection } = rest;
    const atTheEdge = new Map<string, string>([
      ['content-security-policy', ContentSecurityPolicy.ContentSecurityPolicy],
      ...(ContentTypeOptions.Override ? [['x-content-type-options', 'nosniff'] as const] : []),
      ['x-frame-options', FrameOptions.FrameOption],
      ['referrer-policy', ReferrerPolicy.ReferrerPolicy],
      [
        'strict-transport-security',
        `max-age=${strict.AccessControlMaxAgeSec}${strict.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      ],
      ['x-xss-protection', XSSProtection.Protection ? '1' : '0'],
      ...policy.CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
    ]);
    const answered = new Map((await local.request('/')).headers);
    expect(Object.fromEntries([...atTheEdge].sort())).toEqual(Object.fromEntries([...answered].sort()));
    const { Ref } = api.ResponseHeadersPolicyId;
    expect(config.DefaultCacheBehavior.ResponseHeadersPolicyId).toEqual({ Ref });
  });
});

describe('a name of its own', { timeout: 120_000 }, () => {
  const domain = 'games.example.org';

  it('with its zone: a certificate in us-east-1, records for both kinds of address, and the API knows it', () => {
    vi.stubEnv('CDK_DEFAULT_REGION', 'eu-central-1');
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '111122223333');
    try {
      const named = templateOf({ domain, zone: 'Z1' });
      const { DistributionConfig } = resource(named, 'AWS::CloudFront::Distribution').Properties;
      expect(DistributionConfig.Aliases).toEqual([domain]);
      expect(DistributionConfig.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
      const records = resources(named, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties);
      expect(records.map(({ Type }) => Type).sort()).toEqual(['A', 'AAAA']);
      for (const { Name, HostedZoneId } of records)
        expect({ Name, HostedZoneId }).toEqual({ Name: `${domain}.`, HostedZoneId: 'Z1' });
      const { Variables } = resource(named, 'AWS::Lambda::Function', 'ApiFunction').Properties.Environment;
      expect(Variables.SITE_URL).toBe(`https://${domain}`);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('with a certificate from elsewhere: no record is made', () => {
    const certificate = 'arn:aws:acm:us-east-1:111122223333:certificate/x';
    const named = templateOf({ domain, certificate });
    expect(resources(named, 'AWS::Route53::RecordSet')).toEqual([]);
    const { DistributionConfig } = resource(named, 'AWS::CloudFront::Distribution').Properties;
    expect(DistributionConfig.ViewerCertificate.AcmCertificateArn).toBe(certificate);
  });

  it.each([
    [{ domain }, 'zone'],
    [{ domain: 'https://games.example.org', zone: 'Z1' }, 'domain'],
    [{ email: 'nobody' }, 'email'],
    [{ budget: 'much' }, 'budget'],
    [{ names: 'silly' }, 'names'],
  ])('what makes no sense is refused: %j', (context, word) => {
    expect(() => templateOf(context)).toThrow(word);
  });
});
