// Players who play several games at once and remember each commit that was acknowledged, so that it can be looked for.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Commit, GameSummary, GameView, Me } from '../../../shared/wire.ts';
import { type Caller, caller } from '../http/caller.ts';

export interface Person {
  readonly me: Me;
  readonly browser: Caller;
  /** Commits that were acknowledged, in order, by game. */
  readonly made: Map<string, Commit[]>;
  /** The commit whose answer has not come yet; it is sent again, with the same id, until one comes. */
  pending: { readonly game: string; readonly commit: Commit } | null;
  /** The newest version of one's own view that was shown, by game. */
  readonly seen: Map<string, number>;
}

export interface Crowd {
  readonly people: readonly Person[];
  /** Everybody plays until `stop`. What is lost on the way to a dead server is only noted. */
  play(): void;
  /** Resolves once this many commits more have been acknowledged. */
  committed(more: number): Promise<void>;
  /** Everybody stops after the request under way. */
  stop(): Promise<void>;
  /** Sends again what was left without an answer. */
  settle(): Promise<void>;
}

const game = 'moon-colony-bloodbath';

/** `size` people who take their names now. A table for two each, and new ones alone from time to time. */
export async function crowd(url: string, size: number): Promise<Crowd> {
  const people: Person[] = [];
  for (let i = 0; i < size; i++) {
    const browser = caller((path, init) => fetch(url + path, init), url);
    const me = await browser.post<Me>('/players', { name: `Player ${i}`, language: 'en' });
    people.push({ me, browser, made: new Map(), pending: null, seen: new Map() });
  }
  const count = () => people.reduce((sum, { made }) => sum + [...made.values()].flat().length, 0);
  let playing = false;
  let loops: Promise<void>[] = [];
  return {
    people,
    play() {
      playing = true;
      loops = people.map(async (person) => {
        while (playing) await turn(person, people).catch(unanswered);
      });
    },
    async committed(more) {
      const enough = count() + more;
      while (count() < enough) await pause(5);
    },
    async stop() {
      playing = false;
      await Promise.all(loops);
    },
    async settle() {
      for (const person of people) if (person.pending) await send(person);
    },
  };
}

/** A server that is gone is why we are here; anything it says is not. */
async function unanswered(error: unknown): Promise<void> {
  // How Node's fetch says that a connection was refused, or cut in the middle of an answer.
  if (!(error instanceof TypeError) || !['fetch failed', 'terminated'].includes(error.message)) throw error;
  await pause(20);
}

/** One look at one's games and one commit in the most pressing; or somebody new to play with. */
async function turn(person: Person, people: readonly Person[]): Promise<void> {
  const { browser, seen } = person;
  if (person.pending) await send(person);
  const games = await browser.get<GameSummary[]>('/games');
  const running = games.filter(({ status }) => status === 'running');
  const mine = pick(running.filter(({ myTurn }) => myTurn));
  if (running.length < 2) return meet(person, people);
  if (!mine) return void (await pause(5));
  const view = await browser.get<GameView>(`/games/${mine.id}`);
  if (view.version < (seen.get(view.id) ?? 0)) throw new Error(`game ${view.id} went back in time`);
  seen.set(view.id, view.version);
  const move = pick(view.legal);
  if (!move || view.ply === null) return;
  person.pending = { game: view.id, commit: { id: randomUUID(), ply: view.ply, moves: [move] } };
  await send(person);
}

/** Sends the pending commit and takes note of the answer: accepted, or refused because the question has moved on. */
async function send(person: Person): Promise<void> {
  if (!person.pending) return;
  const { game: id, commit } = person.pending;
  const { status, body } = await person.browser.ask('POST', `/games/${id}/commits`, commit);
  if (status === 200) person.made.set(id, [...(person.made.get(id) ?? []), commit]);
  else if (!['stale', 'over'].includes(body.code))
    throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
  person.pending = null;
}

/** Opens a game: alone, or with the next at hand, and starts it. */
async function meet({ browser }: Person, people: readonly Person[]): Promise<void> {
  const guest = Math.random() < 0.5 ? pick(people.filter((each) => each.browser !== browser)) : undefined;
  const seats = guest ? 2 : 1;
  const { id } = await browser.post<GameView>('/games', { game, seats, options: {}, access: 'public' });
  if (!guest) return;
  await guest.browser.post(`/games/${id}/seats`);
  await browser.post(`/games/${id}/start`);
}

const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];

/** The moves of a person in a game, as they must stand in its history. */
export const movesOf = ({ made }: Person, id: string) => (made.get(id) ?? []).flatMap(({ moves }) => moves);
