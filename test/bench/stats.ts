// Numbers of a run: medians, and how long something took.

/** The number that `p` per cent of them are below. */
export function percentile(numbers: readonly number[], p: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length * p) / 100)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 50);

/** Milliseconds that the work took. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

/** What one part of the bench found: printed as a line, and as JSON at the end. */
export interface Finding {
  readonly part: string;
  readonly what: string;
  readonly ours: number;
  readonly base: number;
  readonly unit: string;
  readonly ratio: number;
  readonly goal: string | null;
  readonly met: boolean | null;
}
