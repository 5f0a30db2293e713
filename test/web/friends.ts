// Friends who play by the interface alone, each on a phone of their own: for tests that tell a whole game.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shape } from '../../shared/engine/game.ts';
import { messages as english } from '../../shared/text/en.ts';
import type { RecordFile } from '../../shared/wire.ts';
import { type Phone, phone } from './browser.ts';
import { complaints } from './table.ts';

export interface Friend {
  readonly name: string;
  readonly held: Phone;
  readonly page: Page;
  readonly heard: string[];
  /** The ids of the commits that the server acknowledged: one may be sent more than once. */
  readonly acknowledged: Set<string>;
  words: typeof english;
}

/** A friend with a phone, who has not been here yet. Whoever calls closes `held`. */
export async function friend(name: string): Promise<Friend> {
  const held = await phone({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const page = held.context.pages()[0] ?? (await held.context.newPage());
  const acknowledged = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/commits') && response.ok())
      acknowledged.add(response.request().postDataJSON().id);
  });
  return { name, held, page, heard: complaints(page), acknowledged, words: english };
}

export const button = ({ page }: Friend, name: string) => page.getByRole('button', { name, exact: true });

/** Sends the plan, once the button is awake. */
export async function commit({ page }: Friend): Promise<void> {
  await page.locator('.commit:not(.arming)').click();
}

/** Sends the plan and waits until the server has it. */
export async function send(who: Friend): Promise<void> {
  const before = who.acknowledged.size;
  await commit(who);
  await expect.poll(() => who.acknowledged.size, { timeout: 30_000 }).toBe(before + 1);
  await who.page.locator('.commit').waitFor({ state: 'detached' });
}

/** Skips the story as soon as it is there. */
export async function hear({ page, words }: Friend): Promise<void> {
  const story = page.locator('.story');
  const out = new RegExp(`^(${words.play.skip}|${words.play.toBoard})$`);
  await story.getByRole('button', { name: out }).click();
  await story.waitFor({ state: 'detached' });
}

/** The game moved on for a player who waited: the story of it is there. */
export const told = ({ page }: Friend, line: string) =>
  page.locator('.story').getByText(line).first().waitFor();

/** The record of a finished game, as it is saved on the phone. */
export async function savedRecord<X extends Shape>({
  page,
  words,
}: Friend): Promise<RecordFile<X> & { options: X['options'] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.finished.record }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

const isOver = ({ page }: Friend) => page.locator('.ending').isVisible();

/** One step on, if there is one: hears a story, sends, or answers. */
export async function goOn(who: Friend, answer: (who: Friend) => Promise<void>): Promise<void> {
  const { page } = who;
  if (await page.locator('.story').isVisible()) return hear(who);
  if (await page.locator('.commit').isVisible()) return send(who);
  if (await page.locator('.prompt.asked').isVisible()) return answer(who);
}

/** All go on until all see how it ended. `answer` taps one answer to what is asked. */
export async function playToTheEnd(
  players: readonly Friend[],
  answer: (who: Friend) => Promise<void>,
): Promise<void> {
  for (;;) {
    const playing: Friend[] = [];
    for (const each of players) if (!(await isOver(each))) playing.push(each);
    if (playing.length === 0) return;
    await Promise.race(
      playing.map(({ page }) => page.locator('.story, .ending, .prompt.asked, .commit').first().waitFor()),
    );
    for (const each of playing) {
      await goOn(each, answer);
      await lookAgain(playing);
    }
  }
}

/** All take up their phones: that asks the server at once. */
export async function lookAgain(friends: readonly Friend[]): Promise<void> {
  for (const { page } of friends)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
