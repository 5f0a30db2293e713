// Chance. Its state lives in the box of a game, so that the same seed and moves give the same game, and nobody
// can tell the next draw from those before.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** `keyed`: real games, `seed` 32 bytes in hex, `n` words drawn so far. `fast`: play-outs of bots. */
export type RngState =
  | { kind: 'keyed'; seed: string; n: number }
  | { kind: 'fast'; words: readonly number[] };

export interface Rng {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** 1 to `sides`. */
  die(sides?: number): number;
  /** Shuffles in place (Fisher and Yates). */
  shuffle<T>(items: T[]): void;
}

const WORDS = 8; // 32-bit words in one SHA-256 digest
const RANGE = 2 ** 32;

/** The published fingerprint of a seed: SHA-256, hex. */
export const sealOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** A seed for tests and tools: any text stretched to 32 bytes. Real games take theirs from the platform. */
export const seedOf = (text: string): string => bytesToHex(sha256(bytesOf(text)));
const bytesOf = (text: string) => new Uint8Array([...text].map((char) => (char.codePointAt(0) ?? 0) & 255));

export const keyed = (seed: string): RngState => ({ kind: 'keyed', seed, n: 0 });

/** A stream of its own, from which nothing of the main one can be told. */
export const stream = (seed: string, name: string): RngState =>
  keyed(bytesToHex(hmac(sha256, hexToBytes(seed), bytesOf(name))));

export function fast(seed: number): RngState {
  return { kind: 'fast', words: xoroshiro128plus(seed).getState() };
}

/** A generator that writes each step it takes back into the state it was made from. */
export const rngOf = (state: RngState): Rng =>
  from(state.kind === 'keyed' ? keyedBelow(state) : fastBelow(state));

/**
 * Word n of a keyed stream is word n mod 8 of HMAC-SHA-256(seed, block number): a keyed hash in counter mode.
 * Words that would favour small results are skipped, so every result is equally likely.
 */
function keyedBelow(state: { seed: string; n: number }): Rng['below'] {
  let block = -1;
  let digest = new DataView(new ArrayBuffer(4 * WORDS));
  const word = (): number => {
    const wanted = Math.floor(state.n / WORDS);
    if (wanted !== block) {
      block = wanted;
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(block));
      const bytes = hmac(sha256, hexToBytes(state.seed), new Uint8Array(counter.buffer));
      digest = new DataView(bytes.buffer, bytes.byteOffset);
    }
    return digest.getUint32(4 * (state.n++ % WORDS));
  };
  return (n) => {
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
}

function fastBelow(state: { words: readonly number[] }): Rng['below'] {
  const generator = xoroshiro128plusFromState(state.words);
  return (n) => {
    const drawn = uniformInt(generator, 0, n - 1);
    state.words = generator.getState();
    return drawn;
  };
}

function from(below: Rng['below']): Rng {
  return {
    below,
    die: (sides = 6) => below(sides) + 1,
    shuffle: (items) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j] as (typeof items)[number], items[i] as (typeof items)[number]];
      }
    },
  };
}
