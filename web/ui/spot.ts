// Spots of a board that a story can point at. The board marks them; the frame finds them and scrolls there.

/** Attributes for the element that is the spot: `<li {...spot('deck', lit)}>`. Lit ones match `[data-lit]`. */
export const spot = (place: string, lit: string | null): { 'data-spot': string; 'data-lit'?: true } =>
  place === lit ? { 'data-spot': place, 'data-lit': true } : { 'data-spot': place };

/** Brings a spot of the screen into view, gently unless the player wants no motion. Does nothing if it isn't there. */
export function show(screen: HTMLElement, place: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A seat can stand in two places, of which one width of the screen shows one.
  [...screen.querySelectorAll(`[data-spot="${CSS.escape(place)}"]`)]
    .find((each) => each.checkVisibility())
    ?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center', inline: 'center' });
}
