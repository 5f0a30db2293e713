import { describe, expect, it } from 'vitest';
import { isLoopback, isPublic } from '../../../functions/push/address.ts';

describe('an address on the public Internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.0', '100.63.255.255', '223.255.255.255'])(
    '%s is one',
    (address) => expect(isPublic(address)).toBe(true),
  );
  it.each(['2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])('%s is one', (address) =>
    expect(isPublic(address)).toBe(true),
  );
  it.each([
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'shared by a carrier'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local: where clouds keep their credentials'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.0.1', 'private'],
    ['192.0.0.8', 'protocol assignments'],
    ['198.18.0.1', 'benchmarks'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback, as IPv6'],
    ['::ffff:7f00:1', 'loopback, as IPv6 in hex'],
    ['::ffff:8.8.8.8', 'IPv4 in disguise'],
    ['64:ff9b::7f00:1', 'IPv4 behind a translator'],
    ['fe80::1', 'link-local'],
    ['fd00:ec2::254', 'unique local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['2001:0:4136:e378::', 'Teredo'],
    ['2002:7f00:1::', '6to4 around loopback'],
    ['localhost', 'a name'],
    ['', 'nothing'],
    ['127.1', 'no whole address'],
  ])('%s is none: %s', (address) => expect(isPublic(address)).toBe(false));
});

it('loopback is loopback in both families', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10.0.0.1', '::2', 'localhost'].map(isLoopback)).toEqual([false, false, false]);
});
