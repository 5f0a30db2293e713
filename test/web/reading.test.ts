// Reading in peace: a poll that brings a turn of the game, and its story, throws nobody out of the place where he reads.
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Phone, phone } from './browser.ts';
import { comeAboard, openTable, type Table } from './table.ts';

let table: Table;
let held: Phone;
let page: Page;
let guest: APIRequestContext;
let id: string;

beforeAll(async () => {
  table = await openTable();
  held = await phone({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = held.context.pages()[0] ?? (await held.context.newPage());
  await comeAboard(page, table.url, 'Ada');
  guest = await request.newContext({ baseURL: table.url, extraHTTPHeaders: { Origin: table.url } });
  id = await gameForTwo();
  for (let wave = 0; wave < 5; wave++) {
    await adaAnswers();
    await guestPlays();
  }
});
afterAll(async () => {
  await guest?.dispose();
  await held?.close();
  await table?.stop();
});

const here = (path: string, data: object) =>
  page.evaluate(
    async ([path, data]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(data) })).json();
    },
    [path, data] as const,
  );

async function gameForTwo(): Promise<string> {
  const game = { game: 'moon-colony-bloodbath', seats: 2, options: {}, access: 'link' };
  const made = await here('/api/games', game);
  const { token } = await here(`/api/games/${made.id}/invites`, { kind: 'open' });
  expect((await guest.post('/api/players', { data: { name: 'Ben', language: 'en' } })).ok()).toBe(true);
  expect((await guest.post(`/api/games/${made.id}/seats`, { data: { invite: token } })).ok()).toBe(true);
  await here(`/api/games/${made.id}/start`, {});
  return made.id;
}

type Ask = (
  path: string,
  data?: object,
) => Promise<{
  readonly legal: readonly { readonly do: string }[];
  readonly myTurn: boolean;
  readonly ply: number;
}>;

/** Answers until nothing more is asked, each time with the first move that is offered. */
async function answerAll(ask: Ask): Promise<void> {
  for (;;) {
    const { legal, myTurn, ply } = await ask(`/api/games/${id}`);
    const move = legal.find((each) => !['@reopen', 'storage'].includes(each.do));
    if (!myTurn || !move) return;
    await ask(`/api/games/${id}/commits`, { id: crypto.randomUUID(), ply, moves: [move] });
  }
}

const guestPlays = () =>
  answerAll(async (path, data) => (await (data ? guest.post(path, { data }) : guest.get(path))).json());

/** Ada's part of the wave is done: what Ben does next brings news. */
const adaAnswers = () =>
  answerAll((path, data) =>
    data ? here(path, data) : page.evaluate(async (path) => (await fetch(path)).json(), path),
  );

const open = async () => {
  await page.goto(`${table.url}/g/${id}`);
  await page.locator('.foot .prompt').waitFor();
  const story = page.locator('.story').getByRole('button', { name: /^(Skip|To the board)$/ });
  if (await story.count()) await story.first().click();
};
const eventsKnown = () =>
  page.evaluate(
    (id) =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('lightlag');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('logs').objectStore('logs').get(id);
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result?.length ?? 0);
          };
        };
      }),
    id,
  );

/** Ben acts, and the page has heard of it. */
async function news(): Promise<void> {
  const before = await eventsKnown();
  await guestPlays();
  await expect.poll(eventsKnown, { timeout: 30_000 }).toBeGreaterThan(before);
  await page.waitForTimeout(200);
}

describe('lesson 6: a poll that brings news', () => {
  it('leaves a reader of the log where he reads, in the open sheet', { timeout: 120_000 }, async () => {
    await adaAnswers();
    await open();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const sheet = page.locator('dialog .inside, dialog').filter({ has: page.locator('.log') });
    const scroll = (to?: number) =>
      sheet.evaluateAll((all, to) => {
        const scroller = all.find((each) => each.scrollHeight > each.clientHeight + 200);
        if (!scroller) throw new Error('the log does not scroll');
        if (to !== undefined) scroller.scrollTop = to;
        return scroller.scrollTop;
      }, to);
    await scroll(150);
    const lines = await page.locator('.log li').count();
    await news();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
    expect(await scroll()).toBe(150);
    expect(await page.getByRole('dialog', { name: 'Log' }).isVisible()).toBe(true);
  });

  it('leaves the board where it was scrolled to', { timeout: 120_000 }, async () => {
    await page.keyboard.press('Escape');
    await open();
    await adaAnswers();
    await open();
    // Not near the end of the page, which what is told may move.
    await page.evaluate(() => scrollTo(0, 200));
    await news();
    await page.locator('.story').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});
