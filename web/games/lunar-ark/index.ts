// Lunar Ark on the phone: what the frame needs of it, gathered.
import { game } from '../../../shared/games/lunar-ark/index.ts';
import type { LunarArk } from '../../../shared/games/lunar-ark/state.ts';
import type { CardGroup, GameClient } from '../../play/client.ts';
import shared from '../../ui/board/board.css' with { type: 'css' };
import { Board } from './Board.tsx';
import { CardPage } from './CardPage.tsx';
import { cardKinds, ids } from './keys.ts';
import { OrdersForm } from './OrdersForm.tsx';
import { cardWords } from './parts.tsx';
import { SeatGlance, SeatSide } from './Side.tsx';
import base from './style/base.css' with { type: 'css' };
import board from './style/board.css' with { type: 'css' };
import moon from './style/moon.css' with { type: 'css' };
import palette from './style/palette.css' with { type: 'css' };
import pieces from './style/pieces.css' with { type: 'css' };
import reference from './style/reference.css' with { type: 'css' };
import ships from './style/ships.css' with { type: 'css' };
import stage from './style/stage.css' with { type: 'css' };
import wide from './style/wide.css' with { type: 'css' };
import { loadText, type Text } from './text.ts';
import {
  chapter,
  commitNote,
  ending,
  eventLine,
  moveLabel,
  progress,
  prompt,
  scoreLine,
  waitingFor,
} from './words.ts';

export const client: GameClient<LunarArk, Text> = {
  game,
  sheets: [shared, palette, pieces, board, stage, moon, ships, base, reference, wide],
  text: loadText,

  Board,
  SeatGlance,
  SeatSide,
  Card: CardPage,
  Orders: OrdersForm,

  title: ({ text }) => text.name,
  cardName: (card, { text }) => cardWords(card, text).name,
  prompt,
  waitingFor,
  moveLabel,
  commitNote,
  eventLine,
  chapter,
  progress,
  ending,
  scoreLine,

  chapters: ({ chapters }) => chapters,
  cards: ({ board: words }) =>
    cardKinds.map(
      (kind): CardGroup => ({
        id: kind,
        title: words.groups[kind],
        cards: ids[kind].map((id) => `${kind}/${id}`),
      }),
    ),
  option: ({ id }, { cards: { options } }) => {
    const { name = id, hint = '' } = options[id] ?? {};
    return { label: name, hint };
  },
  choice: ({ id }, value, { cards: { options } }) => options[id]?.choices[value] ?? value,
};
