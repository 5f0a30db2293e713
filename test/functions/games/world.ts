// A place to play in tests: a table, a shelf with test games, a clock that is set by hand, players and their phones.
import { randomUUID } from 'node:crypto';
import { commitMoves } from '../../../functions/games/commit.ts';
import { createGame, type NewGame } from '../../../functions/games/create.ts';
import { inviteTo } from '../../../functions/games/invite.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { lookAt } from '../../../functions/games/look.ts';
import type { Platform } from '../../../functions/games/platform.ts';
import { enter, type Player } from '../../../functions/games/players.ts';
import { Refusal } from '../../../functions/games/refusal.ts';
import { startGame } from '../../../functions/games/start.ts';
import type { Table } from '../../../functions/store/table.ts';
import type { EngineMove } from '../../../shared/engine/game.ts';
import { seedOf } from '../../../shared/engine/rng.ts';
import type { Shelf } from '../../../shared/games/index.ts';
import type { Commit, GameView, ProblemCode } from '../../../shared/wire.ts';
import { type Tiny, tiny } from '../../engine/tiny.ts';
import { type Ballot, ballot } from './ballot.ts';

const shelf: Shelf = {
  tiny: { seats: tiny.seats, load: async () => tiny },
  ballot: { seats: ballot.seats, load: async () => ballot },
};

/** A small move of one of the games on the test shelf. */
export type TestMove = Tiny['move'] | Ballot['move'] | EngineMove;

export interface World extends Platform {
  /** Milliseconds, moved by hand. */
  clock: number;
}

/** A platform whose clock stands still until it is moved. */
export function worldOn(table: Table, games: Shelf = shelf): World {
  const world: World = {
    table,
    shelf: games,
    names: 'themed',
    clock: 1_800_000_000_000,
    now: () => world.clock,
    seed: () => seedOf('test'),
  };
  return world;
}

/** The same world as another process sees it. */
export const processOf = (world: World, table: Table): Platform => ({
  ...world,
  table,
  now: () => world.clock,
});

export interface Started {
  readonly id: string;
  readonly players: readonly Player[];
}

/** A running game with `seats` players; the first one is its host. */
export async function startedGame(
  on: Platform,
  seats: number,
  wish: Partial<NewGame> = {},
): Promise<Started> {
  const { id, players } = await waitingGame(on, seats, { seats, ...wish });
  await startGame(on, playerAt(players, 0).id, id);
  return { id, players };
}

/** A game that waits, in which `players` sit. */
export async function waitingGame(
  on: Platform,
  players: number,
  wish: Partial<NewGame> = {},
): Promise<Started> {
  const all = await guests(on, players);
  const host = playerAt(all, 0);
  const { id } = await createGame(on, host, {
    game: 'tiny',
    seats: players,
    options: {},
    access: 'public',
    ...wish,
  });
  for (const player of all.slice(1)) {
    const invite = wish.access === 'private' ? (await inviteTo(on, host.id, id, 'single')).token : undefined;
    await joinGame(on, player, id, invite);
  }
  return { id, players: all };
}

export async function guests(on: Platform, n: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < n; i++) players.push(await enter(on, { name: `Player ${i}`, language: 'en' }));
  return players;
}

export function playerAt(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (!player) throw new RangeError(`no player ${seat}`);
  return player;
}

/** The game as a player sees it. */
export async function seen(on: Platform, player: string | null, id: string): Promise<GameView> {
  const view = await lookAt(on, player, id);
  if (!view) throw new Error('the game is always shown to who knows nothing');
  return view;
}

export const commitOf = (ply: number | null, ...moves: TestMove[]): Commit => ({
  id: randomUUID(),
  ply: ply ?? -1,
  moves,
});

/** Commits moves to the question that the player stands before. */
export async function move(
  on: Platform,
  player: Player,
  id: string,
  ...moves: TestMove[]
): Promise<GameView> {
  const { ply, events } = await seen(on, player.id, id);
  const told = events.at(-1)?.n ?? 0;
  const { game } = await commitMoves(on, player.id, id, commitOf(ply, ...moves), { told });
  return game;
}

/** The code with which something is refused; fails if it isn't. */
export async function refusal(attempt: Promise<unknown>): Promise<ProblemCode> {
  return attempt.then(
    () => {
      throw new Error('it was not refused');
    },
    (error) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}
