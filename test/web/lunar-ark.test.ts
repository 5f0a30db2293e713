// Whole games of Lunar Ark on its own board: two friends race along the track, one plays against the rival.
import { expect, it } from 'vitest';
import { verify } from '../../shared/engine/record.ts';
import { game } from '../../shared/games/lunar-ark/index.ts';
import type { LunarArk } from '../../shared/games/lunar-ark/state.ts';
import { axeFinds } from './axe.ts';
import { button, commit, type Friend, goOn, hear, lookAgain, playToTheEnd, savedRecord } from './friends.ts';
import { party } from './party.ts';
import { comeAboard } from './table.ts';

const { expectCalm, invite, url } = party();

// ---- What a player does, by taps on the board --------------------------------------------------------------------

/** A turn that is wanted: the action, then answers in their order; what follows gets the default. */
interface Wish {
  readonly action: string;
  readonly answers: RegExp[];
}

const stage = ({ page }: Friend) => page.locator('.la .stage.asked');
const answers = (who: Friend) => stage(who).locator('.answer:not(.missing)');
const holding = ({ page }: Friend, what: string) => page.locator(`.la .wallet .holding.${what} .amount`);

async function begin(who: Friend, action: string): Promise<void> {
  const tile = stage(who).getByRole('button', { name: action, exact: true });
  if ((await tile.getAttribute('aria-expanded')) !== 'true') await tile.click();
}

/** Answers what is asked as the wishes have it; without one all rovers go out and come home again. */
async function answer(who: Friend, wishes: Wish[]): Promise<void> {
  const { page } = who;
  const place = page.locator('.la :is(.cell, .site).glow');
  if (await place.first().isVisible()) return place.first().click();
  if (await stage(who).locator('.actions').isVisible()) {
    const [wish] = wishes;
    const rover = page.locator('.la .moon .garage .glow').first();
    if (!wish && (await rover.isVisible())) return rover.click();
    await begin(who, wish?.action ?? 'Recall');
  } else {
    const lab = stage(who).locator('.lab-grid .vacant.glow');
    if (await lab.first().isVisible()) return lab.first().click();
  }
  const wanted = wishes[0]?.answers.shift();
  if (wishes[0]?.answers.length === 0) wishes.shift();
  const [no, any] = [stage(who).locator('.answer.no'), answers(who)];
  const least = (await no.count()) > 0 ? no : any;
  await (wanted ? any.filter({ hasText: wanted }) : least).first().click();
}

/** The form for a new game, by its own controls: the short first game. */
async function setTable({ page }: Friend, seats: string): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Lunar Ark' }).check();
  await page.getByRole('radio', { name: seats, exact: true }).check();
  for (const option of ['First game', 'Short game'])
    await page.getByRole('checkbox', { name: option }).check();
}

const turnOf = (who: Friend) => stage(who).locator('.actions');

/** All go on until somebody stands before a turn of his own; says who. */
async function nextTurn(players: readonly Friend[]): Promise<Friend> {
  for (;;) {
    for (const who of players) {
      if (await who.page.locator('.story').isVisible()) await hear(who);
      if (await turnOf(who).isVisible()) return who;
    }
    await lookAgain(players);
  }
}

// ---- The games ---------------------------------------------------------------------------------------------------

