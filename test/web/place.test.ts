// Nothing that comes in by itself takes a reader's place away: not the scrolled page, not the open sheet, not half a sentence.
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Phone, phone } from './browser.ts';
import { gameIdOf, playAlone, playByChance, skipStory } from './player.ts';
import { comeAboard, complaints, openTable, type Table } from './table.ts';

let table: Table;
let held: Phone;
let page: Page;
let heard: string[];
let bo: APIRequestContext;
let id: string;

beforeAll(async () => {
  table = await openTable();
  held = await phone({ reducedMotion: 'reduce' });
  page = held.context.pages()[0] ?? (await held.context.newPage());
  heard = complaints(page);
  await comeAboard(page, table.url, 'Ada');
  bo = await request.newContext({ baseURL: table.url, extraHTTPHeaders: { Origin: table.url } });
  await bo.post('/api/players', { data: { name: 'Bo', language: 'en' } });
  id = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'moon-colony-bloodbath', seats: 2, options: {}, access: 'public' });
    const headers = { 'Content-Type': 'application/json' };
    return (await (await fetch('/api/games', { method: 'POST', headers, body })).json()).id;
  });
  await bo.post(`/api/games/${id}/seats`, { data: {} });
  await page.goto(`${table.url}/g/${id}`);
  await page.locator('.dock .button').click();
  await page.locator('.prompt.asked').waitFor();
  for (let i = 0; i < 12; i++)
    await say(`Line ${i} of a long letter, which fills the sheet of the chat from edge to edge.`);
});
afterAll(async () => {
  await held?.close();
  await bo?.dispose();
  await table?.stop();
  expect(heard).toEqual([]);
});

const say = (text: string) => bo.post(`/api/games/${id}/chat`, { data: { text } });
const scrolled = (selector: string) => page.locator(selector).evaluate(({ scrollTop }) => scrollTop);

/** The poll of the foreground that brings something new has been taken in. */
async function poll(): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(`/games/${id}?`) && response.status() === 200,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
  await page.waitForTimeout(200);
}

describe('a poll that brings a change', () => {
  it('leaves the page scrolled as it was, and a drawer open', async () => {
    await page.locator('.track summary').click();
    await page.evaluate(() => scrollTo(0, 200));
    await say('News!');
    await poll();
    expect(await page.evaluate(() => scrollY)).toBe(200);
    expect(await page.locator('details.track').getAttribute('open')).not.toBeNull();
  });

  it('leaves a reader of the chat further up, the sheet open, and half a sentence in its field', async () => {
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByLabel('Your message').fill('I was just about to');
    await page.locator('.sheet').evaluate((sheet) => {
      sheet.scrollTop = 60;
    });
    await say('Quick!');
    await poll();
    await page.getByText('Quick!').waitFor();
    expect(await scrolled('.sheet')).toBe(60);
    expect(await page.getByLabel('Your message').inputValue()).toBe('I was just about to');
    await page.keyboard.press('Escape');
  });
});

describe('looking back', () => {
  it('shows the board, the hand and the decks of then, and the present again', async () => {
    await page.goto(table.url);
    const alone = await playAlone(page);
    const deck = () => page.locator('.deck').textContent();
    const cards = () => page.locator('.hand .card').count();
    const [deckThen, cardsThen] = [await deck(), await cards()];
    await playByChance(page, alone, 9);
    await page.reload();
    await skipStory(page);
    await page.locator('.prompt').waitFor();
    const deckNow = await deck();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Looking back' }).click();
    await page.getByRole('slider').fill('0');
    await expect.poll(deck).toBe(deckThen);
    expect(await cards()).toBe(cardsThen);
    expect(deckNow).not.toBe(deckThen);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/· 2 of/).waitFor();
    await page.getByRole('button', { name: 'To the present' }).click();
    await expect.poll(deck).toBe(deckNow);
    expect(gameIdOf(page)).toBe(alone);
  });
});
