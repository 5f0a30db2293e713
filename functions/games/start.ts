// The start of a game: once, by its host.
import { randomUUID } from 'node:crypto';
import { start } from '../../shared/engine/match.ts';
import type { GameView } from '../../shared/wire.ts';
import { advanceHead, Contested, type Head } from '../store/heads.ts';
import { attemptOf, putVersion, type Version } from '../store/versions.ts';
import { headStarted } from './advance.ts';
import { headNow, persist, refusalAfter } from './change.ts';
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
    return await persist(() => tryToStart(on, player, id));
  } catch (error) {
    throw error instanceof Contested ? refusalAfter(error) : error;
  }
}

async function tryToStart(on: Platform, player: string, id: string): Promise<GameView> {
  const head = await headNow(on, id);
  ownSeat(head, player);
  if (head.host !== player) throw new Refusal('not-host');
  if (head.status !== 'waiting') return viewOf(on, head, player, {});
  const version = await firstVersion(on, head);
  const seats = head.seats.filter((seat) => seat.player);
  const next = headStarted(
    await rulesOf(on, head.game),
    { ...head, seats },
    version,
    ownSeat({ ...head, seats }, player),
  );
  await putVersion(on.table, id, version);
  await advanceHead(on.table, head, next, version.at);
  return viewOf(on, next, player, {}, version);
}

async function firstVersion(on: Platform, head: Head): Promise<Version> {
  const game = await rulesOf(on, head.game);
  const seats = head.seats.filter((seat) => seat.player).length;
  if (seats < game.seats.min) throw new Refusal('too-few-players');
  const options = optionsOf(game, head.options, seats);
  const { state, told } = start(game, { seats, options, seed: on.seed() });
  return {
    n: head.version + 1,
    id: attemptOf(`start-${randomUUID()}`),
    parent: null,
    at: on.now(),
    rules: game.rules,
    by: null,
    acts: [],
    told,
    state,
  };
}
