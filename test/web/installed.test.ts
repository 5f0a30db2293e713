/** The shell as a phone has it: installable, and there without a network after the first visit. */

import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFolder } from '../../scripts/bundle.ts';
import { type Phone, phone } from './browser.ts';

let server: ReturnType<typeof serve>;
let origin: string;
let visitor: Phone;

beforeAll(async () => {
  const app = new Hono().use(serveStatic({ root: clientFolder }));
  origin = await new Promise((listening) => {
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      listening(`http://localhost:${port}`),
    );
  });
  visitor = await phone();
});

afterAll(async () => {
  await visitor?.close();
  await new Promise((closed) => server?.close(closed));
});

it('opens without a network, by a deep link too, once it has been there', async () => {
  const page = await visitor.context.newPage();
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await visitor.context.setOffline(true);
  for (const path of ['/', '/games/anything']) {
    const response = await page.goto(origin + path);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await page.title()).toContain('Lightlag');
  }
  await visitor.context.setOffline(false);
});

it('can be installed: chromium has nothing to object to', async () => {
  const page = await visitor.context.newPage();
  await page.goto(origin);
  const devtools = await visitor.context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
