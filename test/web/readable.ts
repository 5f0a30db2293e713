// What is wrong with what a page shows, for tests of any screen: texts that can't be read whole, controls on top of each other.
import type { Page } from 'playwright-core';

/**
 * Texts that can't be read whole: cut off by a box that doesn't scroll, outside of the page, or spilling over the edge of
 * their button.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    const outOf = (inner: DOMRect, outer: DOMRect, upright: boolean) =>
      inner.left < outer.left - slack ||
      inner.right > outer.right + slack ||
      (upright && (inner.top < outer.top - slack || inner.bottom > outer.bottom + slack));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (said === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('.out-of-sight, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const control = parent.closest('button, a.button, label, .panel, .chip');
      if (control && outOf(box, control.getBoundingClientRect(), true)) found.push(`spills: ${said}`);
      let scrolls = false;
      for (let around: Element | null = parent; around && !scrolls; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        scrolls = [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll');
        const cuts = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
        if (!scrolls && cuts && outOf(box, around.getBoundingClientRect(), true))
          found.push(`cut off: ${said}`);
      }
      if (!scrolls && (box.left < -slack || box.right > document.documentElement.clientWidth + slack))
        found.push(`outside: ${said}`);
    }
    return found;
  });
}

/** Controls that cover each other where nothing floats: a tap would hit the wrong one, or neither can be read. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) ||
        floats(element.parentElement));
    const controls = [...document.querySelectorAll('a, button, input, select, summary')].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !each.closest('.out-of-sight') &&
        !floats(each),
    );
    const boxes = controls.map((each) => each.getBoundingClientRect());
    const name = (each: Element) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40);
    const found: string[] = [];
    controls.forEach((one, i) => {
      controls.slice(i + 1).forEach((other, j) => {
        const [a, b] = [boxes[i], boxes[i + 1 + j]];
        if (!a || !b || one.contains(other) || other.contains(one)) return;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) found.push(`${name(one)} / ${name(other)}`);
      });
    });
    return found;
  });
}
