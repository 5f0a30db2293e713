// CloudFront and API Gateway on one port: files from what the deployment would upload, requests as the events that an HTTP
// API makes of them, each with no more of the request than the template lets through.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Assembly } from './assembly.ts';

interface Stored {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** The bucket after the deployment: what each upload puts where, with which metadata. */
function bucketOf(assembly: Assembly): Map<string, Stored> {
  const stored = new Map<string, Stored>();
  for (const { properties } of assembly.of('Custom::CDKBucketDeployment')) {
    const { SourceObjectKeys, DestinationBucketKeyPrefix: prefix = '', SystemMetadata } = properties;
    for (const key of SourceObjectKeys) {
      const folder = assembly.folderOf(key);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const name = `/${prefix}${path.slice(folder.length + 1)}`;
        stored.set(name, {
          path,
          headers: { 'content-type': types[extname(path)] ?? 'binary/octet-stream', ...SystemMetadata },
        });
      }
    }
  }
  return stored;
}

export interface Edge {
  readonly port: number;
  close(): Promise<void>;
}

type Invoke = (event: object) => Promise<unknown>;

/** Listens on a free port of this machine. Nothing is answered before `ready` has given it the assembly and the API. */
export async function openEdge(
  ready: () => { readonly assembly: Assembly; readonly api: Invoke; readonly auth: Invoke },
): Promise<Edge> {
  let parts: ReturnType<typeof partsOf> | undefined;
  const server = createServer((request, response) => {
    const { assembly, api, auth } = ready();
    parts ??= partsOf(assembly);
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of parts.headers) response.setHeader(name, value);
    // API Gateway takes the route that says most of the path.
    if (url.pathname.startsWith('/api/auth/')) void answerApi(parts, request, response, url, auth);
    else if (url.pathname.startsWith('/api/')) void answerApi(parts, request, response, url, api);
    else answerFile(parts, response, url.pathname);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function partsOf(assembly: Assembly) {
  const { OriginRequestPolicyConfig: policy } = assembly.one(
    'AWS::CloudFront::OriginRequestPolicy',
  ).properties;
  const code = assembly.one('AWS::CloudFront::Function').properties.FunctionCode;
  const screens: (event: object) => { uri: string } = new Function(`${code}; return handler;`)();
  return {
    bucket: bucketOf(assembly),
    screens,
    passed: policy.HeadersConfig.Headers.map((name: string) => name.toLowerCase()) as string[],
    cookies: policy.CookiesConfig.Cookies as string[],
    headers: headersOf(assembly),
  };
}

/** The response headers that CloudFront sets, by the policy of the template. */
function headersOf(assembly: Assembly): [string, string][] {
  const { ResponseHeadersPolicyConfig: policy } = assembly.one(
    'AWS::CloudFront::ResponseHeadersPolicy',
  ).properties;
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy } = policy.SecurityHeadersConfig;
  return [
    ['content-security-policy', ContentSecurityPolicy.ContentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', FrameOptions.FrameOption],
    ['referrer-policy', ReferrerPolicy.ReferrerPolicy],
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
  ];
}

function answerFile(
  { screens, bucket }: ReturnType<typeof partsOf>,
  response: ServerResponse,
  uri: string,
): void {
  const stored = bucket.get(screens({ request: { uri } }).uri);
  if (!stored) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  response.writeHead(200, stored.headers).end(readFileSync(stored.path));
}

async function answerApi(
  { passed, cookies }: ReturnType<typeof partsOf>,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
  api: Invoke,
): Promise<void> {
  const body = await buffer(request);
  const { remoteAddress = '127.0.0.1', remotePort = 0 } = request.socket;
  const domainName = 'api.execute-api.local';
  const sent: Record<string, string> = Object.fromEntries(
    passed.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  );
  // There is no TLS on this machine; the site's own address is the one under HTTPS.
  if (sent.origin) sent.origin = sent.origin.replace(/^http:/, 'https:');
  const method = request.method ?? 'GET';
  const kept = (request.headers.cookie ?? '')
    .split('; ')
    .filter((each) => cookies.includes(each.split('=')[0] ?? ''));
  const event = {
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(kept.length > 0 ? { cookies: kept } : {}),
    headers: {
      ...sent,
      host: domainName,
      'content-length': String(body.length),
      'cloudfront-viewer-address': `${remoteAddress}:${remotePort}`,
    },
    ...(body.length > 0 ? { body: body.toString() } : {}),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName,
      domainPrefix: 'api',
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Amazon CloudFront',
      },
      requestId: randomUUID(),
      routeKey: 'ANY /api/{proxy+}',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
  };
  try {
    const answer = (await api(event)) as APIGatewayProxyStructuredResultV2;
    response.statusCode = answer.statusCode ?? 200;
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
    if (answer.cookies?.length) response.setHeader('set-cookie', answer.cookies);
    response.end(Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'));
  } catch {
    response
      .writeHead(502, { 'content-type': 'application/json' })
      .end('{"message":"Internal Server Error"}');
  }
}
