// What travels between phone and server: types only. Routes are in functions/http, codes of errors at the end.
import type { DaysOff } from './clock/absence.ts';
import type { Terms } from './clock/clock.ts';
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
  /** When my clocks stand still, whatever the game. */
  readonly daysOff: DaysOff | null;
  readonly reminders: Reminders;
}

/** Of which reminders a player wants to hear: at two thirds and at nine tenths of the time, or of the last one, or of none. */
export type Reminders = 'both' | 'last' | 'none';

/** How a game goes on that waits for a seat whose time is up: the autopilot plays for the seat until its owner is back; the
 *  game ends; the autopilot takes this one decision. */
export type VoteChoice = 'replace' | 'end' | 'go-on';

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
  /** `once`: its last decision was the autopilot's. `holds`: all are, until the owner takes the seat back. */
  readonly autopilot?: 'once' | 'holds';
  /** On vacation until then. */
  readonly away?: Millis;
  /** When its time is up, if it is awaited and the viewer may know so. */
  readonly until?: Millis;
  /** Its time is up, and the game waits for the others' votes. */
  readonly isOut?: boolean;
  /** From when on it may be nudged, if it is awaited and the viewer may know so. */
  readonly nudgeFrom?: Millis;
  /** How this seat votes on the one whose time is up. */
  readonly vote?: VoteChoice;
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
  /** The clock of the game, if it has one. */
  readonly clock?: Terms;
  /** Milliseconds of vacation that the viewer may still take. */
  readonly vacation?: Millis;
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

/** Why a phone is pinged: its player is asked; is reminded of it by the clock; by another player; a game has begun without
 *  asking him yet; all are here, so that he, its host, can start it; a game has ended; his time was up, and the autopilot
 *  has played; another's time is up, and he may vote on what follows. */
export type PushKind = 'turn' | 'reminder' | 'nudge' | 'started' | 'full' | 'over' | 'lapsed' | 'vote';

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
  /** Tells calls to one question apart: a second reminder is heard, a message that came twice is not. */
  readonly call: number;
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
  | 'not-accepted'
  | 'not-confirmed'
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
  | 'no-clock'
  | 'no-vacation'
  | 'no-vote'
  | 'not-awaited'
  | 'too-soon'
  | 'too-large'
  | 'too-many'
  | 'internal';
