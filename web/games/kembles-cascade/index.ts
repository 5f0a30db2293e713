// The Battle at Kemble's Cascade on the phone: what the frame needs of it, gathered.
import { bossIds, packIds } from '../../../shared/games/kembles-cascade/content.ts';
import { game } from '../../../shared/games/kembles-cascade/index.ts';
import type { Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import { gameWords } from '../../app/words.ts';
import type { CardGroup, GameClient } from '../../play/client.ts';
import shared from '../../ui/board/board.css' with { type: 'css' };
import { Board } from './Board.tsx';
import { CardPage } from './CardPage.tsx';
import { type CardKind, ids, nameOfCard, spaceCardsOf } from './keys.ts';
import { OrdersForm } from './OrdersForm.tsx';
import { SeatGlance, SeatSide } from './Side.tsx';
import area from './style/area.css' with { type: 'css' };
import palette from './style/palette.css' with { type: 'css' };
import panel from './style/panel.css' with { type: 'css' };
import reference from './style/reference.css' with { type: 'css' };
import wide from './style/wide.css' with { type: 'css' };
import { loadText, type Text } from './text.ts';
import {
  chapter,
  chipLabel,
  commitNote,
  ending,
  eventLine,
  moveLabel,
  progress,
  prompt,
  scoreLine,
  waitingFor,
} from './words.ts';

export const client: GameClient<Kembles, Text> = {
  game,
  sheets: [shared, palette, area, panel, reference, wide],
  text: loadText,

  Board,
  SeatGlance,
  SeatSide,
  Card: CardPage,
  Orders: OrdersForm,

  title: () => gameWords('kembles-cascade').name,
  cardName: (card, { text }) => nameOfCard(card, text),
  prompt,
  waitingFor,
  moveLabel,
  chipLabel,
  commitNote,
  eventLine,
  chapter,
  progress,
  ending,
  scoreLine,

  chapters: ({ chapters }) => chapters,
  cards: (text) => [
    group('object', text),
    ...packIds.map((pack) => ({ id: pack, title: text.names.packs[pack], cards: spaceCardsOf(pack) })),
    { id: 'special', title: text.board.special, cards: spaceCardsOf(null) },
    group('boss', text),
    ...bossIds.map((boss) => ({
      id: boss,
      title: text.names.bosses[boss],
      cards: ids.part.filter((id) => id.startsWith(boss)).map((id) => `part/${id}`),
    })),
    group('upgrade', text),
    group('sensor', text),
    group('power-up', text),
    group('mission', text),
    group('achievement', text),
  ],
  option({ id }, { cards: { options } }) {
    const { name = id, hint = '' } = options[id] ?? {};
    return { label: name, hint };
  },
  choice: (_spec, value) => value,
};

const group = (kind: CardKind, text: Text): CardGroup => ({
  id: kind,
  title: text.board.groups[kind],
  cards: ids[kind].map((id) => `${kind}/${id}`),
});
