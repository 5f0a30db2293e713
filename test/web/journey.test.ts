// A whole game by two friends, each on a phone, from the invitation to the result: by the interface alone.

import { expect, it } from 'vitest';
import { verify } from '../../shared/engine/record.ts';
import { game } from '../../shared/games/moon-colony-bloodbath/index.ts';
import type { Mcb } from '../../shared/games/moon-colony-bloodbath/state.ts';
import { messages as chinese } from '../../shared/text/zh-Hant.ts';
import { button, commit, type Friend, hear, playToTheEnd, savedRecord, send, told } from './friends.ts';
import { party } from './party.ts';
import { gameIdOf } from './player.ts';
import { comeAboard } from './table.ts';

/**
 * Dealt from this seed, with one player who builds what he can and farms, and one who does nothing but Research, the game
 * is over after 17 waves, because the second one's colony dies out: the shortest of some hundred seeds with a winner.
 */
const seed = '0051'.repeat(16);

const { expectCalm, invite, url } = party({ seed });

// ---- What a player does ------------------------------------------------------------------------------------------

/** An action of the own base. */
const space = ({ page }: Friend, action: string) => page.locator(`.mine .ring .space.${action}`);

/** Cards of the own hand which a tap plays. */
const glowing = ({ page }: Friend) => page.locator('.hand .card.glow .face');

