// The server's routes for an account as functions.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Account, LinkCode } from '../../../shared/account.ts';
import type { Me } from '../../../shared/wire.ts';
import { ask, body, nothing } from '../api.ts';

export const account = () => ask('GET', '/auth/account', body<Account>);
export const signInByCode = (code: string) => ask('POST', '/auth/sign-in/code', body<Me>, { code });
export const askForPasskey = () =>
  ask('POST', '/auth/sign-in/passkey/challenge', body<PublicKeyCredentialRequestOptionsJSON>);
export const signInByPasskey = (answer: AuthenticationResponseJSON) =>
  ask('POST', '/auth/sign-in/passkey', body<Me>, answer);
export const askToAdd = () =>
  ask('POST', '/auth/passkeys/challenge', body<PublicKeyCredentialCreationOptionsJSON>);
export const addPasskey = (name: string, answer: RegistrationResponseJSON) =>
  ask('POST', '/auth/passkeys', nothing, { name, answer });
export const renamePasskey = (id: string, name: string) =>
  ask('PATCH', `/auth/passkeys/${id}`, nothing, { name });
export const revokePasskey = (id: string) => ask('DELETE', `/auth/passkeys/${id}`, nothing);
export const exportUrl = '/api/auth/export';
export const deleteAccount = (name: string) => ask('DELETE', '/auth/account', nothing, { name });
export const makeLink = () => ask('POST', '/auth/links', body<LinkCode>);
export const makeCodes = () => ask('POST', '/auth/codes', body<readonly string[]>);
export const endDevice = (id: string) => ask('DELETE', `/auth/sessions/${id}`, nothing);
export const endAllDevices = () => ask('DELETE', '/auth/sessions', nothing);
