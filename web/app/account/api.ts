// The server's routes for an account as functions.
import type { Account, LinkCode } from '../../../shared/account.ts';
import type { Me } from '../../../shared/wire.ts';
import { ask, body, nothing } from '../api.ts';

export const account = () => ask('GET', '/auth/account', body<Account>);
export const signInByCode = (code: string) => ask('POST', '/auth/sign-in/code', body<Me>, { code });
export const makeLink = () => ask('POST', '/auth/links', body<LinkCode>);
export const makeCodes = () => ask('POST', '/auth/codes', body<readonly string[]>);
export const endDevice = (id: string) => ask('DELETE', `/auth/sessions/${id}`, nothing);
export const endAllDevices = () => ask('DELETE', '/auth/sessions', nothing);
