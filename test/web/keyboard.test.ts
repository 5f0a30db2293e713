// Whole games by keys alone, from the form for a new one to the end: Tab, arrows, Enter. What can't be reached this way, or
// loses the focus when it is sent, ends the test.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Phone, phone } from './browser.ts';
import { answerOf } from './death-angel.answers.ts';
import { comeAboard, complaints, openTable, type Table } from './table.ts';

/** The game of Death Angel that is dealt from it is lost in its third round. */
const seed = '00aa'.repeat(16);

let table: Table;
let held: Phone;
let page: Page;
let heard: string[];

beforeAll(async () => {
  table = await openTable({ seed });
  held = await phone({ reducedMotion: 'reduce', hasTouch: false, isMobile: false });
  page = held.context.pages()[0] ?? (await held.context.newPage());
  heard = complaints(page);
  await comeAboard(page, table.url, 'Ada');
});
afterEach(() => expect(heard).toEqual([]));
afterAll(async () => {
  await held?.close();
  await table?.stop();
});

/** More often than there are controls on the fullest board, Tab is not pressed. */
const mostTabs = 150;

/** Goes to a control by Tab, wherever the focus is now. */
async function tabTo(control: Locator): Promise<void> {
  const wanted = await control.elementHandle();
  for (let i = 0; i < mostTabs; i++) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await page.keyboard.press('Enter');
}

/** Where the focus is: nowhere, in the foot, where the next question stands, or somewhere else. */
const focus = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nowhere';
    return activeElement.closest('.foot') ? 'foot' : activeElement.id || activeElement.className;
  });

/** A game for one, by the form. */
async function startAlone(game: string): Promise<void> {
  await page.goto(`${table.url}/new?game=${game}`);
  const seats = page.locator('fieldset', { hasText: 'How many play?' });
  await tabTo(seats.locator('input:checked'));
  await page.keyboard.press('ArrowLeft');
  expect(await seats.locator('input').first().isChecked()).toBe(true);
  await press(page.getByRole('button', { name: 'Start', exact: true }));
  await page.locator('.prompt.asked').waitFor();
}

/** Plays to the end, each plan as far as it goes. Returns how many were sent. */
async function play(answer: () => Promise<Locator>): Promise<number> {
  for (let sent = 0; ; ) {
    const story = page.locator('.story');
    const commit = page.locator('.commit:not(.arming)');
    await page.locator('.story, .ending, .prompt:not(.asked) .commit, .prompt.asked').first().waitFor();
    if (await page.locator('.ending').isVisible()) return sent;
    if (await story.isVisible()) {
      await press(story.getByRole('button', { name: /^(Skip|To the board)$/ }));
      await story.waitFor({ state: 'detached' });
      expect(['foot', 'content']).toContain(await focus());
    } else if (!(await page.locator('.prompt.asked').isVisible())) {
      await commit.waitFor();
      await press(commit);
      sent++;
      await page.locator('.commit').waitFor({ state: 'detached' });
      await page.locator('.story, .ending, .prompt.asked').first().waitFor();
      expect(['foot', 'content']).toContain(await focus());
    } else {
      await press(await answer());
      expect(await focus()).not.toBe('nowhere');
    }
  }
}

it('Death Angel is played by keys alone, on its board', { timeout: 180_000 }, async () => {
  await startAlone('death-angel');
  for (const team of ['Blue team', 'Red team', 'Purple team'])
    await press(page.locator('.squad.glow', { hasText: team }).locator('.face'));
  expect(await play(() => answerOf(page))).toBeGreaterThan(5);
  await page.getByText('Defeat: the last of the marines is slain.').waitFor();
});

it('Space Missions is played by keys alone: a card, then from the list of moves', {
  timeout: 180_000,
}, async () => {
  await startAlone('space-missions');
  // The list of all moves holds the focus, and keeps it from question to question.
  await press(page.getByRole('button', { name: 'Moves', exact: true }));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.commit:not(.arming)').waitFor();
  expect(await focus()).toBe('foot');

  const board = page.locator('.sm');
  const pass = board.locator('.console.hand.asked').getByRole('button', { name: /^Pass/ });
  const area = board.locator('.console.hand .area.glow');
  let cards = 0;
  const sent = await play(async () => {
    if (cards === 0 && (await area.count()) > 0) {
      cards++;
      return area.first();
    }
    for (const choice of [pass, board.locator('.asked .answer.no'), board.locator('.asked .answer')])
      if ((await choice.count()) > 0) return choice.first();
    return board.locator('.asked .glow, .asked .pick').first();
  });
  expect(sent).toBeGreaterThan(8);
  await page.getByText('The decade is over').first().waitFor();
});
