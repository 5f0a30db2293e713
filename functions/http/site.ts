// What differs between deployments, and the types that the routes share. Each runner (local.ts, api.ts) fills it in.
import type { Context } from 'hono';

/** A deployment as the API needs to know it. */
export interface Site {
  /** Whether a page with this `Origin`, asking for this `Host`, is one of ours. */
  readonly isOurs: (origin: string, host: string) => boolean;
  /** Reached by HTTPS: the session cookie can be `__Host-` and Secure, and browsers are told to stay with HTTPS. */
  readonly https: boolean;
  /** The caller's network address, for limits. */
  readonly addressOf: (c: Context) => string;
  readonly limits: Limits;
  /** The public VAPID key that push subscriptions are made for; null where there is no push. */
  readonly pushKey: string | null;
  /** The build that is running, for the client's offer to update and for logs. */
  readonly version: string;
  /** Takes one line of structured log. */
  readonly log: (line: LogLine) => void;
}

/** Requests per window; see limits.ts for what each one holds back. */
export interface Limits {
  readonly address: number;
  readonly newPlayers: number;
  readonly player: number;
  readonly newGames: number;
  readonly chat: number;
  readonly signIns: number;
  readonly account: number;
}

export type LogLine = Readonly<Record<string, string | number | boolean | null>>;

/** What every request carries. */
export interface Env {
  Variables: { requestId: string };
}

/** Who asks: the id of a player, or null for somebody without a session. */
export interface Anybody extends Env {
  Variables: Env['Variables'] & { player: string | null };
}

/** The id of a player, for sure. */
export interface SignedIn extends Env {
  Variables: Env['Variables'] & { player: string };
}
