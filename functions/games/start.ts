// The start of a game: once, by its host.
import { start } from '../../shared/engine/match.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { GameView } from '../../shared/wire.ts';
import type { Head } from '../store/heads.ts';
import { putVersion, type Version } from '../store/versions.ts';
import { headStarted } from './advance.ts';
import { advance, headNow, persist, refusalAfter, versionAfter } from './change.ts';
import { optionsOf } from './create.ts';
import { type Platform, rulesOf } from './platform.ts';
import { Refusal } from './refusal.ts';
import { viewOf } from './view.ts';
import { ownSeat } from './viewer.ts';

/**
 * Starts a game with those who sit in it; free seats are taken away. A host who starts a running game (a double click,
 * an answer that was lost) is shown it.
 */
export async function startGame(on: Platform, player: string, id: string): Promise<GameView> {
  try {
    return await persist(on, id, () => tryToStart(on, player, id));
  } catch (error) {
    throw refusalAfter(error);
  }
}

async function tryToStart(on: Platform, player: string, id: string): Promise<GameView> {
  const head = await headNow(on, id);
  ownSeat(head, player);
  if (head.host !== player) throw new Refusal('not-host');
  if (head.status !== 'waiting') return viewOf(on, head, player, {});
  const game = await rulesOf(on, head.game);
  const table = filled(game, head);
  const version = firstVersion(game, table, on);
  const next = headStarted(game, table, version, ownSeat(table, player));
  await putVersion(on.table, id, version);
  await advance(on, head, next);
  return viewOf(on, next, player, {}, version);
}

/** The table as it will be played at: without free seats, its settings checked for those who are there. */
function filled(game: AnyGame, head: Head): Head {
  const seats = head.seats.filter((seat) => seat.player);
  if (seats.length < game.seats.min) throw new Refusal('too-few-players');
  const options = optionsOf(game, head.options, seats.length);
  if (seats.length > 1) return { ...head, seats, options };
  // Nobody waits for one who plays alone.
  return { ...head, seats: seats.map((seat) => ({ ...seat, time: null })), options, terms: null };
}

function firstVersion(game: AnyGame, head: Head, on: Platform): Version {
  const { seats, options } = head;
  const { state, told } = start(game, { seats: seats.length, options, seed: on.seed() });
  return {
    ...versionAfter(on, game, head, null, 'start'),
    by: null,
    acts: [],
    told,
    state,
  };
}
