// Moon Colony Bloodbath on the phone: what the frame needs of it, gathered.

import {
  actionIds,
  buildingIds,
  buildings,
  type Colour,
  developmentIds,
  eventIds,
  perkIds,
  robotIds,
  startingIds,
  twistIds,
} from '../../../shared/games/moon-colony-bloodbath/content.ts';
import { game } from '../../../shared/games/moon-colony-bloodbath/index.ts';
import type { Mcb } from '../../../shared/games/moon-colony-bloodbath/state.ts';
import type { CardGroup, GameClient } from '../../play/client.ts';
import shared from '../../ui/board/board.css' with { type: 'css' };
import { Board } from './Board.tsx';
import { CardPage } from './CardPage.tsx';
import { type CardKind, cardKey } from './model.ts';
import { OrdersForm } from './OrdersForm.tsx';
import { cardWords } from './parts.tsx';
import { SeatGlance, SeatSide } from './Side.tsx';
import ahead from './style/ahead.css' with { type: 'css' };
import ask from './style/ask.css' with { type: 'css' };
import base from './style/base.css' with { type: 'css' };
import board from './style/board.css' with { type: 'css' };
import cards from './style/cards.css' with { type: 'css' };
import narrow from './style/narrow.css' with { type: 'css' };
import palette from './style/palette.css' with { type: 'css' };
import pictures from './style/pictures.css' with { type: 'css' };
import reference from './style/reference.css' with { type: 'css' };
import wide from './style/wide.css' with { type: 'css' };
import { loadText, type Text } from './text.ts';
import { chapter, commitNote, ending, eventLine, moveLabel, progress, prompt } from './words.ts';

export const client: GameClient<Mcb, Text> = {
  game,
  sheets: [shared, palette, pictures, board, ahead, base, cards, ask, reference, wide, narrow],
  text: loadText,

  Board,
  SeatGlance,
  SeatSide,
  Card: CardPage,
  Orders: OrdersForm,

  title: ({ text }) => text.name,
  cardName: (card, { text }) => cardWords(card, text).name,
  prompt,
  waitingFor: (_frame, { text }) => text.say.waiting,
  moveLabel,
  commitNote,
  eventLine,
  chapter,
  progress,
  ending,
  scoreLine: (k, { text }) => text.say.score[k] ?? k,

  chapters: ({ rules }) => rules,
  cards: (text) => [
    group('action', actionIds, text),
    group('start', startingIds, text),
    group('event', eventIds, text),
    ...colours.map(
      (colour): CardGroup => ({
        id: colour,
        title: text.board.groups[colour],
        cards: buildingIds
          .filter((id) => buildings[id].colour === colour)
          .map((id) => cardKey('building', id)),
      }),
    ),
    group('robot', robotIds, text),
    group('twist', twistIds, text),
    group('development', developmentIds, text),
    group('perk', perkIds, text),
  ],
  option: ({ id }, { board: { options } }) => options[id] ?? { label: id, hint: '' },
  choice: (_spec, value, { cards: { twists } }) =>
    twistIds.flatMap((id) => (id === value ? [twists[id].name] : []))[0] ?? value,
};

const colours: readonly Colour[] = ['yellow', 'green', 'blue', 'orange', 'purple', 'grey'];

type Grouped = Exclude<CardKind, 'building' | 'back'>;

const group = (kind: Grouped, ids: readonly string[], text: Text): CardGroup => ({
  id: kind,
  title: text.board.groups[kind],
  cards: ids.map((id) => cardKey(kind, id)),
});
