// Sideways scrolling of a row to the first thing that matters in it.
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
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current.scrollBy({ left: box.left - frame.left - box.width / 2, behavior: still ? 'auto' : 'smooth' });
  }, [selector, key]);
  return row;
}
