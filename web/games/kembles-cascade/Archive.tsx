// What everybody may look up at any time: how to read a space, the pilots' upgrades and what is left of them, packs and
// piles, achievements that were met.
import { packsLeft } from '../../../shared/games/kembles-cascade/board.ts';
import { achievementGlory, upgradeIds } from '../../../shared/games/kembles-cascade/content.ts';
import type { CardKey } from '../../play/client.ts';
import { Drawer } from '../../ui/board/parts.tsx';
import { type CardKind, nameOfCard } from './keys.ts';
import { Legend } from './Legend.tsx';
import type { KcShown } from './model.ts';
import { Glyph } from './Picture.tsx';
import { nameIn, useNames, useSetting } from './parts.tsx';

export function Archive({ shown }: { readonly shown: KcShown }) {
  const { text } = useSetting().scene;
  const names = useNames();
  const words = text.board;
  const { board } = shown.table;
  const { box } = shown;
  return (
    <section class="archive" aria-label={words.archive}>
      <h2 class="out-of-sight">{words.archive}</h2>
      <Drawer title={words.legend}>
        <Legend />
      </Drawer>
      <Drawer title={words.stock}>
        {upgradeIds.map((id) => (
          <Chip key={id} card={`upgrade/${id}`} kind="upgrade" id={id} note={words.copies(board.stock[id])} />
        ))}
      </Drawer>
      <Drawer title={words.decks}>
        <p class="hint">
          {packsLeft(board)
            .map(({ id, cards }) => words.pack(text.names.packs[id], cards))
            .join(text.say.dot)}
        </p>
        <p class="hint">{words.piles(box.sensors, box.powerUps, box.achievements)}</p>
        {board.powerUps.discard.map((id, i) => (
          <Chip key={`${i}/${id}`} card={`power-up/${id}`} kind="power-up" id={id} note={words.discarded} />
        ))}
        <p class="hint">
          {board.sensors.discard.length > 0 && words.sensorsPlayed(board.sensors.discard.join(text.say.and))}
        </p>
      </Drawer>
      {board.achieved.length > 0 && (
        <Drawer title={words.achieved(board.achieved.length)}>
          {board.achieved.map(({ card, seats }, i) => (
            <Chip
              key={`${i}/${card}`}
              card={`achievement/${card}`}
              kind="achievement"
              id={card}
              note={words.achievedBy(
                text.say.list(seats.map((seat) => nameIn(names, seat))),
                achievementGlory[card],
              )}
            />
          ))}
        </Drawer>
      )}
    </section>
  );
}

/** A card as a small button that opens its page. */
function Chip({
  card,
  kind,
  id,
  note,
}: {
  readonly card: CardKey;
  readonly kind: Extract<CardKind, 'upgrade' | 'power-up' | 'achievement'>;
  readonly id: string;
  readonly note: string;
}) {
  const { scene, inspect } = useSetting();
  return (
    <button type="button" class="kc-chip" onClick={() => inspect(card)}>
      <Glyph kind={kind} id={id} />
      {nameOfCard(card, scene.text)}
      <small>{note}</small>
    </button>
  );
}
