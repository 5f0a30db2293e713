// Below the bottom row: the ships outside, from where they come in.
import type { Board } from '../../../shared/games/kembles-cascade/state.ts';
import { nameIn, useNames, useWords } from './parts.tsx';
import { Hull } from './Ship.tsx';

export function Strip({ board }: { readonly board: Board }) {
  const words = useWords();
  const names = useNames();
  const outside = board.pilots.flatMap(({ at, gone }, seat) => (at === null && !gone ? [seat] : []));
  return (
    <p class="entry">
      {outside.length === 0 ? (
        <span class="hint">{words.allInside}</span>
      ) : (
        <>
          <span class="hint">{words.outside}</span>
          {outside.map((seat) => (
            <span key={seat} class="waiting">
              <Hull seat={seat} facing="up" />
              {nameIn(names, seat)}
            </span>
          ))}
        </>
      )}
    </p>
  );
}
