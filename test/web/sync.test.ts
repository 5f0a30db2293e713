// The parts of the play screen that are pure: the log, the story, how often the server is asked.
import { describe, expect, it } from 'vitest';
import type { NumberedEvent } from '../../shared/wire.ts';
import { mergeLog } from '../../web/play/log.ts';
import { pollDelay } from '../../web/play/sync.ts';

const told = (...numbers: number[]): NumberedEvent[] =>
  numbers.map((n) => ({ n, at: n, event: { k: `e${n}` } }));
const numbers = (log: readonly NumberedEvent[]) => log.map(({ n }) => n);

describe('the log of a game', () => {
  it('grows by what is new', () => {
    expect(numbers(mergeLog(told(1, 2), told(3, 4)))).toEqual([1, 2, 3, 4]);
  });
  it('has an event once, however often it was told', () => {
    expect(numbers(mergeLog(told(1, 2, 3), told(2, 3, 4)))).toEqual([1, 2, 3, 4]);
  });
  it('loses nothing to an answer that comes late', () => {
    expect(numbers(mergeLog(told(1, 2, 3, 4), told(2, 3)))).toEqual([1, 2, 3, 4]);
  });
  it('begins anew after a gap, so that nothing seems to follow what it does not follow', () => {
    expect(numbers(mergeLog(told(1, 2), told(7, 8)))).toEqual([7, 8]);
  });
  it('stays as it is when nothing is new', () => {
    expect(numbers(mergeLog(told(1, 2), []))).toEqual([1, 2]);
  });
});

describe('how often the server is asked', () => {
  const second = 1000;
  const minute = 60 * second;
  it('every 2 seconds while others are likely to move', () => {
    expect(pollDelay({ quiet: 10 * second, mine: false, failing: false })).toBe(2 * second);
  });
  it('less and less as nobody moves, but once a minute at least', () => {
    expect(pollDelay({ quiet: 10 * minute, mine: false, failing: false })).toBe(30 * second);
    expect(pollDelay({ quiet: 600 * minute, mine: false, failing: false })).toBe(minute);
  });
  it('seldom at my own turn, since nothing happens without me', () => {
    expect(pollDelay({ quiet: 0, mine: true, failing: false })).toBe(10 * second);
  });
  it('not at once again when the server is out of reach', () => {
    expect(pollDelay({ quiet: 0, mine: false, failing: true })).toBe(5 * second);
  });
});
