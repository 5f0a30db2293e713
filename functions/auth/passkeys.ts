// Passkeys (WebAuthn, level 3): made for a player who is signed in, and later by themselves enough to come in. A passkey
// knows its player's id as its user handle, so nobody has to say who he is first.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Platform } from '../games/platform.ts';
import type { Player } from '../games/players.ts';
import { Refusal } from '../games/refusal.ts';
import { putChallenge, takeChallenge } from '../store/challenges.ts';
import { newToken } from '../store/ids.ts';
import { listPasskeys, loadPasskey, noteUse, type Passkey, putPasskey } from '../store/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Milliseconds for which a challenge may be answered: somebody may have to look for a key. */
const life = 5 * 60_000;

const mostPasskeys = 20;

/** EdDSA, ES256, RS256: one of them is in every authenticator. */
const algorithms = [-8, -7, -257];

/** A challenge for a browser. `token`: what shows later that it was this browser. */
interface Asked<T> {
  readonly options: T;
  readonly token: string;
}

/** For coming in; for adding, bound to the session that asked, and so to its player. */
const toSignIn = 'sign-in';
const toAdd = (session: string) => `add ${session}`;

async function asking<T extends { readonly challenge: string }>(
  on: Platform,
  purpose: string,
  options: T,
): Promise<Asked<T>> {
  const token = newToken();
  const { challenge } = options;
  await putChallenge(on.table, token, { challenge, purpose, expires: on.now() + life });
  return { options, token };
}

/** What was asked of this browser. Refuses if it was nothing, or something else, or is answered, or too long ago. */
async function asked(on: Platform, token: string | undefined, purpose: string): Promise<string> {
  const challenge = token ? await takeChallenge(on.table, token, purpose, on.now()) : null;
  if (challenge === null) throw new Refusal('not-accepted');
  return challenge;
}

// ---- Adding one ----------------------------------------------------------------------------------------------

export async function askToAdd(on: Platform, site: RelyingParty, player: Player, session: string) {
  const have = await listPasskeys(on.table, player.id);
  if (have.length >= mostPasskeys) throw new Refusal('bad-request', { detail: 'twenty passkeys are enough' });
  const options = await generateRegistrationOptions({
    rpName: 'Lightlag',
    rpID: site.id,
    userID: Uint8Array.from(Buffer.from(player.id, 'base64url')),
    userName: player.name,
    userDisplayName: player.name,
    attestationType: 'none',
    excludeCredentials: have.map(({ credential, transports }) => ({
      id: credential,
      transports: [...transports],
    })),
    // Found without a name; and by whoever can unlock the device, not by whoever holds it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: life,
  });
  return asking(on, toAdd(session), options);
}

/** Refuses with `not-accepted`, whatever is wrong with the answer. */
export async function addPasskey(
  on: Platform,
  site: RelyingParty,
  by: { readonly player: string; readonly session: string; readonly token: string | undefined },
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const expectedChallenge = await asked(on, by.token, toAdd(by.session));
  const outcome = await verified(
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!outcome.registrationInfo) throw new Refusal('not-accepted');
  const { credential, credentialBackedUp } = outcome.registrationInfo;
  const passkey: Passkey = {
    credential: credential.id,
    name,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
    since: on.now(),
    used: null,
  };
  if (!(await putPasskey(on.table, by.player, passkey))) throw new Refusal('not-accepted');
}

// ---- Coming in by one ----------------------------------------------------------------------------------------

export async function askToSignIn(on: Platform, site: RelyingParty) {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    timeout: life,
  });
  return asking(on, toSignIn, options);
}

/** Whose passkey has answered. Refuses with `not-accepted`, whatever is wrong with the answer. */
export async function playerOfPasskey(
  on: Platform,
  site: RelyingParty,
  token: string | undefined,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const expectedChallenge = await asked(on, token, toSignIn);
  const player = response.response.userHandle;
  const passkey = player ? await loadPasskey(on.table, player, response.id) : null;
  if (!player || !passkey) throw new Refusal('not-accepted');
  const { verified: isGood, authenticationInfo: seen } = await verified(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      // A counter that does not grow is a copy's: the library refuses it.
      credential: { id: passkey.credential, publicKey: passkey.publicKey, counter: passkey.counter },
    }),
  );
  const use = { counter: seen.newCounter, backedUp: seen.credentialBackedUp, used: on.now() };
  if (!isGood || !(await noteUse(on.table, player, passkey, use))) throw new Refusal('not-accepted');
  return player;
}

/** The library throws what it finds wrong; whoever sent it is not told what. */
async function verified<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (error) {
    throw new Refusal('not-accepted', {}, error);
  }
}
