// The Battle at Kemble's Cascade from the form for a new game to the result, by the interface alone: two friends, in two
// languages. One plans in a tunnel and by the keyboard, one drafts a turn ahead; then their orders fly most of the rest.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { verify } from '../../shared/engine/record.ts';
import { game } from '../../shared/games/kembles-cascade/index.ts';
import type { Kembles } from '../../shared/games/kembles-cascade/state.ts';
import { messages as chinese } from '../../shared/text/zh-Hant.ts';
import type { RecordFile } from '../../shared/wire.ts';
import { axeFinds } from './axe.ts';
import { button, commit, type Friend, goOn, hear, lookAgain, playToTheEnd, send } from './friends.ts';
import { party } from './party.ts';
import { gameIdOf } from './player.ts';

const { aboard, expectCalm } = party();

/** A tap on what may lie under the bar at the bottom: it is scrolled to first, as a player would. */
async function tap(thing: Locator): Promise<void> {
  await thing.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await thing.click();
}

const sensors = ({ page }: Friend) => page.locator('.sensors.asked .sensor');
/** Empty spaces that a tap flies to: nothing is drawn there, so that a plan goes on. */
const ways = ({ page }: Friend) => page.locator('.kc-board .cell.way.kind-empty:not(.deadly)');
const isUp = ({ page }: Friend) => page.locator('.kc-board .ends .end, .kc-board .cell.enter').first();

/** One answer: the first Sensor, no purchase, a rest; or in at the first space, and nothing more. */
async function answer(who: Friend): Promise<void> {
  const { page } = who;
  const inTurn = [
    sensors(who),
    page.locator('.kc-board .shop .answer'),
    page.locator('.kc-board .ends .rest'),
    ways(who).and(page.locator('.enter')),
    page.locator('.kc-board .ends .end'),
    page.locator('.kc-board .cell.way'),
  ];
  for (const choice of inTurn) if ((await choice.count()) > 0) return tap(choice.first());
  throw new Error(`nothing to tap: ${await page.locator('.prompt').textContent()}`);
}

/** All go on until one of them is asked to fly. */
async function untilUp(players: readonly Friend[]): Promise<Friend> {
  for (;;) {
    for (const each of players) {
      if (await each.page.locator('.story').isVisible()) await hear(each);
      if (await isUp(each).isVisible()) return each;
      await goOn(each, answer);
      await lookAgain(players);
    }
  }
}

/** Opens the form for standing orders. */
async function planAhead(who: Friend) {
  await button(who, who.words.common.menu).click();
  await button(who, who.words.play.orders).click();
  return who.page.getByRole('dialog', { name: who.words.play.orders });
}

