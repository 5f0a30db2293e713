// What a move costs in the engine alone: no store, no network.
import { copy } from '../../shared/engine/json.ts';
import { awaited, isOver, legal, look, play, readOptions, start } from '../../shared/engine/match.ts';
import { fast, rngOf, seedOf } from '../../shared/engine/rng.ts';
import { type AnyGame, shelf } from '../../shared/games/index.ts';
import { type Finding, median, round, timed } from './stats.ts';

const GAMES = 12;

export async function benchEngine(progress: (text: string) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [id, { load, seats }] of Object.entries(shelf)) {
    progress(`engine: ${id}`);
    const game = await load();
    await moves(game, seats.max, 2); // Warm: what is measured is not the compiler.
    const times = await moves(game, seats.max, GAMES);
    const ours = median(times.map(({ move }) => move)) * 1000;
    const base = median(times.map(({ copied }) => copied)) * 1000;
    findings.push({
      part: 'engine',
      what: `${id}, ${seats.max} seats: legal, play and view of a move, over a copy of the state`,
      ours: round(ours, 1),
      base: round(base, 1),
      unit: 'µs',
      ratio: round(ours / base),
      goal: null,
      met: null,
    });
  }
  return findings;
}

async function moves(
  game: AnyGame,
  seats: number,
  games: number,
): Promise<{ move: number; copied: number }[]> {
  const times: { move: number; copied: number }[] = [];
  for (let i = 0; i < games; i++) {
    const rng = rngOf(fast(i));
    const { state } = start(game, {
      seats,
      options: readOptions(game, {}, seats),
      seed: seedOf(`bench ${i}`),
    });
    while (!isOver(state)) {
      const seat = awaited(state)[0] ?? 0;
      const copied = await timed(() => copy(state));
      const move = await timed(() => {
        const choices = legal(game, look(game, state, seat));
        const chosen = choices[rng.below(choices.length)];
        if (!chosen) throw new Error(`${game.id}: nothing to do`);
        play(game, state, seat, [chosen]);
        look(game, state, seat);
      });
      times.push({ move, copied });
    }
  }
  return times;
}
