// What axe, the checker of accessibility, has against a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Each complaint with the element that it is about; empty for a page that everyone can use. */
export async function axeFinds(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
