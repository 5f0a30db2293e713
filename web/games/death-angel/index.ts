// Death Angel on the phone: what the frame needs of it, gathered.
import { game } from '../../../shared/games/death-angel/index.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import { gameWords } from '../../app/words.ts';
import type { CardGroup, GameClient } from '../../play/client.ts';
import shared from '../../ui/board/board.css' with { type: 'css' };
import { Board } from './Board.tsx';
import { CardPage } from './CardPage.tsx';
import { type CardKind, ids } from './keys.ts';
import { OrdersForm } from './OrdersForm.tsx';
import { cardWords } from './parts.tsx';
import { SeatGlance, SeatSide } from './Side.tsx';
import ask from './style/ask.css' with { type: 'css' };
import column from './style/column.css' with { type: 'css' };
import narrow from './style/narrow.css' with { type: 'css' };
import palette from './style/palette.css' with { type: 'css' };
import reference from './style/reference.css' with { type: 'css' };
import state from './style/state.css' with { type: 'css' };
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

export const client: GameClient<Da, Text> = {
  game,
  sheets: [shared, palette, state, column, ask, reference, wide, narrow],
  text: loadText,

  Board,
  SeatGlance,
  SeatSide,
  Card: CardPage,
  Orders: OrdersForm,

  title: () => gameWords('death-angel').name,
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
  cards: (text) => [
    group('team', text),
    group('action', text),
    group('marine', text),
    group('event', text),
    group('location', text),
    group('terrain', text),
    group('monster', text),
  ],
  option({ id }, { cards: { options } }, chosen = '') {
    const { name = id, choices = {} } = options[id] ?? {};
    return { label: name, hint: choices[chosen]?.text ?? '' };
  },
  choice: ({ id }, value, { cards: { options } }) => options[id]?.choices[value]?.name ?? value,
};

function group(kind: CardKind, text: Text): CardGroup {
  const seen = new Set<string>();
  const cards = ids[kind].flatMap((id) => {
    const key = `${kind}/${id}`;
    // The four void locks have one name and one text.
    const double = kind === 'location' && seen.has(cardWords(key, text).name);
    seen.add(cardWords(key, text).name);
    return double ? [] : [key];
  });
  return { id: kind, title: text.board.groups[kind], cards };
}
