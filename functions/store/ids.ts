// Names that nobody can guess, and what is kept of the secret ones.
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits in 22 base64url characters: the id of a game or a player. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 random bits in 43 base64url characters: a secret that opens a session or an invitation. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Digits and letters that nobody mistakes for one another on paper (Crockford's base 32): 5 random bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A secret that a person can write down or type: of 16 letters it has 80 random bits. */
export const newCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

/** A code as it was made, from what somebody has typed: in small letters, with or without dashes, O for 0, I or L for 1. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** What is stored of a secret: its SHA-256. A secret has random bits enough (256, a typed one 60 or 80), so it needs neither salt nor stretching. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Epoch seconds for the attribute `gone`, after which the database may tidy an item away. No rule waits for that. */
export const goneAt = (millis: number): number => Math.ceil(millis / 1000);
