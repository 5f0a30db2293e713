// The record of a finished game, from which anyone can replay it; and putting the game away once it is over.
import type { Shape, State } from '../../shared/engine/game.ts';
import { result } from '../../shared/engine/match.ts';
import { openOf } from '../../shared/engine/veil.ts';
import type { RecordFile } from '../../shared/wire.ts';
import { type Head, loadHead, markRecorded } from '../store/heads.ts';
import { chapterOf, type GameRecord, loadRecord, putRecord } from '../store/records.ts';
import { deleteVersions, history, type Version } from '../store/versions.ts';
import { visibleHead } from './look.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';

/** The record, for everyone who may look at the game. Refuses with `not-finished` while it runs. */
export async function recordOf(on: Platform, player: string | null, id: string): Promise<RecordFile> {
  const head = await visibleHead(on, player, id);
  if (head.status !== 'finished') throw new Refusal('not-finished');
  const { file } = (await loadRecord(on.table, id)) ?? (await makeRecord(on, head));
  return file;
}

/**
 * Puts a finished game away: acts, seed, result and story into its record; then its states go, but for the last one, which
 * is still shown. Nothing goes before the record stands, so it can be repeated after a death at any point.
 */
export async function putAway(on: Platform, id: string): Promise<void> {
  const head = await loadHead(on.table, id, true);
  if (head?.status !== 'finished' || head.versionId === null || head.recorded) return;
  if (!(await loadRecord(on.table, id))) await putRecord(on.table, id, await makeRecord(on, head));
  await deleteVersions(on.table, id, head.versionId);
  await markRecorded(on.table, id);
}

async function makeRecord(on: Platform, head: Head): Promise<GameRecord> {
  const steps = await allSteps(on, head);
  const last = steps.at(-1);
  if (!last) throw new Error(`game ${head.id} has no history`);
  const game = await rulesOf(on, head.game);
  const outcome = result(game, openOf(game, last.state));
  if (!outcome) throw new Error(`game ${head.id} is marked as finished, but its last state is not`);
  return {
    file: {
      game: head.game,
      rules: last.rules,
      seats: head.seats.length,
      options: head.options,
      seed: seedOf(last.state),
      acts: steps.flatMap(({ acts }) => acts),
      result: outcome,
      players: head.seats.map(({ player }) => player?.name ?? ''),
    },
    story: steps.map(chapterOf),
  };
}

/** Every step from the start on. Throws where the chain is broken: then nothing may be thrown away. */
async function allSteps(on: Platform, head: Head): Promise<Version[]> {
  const steps: Version[] = [];
  for await (const version of history(on.table, head.id, head)) steps.unshift(version);
  if (steps[0]?.parent !== null) throw new Error(`the history of game ${head.id} does not reach its start`);
  return steps;
}

function seedOf({ box }: State<Shape>): string {
  if (box.rng.kind !== 'keyed') throw new Error('a real game is dealt from a seed');
  return box.rng.seed;
}
