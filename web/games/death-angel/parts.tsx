// What the parts of the board share: the setting, what can be done, names of cards, tokens as dots.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { events } from '../../../shared/games/death-angel/events.ts';
import { type EventId, eventIds, type MarineId } from '../../../shared/games/death-angel/ids.ts';
import { spotWords } from '../../../shared/games/death-angel/sentences.ts';
import type { DaMove } from '../../../shared/games/death-angel/shape.ts';
import type { CardKey } from '../../play/client.ts';
import { settingOf } from '../../ui/board/setting.ts';
import { cardAt, swarmAt } from './keys.ts';
import type { Reach, Target } from './reach.ts';
import type { Text } from './text.ts';

export const { SettingContext, useSetting } = settingOf<Text>();

/** The words of the board. */
const useWords = () => useSetting().scene.text.board;

/** What the viewer can do now, and how a tap does it. Null where nothing can be done: in the story, at another's side. */
export interface Deed {
  readonly reach: Reach;
  /** What was tapped to have its moves told apart in words. */
  readonly focus: Target | null;
  /** Marines that are to turn round, as far as they are marked. */
  readonly turning: readonly MarineId[];
  move(move: DaMove): void;
  /** A tap on a thing that glows: its move, or where it has several, all of them in words. */
  tap(target: Target): void;
  /** Lets another marine act. */
  choose(marine: MarineId): void;
  /** Marks a marine to turn round, or no more. */
  turn(marine: MarineId): void;
}

export const DeedContext = createContext<Deed | null>(null);
export const useDeed = () => useContext(DeedContext);

/** The moves that a tap on a thing may mean; none if it does not glow. */
export const useMoves = (target: Target): readonly DaMove[] => useDeed()?.reach.at.get(target) ?? [];

export interface Worded {
  readonly name: string;
  readonly text: string;
}

/** The name and text of any page. Throws RangeError on a key that nothing has. */
export function cardWords(key: CardKey, text: Text): Worded {
  const { names, cards, say, board } = text;
  const swarm = swarmAt(key);
  if (swarm) return { name: board.swarmAt(spotWords(swarm, text)), text: '' };
  const card = cardAt(key);
  switch (card.kind) {
    case 'marine':
      return { name: names.marines[card.id], text: '' };
    case 'team':
      return { name: board.teamName(say.team[card.id]), text: '' };
    case 'action':
      return { name: names.actions[card.id], text: cards.actions[card.id] };
    case 'event':
      return { name: eventName(card.id, text), text: cards.events[card.id] };
    case 'location':
      return { name: names.locations[card.id], text: cards.locations[card.id] };
    case 'terrain':
      return { name: names.terrain[card.id], text: cards.terrain[card.id] };
    case 'monster':
      return { name: names.monsters[card.id], text: cards.lord };
  }
}

/** Two events of one name are told apart by the sign that moves. */
function eventName(id: EventId, { names, say }: Text): string {
  const name = names.events[id];
  const { move } = events[id];
  const alike = eventIds.filter((each) => names.events[each] === name).length > 1;
  return alike && move ? `${name} (${say.icon[move.icon]})` : name;
}

/** A support token is a dot; more than four are a number. */
export function Tokens({ n, was = n }: { readonly n: number; readonly was?: number }) {
  const words = useWords();
  if (n === 0 && was === 0) return null;
  const changed = n === was ? '' : n > was ? 'more' : 'fewer';
  return (
    <span
      class={`tokens ${changed}`}
      role="img"
      aria-label={changed ? words.tokensThen(was, n) : words.tokens(n)}
    >
      {n > 4 ? (
        <>
          <i />
          <b>{n}</b>
        </>
      ) : (
        Array.from({ length: n }, (_, i) => <i key={i} />)
      )}
      {changed && <em>{n > was ? `+${n - was}` : `−${was - n}`}</em>}
    </span>
  );
}
