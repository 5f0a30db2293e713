// What travels of a player's account: types only. Routes are in functions/http/account.ts.
import type { Millis } from './wire.ts';

/** All ways into an account, and where it is open. */
export interface Account {
  readonly passkeys: readonly PasskeyLine[];
  readonly devices: readonly Device[];
  /** Recovery codes; null if none were ever made. */
  readonly codes: { readonly left: number; readonly since: Millis } | null;
}

export interface PasskeyLine {
  readonly id: string;
  readonly name: string;
  readonly since: Millis;
  /** When it last let its player in; null: never yet. */
  readonly used: Millis | null;
  /** Copied to where another device of its owner finds it. */
  readonly backedUp: boolean;
}

/** A device that is signed in. */
export interface Device {
  readonly id: string;
  /** Its browser's own description (User-Agent). */
  readonly device: string;
  readonly since: Millis;
  /** When the app was last opened there; to the day. */
  readonly seen: Millis;
  /** The one that asks. */
  readonly here: boolean;
}

/** A code for another device. */
export interface LinkCode {
  readonly code: string;
  readonly expires: Millis;
}