it('two friends fly, draft and rest from the first Sensor to the last row', {
  timeout: 240_000,
}, async () => {
  const [ada, ben] = [await aboard('Ada'), await aboard('Ben')];
  await ada.page.getByRole('link', { name: ada.words.home.newGame }).click();
  await ada.page.getByRole('radio', { name: ada.words.games['kembles-cascade'].name }).check();
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await button(ada, ada.words.create.create).click();
  await button(ada, 'Make a link').click();
  await ben.page.goto((await ada.page.locator('.link-box').textContent()) ?? '');
  await button(ben, 'Take a seat').click();
  await button(ada, 'Start the game').click();
  for (const { page } of [ada, ben]) await page.locator('.kc-board').waitFor();
  await ben.page.evaluate(() => localStorage.setItem('lightlag.language', 'zh-Hant'));
  await ben.page.reload();
  ben.words = chinese;

  // R2.1: both choose a Sensor in secret; it can be changed until the other has chosen, too.
  await sensors(ada).first().click();
  await ada.page.getByText('Nobody sees it until all have chosen.').waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);
  await send(ada);
  await sensors(ben).first().focus();
  await ben.page.keyboard.press('Enter');
  await send(ben);

  // R4.5: whoever is first comes in from below. What each space would come to is on it, and read aloud.
  const first = await untilUp([ada, ben]);
  const second = first === ada ? ben : ada;
  const label = await ways(first).first().getAttribute('aria-label');
  expect(label).toMatch(
    first === ada ? /Enter here\. Ending there: Energy \d, Threat \d/ : /由此進入。在此結束：能源/,
  );
  expect(await axeFinds(first.page)).toEqual([]);

  // In a tunnel, by the keyboard alone: the whole turn is planned on the stored board and sent behind it.
  await first.page.evaluate(() => navigator.serviceWorker.ready);
  await first.held.context.setOffline(true);
  await first.page.reload();
  await first.page.locator('.age').waitFor();
  await ways(first).first().focus();
  await first.page.keyboard.press('Enter');
  await first.page.locator('.kc-board .ends .end').waitFor();
  const home = await first.page.locator('.kc-board .cell[tabindex="0"]').getAttribute('data-at');
  await first.page.locator('.kc-board .cell[tabindex="0"]').focus();
  await first.page.keyboard.press('ArrowUp');
  expect(await first.page.evaluate(() => document.activeElement?.getAttribute('data-at'))).not.toBe(home);
  await first.page.locator('.kc-board .ends .end').focus();
  await first.page.keyboard.press('Enter');
  const before = first.acknowledged.size;
  await commit(first);
  await first.page.locator('.commit').waitFor({ state: 'detached' });
  expect(first.acknowledged.size).toBe(before);
  await first.held.context.setOffline(false);
  await expect.poll(() => first.acknowledged.size, { timeout: 30_000 }).toBe(before + 1);

  // The second looks closer before flying: lines from what threatens, the page of a thing, a tap taken back.
  await lookAgain([second]);
  await untilUp([second]);
  await tap(second.page.locator('.kc-board .look'));
  await tap(second.page.locator('.kc-board .cell.kind-enemy').first());
  await tap(second.page.locator('.kc-board .scope .link'));
  await second.page.getByRole('dialog').locator('.card-page').waitFor();
  expect(await axeFinds(second.page)).toEqual([]);
  await second.page.keyboard.press('Escape');
  await tap(second.page.locator('.kc-board .look'));
  await tap(ways(second).first());
  await second.page.locator('.kc-board .count.planned, .kc-board .ends .end').first().waitFor();
  await button(second, second.words.play.undo).click();
  await tap(ways(second).last());
  await tap(second.page.locator('.kc-board .ends .end'));
  await send(second);

  // Round 2. Who is second drafts a turn on the area of the form, which is flown when it is time.
  const leader = await untilUp([ada, ben]);
  const drafter = leader === ada ? ben : ada;
  if (await drafter.page.locator('.story').isVisible()) await hear(drafter);
  const form = await planAhead(drafter);
  await tap(form.locator('.cell.way:not(.deadly)').first());
  await form.locator('.chips .chip').first().waitFor();
  if (await form.locator('.ends .end').isVisible()) await tap(form.locator('.ends .end'));
  expect(await axeFinds(drafter.page)).toEqual([]);
  await button(drafter, drafter.words.play.ordersLeave).click();
  await form.waitFor({ state: 'detached' });

  // The leader looks at the other's whole side, fires if there is something to hit, and leaves orders for the rest.
  await leader.page.locator('.seat-button').first().click();
  await leader.page.getByRole('dialog').locator('.kc-side').waitFor();
  expect(await axeFinds(leader.page)).toEqual([]);
  await leader.page.keyboard.press('Escape');
  const target = leader.page.locator('.kc-board .cell.shot').first();
  if (await target.isVisible()) await tap(target);
  else await tap(leader.page.locator('.kc-board .dial .glow').first());
  await send(leader);
  for (const who of [leader, drafter]) {
    if (await who.page.locator('.story').isVisible()) await hear(who);
    const orders = await planAhead(who);
    await orders.locator('.segments label').nth(2).click();
    await orders.locator('select').last().selectOption('7');
    await button(who, who.words.play.ordersLeave).click();
    await orders.waitFor({ state: 'detached' });
  }

  await playToTheEnd([ada, ben], answer);
  await ada.page.getByText('The last row is reached').first().waitFor();
  expect(await axeFinds(ada.page)).toEqual([]);

  // It can be watched again, turn by turn.
  await button(ben, ben.words.finished.watchAgain).click();
  await ben.page.locator('.prompt.back').waitFor();
  await ben.page.locator('.prompt.back').getByRole('button', { name: ben.words.play.next }).click();

  // What orders answered is in the record, beside what was sent, and the record proves the game.
  const record: RecordFile<Kembles> & { options: Kembles['options'] } = await ada.page.evaluate(
    async (id) => (await fetch(`/api/games/${id}/record`)).json(),
    gameIdOf(ada.page),
  );
  expect(verify(game, record)).toBe(true);
  expect(record.acts.length).toBeGreaterThan(ada.acknowledged.size + ben.acknowledged.size);
  expectCalm();
});
