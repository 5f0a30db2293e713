// Death Angel from the table to the result, by the interface alone: one player with three teams, and two friends with two
// each. The rule of thumb that they play by loses fast: it is the seeds that make it short.
import { expect, it } from 'vitest';
import { verify } from '../../shared/engine/record.ts';
import { game } from '../../shared/games/death-angel/index.ts';
import type { Da } from '../../shared/games/death-angel/shape.ts';
import { messages as chinese } from '../../shared/text/zh-Hant.ts';
import type { RecordFile } from '../../shared/wire.ts';
import { axeFinds } from './axe.ts';
import { answerOf } from './death-angel.answers.ts';
import { button, commit, type Friend, hear, playToTheEnd, send, told } from './friends.ts';
import { party } from './party.ts';
import { gameIdOf } from './player.ts';
import { comeAboard, openTable } from './table.ts';

/** Both games are dealt from it: three rounds, lost for one with 6 commits and for two with 21. */
const seed = '00aa'.repeat(16);

const { aboard, expectCalm, invite } = party({ seed });

// ---- What a player does ------------------------------------------------------------------------------------------

const answer = async ({ page }: Friend) => (await answerOf(page)).click();

const setTable = async (who: Friend, seats: number) => {
  const { page, words } = who;
  await page.getByRole('link', { name: words.home.newGame }).click();
  await page.getByRole('radio', { name: words.games['death-angel'].name }).check();
  await page
    .getByRole('radio', { name: seats === 1 ? words.common.players(1) : String(seats), exact: true })
    .check();
  await button(who, seats === 1 ? words.create.start : words.create.create).click();
};

// ---- The stories -------------------------------------------------------------------------------------------------

it('one player, from the form for a new game to the end of the column', { timeout: 150_000 }, async () => {
  const ada = await aboard('Ada');
  const { page } = ada;
  await setTable(ada, 1);
  await page.locator('.squad.glow').first().waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);

  // Three teams, one tap each; a tap too many is taken back.
  for (const team of ['Blue team', 'Red team', 'Grey team']) {
    await page.locator('.squad.glow', { hasText: team }).locator('.face').click();
  }
  await button(ada, 'Undo').click();
  await page.locator('.squad.glow', { hasText: 'Purple team' }).locator('.face').click();
  await page.getByText('Lead the Blue team, Lead the Red team, Lead the Purple team.').waitFor();
  await send(ada);
  await hear(ada);

  // The column stands; each card says its number; three are chosen in secret, and can be changed until they are sent.
  expect(await page.locator('.row-of').count()).toBe(6);
  await page.locator('.hand .action.glow').first().click();
  await page.locator('.order.planned').waitFor();
  await page.locator('.hand .action.glow').first().click();
  await page.locator('.hand .action.glow').first().click();
  await page.getByText('Blue team, support: a token for which marine?').waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);
  await send(ada);
  await hear(ada);

  // Support: what glows says what a tap does, and the plan shows it before it is sent.
  const [first] = await page.locator('.marine.target').all();
  expect(await first?.getAttribute('aria-label')).toMatch(/^Token for /);
  await first?.click();
  await page.locator('.tokens.more').first().waitFor();
  await page.locator('.scanner .count.planned').waitFor();
  await button(ada, 'Undo').click();

  // A page tells what a marine is.
  await page.locator('.order').first().click();
  await page.getByRole('dialog', { name: 'Counter Attack' }).getByText('The rule').waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);
  await page.keyboard.press('Escape');

  await playToTheEnd([ada], answer);
  await page.getByText('Defeat: the last of the marines is slain.').waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);
  expect(ada.heard).toEqual([]);
});

