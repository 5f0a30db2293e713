// How the tests answer a question of Death Angel on its board: a rule of thumb that loses fast.
import type { Locator, Page } from 'playwright-core';

/**
 * The control that gives one answer: the first team, the last card, the first swarm that can be attacked; else "no" where
 * there is one; else whatever comes first.
 */
export async function answerOf(page: Page): Promise<Locator> {
  const cards = page.locator('.hand .action.glow');
  if ((await cards.count()) > 0) return cards.last();
  const swarms = page.locator('.swarm.glow');
  const no = page.locator('.answer.no');
  const yes = page.locator('.answer:not(.no)');
  // A swarm that was tapped tells its monsters apart in words.
  if ((await page.locator('.swarm[aria-expanded="true"]').count()) > 0) return yes.first();
  const fights = (await swarms.count()) > 0 && (await no.count()) > 0 && (await yes.count()) === 0;
  const inTurn = [
    fights ? swarms : no,
    no,
    page.locator('.squad.glow .face'),
    page.locator('.tip ~ .answers .answer'),
  ];
  const marines = page.locator('.marine.target');
  for (const choice of [...inTurn, marines, swarms, yes, page.locator('.terrain.glow, .pile.glow')])
    if ((await choice.count()) > 0) return choice.first();
  throw new Error(`nothing to tap: ${await page.locator('.prompt').textContent()}`);
}
