// What travels between phone and server: types only. Routes are in functions/http, codes of errors at the end.
import type { AnyMove, Options, Result, Seat, Shape } from './engine/game.ts';
import type { View } from './engine/veil.ts';

export type Language = 'en' | 'zh-Hant' | 'zh-Hans';

/** Whose names are shown of games that have a known setting: theirs, or ours. A site shows one of the two (THEME_NAMES). */
export type ThemeNames = 'themed' | 'neutral';

/** Milliseconds since 1970, UTC. */
export type Millis = number;

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** Who may come in: `public` is listed in the lobby, `link` by an invite that stays open until the game is full,
 *  `private` by single-use invites; strangers may watch the first two, if they know the game's id. */
export type Access = 'public' | 'link' | 'private';

export type Status = 'waiting' | 'running' | 'finished';

export interface SeatHolder {
  readonly seat: Seat;
  /** Null while the seat is free. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The player left the running game. */
  readonly left: boolean;
}

/** A line of the home screen: no more than the viewer's own view would tell. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly access: Access;
  readonly status: Status;
  readonly host: string;
  readonly seats: readonly SeatHolder[];
  readonly mySeat: Seat | null;
  /** The version of the viewer's own view: grows when the bytes of that view change. */
  readonly version: number;
  readonly ply: number | null;
  readonly myTurn: boolean;
  /** Seats awaited, or null where the viewer may not know yet. */
  readonly awaited: readonly Seat[] | null;
  /** Since when the open question stands; null when none does. */
  readonly askedAt: Millis | null;
  /** When the viewer's view last changed. */
  readonly changedAt: Millis;
  readonly options: Options;
  /** Lines of chat so far. A poll names it beside `since`. */
  readonly chats: number;
  readonly unreadChat?: number;
}

/** An event as a viewer was told it. `n` counts what this viewer was told, from 1. */
export interface NumberedEvent<X extends Shape = Shape> {
  readonly n: number;
  readonly at: Millis;
  readonly event: X['event'];
}

/** Everything a viewer needs to show, and play on, a game. Kept on the phone as it is. */
export interface GameView<X extends Shape = Shape> extends GameSummary {
  readonly rules: number;
  /** Null while the game waits for players. */
  readonly view: View<X> | null;
  readonly legal: readonly AnyMove<X>[];
  /** Events after the number that was asked for, oldest first; `complete` is false if the oldest are left out. */
  readonly events: readonly NumberedEvent<X>[];
  readonly complete: boolean;
  readonly result: Result | null;
  readonly chat: readonly ChatLine[];
}

/** The game as its viewer saw it at a moment of the past. */
export interface Moment<X extends Shape = Shape> {
  /** How many events the viewer had been told by then. */
  readonly told: number;
  readonly view: View<X>;
}

export interface ChatLine {
  readonly id: string;
  readonly at: Millis;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** A seat's moves, sent at once. The id is made by the phone (a UUID), so that a repeated commit is known again. */
export interface Commit {
  readonly id: string;
  readonly ply: number;
  readonly moves: readonly { readonly do: string }[];
}

/** A finished game, from which anyone can replay it: the seed whose SHA-256 stood on the table from the start. */
export interface RecordFile<X extends Shape = Shape> {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly acts: readonly ({ seat: Seat; moves: readonly AnyMove<X>[] } | { seat: Seat; leave: true })[];
  readonly result: Result;
  readonly players: readonly string[];
}

/** Why a phone is pinged: its player is asked; a game has begun without asking him yet; all are here, so that he, its
 *  host, can start it; a game has ended. */
export type PushKind = 'turn' | 'started' | 'full' | 'over';

/**
 * What a push message holds, as JSON, encrypted for one device. Worded on the server, in the player's language, without
 * any fact that he would not see on opening the game. Every one is shown: a silent push costs the permission.
 */
export interface PushPayload {
  readonly kind: PushKind;
  /** The game's id: the tag of its notification, so that a later one takes its place. */
  readonly game: string;
  readonly title: string;
  readonly body: string;
  /** The page that a tap opens: a path on this site. */
  readonly url: string;
  /** Games that wait for the player, this one included: the number on the app's icon. */
  readonly myTurns: number;
  /** The question that was put: a notification of an earlier one is out of date. */
  readonly ply: number;
  /** The version of the player's own view that the ping speaks of, as in GameSummary. */
  readonly version: number;
}

/** RFC 9457 problem document. `code` is stable and worded by the client in its language. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail?: string;
  /** With `stale`, `illegal` and `race`: the fresh view. */
  readonly game?: GameView;
}

export type ProblemCode =
  | 'bad-request'
  | 'bad-origin'
  | 'signed-out'
  | 'not-found'
  | 'not-yours'
  | 'not-host'
  | 'full'
  | 'invite-used'
  | 'already-started'
  | 'not-started'
  | 'too-few-players'
  | 'not-finished'
  | 'stale'
  | 'illegal'
  | 'race'
  | 'over'
  | 'too-large'
  | 'too-many'
  | 'internal';
