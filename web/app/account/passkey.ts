// Passkeys as the browser makes and uses them: whether it can, asking it, and what it says when nothing came of it.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Me } from '../../../shared/wire.ts';
import type { Answer, Trouble } from '../api.ts';
import { addPasskey, askForPasskey, askToAdd, signInByPasskey } from './api.ts';

/** Why a browser gives no passkeys here; null where it does. */
export type Obstacle = 'insecure' | 'address' | 'unsupported';

export function obstacle(): Obstacle | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  if (!isSecureContext) return 'insecure';
  return browserSupportsWebAuthn() ? null : 'unsupported';
}

/** Why nothing came of it: the server's reason, or the browser's. */
export type Failure = Trouble | 'cancelled' | 'known' | 'failed';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Failure };

/** Makes a passkey on this device, or wherever the browser's own dialogue is told to. From a tap. */
export const makePasskey = (name: string): Promise<Outcome<void>> =>
  ceremony(
    askToAdd,
    (optionsJSON) => startRegistration({ optionsJSON }),
    (answer) => addPasskey(name, answer),
  );

/** Comes in by any passkey for this site. From a tap. */
export const comeInByPasskey = (): Promise<Outcome<Me>> =>
  ceremony(askForPasskey, (optionsJSON) => startAuthentication({ optionsJSON }), signInByPasskey);

/** The server asks, the browser answers, the server judges. */
async function ceremony<O, A, T>(
  ask: () => Promise<Answer<O>>,
  answer: (options: O) => Promise<A>,
  judge: (answer: A) => Promise<Answer<T>>,
): Promise<Outcome<T>> {
  const asked = await ask();
  if (!asked.ok) return { ok: false, why: asked.trouble };
  try {
    const judged = await judge(await answer(asked.value));
    return judged.ok ? judged : { ok: false, why: judged.trouble };
  } catch (error) {
    return { ok: false, why: failureOf(error) };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'known';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
