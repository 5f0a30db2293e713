import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../functions/http/site.ts';
import { startBackground } from '../../../functions/local/background.ts';

describe('notifier and clock of one machine', () => {
  it('do what is owed from the last run at once', async () => {
    let sweeps = 0;
    const background = startBackground(
      { notify: async () => {}, sweep: async () => void sweeps++ },
      () => {},
    );
    await background.stop();
    expect(sweeps).toBe(1);
  });

  it('look once more at a game that changes while it is looked at, however often it does', async () => {
    const seen: string[] = [];
    const work = {
      notify: async (game: string) => {
        seen.push(game);
        await pause(10);
      },
      sweep: async () => {},
    };
    const background = startBackground(work, () => {});
    background.changed('a');
    background.changed('b');
    background.changed('a');
    background.changed('a');
    await pause(50);
    await background.stop();
    expect(seen.sort()).toEqual(['a', 'a', 'b']);
  });

  it('go on after a failure, which is logged', async () => {
    const seen: string[] = [];
    const log: LogLine[] = [];
    const work = {
      notify: async (game: string) => {
        if (game === 'broken') throw new Error('no');
        seen.push(game);
      },
      sweep: async () => {},
    };
    const background = startBackground(work, (line) => log.push(line));
    background.changed('broken');
    background.changed('well');
    await pause(5);
    await background.stop();
    expect(seen).toEqual(['well']);
    expect(log).toMatchObject([{ level: 'error', job: 'notify', error: 'Error: no' }]);
  });

  it('finish at a stop what they have begun, and begin nothing more', async () => {
    const done: string[] = [];
    const work = {
      notify: async (game: string) => {
        await pause(10);
        done.push(game);
      },
      sweep: async () => {},
    };
    const background = startBackground(work, () => {});
    background.changed('a');
    const stopped = background.stop();
    background.changed('b');
    await stopped;
    expect(done).toEqual(['a']);
  });
});
