// The judge of what the store has done: reads a game's history from HEAD and holds it against what its players were told.
import { expect } from 'vitest';
import { type Platform, rulesOf } from '../../../functions/games/platform.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { commitOf, history, type Version } from '../../../functions/store/versions.ts';
import type { Seat } from '../../../shared/engine/game.ts';
import { same } from '../../../shared/engine/json.ts';
import { start } from '../../../shared/engine/match.ts';
import { playAct } from '../../../shared/engine/record.ts';

/** A commit as its sender lived it: when it was first sent and when it was answered, in milliseconds of one clock. */
export interface Sent {
  readonly id: string;
  readonly seat: Seat;
  readonly sent: number;
  readonly answered: number;
  readonly outcome: 'accepted' | 'refused' | 'unknown';
}

/** Every step from the start on, as reached from HEAD. */
export async function stepsOf(on: Platform, id: string): Promise<Version[]> {
  const head = await loadHead(on.table, id, true);
  const steps: Version[] = [];
  if (head) for await (const version of history(on.table, id, head)) steps.unshift(version);
  return steps;
}

/**
 * Fails unless: versions only grow, from the start to HEAD; every accepted commit is there exactly once, and one that
 * was answered before another was sent stands before it; no commit is there twice, and none that was refused; and every
 * state is what its acts, played from the seed, lead to.
 */
export async function judge(on: Platform, id: string, all: readonly Sent[]): Promise<Version[]> {
  const head = await loadHead(on.table, id, true);
  if (!head) throw new Error('the game is gone');
  const steps = await stepsOf(on, id);
  const [first] = steps;
  if (!first) throw new Error('the game has no history');
  expect(first.parent).toBeNull();
  const numbers = steps.map(({ n }) => n);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(steps.at(-1)).toMatchObject({ n: head.versionN, id: head.versionId });

  const played = steps.filter(({ by, acts }) => by && !acts.some((act) => 'leave' in act));
  const commits = played.map((step) => commitOf(step.id));
  expect(new Set(commits).size).toBe(commits.length);
  const place = new Map(commits.map((commit, i) => [commit, i]));
  const accepted = all.filter(({ outcome }) => outcome === 'accepted');
  expect(accepted.filter((each) => !place.has(each.id))).toEqual([]);
  expect(all.filter((each) => each.outcome === 'refused' && place.has(each.id))).toEqual([]);
  const placeOf = ({ id: commit }: Sent) => place.get(commit) ?? -1;
  const overtaken = accepted.flatMap((one) =>
    accepted
      .filter((other) => one.answered < other.sent && placeOf(one) > placeOf(other))
      .map((other) => [one, other]),
  );
  expect(overtaken).toEqual([]);

  const game = await rulesOf(on, head.game);
  const { rng } = first.state.box;
  if (rng.kind !== 'keyed') throw new Error('not dealt from a seed');
  const { state } = start(game, { seats: head.seats.length, options: head.options, seed: rng.seed });
  for (const step of steps) {
    for (const act of step.acts) playAct(game, state, act);
    expect(same(step.state, state)).toBe(true);
  }
  return steps;
}
