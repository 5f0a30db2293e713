// Names that nobody can guess, and what is kept of the secret ones.
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits in 22 base64url characters: the id of a game or a player. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 random bits in 43 base64url characters: a secret that opens a session or an invitation. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: its SHA-256. The secret has 256 random bits, so it needs neither salt nor stretching. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Epoch seconds for the attribute `gone`, after which the database may tidy an item away. No rule waits for that. */
export const goneAt = (millis: number): number => Math.ceil(millis / 1000);
