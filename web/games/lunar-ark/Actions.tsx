// The six actions: a tap opens what an action can begin with, with prices and what comes of each; what can't be had says
// why. Nothing is planned before one of those is tapped.
import { useState } from 'preact/hooks';
import {
  allOut,
  emptyPlaces,
  labCost,
  largeCost,
  largesFor,
  playerOf,
} from '../../../shared/games/lunar-ark/board.ts';
import { type Cost, smallCosts, smallIds, smalls } from '../../../shared/games/lunar-ark/content.ts';
import type { CardKey } from '../../play/client.ts';
import { List, Missing } from './Answer.tsx';
import { cardKey } from './keys.ts';
import { type ActionId, actionIds, lacking, movesOf } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import { type Deed, useSetting, useWords } from './parts.tsx';
import type { PlateKind } from './pictures.ts';

export function Actions({ deed }: { readonly deed: Deed }) {
  const words = useWords();
  const player = playerOf(deed.seen.table.board, deed.seat);
  const [open, setOpen] = useState<ActionId | null>(allOut(player) ? 'recall' : null);
  const moves = open ? movesOf(deed.moves, open) : [];
  return (
    <>
      <div class="actions">
        {actionIds.map((action) => {
          const possible = movesOf(deed.moves, action).length > 0;
          return (
            <button
              key={action}
              type="button"
              class={`action ${possible ? '' : 'shut'}`}
              aria-expanded={open === action}
              onClick={() => setOpen(open === action ? null : action)}
            >
              <Glyph kind="action" id={action} />
              <span>{words.actions[action]}</span>
            </button>
          );
        })}
      </div>
      {open === null && <p class="hint">{words.actionsHint}</p>}
      {open !== null && (
        <div class="opened">
          <p class="hint">{moves.length > 0 ? words.about[open] : words.whyNot[open]}</p>
          <List moves={moves} />
          <OutOfReach deed={deed} action={open} />
        </div>
      )}
    </>
  );
}

interface Wanted {
  readonly card: CardKey;
  readonly kind: PlateKind;
  readonly id: string;
  readonly missing: Cost;
}

/** Buildings and labs that can't be paid, with what is missing. */
function OutOfReach({ deed, action }: { readonly deed: Deed; readonly action: ActionId }) {
  const { text } = useSetting().scene;
  const all = wanted(deed, action).filter(({ missing }) => Object.keys(missing).length > 0);
  if (all.length === 0) return null;
  return (
    <details class="drawer">
      <summary>{text.board.outOfReach(all.length)}</summary>
      <div class="inside">
        {all.map(({ card, kind, id, missing }, i) => (
          <Missing
            key={`${i}/${card}`}
            card={card}
            picture={<Picture kind={kind} id={id} />}
            missing={missing}
          />
        ))}
      </div>
    </details>
  );
}

function wanted({ seen, seat }: Deed, action: ActionId): Wanted[] {
  const { board } = seen.table;
  const player = playerOf(board, seat);
  if (action === 'build')
    return [
      ...smallIds
        .filter((id) => !player.smalls.includes(id))
        .map((id) => ({
          card: cardKey('small', id),
          kind: 'small' as const,
          id,
          missing: lacking(player, smallCosts[smalls[id].level]),
        })),
      ...largesFor(board, player).map((id) => ({
        card: cardKey('large', id),
        kind: 'large' as const,
        id,
        missing: lacking(player, largeCost(player, id)),
      })),
    ];
  if (action !== 'research' || emptyPlaces(player).length === 0) return [];
  return board.display.flatMap((column) =>
    column.flatMap((lab, row) =>
      lab
        ? {
            card: cardKey('lab', lab),
            kind: 'lab' as const,
            id: lab,
            missing: lacking(player, labCost(player, row, false)),
          }
        : [],
    ),
  );
}