/** Answers what is asked: Ada builds what she can and farms, Ben does Research, anything else is the first of the list. */
async function answer(who: Friend): Promise<void> {
  const { page } = who;
  const acts = (await page.locator('.mine .ring .space.glow').count()) > 0;
  if (acts && who.name === 'Ben') await space(who, 'research').click();
  else if ((await glowing(who).count()) > 0) await glowing(who).first().click();
  else if (acts) await space(who, 'farm').click();
  else {
    await button(who, who.words.play.moves).click();
    await page.getByRole('dialog').locator('.move-list button').first().click();
    // The sheet stays for what is asked next; the board can be tapped for that too.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  }
}

// ---- The story ---------------------------------------------------------------------------------------------------

it('two friends play from the invitation to the result, over gaps in the network, in two languages, and are watched', {
  timeout: 400_000,
}, async () => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');

  // Ada sets a table for two.
  await comeAboard(ada.page, url(), 'Ada');
  await ada.page.getByRole('link', { name: 'New game' }).click();
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('radio', { name: 'Friends with the link' }).check();
  await button(ada, 'Set the table').click();
  await button(ada, 'Make a link').click();
  const link = (await ada.page.locator('.link-box').textContent()) ?? '';
  expect(link).toMatch(/^http:.*\/i\/.+/);
  const id = gameIdOf(ada.page);

  // Ben follows the link.
  await ben.page.goto(link);
  await ben.page.getByText('Ada asks you to a game of').waitFor();
  await ben.page.locator('#name').fill('Ben');
  await button(ben, 'Take a seat').click();
  await ben.page.getByText('The game begins when Ada starts it.').waitFor();
  await button(ada, 'Start the game').click();
  for (const each of [ada, ben]) await each.page.locator('.prompt.asked').waitFor();

  // Cy has the address of the game, no seat, and no hand to see.
  const cy = await invite('Cy');
  await cy.page.goto(`${url()}/g/${id}`);
  await cy.page.locator('#name').fill('Cy');
  await cy.page.keyboard.press('Enter');
  await cy.page.getByText('You are watching.').waitFor();
  expect(await cy.page.locator('.hand, .mine').count()).toBe(0);
  expect(await button(cy, 'Moves').count()).toBe(0);
  const secret = await ada.page.locator('.hand .card .name').allTextContents();
  expect(secret).toHaveLength(4);
  const seen = await cy.page.locator('body').textContent();
  for (const card of secret) expect(seen).not.toContain(card);
  const askCy = () => cy.page.locator('.prompt').textContent();
  const before = await askCy();

  // Ada plans, thinks again, and sends; nobody else can see that.
  await space(ada, 'farm').click();
  await button(ada, 'Undo').click();
  await button(ada, 'Undo').waitFor({ state: 'detached' });
  await glowing(ada).first().click();
  await ada.page.getByText('Can be changed until everybody has answered.').waitFor();
  await send(ada);
  await ada.page.getByText('Waiting for Ben').waitFor();
  await ben.page.locator('.prompt.asked').waitFor();
  expect(await askCy()).toBe(before);

  // Ben answers, which closes the wave: all three are told.
  await space(ben, 'research').click();
  await send(ben);
  await told(ben, 'You chose Research.');
  await button(ben, 'Next').click();
  await hear(ben);
  await cy.page.locator('.story').waitFor();
  await hear(cy);
  await hear(ada);

  // The first commit was the moment to offer a ping. Not now.
  for (const each of [ada, ben]) await button(each, 'Not now').click();

  // Ada changes her answer: what Ben is told is the later one.
  await ada.page.locator('.prompt.asked').waitFor();
  await space(ada, 'mine').click();
  await send(ada);
  await button(ada, 'Change my answer').click();
  await space(ada, 'farm').click();
  await send(ada);
  await space(ben, 'research').click();
  await send(ben);
  await told(ben, 'Ada chose Farm.');
  expect(await ben.page.getByText('Ada chose Mine.').count()).toBe(0);
  await hear(ben);
  await hear(ada);

  // Ada goes on in Chinese.
  await button(ada, 'Menu').click();
  await ada.page.getByRole('link', { name: 'Settings' }).click();
  await ada.page.getByRole('radio', { name: '繁體中文' }).check();
  await ada.page.getByRole('heading', { name: '設定' }).waitFor();
  ada.words = chinese;
  await ada.page.goto(`${url()}/g/${id}`);
  await ada.page.getByRole('heading', { name: '血洗月球殖民地' }).waitFor();

  // Ben is in a tunnel: he looks, plans, commits; it is sent behind the tunnel.
  await ben.page.locator('.prompt.asked').waitFor();
  await ben.page.evaluate(() => navigator.serviceWorker.ready);
  await ben.held.context.setOffline(true);
  await ben.page.reload();
  await ben.page.getByText('Offline: as it stood').waitFor();
  await space(ben, 'research').click();
  await commit(ben);
  await ben.page.getByText('You are offline. It will be sent when the network is back.').waitFor();
  await space(ada, 'farm').click();
  await send(ada);
  await ada.page.getByText(chinese.play.waitingFor('Ben')).waitFor();
  expect(ben.acknowledged.size).toBe(2);
  await ben.held.context.setOffline(false);
  await told(ben, 'You chose Research.');
  expect(ben.acknowledged.size).toBe(3);

  await playToTheEnd([ada, ben], answer);

  // Both see the same end, each in his words; the record proves it.
  await ada.page.getByRole('heading', { name: '你贏了' }).waitFor();
  await ben.page.getByRole('heading', { name: 'Ada won' }).waitFor();
  const record = await savedRecord<Mcb>(ben);
  expect(verify(game, record)).toBe(true);
  expect(record.players).toEqual(['Ada', 'Ben']);
  expect(record.result.seats.map(({ won }) => won)).toEqual([true, false]);
  const ranking = record.players.map((name, seat) => `${name} ${record.result.seats[seat]?.score}`);
  for (const { page } of [ada, ben]) {
    const rows = page.locator('.ranking li');
    const shown = await Promise.all(
      (await rows.all()).map(async (row) =>
        [
          (await row.locator('.seat-name').textContent())?.trim(),
          await row.locator('.score').textContent(),
        ].join(' '),
      ),
    );
    expect(shown).toEqual(ranking);
  }
  // Each commit that was acknowledged is in the record, and once.
  expect(record.acts).toHaveLength(ada.acknowledged.size + ben.acknowledged.size);

  expectCalm();
});
