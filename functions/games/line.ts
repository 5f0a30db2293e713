// Those who change one game through the same process stand in line, first come, first served, so that they don't waste each
// other's work by racing. That is for speed and fairness alone: other processes race all the same, and HEAD decides.
import type { Table } from '../store/table.ts';

/** Milliseconds after which one stops waiting for those in front: one of them may be stuck. */
const PATIENCE = 5_000;

/** The end of the line for each game that has one. */
const lines = new WeakMap<Table, Map<string, Promise<void>>>();

/** Does the work once all who came before for the same game are done. */
export async function inLine<T>(table: Table, game: string, work: () => Promise<T>): Promise<T> {
  const ends = lines.get(table) ?? new Map<string, Promise<void>>();
  lines.set(table, ends);
  const before = ends.get(game);
  const result = before ? atMost(PATIENCE, before).then(work) : work();
  const end = result.then(
    () => {},
    () => {},
  );
  ends.set(game, end);
  try {
    return await result;
  } finally {
    if (ends.get(game) === end) ends.delete(game);
  }
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
