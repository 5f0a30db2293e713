// Bots: legal answers from the view alone, the same for the same seed, and worth their time.
import { describe, expect, it } from 'vitest';
import { decide, type Level, levels } from '../../shared/engine/bot.ts';
import type { Seat, Shape, State } from '../../shared/engine/game.ts';
import {
  awaited,
  isOver,
  legal,
  look,
  play,
  readOptions,
  redeal,
  result,
  start,
} from '../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../shared/engine/rng.ts';
import { openOf } from '../../shared/engine/veil.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import { tiny } from './tiny.ts';

type Player = Level | 'random';

const begin = (game: AnyGame, seats: number, word: string): State<Shape> =>
  start(game, { seats, options: readOptions(game, {}, seats), seed: seedOf(word) }).state;

/** One small move by whoever is first of those awaited. */
function step(game: AnyGame, state: State<Shape>, players: readonly Player[], seed: number): void {
  const [seat = 0] = awaited(state);
  const player = players[seat] ?? 'random';
  const view = look(game, state, seat);
  const moves = legal(game, view).filter(({ do: kind }) => kind !== '@reopen');
  const move =
    player === 'random'
      ? moves[rngOf(fast(seed)).below(moves.length)]
      : decide(game, view, { level: player, seed });
  if (!move) throw new Error(`seat ${seat} has no move`);
  play(game, state, seat, [move]);
}

function scoresOf(game: AnyGame, players: readonly Player[], i: number): number[] {
  const state = begin(game, players.length, `game ${i}`);
  for (let n = 0; !isOver(state); n++) step(game, state, players, 1000 * i + n);
  return result(game, openOf(game, state))?.seats.map(({ score }) => score) ?? [];
}

const games: [string, () => Promise<AnyGame>][] = [
  ['tiny', async () => tiny as unknown as AnyGame],
  ...Object.entries(shelf).map(([id, { load }]): [string, () => Promise<AnyGame>] => [id, load]),
];

describe.each(games)('%s', (_id, load) => {
  it('bots alone play a whole game, at the fewest seats and at one more', { timeout: 120_000 }, async () => {
    const game = await load();
    for (const seats of [game.seats.min, game.seats.min + 1]) {
      const state = begin(game, seats, 'bots');
      // Out of time before the first deal, on most moves: the first guess must do.
      for (let n = 0; !isOver(state); n++) {
        const [seat = 0] = awaited(state);
        const enough = () => n % 5 > 0;
        const move = decide(game, look(game, state, seat), { level: 'easy', seed: n, enough });
        if (!move) throw new Error(`seat ${seat} is awaited, and the bot has no move`);
        play(game, state, seat, [move]);
      }
      expect(result(game, openOf(game, state))).not.toBeNull();
    }
  });

  it('answers from the view alone: another truth behind it gives the same answer', {
    timeout: 120_000,
  }, async () => {
    const game = await load();
    const state = begin(game, 2, 'veil');
    for (let n = 0; n < 30 && !isOver(state); n++) {
      const [seat = 0] = awaited(state);
      const view = look(game, state, seat);
      const other = redeal(game, view, rngOf(fast(n)), fast(n + 1));
      const thinking = { level: levels[n % 2] ?? 'easy', seed: n };
      const move = decide(game, view, thinking);
      expect(decide(game, look(game, other, seat), thinking)).toEqual(move);
      expect(legal(game, view)).toContainEqual(move);
      step(game, state, ['random', 'random'], n);
    }
  });

  it('has no answer for a seat that is asked nothing, nor for somebody who watches', async () => {
    const game = await load();
    const state = begin(game, 2, 'none');
    const thinking = { level: 'easy', seed: 1 } as const;
    expect(decide(game, look(game, state, null), thinking)).toBeNull();
    for (const seat of [0, 1].filter((each: Seat) => !awaited(state).includes(each)))
      expect(decide(game, look(game, state, seat), thinking)).toBeNull();
  });
});

describe('strength, in the tiny game', () => {
  /** Mean lead of the first over the second, in standard errors; each pair of games has them change seats. */
  const lead = (first: Player, second: Player, pairs: number): number => {
    const game = tiny as unknown as AnyGame;
    const leads = Array.from({ length: pairs }, (_, i) => {
      const [a = 0, b = 0] = scoresOf(game, [first, second], i);
      const [c = 0, d = 0] = scoresOf(game, [second, first], i);
      return a - b + d - c;
    });
    const mean = leads.reduce((sum, n) => sum + n, 0) / pairs;
    const variance = leads.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (pairs - 1);
    return mean / Math.sqrt(variance / pairs);
  };

  it('normal beats chance', { timeout: 60_000 }, () => {
    expect(lead('normal', 'random', 40)).toBeGreaterThan(2);
  });

  it('hard beats easy', { timeout: 120_000 }, () => {
    expect(lead('hard', 'easy', 20)).toBeGreaterThan(2);
  });
});
