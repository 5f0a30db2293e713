// What stands in the data of a server, to be held against what its players were told.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tableOn } from '../../../functions/local/database.ts';
import type { Head } from '../../../functions/store/heads.ts';
import { loadRecord } from '../../../functions/store/records.ts';
import type { Table } from '../../../functions/store/table.ts';
import { history } from '../../../functions/store/versions.ts';
import type { AnyMove, Seat, Shape } from '../../../shared/engine/game.ts';
import type { Act } from '../../../shared/engine/match.ts';

/** The table of the server that runs on a data folder. */
export async function tableIn(dataDir: string): Promise<Table> {
  return tableOn(JSON.parse(await readFile(join(dataDir, 'endpoint.json'), 'utf8')).endpoint);
}

/** What was done in a game from its start on: from the chain, or from the record of one that has been put away. */
export async function actsOf(table: Table, head: Head): Promise<readonly Act<Shape>[]> {
  const record = await loadRecord(table, head.id);
  if (record) return record.file.acts;
  const steps: Act<Shape>[][] = [];
  for await (const { acts } of history(table, head.id, head)) steps.unshift([...acts]);
  return steps.flat();
}

/** The moves of one seat among them, in order. */
export const movesIn = (acts: readonly Act<Shape>[], seat: Seat): AnyMove<Shape>[] =>
  acts.flatMap((act) => ('moves' in act && act.seat === seat ? act.moves : []));
