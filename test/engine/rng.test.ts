import { describe, expect, it } from 'vitest';
import { fast, keyed, rngOf, sealOf, seedOf, stream } from '../../shared/engine/rng.ts';

const draws = (state: Parameters<typeof rngOf>[0], n: number, sides: number) => {
  const rng = rngOf(state);
  return Array.from({ length: n }, () => rng.below(sides));
};

describe('chance', () => {
  it('gives the same draws from the same seed, and goes on where its state was saved', () => {
    const whole = draws(keyed(seedOf('a')), 40, 1000);
    const state = keyed(seedOf('a'));
    const first = draws(state, 17, 1000);
    const saved = JSON.parse(JSON.stringify(state));
    expect([...first, ...draws(saved, 23, 1000)]).toEqual(whole);
    expect(draws(keyed(seedOf('b')), 40, 1000)).not.toEqual(whole);
  });

  it('goes on likewise in the fast kind', () => {
    const whole = draws(fast(5), 40, 1000);
    const state = fast(5);
    const first = draws(state, 17, 1000);
    expect([...first, ...draws(JSON.parse(JSON.stringify(state)), 23, 1000)]).toEqual(whole);
  });

  it('matches HMAC-SHA-256 in counter mode, as documented', async () => {
    const { createHmac } = await import('node:crypto');
    const seed = seedOf('vector');
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(Buffer.alloc(8)).digest();
    expect(draws(keyed(seed), 8, 2 ** 31)).toEqual(
      Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i) % 2 ** 31),
    );
  });

  it.each([2, 6, 10, 90])('is even over %i sides (chi-squared far below chance)', (sides) => {
    const n = 200 * sides;
    const counts = new Array<number>(sides).fill(0);
    for (const draw of draws(keyed(seedOf(`even ${sides}`)), n, sides))
      counts[draw] = (counts[draw] ?? 0) + 1;
    const chi = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * sides));
  });

  it('shuffles into every order', () => {
    const rng = rngOf(keyed(seedOf('orders')));
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const items = [1, 2, 3, 4];
      rng.shuffle(items);
      seen.add(items.join(''));
    }
    expect(seen.size).toBe(24);
  });

  it('gives each seat a stream of its own', () => {
    const seed = seedOf('streams');
    expect(draws(stream(seed, 'seat 0'), 8, 1000)).not.toEqual(draws(stream(seed, 'seat 1'), 8, 1000));
    expect(draws(stream(seed, 'seat 0'), 8, 1000)).not.toEqual(draws(keyed(seed), 8, 1000));
  });

  it('publishes the SHA-256 of the seed bytes', async () => {
    const { createHash } = await import('node:crypto');
    const seed = seedOf('seal');
    expect(sealOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });
});
