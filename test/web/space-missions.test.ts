// Whole games of Space Missions on its own board: two friends race through the decade, one plays against the automa.
import { expect, it } from 'vitest';
import { verify } from '../../shared/engine/record.ts';
import { game } from '../../shared/games/space-missions/index.ts';
import type { SpaceMissions } from '../../shared/games/space-missions/state.ts';
import { axeFinds } from './axe.ts';
import {
  button,
  commit,
  type Friend,
  goOn,
  hear,
  lookAgain,
  playToTheEnd,
  savedRecord,
  send,
} from './friends.ts';
import { party } from './party.ts';
import { comeAboard } from './table.ts';

const { expectCalm, invite, url } = party();

// ---- What a player does, by taps on the board --------------------------------------------------------------------

/** What a player wants to do: areas of expert cards, one a turn, and the mission of each year, by number. */
interface Wish {
  readonly areas: RegExp[];
  readonly tokens: RegExp[];
  readonly missions: (number | null)[];
}
const nothing: Wish = { areas: [], tokens: [], missions: [] };

const part = ({ page }: Friend, name: string) => page.locator(`.sm .console.${name}.asked`);

/** Opens a mission, reads what it takes, and declares it. */
async function declare(who: Friend, number: number | null): Promise<void> {
  const missions = part(who, 'missions');
  if (number === null) return missions.getByRole('button', { name: /^Declare nothing/ }).click();
  await missions.getByRole('button', { name: new RegExp(`^${number} · `) }).click();
  await missions.getByRole('list', { name: 'Steps' }).waitFor();
  await missions.getByRole('button', { name: 'Declare it' }).click();
}

/** Answers what is asked as the wish has it; what it says nothing about gets the first answer. */
async function answer(who: Friend, wish: Wish): Promise<void> {
  if (await part(who, 'hand').isVisible()) {
    const area = wish.areas.shift() ?? /^Pass/;
    return part(who, 'hand').getByRole('button', { name: area }).click();
  }
  if (await part(who, 'missions').isVisible()) return declare(who, wish.missions.shift() ?? null);
  if (await part(who, 'control').isVisible())
    return part(who, 'control').locator('.deck.glow').first().click();
  if (await part(who, 'pad').isVisible()) return part(who, 'pad').locator('.button.primary').click();
  const picks = who.page.locator('.sm .pick');
  if ((await picks.count()) > 0)
    return picks
      .filter({ hasText: wish.tokens.shift() ?? /./ })
      .first()
      .click();
  await who.page.locator('.sm .asked .answers .answer').first().click();
}

/** Goes on until there is something to see. */
async function until(who: Friend, wish: Wish, there: string): Promise<void> {
  const { page } = who;
  for (;;) {
    await page.locator(`${there}, .story, .commit, .prompt.asked`).first().waitFor();
    if (await page.locator(there).first().isVisible()) return;
    await goOn(who, () => answer(who, wish));
  }
}

/** The form for a new game, by its own controls. */
async function setTable({ page }: Friend, seats: string): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Space Missions' }).check();
  await page.getByRole('radio', { name: seats, exact: true }).check();
}

/**
 * Awards by their place in the list, for the years from 1962 on: a forecast first, and no fuel. So nobody can fly after
 * the first year, and the rest of the decade is quick.
 */
async function pickAwards({ page }: Friend): Promise<void> {
  const picks = page.locator('details', { hasText: 'Awards, picked' });
  await picks.locator('summary').click();
  for (const place of [2, 5, 3, 0, 6, 8, 9]) await picks.getByRole('checkbox').nth(place).check();
}

// ---- The games ---------------------------------------------------------------------------------------------------

