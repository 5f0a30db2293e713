// The accounts in AWS, behind CloudFront and an HTTP API. What they answer is http/account.ts's part.
import { handle } from 'hono/aws-lambda';
import { shelf } from '../shared/games/index.ts';
import { platformOf, themeNames } from './games/platform.ts';
import { createAuth } from './http/account.ts';
import { deployedSite } from './http/deployed.ts';
import { openTable } from './store/table.ts';

const { env } = process;

export const handler = handle(
  createAuth(platformOf(openTable(env), shelf, themeNames(env)), deployedSite(env)),
);
