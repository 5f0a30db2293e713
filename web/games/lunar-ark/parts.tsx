// What the parts of the board share: the setting, what can be done, names of cards, and what a move would change.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import {
  largeText,
  launchText,
  missionText,
  partText,
  progressText,
  smallText,
} from '../../../shared/games/lunar-ark/sentences.ts';
import type { LaMove, Who } from '../../../shared/games/lunar-ark/state.ts';
import type { CardKey } from '../../play/client.ts';
import { settingOf } from '../../ui/board/setting.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { cardAt } from './keys.ts';
import type { LaSeen } from './model.ts';
import type { Text } from './text.ts';

export const { SettingContext, useSetting } = settingOf<Text>();

/** The words of the board. */
export const useWords = () => useSetting().scene.text.board;

/** A name for everybody who takes part, the rival included. */
export function useNames(): (who: Who) => string {
  const { seats, text } = useSetting().scene;
  return (who) =>
    who === 'rival'
      ? text.names.rival
      : (seats.find(({ seat }) => seat === who)?.name ?? text.say.seat(who + 1));
}

/** The mark of a seat; the rival is a machine. */
export const Mark = ({ who }: { readonly who: Who }) =>
  who === 'rival' ? (
    <svg class="seat-mark rival" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 6h18v13H3zM7 10h4v4H7zM14 10h4v4h-4zM12 6V2" />
    </svg>
  ) : (
    <SeatMark seat={who} />
  );

// ---- What can be done ----------------------------------------------------------------------------------------

/** What the viewer can do now. Null where nothing can be done: in the story, at another's side. */
export interface Deed {
  readonly seat: Seat;
  readonly seen: LaSeen;
  readonly moves: readonly LaMove[];
  move(move: LaMove): void;
}

export const DeedContext = createContext<Deed | null>(null);
export const useDeed = () => useContext(DeedContext);

// ---- Cards in words ------------------------------------------------------------------------------------------

export interface Worded {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The name of any card and what is written on it. Throws RangeError on a key that no card has. */
export function cardWords(key: CardKey, text: Text): Worded {
  const { names, cards, board } = text;
  const card = cardAt(key);
  switch (card.kind) {
    case 'terrain':
    case 'power':
    case 'lab':
      return worded(names[`${card.kind}s`], cards[`${card.kind}s`], card.id);
    case 'small':
      return { name: names.smalls[card.id], lines: smallText(card.id, text) };
    case 'large':
      return { name: names.larges[card.id], lines: largeText(card.id, text) };
    case 'ship':
      return { name: names.ships[card.id], lines: [launchText(card.id, text)] };
    case 'mission':
      return { name: names.missions[card.id], lines: missionText(card.id, text) };
    case 'part':
      return { name: board.improvementOf(names.parts[card.id]), lines: partText(card.id, text) };
    case 'progress':
      return { name: names.progress[card.id], lines: [progressText(card.id, text)] };
    case 'faction':
      return worded(names.factions, cards.factions, card.id);
    case 'rival':
      return { name: board.rivalCard(card.id.slice(-2).replace(/^0/, '')), lines: [cards.rival[card.id]] };
  }
}

const worded = (
  names: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
  id: string,
): Worded => ({ name: names[id] ?? id, lines: [texts[id] ?? ''] });