it('two friends play the decade: experts, a mission each, an event, flights, the end', {
  timeout: 300_000,
}, async () => {
  const ada = await invite('Ada');
  const ben = await invite('Ben');
  await comeAboard(ada.page, url(), 'Ada');
  await setTable(ada, '2');
  await pickAwards(ada);
  await button(ada, 'Set the table').click();
  await button(ada, 'Make a link').click();
  const link = (await ada.page.locator('.link-box').textContent()) ?? '';
  await ben.page.goto(link);
  await ben.page.locator('#name').fill('Ben');
  await button(ben, 'Take a seat').click();
  await button(ada, 'Start the game').click();
  for (const { page } of [ada, ben]) await page.locator('.sm-board').waitFor();

  const wishes = new Map<Friend, Wish>([
    [
      ada,
      {
        areas: [
          /^Systems technician: /,
          /^Fuel officer: 1 fuel/,
          /^Test engineer: Deep test/,
          /^Chief designer: Develop/,
          /^Flight director: Copy/,
        ],
        tokens: [/sensor/i, /thrust/i, /sensor/i],
        missions: [1],
      },
    ],
    [
      ben,
      {
        areas: [/^Fuel officer: 1 fuel/, /^Chief designer: Inspection/],
        tokens: [/thrust/i, /sensor/i],
        missions: [1],
      },
    ],
  ]);
  const wishOf = (who: Friend) => wishes.get(who) ?? nothing;

  // Both play their experts until the first of them stands before the declaration; he loads in the same move.
  await playUntilDeclared([ada, ben], wishOf);
  const [first, second] = (await part(ben, 'missions').isVisible()) ? [ben, ada] : [ada, ben];
  await declare(first, 1);
  await first.page.getByRole('button', { name: 'Load it like this in the same move' }).click();
  await first.page.getByText('Your load is stored and follows your declaration.').waitFor();
  expect(await axeFinds(first.page), 'the load goes along').toEqual([]);
  await send(first);

  // The other declares, sees the pad, thinks again about a backup, and is ready.
  await until(second, wishOf(second), '.sm .console.pad.asked');
  const takeOut = second.page.getByRole('button', { name: /^Take out thrust backup/ });
  if ((await takeOut.count()) > 0) await takeOut.first().click();
  await second.page.getByRole('button', { name: 'Fill sensibly' }).click();
  expect(await axeFinds(second.page), 'the pad').toEqual([]);

  // Who launched in 1962 has seen the next event.
  let forecasts = 0;
  await playToTheEnd([ada, ben], async (who) => {
    if (await who.page.locator('.sm .slip', { hasText: 'Your forecast' }).isVisible()) forecasts++;
    await answer(who, wishOf(who));
  });
  expect(forecasts).toBeGreaterThan(0);

  // Both flew in 1962: the archive has their flights, and both see the same end.
  for (const who of [ada, ben]) {
    await who.page.locator('.sm summary', { hasText: 'Flights' }).click();
    expect(await who.page.locator('.sm .flight-card').count()).toBe(2);
    await who.page.getByText('The decade is over').first().waitFor();
  }
  const record = await savedRecord<SpaceMissions>(ada);
  expect(verify(game, record)).toBe(true);
  // Each commit is there once, and one act more: the load that was left with the declaration.
  expect(record.acts).toHaveLength(ada.acknowledged.size + ben.acknowledged.size + 1);
  expect(await axeFinds(ada.page), 'the end').toEqual([]);
  expectCalm();
});

async function playUntilDeclared(players: readonly Friend[], wishOf: (who: Friend) => Wish): Promise<void> {
  for (;;) {
    for (const who of players) if (await part(who, 'missions').isVisible()) return;
    for (const who of players) await goOn(who, () => answer(who, wishOf(who)));
    await lookAgain(players);
  }
}

it('alone against the automa: by keyboard, without a network, with orders, to the end', {
  timeout: 300_000,
}, async () => {
  const ada = await invite('Ada');
  const { page } = ada;
  await comeAboard(page, url(), 'Ada');
  await setTable(ada, 'alone');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const wish: Wish = { areas: [], tokens: [/thrust/i], missions: [1] };
  await until(ada, wish, '.sm .console.hand.asked');
  expect(await axeFinds(page), 'my turn').toEqual([]);

  // A card's page, from the board and back.
  await page.locator('.sm .face').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFinds(page), 'a card').toEqual([]);
  await page.keyboard.press('Escape');

  // By keyboard alone, from the board itself.
  await page.getByRole('button', { name: /^Fuel officer: 2 fuel/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.commit:not(.arming)').focus();
  await page.keyboard.press('Enter');
  await hear(ada);
  await page.locator('.sm .warehouse').getByText('fuel').waitFor();

  // Orders: the event and the flight are answered by them.
  await button(ada, 'Menu').click();
  await button(ada, 'Plan ahead').click();
  await page.getByLabel('At the event').selectOption('answer-or-abort');
  await page.getByLabel('In flight').selectOption('fly-and-choose');
  expect(await axeFinds(page), 'orders').toEqual([]);
  await button(ada, 'Leave these orders').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // In a tunnel: planned and committed there, sent behind it.
  await page.locator('.sm .console.hand.asked').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await ada.held.context.setOffline(true);
  await page.reload();
  await page.getByText('Offline: as it stood').waitFor();
  await page.getByRole('button', { name: /^Astronaut trainer: 2 training/ }).click();
  await commit(ada);
  await page.getByText(/^You are offline/).waitFor();
  await ada.held.context.setOffline(false);
  await page.locator('.story').waitFor();

  await playToTheEnd([ada], (who) => answer(who, wish));
  const record = await savedRecord<SpaceMissions>(ada);
  expect(verify(game, record)).toBe(true);
  expect(JSON.stringify(record.acts)).toContain('"do":"declare"');
  expect(ada.heard).toEqual([]);
});
