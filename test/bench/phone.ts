// Players as the server meets them: a phone asks and tells over HTTP as the app does, and keeps what it was told.
import { randomUUID } from 'node:crypto';
import type { Seat } from '../../shared/engine/game.ts';
import type { Commit, GameView, Problem } from '../../shared/wire.ts';
import { type Caller, caller } from '../functions/http/caller.ts';

/** Somebody new, on a phone of their own. */
export async function enter(url: string, name: string): Promise<Caller> {
  const browser = caller((path, init) => fetch(new URL(path, url), init), new URL(url).origin);
  await browser.post('/players', { name, language: 'en' });
  return browser;
}

/** Opens a game of two and starts it. The phones of both in it, host first. */
export async function openGame(host: Caller, guest: Caller, game: string): Promise<[Phone, Phone]> {
  const wish = { game, seats: 2, options: {}, access: 'public' };
  const { id } = await host.post<GameView>('/games', wish);
  const joined = await guest.post<GameView>(`/games/${id}/seats`);
  return [phoneOf(host, await host.post<GameView>(`/games/${id}/start`)), phoneOf(guest, joined)];
}

/** One player's phone in one game. It keeps the newest view, so that it is sent only what is new. */
export interface Phone {
  readonly game: string;
  mine(): boolean;
  over(): boolean;
  /** Asks whether there is anything new. */
  look(): Promise<void>;
  /** Plays the first legal move. Returns the commit that was accepted, or null where the game had moved on. */
  commit(): Promise<Commit | null>;
  readonly seat: Seat;
}

function phoneOf(player: Caller, first: GameView): Phone {
  const { id, mySeat } = first;
  if (mySeat === null) throw new Error(`no seat in game ${id}`);
  let view = first;
  let told = first.events.at(-1)?.n ?? 0;
  const keep = (next: GameView | null) => {
    view = next ?? view; // None: nothing is new.
    told = next?.events.at(-1)?.n ?? told;
  };
  const known = () => `told=${told}&chats=${view.chats}`;
  return {
    game: id,
    seat: mySeat,
    mine: () => view.myTurn,
    over: () => view.status === 'finished',
    async look() {
      const path = `/games/${id}?since=${view.version}&${known()}`;
      keep((await player.ask<GameView | null>('GET', path)).body);
    },
    async commit() {
      if (view.ply === null) throw new Error(`game ${id} has not started`);
      const commit = { id: randomUUID(), ply: view.ply, moves: view.legal.slice(0, 1) };
      const path = `/games/${id}/commits?${known()}`;
      const { status, body } = await player.ask<GameView | Problem>('POST', path, commit);
      if ('view' in body) keep(body);
      else if (status === 409) keep(body.game ?? null);
      else throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return status === 200 ? commit : null;
    },
  };
}
