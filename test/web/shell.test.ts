// The app around the games: first visit, languages, installing, offline, access for everyone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { type Phone, phone } from './browser.ts';
import { choose, playAlone } from './player.ts';
import { comeAboard, complaints, openTable, type Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.stop());

async function withPhone(
  options: Parameters<typeof phone>[0],
  story: (page: Page, phone: Phone) => Promise<void>,
): Promise<void> {
  const held = await phone(options);
  try {
    const page = held.context.pages()[0] ?? (await held.context.newPage());
    const heard = complaints(page);
    await story(page, held);
    expect(heard).toEqual([]);
  } finally {
    await held.close();
  }
}

describe('the first visit', () => {
  it('asks for nothing but a name', () =>
    withPhone({}, async (page) => {
      await page.goto(table.url);
      await page.getByRole('button', { name: 'Come aboard' }).click();
      expect(await page.getByRole('alert').textContent()).toBe('A name is all it takes: please write one.');
      await page.getByLabel('What do your friends call you?').fill('Ada');
      await page.getByRole('button', { name: 'Come aboard' }).click();
      await page.getByText('Nothing on the scanner yet').waitFor();
    }));

  it.each([
    ['zh-TW', '登船'],
    ['zh-CN', '登船'],
    ['de', 'Come aboard'],
  ])('guesses the language of a browser in %s', (locale, button) =>
    withPhone({ locale }, async (page) => {
      await page.goto(table.url);
      await page.getByRole('button', { name: button }).waitFor();
      const lang = await page.locator('html').getAttribute('lang');
      expect(lang).toBe({ 'zh-TW': 'zh-Hant', 'zh-CN': 'zh-Hans', de: 'en' }[locale]);
    }),
  );

  it('can be in another language, which is kept', () =>
    withPhone({}, async (page) => {
      await page.goto(table.url);
      await page.getByRole('radio', { name: '简体中文' }).check();
      await page.getByText('朋友怎么称呼你？').waitFor();
      await page.reload();
      await page.getByText('朋友怎么称呼你？').waitFor();
    }));
});

describe('the app on a device', () => {
  it('can be installed: the browser finds nothing that speaks against it', () =>
    withPhone({}, async (page, { context }) => {
      await comeAboard(page, table.url, 'Ada');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      const devtools = await context.newCDPSession(page);
      expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
      expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    }));

  it('opens without a network, and says so', () =>
    withPhone({}, async (page, { context }) => {
      await comeAboard(page, table.url, 'Ada');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.reload();
      await page.getByText('Offline: this is how it stood').waitFor();
      await page.goto(`${table.url}/settings`);
      expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    }));

  it('keeps a theme from the first picture on', () =>
    withPhone({ colorScheme: 'dark' }, async (page) => {
      await comeAboard(page, table.url, 'Ada');
      await page.goto(`${table.url}/settings`);
      await page.getByRole('radio', { name: 'Light' }).check();
      await page.reload();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    }));
});

describe('everyone can use it', () => {
  it.each(['dark', 'light'] as const)('axe finds nothing on the screens of the shell, %s', (colorScheme) =>
    withPhone({ colorScheme, reducedMotion: 'reduce' }, async (page) => {
      const check = async (path: string, there: string) => {
        await page.goto(table.url + path);
        await page.locator(there).first().waitFor();
        expect(await axeFinds(page), path).toEqual([]);
      };
      await check('/', '#name');
      await comeAboard(page, table.url, 'Ada');
      await check('/', '.empty');
      await check('/settings', '#my-name');
      await check('/about', '.prose');
      await check('/nowhere', '.empty');
      await check('/i/no-such-invitation', '.empty');
      await check('/g/no-such-game', '.empty');
    }),
  );

  it('the keyboard alone is enough', () =>
    withPhone({ hasTouch: false, isMobile: false }, async (page) => {
      await page.goto(table.url);
      await page.locator('#name').waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('Skip to the content');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await page.getByText('Nothing on the scanner yet').waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.locator('#my-name').waitFor();
    }));
});

describe('the thumb that plays', () => {
  it.each([
    ['Left', -1],
    ['Right', 1],
  ] as const)('%s: Commit is on its side of the bar', (side, sign) =>
    withPhone({ reducedMotion: 'reduce' }, async (page) => {
      await comeAboard(page, table.url, 'Ada');
      await page.goto(`${table.url}/settings`);
      await page.getByRole('radio', { name: side }).check();
      await page.goto(table.url);
      await playAlone(page);
      await choose(page, /^Mine/);
      const left = async (name: string) =>
        (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0;
      expect(Math.sign((await left('Commit')) - (await left('Undo')))).toBe(sign);
    }),
  );
});

describe('a phone that changes hands', () => {
  it('keeps nothing of the player who was: no hand, no plan, no commit on its way', () =>
    withPhone({}, async (page, { context }) => {
      await comeAboard(page, table.url, 'Ada');
      await playAlone(page);
      await context.clearCookies();
      await page.goto(table.url);
      await page.locator('#name').waitFor();
      await comeAboard(page, table.url, 'Bo');
      const kept = await page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('lightlag');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const games = db.transaction('games').objectStore('games').count();
        return new Promise((resolve) => {
          games.onsuccess = () => resolve(games.result);
        });
      });
      expect(kept).toBe(0);
    }));
});
