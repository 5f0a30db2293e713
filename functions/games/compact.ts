// A finished game is put away: its acts, seed, result and story into one record; its states go, but for the last one.
import type { Platform } from './platform.ts';

/** Puts a finished game away. Can be repeated, and taken up again after a death at any point. */
export async function compact(on: Platform, id: string): Promise<void> {
  throw new Error(`not yet: ${on} ${id}`);
}
