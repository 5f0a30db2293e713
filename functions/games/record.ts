// The record of a finished game, from which anyone can replay it.
import type { RecordFile } from '../../shared/wire.ts';
import type { Platform } from './platform.ts';

/** The record, for everyone who may look at the game. Refuses with `not-finished` while it runs. */
export async function recordOf(on: Platform, player: string | null, id: string): Promise<RecordFile> {
  throw new Error(`not yet: ${on} ${player} ${id}`);
}
