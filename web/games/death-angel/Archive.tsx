// What everybody may look up at any time: what is in force, the fallen, discard piles, standing orders.

import { actions } from '../../../shared/games/death-angel/content.ts';
import { icons, type MarineId, marineIds, teamIds } from '../../../shared/games/death-angel/ids.ts';
import type { Standing } from '../../../shared/games/death-angel/orders.ts';
import type { Board } from '../../../shared/games/death-angel/state.ts';
import type { CardKey } from '../../play/client.ts';
import { Drawer } from '../../ui/board/parts.tsx';
import { cardKey } from './keys.ts';
import { type DaShown, handOf } from './model.ts';
import { Glyph } from './Picture.tsx';
import { cardWords, useSetting } from './parts.tsx';

export function Archive({ shown }: { readonly shown: DaShown }) {
  const { text } = useSetting().scene;
  const words = text.board;
  const { board } = shown.table;
  const effects = effectsOf(board, text);
  const top = handOf(shown)?.scouted.top ?? null;
  const ordered = marineIds.filter((id) => board.orders[id]);
  return (
    <section class="archive" aria-label={words.archive}>
      <h2 class="out-of-sight">{words.archive}</h2>
      {top && (
        <p class="known">
          {words.nextEvent} <Chip card={cardKey('event', top)} />
        </p>
      )}
      {effects.length > 0 && (
        <Drawer title={words.inForce(effects.length)} open>
          {effects.map(({ card, note }) => (
            <Chip key={`${card}/${note}`} card={card} note={note} />
          ))}
        </Drawer>
      )}
      {board.slain.length > 0 && (
        <Drawer title={words.fallen(board.slain.length, text.names.words.fallen)}>
          {board.slain.map((id) => (
            <Chip key={id} card={cardKey('marine', id)} />
          ))}
        </Drawer>
      )}
      <Drawer title={words.decks}>
        <p class="hint">{words.monsterDeck(board.deck, board.discard.length)}</p>
        {icons.map((icon) => (
          <span key={icon} class="pair-of">
            <Glyph kind="monster" id={icon} />
            {words.discarded(text.say.icon[icon], board.discard.filter((each) => each === icon).length)}
          </span>
        ))}
        <p class="hint">{words.eventDeck(board.eventDeck, board.eventDiscard.length)}</p>
        {board.eventDiscard.toReversed().map((id, i) => (
          <Chip key={`${i}/${id}`} card={cardKey('event', id)} />
        ))}
      </Drawer>
      {ordered.length > 0 && (
        <Drawer title={words.standing(ordered.length)}>
          {ordered.map((id) => (
            <StandingOf key={id} marine={id} order={board.orders[id]} />
          ))}
        </Drawer>
      )}
    </section>
  );
}

interface Effect {
  readonly card: CardKey;
  readonly note: string;
}

/** Cards whose abilities last, and what an event does to this round or the next. */
function effectsOf(board: Board, text: ReturnType<typeof useSetting>['scene']['text']): Effect[] {
  const words = text.board;
  const lasting = board.inForce
    .filter((id) => board.acting?.card !== id && lasts.includes(id))
    .map((id) => ({ card: cardKey('action', id), note: text.say.team[actions[id].team] }));
  const rounds = (['now', 'next'] as const).flatMap((when): Effect[] => {
    const { jam, evasion, formation, secondWind } = board[when];
    const at = words.when[when];
    return [
      ...teamIds.flatMap((id) =>
        jam === id ? [{ card: cardKey('event', 'gun-jam'), note: `${text.say.team[id]}, ${at}` }] : [],
      ),
      ...(evasion ? [{ card: cardKey('event', 'evasion'), note: at }] : []),
      ...(formation ? [{ card: cardKey('event', 'enter-formation'), note: at }] : []),
      ...(secondWind
        ? [
            {
              card: cardKey('event', 'second-wind'),
              note: `${words.short(text.names.marines[secondWind])}, ${at}`,
            },
          ]
        : []),
    ];
  });
  const artefact =
    board.artefact === null ? [] : [{ card: cardKey('terrain', 'artefact'), note: words.kept }];
  return [...lasting, ...rounds, ...artefact];
}

/** R4.3 */
const lasts: readonly string[] = [
  'block',
  'defensive-stance',
  'counter-attack',
  'overwatch',
  'lead-by-example',
  'flamer-attack',
  'psionic-attack',
  'dead-aim',
  'power-field',
];

/** A card as a small button that opens its page. */
export function Chip({ card, note = '' }: { readonly card: CardKey; readonly note?: string }) {
  const { scene, inspect } = useSetting();
  return (
    <button type="button" class="da-chip" onClick={() => inspect(card)}>
      {cardWords(card, scene.text).name}
      {note !== '' && <small>{note}</small>}
    </button>
  );
}

export function StandingOf({
  marine,
  order,
}: {
  readonly marine: MarineId;
  readonly order: Standing | undefined;
}) {
  const { text } = useSetting().scene;
  const words = text.board;
  if (!order) return null;
  const { defence, attack, artefact, slay } = words.orders;
  return (
    <p class="standing">
      <b>{text.names.marines[marine]}</b>{' '}
      {[
        `${defence}: ${words.orders.answers[order.defence]}`,
        `${attack}: ${words.orders.answers[order.attack]}`,
        ...(order.artefact === 'never'
          ? [`${artefact(text.names.terrain.artefact)}: ${words.orders.answers.never}`]
          : []),
        ...(order.slay.length > 0
          ? [`${slay}: ${order.slay.map((icon) => text.say.icon[icon]).join(text.say.and)}`]
          : []),
      ].join('; ')}
    </p>
  );
}
