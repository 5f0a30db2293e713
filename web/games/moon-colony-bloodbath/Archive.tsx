// What everybody may look up at any time: Robots met, Twists in the game, Developments and Perks left, the piles.
import type { Seat } from '../../../shared/engine/game.ts';
import { developmentIds, perkIds } from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { inCycle } from '../../../shared/games/moon-colony-bloodbath/redeal.ts';
import type { Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { Shown } from '../../play/client.ts';
import { Drawer } from '../../ui/board/parts.tsx';
import { spot } from '../../ui/spot.ts';
import { cardKey, counted, keyOf } from './model.ts';
import { Chip, useSetting } from './parts.tsx';

export function Archive({ shown }: { readonly shown: Shown<Mcb> }) {
  const { scene, lit, inspect } = useSetting();
  const words = scene.text.board;
  const { board } = shown.table;
  const { box } = shown;
  const cycle = board.openList ? inCycle(board) : [];
  return (
    <section class="archive" aria-label={words.archive}>
      <h2 class="ribbon">{words.archive}</h2>
      <Drawer title={words.twists(board.twists.length)} open>
        {board.twists.map((id) => (
          <Chip key={id} card={{ kind: 'twist', id }} />
        ))}
      </Drawer>
      <Drawer title={words.robotsMet(board.robotsMet.length)}>
        {board.robotsMet.length === 0 && <p class="hint">{words.robotsNone}</p>}
        {board.robotsMet.map((id) => (
          <Chip key={id} card={{ kind: 'robot', id }} />
        ))}
        <p class="hint">{words.robotsLeft(box.robots)}</p>
      </Drawer>
      <Drawer title={words.developments}>
        {developmentIds.map((id) => (
          <Chip key={id} card={{ kind: 'development', id }} n={board.developments[id]} />
        ))}
      </Drawer>
      {scene.me !== null && <PerksLeft shown={shown} seat={scene.me} />}
      {board.openList && (
        <Drawer title={words.deckList(cycle.length)}>
          {counted(cycle).map(({ card, n }) => (
            <Chip key={`${keyOf(card)}/${card.kind === 'perk' ? card.seat : ''}`} card={card} n={n} />
          ))}
        </Drawer>
      )}
      <p class="hint" {...spot('piles', lit)}>
        {words.piles(box.deck, box.discard)}
      </p>
      {board.discardTop && (
        <p class="hint top-of-pile">
          {words.discardTop}
          <button
            type="button"
            class="mcb-chip"
            onClick={() => board.discardTop && inspect(cardKey('building', board.discardTop))}
          >
            {scene.text.cards.buildings[board.discardTop].name}
          </button>
        </p>
      )}
    </section>
  );
}

export function PerksLeft({ shown, seat }: { readonly shown: Shown<Mcb>; readonly seat: Seat }) {
  const words = useSetting().scene.text.board;
  const left = shown.table.board.colonies[seat]?.perks ?? [];
  return (
    <Drawer title={words.perksLeft(left.length)}>
      {left.length === 0 && <p class="hint">{words.perksNone}</p>}
      {perkIds
        .filter((id) => left.includes(id))
        .map((id) => (
          <Chip key={id} card={{ kind: 'perk', id, seat }} />
        ))}
    </Drawer>
  );
}
