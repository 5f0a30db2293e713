// The four open achievements, for all.
import { achievementGlory } from '../../../shared/games/kembles-cascade/content.ts';
import type { Board } from '../../../shared/games/kembles-cascade/state.ts';
import { spot } from '../../ui/spot.ts';
import { Glyph } from './Picture.tsx';
import { Amount, useSetting } from './parts.tsx';

export function Goals({ board }: { readonly board: Board }) {
  const { scene, lit, inspect } = useSetting();
  const { text } = scene;
  return (
    <section class="goals" aria-label={text.board.goals} {...spot('goals', lit)}>
      <h2 class="label">{text.board.goals}</h2>
      <ul>
        {board.achievements.map(
          (card, i) =>
            card && (
              <li key={card} {...spot(`goal-${i}`, lit)}>
                <button type="button" onClick={() => inspect(`achievement/${card}`)}>
                  <Glyph kind="achievement" id={card} />
                  <span>
                    <b>{text.names.achievements[card]}</b>
                    <small>{text.cards.achievements[card]}</small>
                  </span>
                  <Amount of="glory" label={text.board.glory}>
                    {achievementGlory[card]}
                  </Amount>
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
