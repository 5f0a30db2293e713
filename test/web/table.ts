// A server with the built client, for tests that drive a browser.
import type { Page } from 'playwright-core';
import { bundleClient, clientFolder, clientIsStale } from '../../scripts/bundle.ts';
import type { ThemeNames } from '../../shared/wire.ts';
import { openCloud } from '../cloud/open.ts';
import { startLocal } from '../functions/local/start.ts';

export type Table = Pick<Awaited<ReturnType<typeof startLocal>>, 'url' | 'table' | 'stop'>;

/**
 * Starts a server with empty data, and the client as it is now: on one machine, or as it is deployed (`TABLE_IN=cloud`).
 *
 * @param how `seed`: what every game is dealt from; `names`: those of which setting are shown; `now`: what time it is
 *   (on one machine)
 */
export async function openTable({
  seed = '5eed'.repeat(16),
  names = 'themed',
  now,
}: {
  readonly seed?: string;
  readonly names?: ThemeNames;
  readonly now?: () => number;
} = {}): Promise<Table> {
  if (await clientIsStale()) await bundleClient();
  if (process.env.TABLE_IN === 'cloud') return openCloud({ SEED: seed, THEME_NAMES: names });
  return startLocal({ client: clientFolder, seed, names, ...(now ? { now } : {}) });
}

/** Gathers what must not happen on a page: errors in the console (the CSP complains there), and thrown ones. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    // That a request was refused is for the app to tell; here it would only say what a test arranged.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(message.text());
  });
  return heard;
}

/** Gives a name on the first visit, and waits for home. */
export async function comeAboard(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.locator('#name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
}
