import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ownOrigins, readSettings } from '../../../functions/local/settings.ts';

describe('settings', () => {
  it('come from flags, then the environment, then the default', () => {
    const env = { PORT: '4000', DATA_DIR: '/srv/lightlag' };
    expect(readSettings(['--port', '5000'], env)).toMatchObject({ port: 5000, dataDir: '/srv/lightlag' });
    expect(readSettings([], env)).toMatchObject({ port: 4000, host: '127.0.0.1', limited: true });
    expect(readSettings([], {})).toMatchObject({ port: 3000, publicUrl: null, trustProxy: false });
    expect(readSettings([], {})?.names).toBe('themed');
    expect(readSettings([], { THEME_NAMES: 'neutral' })?.names).toBe('neutral');
  });

  it.each([
    [['--port', 'http'], 'a port is a number'],
    [['--port', '70000'], 'a port is a number'],
    [['--public-url', 'games.example'], 'a public URL is like'],
    [['--public-url', 'https://games.example/lightlag'], 'a public URL is like'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('%j is refused with a reason', (args, reason) => {
    expect(() => readSettings(args, {})).toThrow(reason);
  });

  it('of names are one of two', () => {
    expect(() => readSettings([], { THEME_NAMES: 'nuetral' })).toThrow('themed or neutral, not nuetral');
  });

  it('ask for help', () => {
    expect(readSettings(['--help'], {})).toBe(null);
  });
});

describe('an origin that may change things', () => {
  const isOurs = ownOrigins(new URL('https://games.example'));

  it.each([
    ['https://games.example', '127.0.0.1:3000'],
    ['http://localhost:3000', 'localhost:3000'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
    [`http://${hostname()}.local:3000`.toLowerCase(), `${hostname()}.local:3000`.toLowerCase()],
  ])('is %s at %s', (origin, host) => {
    expect(isOurs(origin, host)).toBe(true);
  });

  it.each([
    ['https://evil.example', 'games.example'],
    ['http://games.example', '127.0.0.1:3000'],
    // Somebody's name that points at this machine.
    ['http://evil.example:3000', 'evil.example:3000'],
    // Another service on this machine.
    ['http://localhost:8080', 'localhost:3000'],
    ['null', 'localhost:3000'],
    ['http://', ''],
  ])('is not %s at %s', (origin, host) => {
    expect(isOurs(origin, host)).toBe(false);
  });
});
