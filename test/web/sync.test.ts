// The parts of the play screen that are pure: the log, the story, how often the server is asked.
import { describe, expect, it } from 'vitest';
import type { NumberedEvent } from '../../shared/wire.ts';
import type { AnyGameClient, Scene } from '../../web/play/client.ts';
import type { Looked } from '../../web/play/kept.ts';
import { mergeLog } from '../../web/play/log.ts';
import { tell } from '../../web/play/story.ts';
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

describe('the story', () => {
  /** A board that counts its events; an event is a title, a line, or nothing to be said. */
  type Said = { readonly title?: string; readonly line?: string };
  const client = {
    game: { fold: (board: { n: number }) => board.n++ },
    chapter: ({ title }: Said) => title ?? null,
    eventLine: ({ line }: Said) => (line === undefined ? null : { text: line, seat: null, place: null }),
  } as unknown as AnyGameClient;
  const told = (...events: Said[]) => {
    const log = events.map((event, i) => ({ n: i + 1, at: 0, event }) as unknown as NumberedEvent);
    const looked = { told: 0, view: { table: { board: { n: 0 } } } } as unknown as Looked;
    const { steps } = tell(client, {} as Scene<unknown>, { looked, log, present: { n: events.length } });
    return steps.map(({ title, lines, board, told: n }) => [title, lines.map(({ text }) => text), board, n]);
  };

  it('has no step for a title that says nothing more, and none of its events is left out', () => {
    expect(
      told(
        { title: 'Attack' },
        { title: 'Event', line: 'a' },
        { line: 'b' },
        { title: 'Round 2' },
        { title: 'Choose' },
      ),
    ).toEqual([['Event', ['a', 'b'], { n: 5 }, 5]]);
    expect(told({ title: 'A', line: 'a' }, { title: 'B' }, { title: 'C', line: 'c' })).toEqual([
      ['A', ['a'], { n: 2 }, 2],
      ['C', ['c'], { n: 3 }, 3],
    ]);
  });

  it('tells a title alone when there is nothing else', () => {
    expect(told({ title: 'Round 2' })).toEqual([['Round 2', [], { n: 1 }, 1]]);
  });
});
