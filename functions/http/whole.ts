// All that a process can answer, in one: on one machine, and in tests.
import type { Hono } from 'hono';
import type { Platform } from '../games/platform.ts';
import { account } from './account.ts';
import { routes } from './app.ts';
import { guarded } from './guarded.ts';
import type { Env, Site } from './site.ts';

export const createWhole = (on: Platform, site: Site): Hono<Env> => guarded(on, site, routes, account);
