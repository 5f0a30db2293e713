// One way to start the browser, for all tests that drive it. What they do with it is theirs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.ts';

export interface Phone {
  readonly context: BrowserContext;
  /** Closes the browser and removes its profile. */
  readonly close: () => Promise<void>;
}

/**
 * A phone of its own: a browser with a fresh, persistent profile (an incognito one can neither be installed on nor keep a push
 * subscription), 412 by 915 CSS pixels, with touch.
 *
 * @param options what differs: locale, colour scheme, reduced motion, another viewport
 */
export async function phone(
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'lightlag-phone-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
    ...options,
  });
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, close };
}
