import { describe, expect, it } from 'vitest';
import { OptionsError, readOptions } from '../../shared/engine/match.ts';
import { tiny } from './tiny.ts';

const game = {
  ...tiny,
  options: [
    ...tiny.options,
    { id: 'dark', kind: 'flag', default: false, seats: { min: 2, max: 4 } } as const,
    { id: 'pair', kind: 'pick', choices: ['a', 'b', 'c'], count: 2 } as const,
  ],
};

describe('options from outside', () => {
  it('get their defaults', () => {
    expect(readOptions(game, {}, 2)).toEqual({ rounds: 'short', dark: false, pair: [] });
    expect(readOptions(game, {}, 1)).toEqual({ rounds: 'short', pair: [] });
  });

  it('are taken when they are offered', () => {
    const given = { rounds: 'long', dark: true, pair: ['c', 'a'] };
    expect(readOptions(game, given, 2)).toEqual(given);
  });

  it.each([
    [{ rounds: 'endless' }, 2],
    [{ rounds: true }, 2],
    [{ dark: true }, 1],
    [{ pair: ['a'] }, 2],
    [{ pair: ['a', 'a'] }, 2],
    [{ pair: ['a', 'z'] }, 2],
    [{ nonsense: true }, 2],
    [{}, 5],
    [{}, 0],
  ])('are refused otherwise: %j with %i seats', (given, seats) => {
    expect(() => readOptions(game, given, seats)).toThrow(OptionsError);
  });
});
