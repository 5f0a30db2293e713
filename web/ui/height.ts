// How high a part of the page is, told to the style sheets: for what sticks below a header whose lines may wrap.
import { useEffect, useRef } from 'preact/hooks';

/** A ref for an element whose height, in pixels, stands on the root element as a custom property: `--play-top`. */
export function useHeight(property: `--${string}`) {
  const measured = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = measured;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty(property, `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [property]);
  return measured;
}
