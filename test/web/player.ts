// What a player does at the play screen, as small steps: for tests that tell a longer story.
import type { Page } from 'playwright-core';

/** Longer than Commit needs to wake up after the last planned move. */
const arming = 500;

/** From home to a running game for one. */
export async function playAlone(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Play alone/ }).click();
  await page.locator('.prompt').waitFor();
  return gameIdOf(page);
}

export const gameIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Chooses by its label in the list of all moves. */
export async function choose(page: Page, label: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).first().click();
}

export async function commit(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Commit' });
  await button.waitFor();
  await page.waitForTimeout(arming);
  await button.click();
}

/** Skips the story to its end. */
export async function skipStory(page: Page): Promise<void> {
  await page.locator('.story').waitFor();
  await page
    .locator('.story')
    .getByRole('button', { name: /^(Skip|To the board)$/ })
    .click();
  await page.locator('.story').waitFor({ state: 'detached' });
}

/**
 * Plays the game of this page's player by chance, through the API, for as many commits or to the end.
 *
 * @param wishes what is chosen where it can be, the first of them first: each a piece of the move as it is written
 */
export async function playByChance(
  page: Page,
  id: string,
  commits = 2000,
  wishes: readonly string[] = [],
): Promise<string> {
  return page.evaluate(
    async ({ id, commits, wishes }) => {
      const path = `/api/games/${id}`;
      const read = async () => (await fetch(path)).json();
      let seed = 7;
      let game = await read();
      for (let i = 0; i < commits && game.status === 'running'; i++) {
        // Numerical Recipes' generator: the same game at each run of the tests.
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const legal = game.legal.filter((move: { do: string }) => move.do !== '@reopen');
        const wished = wishes.flatMap((wish) =>
          legal.filter((move: object) => JSON.stringify(move).includes(wish)),
        );
        const body = {
          id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
          ply: game.ply,
          moves: [wished[0] ?? legal[seed % legal.length]],
        };
        const headers = { 'Content-Type': 'application/json' };
        await fetch(`${path}/commits`, { method: 'POST', headers, body: JSON.stringify(body) });
        game = await read();
      }
      return game.status;
    },
    { id, commits, wishes },
  );
}