it('two friends, in two languages, with a tunnel and a stored plan on the way', {
  timeout: 240_000,
}, async () => {
  const [ada, ben] = [await aboard('Ada'), await aboard('Ben')];
  await setTable(ada, 2);
  await button(ada, 'Make a link').click();
  const link = (await ada.page.locator('.link-box').textContent()) ?? '';
  await ben.page.goto(link);
  await button(ben, 'Take a seat').click();
  await button(ada, 'Start the game').click();
  for (const { page } of [ada, ben]) await page.locator('.prompt').waitFor();

  // Ben reads Chinese.
  await ben.page.evaluate(() => localStorage.setItem('lightlag.language', 'zh-Hant'));
  await ben.page.reload();
  ben.words = chinese;
  await ben.page.getByRole('heading', { name: chinese.games['death-angel'].name }).waitFor();

  // They draft in turn until both are asked for cards.
  const choosing = ({ page }: Friend) => page.locator('.hand .action.glow').first();
  const drafts = async () => {
    while (!(await choosing(ada).isVisible()) || !(await choosing(ben).isVisible())) {
      for (const who of [ada, ben]) {
        if (await who.page.locator('.story').isVisible()) await hear(who);
        else if (await who.page.locator('.commit').isVisible()) await send(who);
        else if (await who.page.locator('.squad.glow').first().isVisible()) await answer(who);
      }
      await ada.page.waitForTimeout(100);
    }
  };
  await drafts();

  // Ben is in a tunnel: he looks at the stored column, chooses both cards, and they go out behind it.
  await ben.page.evaluate(() => navigator.serviceWorker.ready);
  await ben.held.context.setOffline(true);
  await ben.page.reload();
  await ben.page.locator('.age').waitFor();
  await choosing(ben).click();
  await choosing(ben).click();
  await ben.page.locator('.order.planned').nth(1).waitFor();
  const before = ben.acknowledged.size;
  await commit(ben);
  await ben.page.locator('.commit').waitFor({ state: 'detached' });
  expect(ben.acknowledged.size).toBe(before);
  await ben.held.context.setOffline(false);
  await expect.poll(() => ben.acknowledged.size, { timeout: 30_000 }).toBe(before + 1);

  // Ada, who has not chosen, is told nothing of it. By the keyboard alone she chooses her two Support cards.
  expect(await ada.page.locator('.order.planned').count()).toBe(0);
  for (const _ of [1, 2]) {
    await choosing(ada).focus();
    await ada.page.keyboard.press('Enter');
  }
  await send(ada);
  await told(ada, 'The cards are revealed');
  await hear(ada);

  // She plans her later card, and leaves standing orders for one of her marines.
  await button(ada, 'Menu').click();
  await button(ada, ada.words.play.orders).click();
  const orders = ada.page.getByRole('dialog', { name: ada.words.play.orders });
  const later = orders.locator('details', { hasText: /^Plan: / }).last();
  await later.locator('summary').click();
  await later.getByLabel('Token for').selectOption({ index: 1 });
  await later.getByLabel('Use it even if things have changed').check();
  await orders.locator('details').last().locator('summary').click();
  await orders.locator('details').last().getByRole('radio', { name: 'roll again' }).first().check();
  expect(await axeFinds(ada.page)).toEqual([]);
  await orders.getByRole('button', { name: 'Leave these orders' }).click();
  await orders.waitFor({ state: 'detached' });

  await playToTheEnd([ada, ben], answer);
  await ada.page.getByText('Defeat: the last of the marines is slain.').waitFor();
  await ben.page.getByText('失敗').first().waitFor();

  // What the plan answered is in the record, beside what was sent, and the record proves the game.
  const record: RecordFile<Da> & { options: Da['options'] } = await ada.page.evaluate(
    async (id) => (await fetch(`/api/games/${id}/record`)).json(),
    gameIdOf(ada.page),
  );
  expect(verify(game, record)).toBe(true);
  expect(record.acts.length).toBeGreaterThan(ada.acknowledged.size + ben.acknowledged.size);
  expectCalm();
});

it('a site with neutral names shows them on boards and in lists, offline as well', async () => {
  const site = await openTable({ seed, names: 'neutral' });
  const made = await invite('Ada');
  const { page, held } = made;
  try {
    await comeAboard(page, site.url, 'Ada');
    await page.goto(`${site.url}/new?game=death-angel`);
    await page.getByRole('heading', { name: 'Derelict Hulk: Boarding Party' }).waitFor();
    await page.goto(`${site.url}/rules/death-angel`);
    await page.getByText('boarders').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await held.context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Derelict Hulk: Boarding Party' }).waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/space hulk|genestealer|marine/i);
  } finally {
    await held.context.setOffline(false);
    await site.stop();
  }
});
