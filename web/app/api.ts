// The server's routes as functions. An answer is a value, a refusal too: nothing here throws.

import type { Terms } from '../../shared/clock/clock.ts';
import type { Options, Seat } from '../../shared/engine/game.ts';
import type {
  Access,
  ChatLine,
  Commit,
  GameSummary,
  GameView,
  Language,
  Me,
  Moment,
  Problem,
  ProblemCode,
  ThemeNames,
  VoteChoice,
} from '../../shared/wire.ts';

/** Why there is no answer. `offline`: the server was not reached, so nobody knows what became of the request. */
export type Trouble = ProblemCode | 'offline';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble; readonly game?: GameView };

/** A request that takes longer has lost its way; phones in tunnels keep connections half open for minutes. */
const patienceMs = 20_000;

export async function ask<T>(
  method: string,
  path: string,
  read: (response: Response) => Promise<T>,
  sent?: unknown,
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(sent === undefined
        ? {}
        : { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: Answer<T> =
      response.ok || response.status === 304
        ? { ok: true, value: await read(response) }
        : await refusal(response);
    reached = answer.ok || answer.trouble !== 'offline';
    return answer;
  } catch {
    reached = false;
    return { ok: false, trouble: 'offline' };
  }
}

/** Whether the last request got to the server. */
let reached = true;

/**
 * Whether the server can be reached, so that what must not be half sent is not sent into the void. A browser calls itself
 * online in a tunnel, too: after a request that failed, another one that changes nothing finds out.
 */
export const reachable = async (): Promise<boolean> => navigator.onLine && (reached || (await config()).ok);

export const nothing = async (): Promise<void> => undefined;
export const body = <T>(response: Response): Promise<T> => response.json();
const bodyIfNew = async <T>(response: Response): Promise<T | null> =>
  response.status === 304 ? null : response.json();

/** A refusal without a problem document comes from something between us and the server: as good as offline. */
async function refusal(response: Response): Promise<Answer<never>> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  if (!isProblem) return { ok: false, trouble: 'offline' };
  const { code, game }: Problem = await response.json();
  return game ? { ok: false, trouble: code, game } : { ok: false, trouble: code };
}

const at = (id: string, rest = '') => `/games/${encodeURIComponent(id)}${rest}`;

// ---- Players ----
export const enter = (name: string, language: Language) =>
  ask('POST', '/players', body<Me>, { name, language });
export const whoAmI = () => ask('GET', '/me', body<Me>);
export const changeMe = (change: Partial<Omit<Me, 'id'>>) => ask('PATCH', '/me', body<Me>, change);

// ---- Games ----
export const myGames = () => ask('GET', '/games', body<readonly GameSummary[]>);
/** A game for one starts at once. */
export const create = (
  game: string,
  seats: number,
  options: Options,
  access: Access,
  clock: Terms | null = null,
) => ask('POST', '/games', body<GameView>, { game, seats, options, access, clock });

/** What this device has of a game: the version of its view, the number of its last event, the lines of chat. */
export interface Known {
  readonly since: number;
  readonly told: number;
  readonly chats: number;
}

/** Null when nothing is new since what is known. */
export const look = (id: string, { since, told, chats }: Known) =>
  ask('GET', at(id, `?since=${since}&told=${told}&chats=${chats}`), bodyIfNew<GameView>);

/** The game as it was seen after so many events. */
export const moment = (id: string, told: number) => ask('GET', at(id, `/moments/${told}`), body<Moment>);
export const start = (id: string) => ask('POST', at(id, '/start'), body<GameView>);
export const join = (id: string, invite: string | null) =>
  ask('POST', at(id, '/seats'), body<GameView>, invite === null ? {} : { invite });
export const leave = (id: string) => ask('DELETE', at(id, '/seats/mine'), nothing);
export const commit = (id: string, answer: Commit, { told, chats }: Omit<Known, 'since'>) =>
  ask('POST', at(id, `/commits?told=${told}&chats=${chats}`), body<GameView>, answer);
export const lobby = () => ask('GET', '/lobby', body<readonly GameSummary[]>);
export const say = (id: string, text: string) => ask('POST', at(id, '/chat'), body<ChatLine>, { text });
/** So many lines of chat have been read. */
export const read = (id: string, chats: number) => ask('PUT', at(id, '/chat/read'), nothing, { chats });
export const recordUrl = (id: string) => `/api${at(id, '/record')}`;

// ---- Time ----
export const takeVacation = (id: string, days: number) => ask('PUT', at(id, '/vacation'), nothing, { days });
export const endVacation = (id: string) => ask('DELETE', at(id, '/vacation'), nothing);
export const nudge = (id: string, seat: Seat) => ask('POST', at(id, '/nudges'), nothing, { seat });
export const vote = (id: string, about: Seat, choice: VoteChoice) =>
  ask('PUT', at(id, '/vote'), nothing, { about, choice });
/** The autopilot plays for me, until I take my seat back. */
export const handOver = (id: string) => ask('PUT', at(id, '/autopilot'), nothing);
export const takeBack = (id: string) => ask('DELETE', at(id, '/autopilot'), nothing);

// ---- Invitations ----
export interface Invite {
  readonly token: string;
}
export const invite = (id: string, kind: 'single' | 'open' | 'seat') =>
  ask('POST', at(id, '/invites'), body<Invite>, { kind });
export const invited = (token: string) =>
  ask('GET', `/invites/${encodeURIComponent(token)}`, body<GameSummary>);

// ---- The site ----
export interface SiteConfig {
  readonly pushKey: string | null;
  readonly version: string;
  readonly names: ThemeNames;
}
export const config = () => ask('GET', '/config', body<SiteConfig>);

// ---- Notifications ----
export const subscribe = (subscription: PushSubscriptionJSON) => ask('PUT', '/push', nothing, subscription);
export const unsubscribe = (endpoint: string) => ask('DELETE', '/push', nothing, { endpoint });
