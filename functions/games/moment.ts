// Looking back: the game as a viewer saw it at a moment of its past. Moments are counted by the events that the viewer was
// told, never by versions, whose number tells that another seat has decided.
import type { Shape, State } from '../../shared/engine/game.ts';
import { copy } from '../../shared/engine/json.ts';
import { look, start } from '../../shared/engine/match.ts';
import { playAct } from '../../shared/engine/record.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Moment, RecordFile } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import { loadRecord } from '../store/records.ts';
import { history } from '../store/versions.ts';
import { visibleHead } from './look.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';
import { toldOf, upgraded } from './view.ts';
import { seatOf } from './viewer.ts';

/**
 * What a player (or, with null, somebody without a name) saw when told no more than the first `told` events: at the last
 * stored step that fits, or the first of all. Refuses with `not-started`, or with `not-found` where nothing is left of it.
 */
export async function momentOf(
  on: Platform,
  player: string | null,
  id: string,
  told: number,
): Promise<Moment> {
  const head = await visibleHead(on, player, id);
  if (head.versionId === null) throw new Refusal('not-started');
  const seat = seatOf(head, player);
  const game = await rulesOf(on, head.game);
  const record = head.status === 'finished' ? await loadRecord(on.table, id) : null;
  const early = (state: State<Shape>) => toldOf(state, seat) <= told;
  const state = record ? replayedUntil(game, record.file, early) : await storedUntil(on, head, game, early);
  return { told: toldOf(state, seat), view: look(game, state, seat) };
}

type Fits = (state: State<Shape>) => boolean;

async function storedUntil(on: Platform, head: Head, game: AnyGame, fits: Fits): Promise<State<Shape>> {
  let found: State<Shape> | null = null;
  for await (const { state, rules } of history(on.table, head.id, head)) {
    found = upgraded(game, state, rules);
    if (fits(found)) break;
  }
  if (!found) throw new Refusal('not-found');
  return found;
}

/** The states of a finished game are gone: its record is played again. By other rules it would not be the same game. */
function replayedUntil(game: AnyGame, record: RecordFile, fits: Fits): State<Shape> {
  const { rules, seats, options, seed, acts } = record;
  if (rules !== game.rules) throw new Refusal('not-found', { detail: 'it was played by older rules' });
  const { state } = start(game, { seats, options, seed });
  let found = copy(state);
  for (const act of acts) {
    playAct(game, state, act);
    if (!fits(state)) break;
    found = copy(state);
  }
  return found;
}
