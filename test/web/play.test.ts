// One player at the play screen: plan, undo, commit, story; without a network, with lost answers, in two tabs, by keyboard.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { type Phone, phone } from './browser.ts';
import { choose, commit, gameIdOf, playAlone, playByChance, skipStory } from './player.ts';
import { comeAboard, complaints, openTable, type Table } from './table.ts';

let table: Table;
let held: Phone;
let page: Page;
let heard: string[];

beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.stop());

beforeEach(async () => {
  held = await phone({ reducedMotion: 'reduce' });
  page = held.context.pages()[0] ?? (await held.context.newPage());
  heard = complaints(page);
  await comeAboard(page, table.url, 'Ada');
});
afterEach(async () => {
  await held.close();
  expect(heard).toEqual([]);
});

const question = () => page.locator('.prompt .question').textContent();
/** Whether anything is planned. */
const planned = () => page.getByRole('button', { name: 'Undo', exact: true }).isVisible();

describe('a turn', () => {
  it('one tap after the name a game for one runs', async () => {
    await playAlone(page);
    await page.getByRole('button', { name: 'Moves', exact: true }).waitFor();
    expect(await question()).not.toBe('');
  });

  it('is planned, taken back, planned again, committed, told', async () => {
    await playAlone(page);
    const asked = await question();
    await choose(page, /^Mine/);
    expect(await planned()).toBe(true);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await planned()).toBe(false);
    expect(await question()).toBe(asked);
    await choose(page, /^Farm/);
    await page.getByText('Final once sent.').waitFor();
    await commit(page);
    await page.locator('.story').getByText('You chose Farm.').waitFor();
    await skipStory(page);
    await page.locator('.prompt.asked').waitFor();
  });

  it('is not sent by the second tap of a finger that comes down twice', async () => {
    await playAlone(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await choose(page, /^Mine/);
    // At once: as a hasty finger would, or a frightened one.
    await page.locator('.commit').dispatchEvent('click');
    await page.waitForTimeout(1500);
    expect(posts.filter((url) => url.includes('/commits'))).toEqual([]);
    expect(await planned()).toBe(true);
  });

  it('is still planned after the app was closed in between', async () => {
    await playAlone(page);
    await choose(page, /^Mine/);
    await page.goto(table.url);
    await page.getByText('Planned, not sent yet').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    expect(await planned()).toBe(true);
  });
});

