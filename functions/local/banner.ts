// What a person who starts a server sees in the terminal.
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { isLoopback, type Settings } from './settings.ts';

/** Where to point a browser: the public URL, or this machine's address in its network, or localhost. */
function addressToOpen({ host, publicUrl }: Settings, port: number): string {
  if (publicUrl) return publicUrl.origin;
  const name = isLoopback(host) ? 'localhost' : isEverything(host) ? (networkAddress() ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const isEverything = (host: string) => host === '0.0.0.0' || host === '::';

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** The greeting: address, QR code, where the data is, and what does not work without HTTPS. */
export function banner(settings: Settings, port: number): string {
  const url = addressToOpen(settings, port);
  const open = !isLoopback(settings.host) && settings.publicUrl?.protocol !== 'https:';
  return [
    '',
    renderUnicodeCompact(url),
    '',
    `  Lightlag is at ${url}`,
    `  Games, players and keys are in ${settings.dataDir}`,
    ...(open ? ['', ...withoutHttps] : []),
    ...(isLoopback(settings.host) && !settings.publicUrl ? ['', alone] : []),
    '',
    '  Ctrl+C stops it; nothing is lost, whenever you do.',
    '',
  ].join('\n');
}

const alone = '  Only this machine can reach it. --host 0.0.0.0 lets the phones in your network in.';

const withoutHttps = [
  '  Everybody in your network can reach this server, and the connection is not encrypted: whoever can listen in can',
  '  read along and play for others. Notifications and installing the app need HTTPS (or localhost): put a reverse',
  '  proxy with a certificate in front, and say so with --public-url and --trust-proxy.',
];
