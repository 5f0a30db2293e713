// The API in AWS, behind CloudFront and an HTTP API. What it answers is http/app.ts's part.
import { handle } from 'hono/aws-lambda';
import { shelf } from '../shared/games/index.ts';
import { platformOf, themeNames } from './games/platform.ts';
import { createApp } from './http/app.ts';
import { deployedSite } from './http/deployed.ts';
import { openTable } from './store/table.ts';

const { env } = process;

export const handler = handle(
  createApp(platformOf(openTable(env), shelf, themeNames(env)), deployedSite(env)),
);
