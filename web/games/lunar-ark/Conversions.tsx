// Two of energy for one food, or the other way round: beside whatever is asked, never an answer to it.
import { Changes, foresee } from './Changes.tsx';
import { useDeed, useSetting } from './parts.tsx';

/** R1.4: at any point of the own turn. */
export function Conversions() {
  const { text } = useSetting().scene;
  const deed = useDeed();
  const moves = deed?.moves.filter(({ do: what }) => what === 'convert') ?? [];
  if (!deed || moves.length === 0) return null;
  return (
    <p class="conversions">
      <span class="hint">{text.board.convert}</span>
      {moves.map((move) =>
        move.do === 'convert' ? (
          <button
            key={move.to}
            type="button"
            class="button"
            aria-label={text.say.move[move.to]}
            onClick={() => deed.move(move)}
          >
            <Changes changes={foresee(deed.seen, move).changes} />
          </button>
        ) : null,
      )}
    </p>
  );
}
