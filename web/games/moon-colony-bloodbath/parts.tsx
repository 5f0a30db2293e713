// The small things that the parts of the board are made of: counts that fall, yields, cards of the progress deck.
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Back, ProgressCard } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { CardText } from '../../../shared/games/moon-colony-bloodbath/text/shape.ts';
import type { CardKey, Place, Scene } from '../../play/client.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { type CardKind, cardKinds, keyOf, type What, type Yield } from './model.ts';
import { Glyph, Picture } from './Picture.tsx';
import type { Text } from './text.ts';

/** What every part needs and none changes. */
export interface Setting {
  readonly scene: Scene<Text>;
  readonly lit: Place | null;
  inspect(card: CardKey): void;
}

export const SettingContext = createContext<Setting | null>(null);

export function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('a part of the board stands outside of it');
  return setting;
}

/** The words of the board. */
export const useWords = () => useSetting().scene.text.board;

/** A number that shows when it falls or grows, and what the plan would make of it. */
export function Count({ n, was = n }: { readonly n: number; readonly was?: number }) {
  const words = useWords();
  const last = useRef(n);
  const turn = n < last.current ? 'falls' : n > last.current ? 'grows' : '';
  useEffect(() => {
    last.current = n;
  });
  if (n === was)
    return (
      <b key={n} class={`count ${turn}`}>
        {n}
      </b>
    );
  return (
    <b class={`count planned ${n < was ? 'down' : 'up'}`} role="img" aria-label={words.was(was, n)}>
      <s>{was}</s>
      <span key={n}>{n}</span>
    </b>
  );
}

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
