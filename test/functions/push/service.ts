/// <reference path="./http_ece.d.ts" />
// A push service on this machine: TLS with a certificate of its own, and devices that really decrypt what they get. It
// checks the sender's token as a real one does, and answers with whatever a test wants.
import { execFileSync } from 'node:child_process';
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { importJWK, type JWTPayload, jwtVerify } from 'jose';

/** What a browser hands to the server when it subscribes. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Message {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  /** The verified claims of the sender's token, and the public key that it was verified with. */
  readonly claims: JWTPayload;
  readonly sender: string;
  readonly text: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PushService {
  /** https://localhost:PORT */
  readonly origin: string;
  /** The certificate to trust, PEM. */
  readonly certificate: string;
  /** What was taken, oldest first. */
  readonly messages: Message[];
  /** Requests so far, refused ones too. */
  requests(): number;
  device(): Device;
  /** Answers the next requests to a device with these, one after another; then with 201 again. */
  answer(device: Device, ...answers: readonly Answer[]): void;
  /** Takes what is sent to a device and never says a word. */
  hang(device: Device): void;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const { key, certificate } = selfSigned();
  const receivers = new Map<string, { readonly ecdh: ECDH; readonly auth: string }>();
  const answers = new Map<string, Answer[]>();
  const messages: Message[] = [];
  const silent = new Set<string>();
  let requests = 0;
  let origin = '';

  /** As strict as a push service: what it can't read or verify it refuses. */
  const take = async (request: IncomingMessage): Promise<Answer> => {
    const endpoint = origin + request.url;
    const receiver = receivers.get(endpoint);
    if (!receiver || request.method !== 'POST') return { status: 404 };
    const wanted = answers.get(endpoint)?.shift();
    if (wanted && wanted.status !== 201) return wanted;
    if (request.headers['content-encoding'] !== 'aes128gcm') return { status: 415 };
    const { claims, sender } = await verified(request.headers.authorization ?? '', origin);
    const text = ece.decrypt(await buffer(request), {
      version: 'aes128gcm',
      privateKey: receiver.ecdh,
      authSecret: receiver.auth,
    });
    messages.push({ endpoint, headers: request.headers, claims, sender, text: text.toString() });
    return { status: 201 };
  };

  const server = createServer({ key, cert: certificate }, (request, response) => {
    requests++;
    if (silent.has(origin + request.url)) return;
    void take(request)
      .catch((error): Answer => ({ status: 403, body: String(error) }))
      .then(({ status, headers = {}, body = '' }) => response.writeHead(status, headers).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the push service has no port');
  origin = `https://localhost:${address.port}`;

  return {
    origin,
    certificate,
    messages,
    requests: () => requests,
    device() {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `${origin}/send/${randomBytes(12).toString('base64url')}`;
      receivers.set(endpoint, { ecdh, auth });
      return { endpoint, keys: { p256dh: ecdh.generateKeys('base64url'), auth } };
    },
    answer(device, ...wanted) {
      answers.set(device.endpoint, [...wanted]);
    },
    hang: ({ endpoint }) => void silent.add(endpoint),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8292: `vapid t=<JWT>, k=<public key>`, for this origin, valid for a day at most. Rejects anything else. */
async function verified(authorization: string, audience: string) {
  const [, token, sender] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !sender) throw new Error(`no VAPID token: ${authorization}`);
  const point = Buffer.from(sender, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, key, {
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
  });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 24 * 3_600) throw new Error('the token is valid for too long');
  return { claims: payload, sender };
}

function selfSigned(): { readonly key: string; readonly certificate: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lightlag-push-'));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const files = ['-keyout', keyFile, '-out', certificateFile];
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'pipe' });
    return { key: readFileSync(keyFile, 'utf8'), certificate: readFileSync(certificateFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
