// Scrolling to what matters: of a row, sideways; of the page, to the part that a new question is about.
import { useEffect, useRef } from 'preact/hooks';

/** A ref for a row: whenever `key` changes, the first element of it that matches comes into view, if it is not. */
export function useRowScroll(selector: string, key: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = row;
    const target = key === '' ? null : current?.querySelector<HTMLElement>(selector);
    if (!current || !target) return;
    const frame = current.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    if (box.left >= frame.left && box.right <= frame.right) return;
    current.scrollBy({ left: box.left - frame.left - box.width / 2, behavior: gently() });
  }, [selector, key]);
  return row;
}

/**
 * Brings the part of the board that a new question is about, an element with `data-part`, into view; not for the first
 * question that is seen. Null: no part has to be found.
 */
export function useFollow(part: string | null, within: { readonly current: HTMLElement | null }): void {
  const last = useRef(part);
  useEffect(() => {
    const moved = part !== last.current;
    last.current = part;
    if (!moved || part === null) return;
    within.current
      ?.querySelector(`[data-part="${part}"]`)
      ?.scrollIntoView({ behavior: gently(), block: 'start' });
  }, [part, within]);
}

const gently = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
