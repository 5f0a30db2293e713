// The small things that the parts of the board are made of: yields, cards of the progress deck.
import type { Back, ProgressCard } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { CardText } from '../../../shared/games/moon-colony-bloodbath/text/shape.ts';
import type { CardKey } from '../../play/client.ts';
import { settingOf } from '../../ui/board/setting.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { type CardKind, cardKinds, keyOf, type What, type Yield } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import type { Text } from './text.ts';

export const { SettingContext, useSetting } = settingOf<Text>();

/** The words of the board. */
export const useWords = () => useSetting().scene.text.board;

export function yieldsInWords(yields: readonly Yield[], words: Text['board']): string {
  return yields.map(({ what, n }) => words.yields[what](n)).join(', ');
}

/** `+4 coin 1 box`. Decoration: the words stand in the label of the control. */
export function Yields({ yields }: { readonly yields: readonly Yield[] }) {
  return (
    <span class="yields" aria-hidden="true">
      {yields.map(({ what, n }) => (
        <span key={what}>
          {sign(what)}
          {n}
          <Glyph kind="resource" id={what} />
        </span>
      ))}
    </span>
  );
}

const sign = (what: What) => (what === 'box' || what === 'card' ? '' : '+');

/** A card as a page or a chip needs it. */
export interface Worded {
  readonly kind: CardKind;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The name and text of any card. Throws RangeError on a key that no card has. */
export function cardWords(key: CardKey, { cards, board }: Text): Worded {
  const shelves: Readonly<Record<CardKind, Readonly<Record<string, CardText>>>> = {
    building: cards.buildings,
    action: cards.actions,
    start: cards.starting,
    event: cards.events,
    perk: cards.perks,
    development: cards.developments,
    robot: cards.robots,
    twist: cards.twists,
    back: { robot: { name: board.hiddenRobot, text: board.hiddenRobotText } },
  };
  const [wanted, id = ''] = key.split('/');
  const kind = cardKinds.find((each) => each === wanted);
  const words = kind && shelves[kind][id];
  if (!kind || !words) throw new RangeError(`no card ${key}`);
  return { kind, id, ...words };
}

/** A card of the progress deck as a small button that opens its page. */
export function Chip({ card, n = 1 }: { readonly card: Back | ProgressCard; readonly n?: number }) {
  const { scene, inspect } = useSetting();
  const key = keyOf(card);
  const { kind, id, name } = cardWords(key, scene.text);
  return (
    <button type="button" class="mcb-chip" onClick={() => inspect(key)}>
      <Picture kind={kind} id={id} />
      <span>
        {n > 1 && <b>{n}× </b>}
        {name}
      </span>
      {card.kind === 'perk' && <SeatMark seat={card.seat} />}
    </button>
  );
}
