// Space Missions on the phone: what the frame needs of it, gathered.

import type { OptionSpec } from '../../../shared/engine/game.ts';
import { missionNumbers } from '../../../shared/games/space-missions/content.ts';
import { game } from '../../../shared/games/space-missions/index.ts';
import type { SpaceMissions } from '../../../shared/games/space-missions/state.ts';
import type { CardGroup, GameClient } from '../../play/client.ts';
import shared from '../../ui/board/board.css' with { type: 'css' };
import { Board } from './Board.tsx';
import { allCards, CardPage, nameOfCard } from './CardPage.tsx';
import { cardKey, cardKinds } from './model.ts';
import { OrdersForm } from './OrdersForm.tsx';
import { SeatGlance, SeatSide } from './Side.tsx';
import board from './style/board.css' with { type: 'css' };
import calendar from './style/calendar.css' with { type: 'css' };
import control from './style/control.css' with { type: 'css' };
import hand from './style/hand.css' with { type: 'css' };
import missions from './style/missions.css' with { type: 'css' };
import narrow from './style/narrow.css' with { type: 'css' };
import palette from './style/palette.css' with { type: 'css' };
import reference from './style/reference.css' with { type: 'css' };
import rocket from './style/rocket.css' with { type: 'css' };
import wide from './style/wide.css' with { type: 'css' };
import { loadText, type Text } from './text.ts';
import {
  chapter,
  commitNote,
  ending,
  eventLine,
  moveLabel,
  ordersLabel,
  progress,
  prompt,
  scoreLine,
  waitingFor,
} from './words.ts';

export const client: GameClient<SpaceMissions, Text> = {
  game,
  sheets: [shared, palette, board, calendar, missions, hand, control, rocket, reference, wide, narrow],
  text: loadText,

  Board,
  SeatGlance,
  SeatSide,
  Card: CardPage,
  Orders: OrdersForm,

  title: ({ text }) => text.name,
  cardName: (card, { text }) => nameOfCard(card, text),
  prompt,
  waitingFor,
  moveLabel,
  ordersLabel,
  commitNote,
  eventLine,
  chapter,
  progress,
  ending,
  scoreLine,

  chapters: ({ chapters }) => chapters,
  cards: (text) =>
    cardKinds.map(
      (kind): CardGroup => ({
        id: kind,
        title: text.board.groups[kind],
        cards: allCards[kind].map((id) => cardKey(kind, id)),
      }),
    ),
  option: ({ id }, text) => {
    const number = numberOf(id);
    const words = text.cards.options[number === null ? id : 'mission'];
    if (!words) return { label: id, hint: '' };
    return { label: number === null ? words.name : text.board.missionCard(number), hint: words.hint };
  },
  choice,
};

/** The eight options that pick a mission card are one kind of option. */
const numberOf = (id: string): number | null =>
  missionNumbers.find((number) => id === `mission${number}`) ?? null;

function choice({ id }: OptionSpec, value: string, { cards, names }: Text): string {
  const words = cards.options[numberOf(id) === null ? id : 'mission'];
  const all: Readonly<Record<string, string>> = { ...names.missions, ...names.scenarios, ...names.awards };
  return words?.choices[value] ?? all[value] ?? value;
}
