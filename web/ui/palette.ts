// A game's colours on the whole page.
import { useEffect } from 'preact/hooks';

/** A game's palette hangs on the root element, so that the page behind the board takes part. */
export function usePalette(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    const { classList } = document.documentElement;
    classList.add(`game-${game}`);
    return () => classList.remove(`game-${game}`);
  }, [game]);
}
