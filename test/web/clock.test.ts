// Days pass at a table of two: a time that is up, which the autopilot decides and both see; vacation, taken by a tap.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { putBeat } from '../../functions/store/beat.ts';
import { button, type Friend, friend, hear, lookAgain, send } from './friends.ts';
import { gameIdOf } from './player.ts';
import { comeAboard, openTable, type Table } from './table.ts';

const hour = 3_600_000;
const day = 24 * hour;
const shots = process.env.SHOTS;

let table: Table;
let friends: Friend[] = [];
let passed = 0;

beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + passed });
});
afterAll(() => table?.stop());
afterEach(async () => {
  await Promise.all(friends.map(({ held }) => held.close()));
  friends = [];
});

/** Time passes on the server and on the phones, watched by the sweep all along. */
async function pass(ms: number): Promise<void> {
  passed += ms;
  await putBeat(table.table, { at: Date.now() + passed, outage: null });
  for (const { page } of friends) await page.clock.setSystemTime(Date.now() + passed);
  await lookAgain(friends);
}

async function shot({ page, name }: Friend, what: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${what}-${name}.png`) });
}

async function invite(name: string): Promise<Friend> {
  const made = await friend(name);
  await made.page.clock.install();
  friends.push(made);
  return made;
}

it('a time that is up is decided by the autopilot, seen by both; vacation stops the clock, and one can be back early', {
  timeout: 240_000,
}, async () => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await comeAboard(ada.page, table.url, 'Ada');
  await ada.page.goto(`${table.url}/new?game=moon-colony-bloodbath`);
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('radio', { name: '8 hours' }).check();
  await shot(ada, 'create');
  await button(ada, 'Set the table').click();
  await ada.page.getByText('8 hours for each decision').waitFor();
  await button(ada, 'Make a link').click();
  const link = (await ada.page.locator('.link-box').textContent()) ?? '';
  const id = gameIdOf(ada.page);
  await ben.page.goto(link);
  await ben.page.locator('#name').fill('Ben');
  await button(ben, 'Take a seat').click();
  await ben.page.getByText('8 hours for each decision').waitFor();
  await lookAgain([ada]);
  await button(ada, 'Start the game').click();
  await lookAgain([ben]);

  // Both have eight hours. Ada answers, Ben does not.
  await ada.page.locator('.prompt.asked').getByText(/until/).waitFor();
  await ben.page.locator('.prompt.asked').getByText(/until/).waitFor();
  await ada.page.locator('.mine .ring .space.farm').click();
  await send(ada);
  await ada.page
    .locator('.prompt')
    .getByText(/Waiting for Ben.*until/)
    .waitFor();
  await shot(ada, 'waiting');
  await pass(2 * hour);
  await button(ada, 'Nudge').click();
  await ada.page.getByText('Ben: called once more.').waitFor();
  await button(ada, 'Nudge').waitFor({ state: 'detached' });
  await pass(6 * hour);

  // Whoever looks first finds it done; both are told who decided.
  await ada.page.locator('.seat-button').getByText('autopilot').waitFor();
  // The story of it may come a moment after the look, over the question that stood before.
  await lookAgain([ben]);
  const lapsed = ben.page.getByText('Your time was up: the autopilot decided for you.');
  await expect.poll(() => skip(ben).then(() => lapsed.isVisible()), { timeout: 30_000 }).toBe(true);
  await shot(ada, 'decided');
  await shot(ben, 'lapsed');

  // The next decision is Ben's own. He goes on vacation: his clock stands still, Ada's does not.
  await ben.page.locator('.prompt.asked').getByText(/until/).waitFor();
  await button(ben, 'Menu').click();
  await button(ben, 'Vacation').click();
  await shot(ben, 'vacation');
  await button(ben, 'Away for 3 days').click();
  await ben.page.getByText(/You are on vacation until/).waitFor();
  await lookAgain([ada]);
  await ada.page
    .locator('.seat-button')
    .getByText(/away until/)
    .waitFor();
  await skip(ada);
  await ada.page.locator('.mine .ring .space.farm.glow').click();
  await send(ada);
  await pass(day);
  await ada.page
    .locator('.prompt')
    .getByText(/Waiting for Ben/)
    .waitFor();
  await shot(ada, 'away');

  await button(ben, 'I am back early').click();
  await ben.page.getByText('Welcome back.').waitFor();
  const mine = await ben.page.evaluate(async (game) => (await fetch(`/api/games/${game}`)).json(), id);
  expect(mine.vacation).toBeGreaterThan(13 * day - hour);
  expect(mine.seats[1].until - (Date.now() + passed)).toBeGreaterThan(7 * hour);
  // Nobody else decides for Ben unless he says so twice: then the autopilot answers, until he takes his seat back.
  await button(ben, 'Menu').click();
  await button(ben, 'Leave the game').click();
  await button(ben, 'The autopilot plays for me').click();
  await button(ben, 'Cancel').click();
  await button(ben, 'The autopilot plays for me').click();
  await button(ben, 'The autopilot plays for me').click();
  // His answer was the last one: the story of the round lies over the question.
  await hear(ben);
  await ben.page.getByText('The autopilot plays for you.').waitFor();
  await button(ben, 'Take my seat back').click();
  await ben.page.getByText('The next decision is yours.').waitFor();
  expect(ada.heard.concat(ben.heard)).toEqual([]);
});

/** The story of what happened, if there is one. */
async function skip({ page }: Friend): Promise<void> {
  const out = page.locator('.story').getByRole('button', { name: /^(Skip|To the board)$/ });
  await page.locator('.story, .prompt.asked').first().waitFor();
  if (await out.isVisible()) await out.click();
}
