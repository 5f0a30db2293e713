// Where the keyboard goes on when the control that had the focus is gone: sent, answered, closed.
import { useEffect } from 'preact/hooks';

/** Gives a focus that would be lost with its element to another one. `next` says to which; null leaves it lost. */
export function useHeldFocus(next: () => HTMLElement | null): void {
  useEffect(() => {
    let held: Element | null = null;
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      next()?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', hold);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      observer.disconnect();
    };
  }, []);
}
