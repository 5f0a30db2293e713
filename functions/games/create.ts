// A new game: its host sits down first.
import type { Terms } from '../../shared/clock/clock.ts';
import type { Options } from '../../shared/engine/game.ts';
import { OptionsError, readOptions } from '../../shared/engine/match.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Access, GameView } from '../../shared/wire.ts';
import { type Head, putHead } from '../store/heads.ts';
import { newId } from '../store/ids.ts';
import { putMembership } from '../store/memberships.ts';
import type { HeadSeat, Mark } from '../store/seats.ts';
import { type Platform, rulesOf } from './platform.ts';
import type { Player } from './players.ts';
import { Refusal } from './refusal.ts';
import { freshTime } from './time.ts';
import { viewOf } from './view.ts';

export interface NewGame {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly access: Access;
  /** A clock for those who play with others. */
  readonly clock?: Terms | null | undefined;
}

/** Opens a game that waits for players. A game for one can be started at once. */
export async function createGame(on: Platform, host: Player, wish: NewGame): Promise<GameView> {
  const game = await rulesOf(on, wish.game);
  const options = optionsOf(game, wish.options, wish.seats);
  const createdAt = on.now();
  const terms = wish.seats > 1 ? (wish.clock ?? null) : null;
  const mark: Mark = { version: 1, changedAt: createdAt };
  const head: Head = {
    id: newId(),
    game: wish.game,
    rules: game.rules,
    options,
    access: wish.access,
    host: host.id,
    status: 'waiting',
    createdAt,
    version: 1,
    versionId: null,
    versionN: 0,
    seats: Array.from({ length: wish.seats }, (_, seat) =>
      seat === 0 ? seated(host, mark, terms) : free(mark),
    ),
    terms,
    watchers: mark,
    question: null,
    chats: 0,
    pings: {},
    due: null,
    recorded: false,
  };
  await putMembership(on.table, host.id, head.id);
  await putHead(on.table, head);
  return viewOf(on, head, host.id, {});
}

/** Settings checked and filled in; a Refusal names the one that is wrong. */
export function optionsOf(game: AnyGame, options: Options, seats: number): Options {
  try {
    return readOptions(game, options, seats);
  } catch (error) {
    if (error instanceof OptionsError) throw new Refusal('bad-request', { detail: error.message });
    throw error;
  }
}

export const free = (view: Mark): HeadSeat => ({
  player: null,
  left: false,
  ply: 0,
  awaited: false,
  called: 0,
  view,
  last: null,
  call: 'first',
  nudged: 0,
  autopilot: null,
  vote: null,
  time: null,
});

export const seated = (
  { id, name, daysOff }: Pick<Player, 'id' | 'name' | 'daysOff'>,
  view: Mark,
  terms: Terms | null,
): HeadSeat => ({
  ...free(view),
  player: { id, name },
  time: terms && freshTime(terms, { daysOff }),
});