describe('the network comes and goes', () => {
  it('a game opens from the device with its age; a commit waits for the network and is then sent', async () => {
    await playAlone(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.setOffline(true);
    await page.reload();
    await page.getByText('Offline: as it stood').waitFor();
    await choose(page, /^Mine/);
    await commit(page);
    await page.getByText('You are offline. It will be sent when the network is back.').waitFor();
    await page.reload();
    await page.getByText('You are offline. It will be sent when the network is back.').waitFor();
    await held.context.setOffline(false);
    await page.locator('.story').getByText('You chose Mine.').waitFor();
  });

  it('a commit that waits can be taken back as long as it was never sent', async () => {
    await playAlone(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.setOffline(true);
    await choose(page, /^Mine/);
    await commit(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect(await planned()).toBe(true);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  });

  it('nor can it be taken back once another tab has begun to send it: it may have arrived', async () => {
    const id = await playAlone(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.setOffline(true);
    await choose(page, /^Mine/);
    await commit(page);
    await page.getByRole('button', { name: 'Take it back' }).waitFor();
    await page.evaluate(markTried, id);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' });
    expect(await planned()).toBe(false);
    await held.context.setOffline(false);
    await page.locator('.story').getByText('You chose Mine.').waitFor();
  });

  it('a plan that is committed in the place of one that was taken back is the one that is sent', async () => {
    await playAlone(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.setOffline(true);
    await choose(page, /^Mine/);
    await commit(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await choose(page, /^Farm/);
    await commit(page);
    await page.getByRole('button', { name: 'Take it back' }).waitFor();
    await held.context.setOffline(false);
    await page.locator('.story').getByText('You chose Farm.').waitFor();
    expect(await page.getByText('You chose Mine.').count()).toBe(0);
  });

  it('an answer that is lost changes nothing: the commit is sent again under its id, and done once', async () => {
    const id = await playAlone(page);
    const sent: { id: string }[] = [];
    await page.route('**/commits?*', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      // It arrives; the answer does not.
      await route.fetch();
      await route.abort();
    });
    await choose(page, /^Mine/);
    await commit(page);
    await page.locator('.story').getByText('You chose Mine.').waitFor();
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((each) => each.id)).size).toBe(1);
    const events: { event: { k: string } }[] = await page.evaluate(
      async (game) => (await (await fetch(`/api/games/${game}`)).json()).events,
      id,
    );
    expect(events.filter(({ event }) => event.k === 'act')).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('a move in one, then in the stale other: refused, told why, refreshed', async () => {
    await playAlone(page);
    const other = await held.context.newPage();
    await other.goto(page.url());
    await other.locator('.prompt.asked').waitFor();
    // The other tab hears nothing of what happens meanwhile.
    await other.route('**/api/games/*?*', (route) => route.abort());
    await choose(other, /^Mine/);
    await page.bringToFront();
    await choose(page, /^Farm/);
    await commit(page);
    await page.locator('.story').waitFor();
    await commit(other);
    await other.getByText('The game has moved on.').first().waitFor();
    await other.locator('.story').getByText('You chose Farm.').waitFor();
    await other.close();
  });
});

describe('two tabs with the same plan', () => {
  it('one sends it, and the other says so: there is nothing left to send', async () => {
    await playAlone(page);
    await choose(page, /^Farm/);
    const other = await held.context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await page.bringToFront();
    await commit(page);
    await other.getByText('This plan was sent from another tab.').waitFor();
    expect(await other.getByRole('button', { name: 'Commit' }).count()).toBe(0);
    await other.close();
    await page.locator('.story').getByText('You chose Farm.').waitFor();
  });
});

describe('everyone can play', () => {
  it('by keyboard alone', async () => {
    await playAlone(page);
    const focus = (name: string) => page.getByRole('button', { name, exact: true }).focus();
    await focus('Moves');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // The list holds the focus: on to the second move, and take it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    expect(await planned()).toBe(true);
  });

  it('axe finds nothing on the play screen, in its sheets, its story and its end', async () => {
    const check = async (where: string) => {
      expect(await axeFinds(page), where).toEqual([]);
    };
    const id = await playAlone(page);
    await page.locator('.prompt.asked').waitFor();
    await check('my turn');
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    await check('all moves');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await check('menu');
    await page.keyboard.press('Escape');
    await choose(page, /^Mine/);
    await check('planned');
    await page.goto(`${table.url}/new`);
    await page.getByText('How many play?').waitFor();
    await check('new game');
    await page.goto(`${table.url}/rules/moon-colony-bloodbath`);
    await page.locator('.prose').first().waitFor();
    await check('rules');
    await playByChance(page, id, 12);
    await page.goto(`${table.url}/g/${id}`);
    await page.locator('.story').waitFor();
    await check('story');
    expect(await playByChance(page, id)).toBe('finished');
    await page.reload();
    await skipStory(page);
    await page.locator('.ending').waitFor();
    await check('the end');
    await page.getByRole('button', { name: 'Log' }).click();
    await check('log');
  });

  it('in another language from one moment to the next', async () => {
    await playAlone(page);
    const game = page.url();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: '繁體中文' }).check();
    await page.getByRole('heading', { name: '設定' }).waitFor();
    await page.goto(game);
    await page.getByRole('button', { name: '走法' }).waitFor();
    expect(await page.locator('.play-top h1').textContent()).toBe('血洗月球殖民地');
  });
});

describe('the ping', () => {
  it('brings the fresh view, shows itself, counts on the icon, and goes when the turn is taken', async () => {
    const id = await playAlone(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.grantPermissions(['notifications'], { origin: table.url });
    const devtools = await held.context.newCDPSession(page);
    const registrations = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) found(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registrations;
    await page.goto(table.url);
    await playByChance(page, id, 3);
    const payload = {
      kind: 'turn',
      game: id,
      title: 'Moon Colony Bloodbath',
      body: 'Choose an action for your colony',
      url: `/g/${id}`,
      myTurns: 1,
      ply: 1,
      version: 99,
    };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: table.url,
      registrationId,
      data: JSON.stringify(payload),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, tag, data }) => [
          title,
          body,
          tag,
          data.url,
        ]);
      });
    await expect.poll(shown).toEqual([[payload.title, payload.body, id, payload.url]]);

    // What the worker has fetched opens without a network.
    await held.context.setOffline(true);
    await page.goto(`${table.url}/g/${id}`);
    await page.locator('.story').waitFor();
    await held.context.setOffline(false);
    await skipStory(page);
    await page.locator('.prompt.asked').waitFor();
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    while (await page.locator('.sheet .move-list button').count())
      await page.locator('.sheet .move-list button').first().click();
    await commit(page);
    await expect.poll(shown).toEqual([]);
    expect(gameIdOf(page)).toBe(id);
  });
});

/** What a tab keeps when it begins to send a commit. Runs on the page. */
async function markTried(game: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lightlag');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const outbox = db.transaction('outbox', 'readwrite').objectStore('outbox');
  await new Promise((resolve) => {
    const asked = outbox.get(game);
    asked.onsuccess = () => {
      outbox.put({ ...asked.result, tried: true }, game).onsuccess = resolve;
    };
  });
  db.close();
}
