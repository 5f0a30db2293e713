// Which network addresses a push message may go to. An endpoint comes from outside, so without this check anybody could
// make the server knock on doors inside its own network (server-side request forgery).
import { BlockList, isIP } from 'node:net';

/** IPv4 blocks that lead to no host on the public Internet: the IANA special-purpose registry (RFC 6890), multicast, class E. */
const special = blocks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** All of IPv6 that is assigned to hosts lies in 2000::/3: neither loopback, nor local, nor IPv4 in disguise (::ffff:0:0/96). */
const global = blocks('ipv6', [['2000::', 3]]);

/** What is not a plain host within 2000::/3: protocol assignments and Teredo, documentation, 6to4 (IPv4 within). */
const specialWithin = blocks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const loopback = blocks('ipv4', [['127.0.0.0', 8]]);
loopback.addAddress('::1', 'ipv6');

function blocks(
  family: 'ipv4' | 'ipv6',
  ranges: readonly (readonly [net: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family);
  return list;
}

/** Whether an IP address is that of a host on the public Internet. False for anything that is no IP address. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !specialWithin.check(address, 'ipv6');
}

/** Whether an IP address is this machine itself. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