it('two friends: a lab and a building planned, taken back and sent whole; then to the end of the track', {
  timeout: 600_000,
}, async () => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await comeAboard(ada.page, url(), 'Ada');
  await setTable(ada, '2');
  await button(ada, 'Set the table').click();
  await button(ada, 'Make a link').click();
  const link = (await ada.page.locator('.link-box').textContent()) ?? '';
  await ben.page.goto(link);
  await ben.page.locator('#name').fill('Ben');
  await button(ben, 'Take a seat').click();
  await button(ada, 'Start the game').click();
  for (const { page } of [ada, ben]) await page.locator('.la-board').waitFor();

  // Research: a foundation, the cheapest lab, its place; each step shows what it costs before and after the tap.
  const first = await nextTurn([ada, ben]);
  await begin(first, 'Research');
  const foundation = answers(first).filter({ hasText: 'Place a foundation' });
  await expect.poll(() => foundation.textContent()).toMatch(/−1 steel.*−1 polymer.*−1 energy/s);
  await foundation.click();
  expect(await holding(first, 'steel').getByRole('img').getAttribute('aria-label')).toBe('2, then 1');
  await answers(first)
    .filter({ hasText: /^Take / })
    .first()
    .click();
  expect(await axeFinds(first.page), 'a place for the lab').toEqual([]);
  await stage(first).locator('.lab-grid .vacant.glow').first().click();
  if (await stage(first).isVisible()) await answers(first).filter({ hasText: 'Enough' }).click();
  // R11, section 11: nothing was drawn, so all of it can be taken back, and is planned anew.
  const steps = first.page.locator('.la .ledger li');
  const planned = await steps.count();
  expect(planned).toBeGreaterThanOrEqual(3);
  await first.page.locator('.chips .chip').first().click();
  await turnOf(first).waitFor();
  expect(await holding(first, 'steel').textContent()).toBe('2/8');
  const wishes = new Map<Friend, Wish[]>([
    [first, [{ action: 'Research', answers: [/Place a foundation/, /^Take /] }]],
    [first === ada ? ben : ada, [{ action: 'Construct', answers: [/^Build .*VP when built/] }]],
  ]);
  const wishOf = (who: Friend) => wishes.get(who) ?? [];

  // The other builds: the miniature's place is chosen on the moon, then the tile that it sets off.
  const second = first === ada ? ben : ada;
  while (!(await turnOf(second).isVisible())) {
    await goOn(first, (who) => answer(who, wishOf(who)));
    if (await second.page.locator('.story').isVisible()) await hear(second);
    await lookAgain([ada, ben]);
  }
  await begin(second, 'Construct');
  await answers(second).filter({ hasText: 'VP when built' }).first().click();
  await second.page.locator('.la .site.glow').first().waitFor();
  expect(await axeFinds(second.page), 'a site for the miniature').toEqual([]);
  expect(await second.page.locator('.la .site.glow').count()).toBe(16);
  wishes.set(second, []);

  await playToTheEnd([ada, ben], (who) => answer(who, wishOf(who)));

  // Both see the same end, part by part, and whoever built has the points of the building.
  for (const who of [ada, ben]) {
    const score = who.page.locator('.la .archive table');
    await score.waitFor();
    await score.getByRole('row', { name: /^Buildings/ }).waitFor();
    await who.page.getByText('The end of the progress track is reached').first().waitFor();
  }
  const record = await savedRecord<LunarArk>(ada);
  expect(verify(game, record)).toBe(true);
  expect(record.acts).toHaveLength(ada.acknowledged.size + ben.acknowledged.size);
  expect(await axeFinds(ada.page), 'the end').toEqual([]);
  expectCalm();
});

it('alone against the rival: by keyboard, without a network, with a turn planned ahead, to the end', {
  timeout: 600_000,
}, async () => {
  const ada = await invite('Ada');
  const { page } = ada;
  await comeAboard(page, url(), 'Ada');
  await setTable(ada, 'alone');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await turnOf(ada).waitFor();
  expect(await axeFinds(page), 'my turn').toEqual([]);

  // By keyboard alone, from the board itself: a rover, a tile, what its crew does there.
  const press = async (name: RegExp | string) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Send a rover');
  await press(/^Send rover 1/);
  await press(/^Drive to /);
  await stage(ada).locator('.crew-at-work').or(page.locator('.commit')).first().waitFor();
  if (await stage(ada).isVisible()) await press(/^Enough/);
  await page.locator('.commit:not(.arming)').focus();
  await page.keyboard.press('Enter');
  await hear(ada);
  await page.locator('.la .rival-card').getByText('Its last card:').waitFor();

  // A card's page, from the board and back.
  await page.locator('.la .display .lab').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  // Orders: the turn after this one is planned ahead, and is played by itself.
  await turnOf(ada).waitFor();
  await button(ada, 'Menu').click();
  await button(ada, 'Plan ahead').click();
  await page
    .getByLabel(/^Your turn: one action/)
    .selectOption({ label: 'Place a foundation (1 steel, 1 polymer and 1 energy)' });
  await page.getByLabel('Recall at once').check();
  expect(await axeFinds(page), 'orders').toEqual([]);
  const before = ada.acknowledged.size;
  await button(ada, 'Leave these orders').click();
  await expect.poll(() => ada.acknowledged.size, { timeout: 30_000 }).toBe(before + 1);
  await turnOf(ada).waitFor();

  // In a tunnel: planned and committed there, sent behind it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await ada.held.context.setOffline(true);
  await page.reload();
  await page.getByText('Offline: as it stood').waitFor();
  await begin(ada, 'Send a rover');
  await answers(ada).first().click();
  await page.locator('.la .cell.glow').first().click();
  if (await stage(ada).isVisible()) await answers(ada).filter({ hasText: 'Enough' }).click();
  await commit(ada);
  await page.getByText(/^You are offline/).waitFor();
  await ada.held.context.setOffline(false);
  await page.locator('.story').waitFor();

  await playToTheEnd([ada], (who) => answer(who, []));
  const record = await savedRecord<LunarArk>(ada);
  expect(verify(game, record)).toBe(true);
  expect(JSON.stringify(record.acts)).toContain('"do":"foundation"');
  expect(ada.heard).toEqual([]);
});
