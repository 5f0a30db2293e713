// The board in lines of text, for a table without pictures.
import type { Open, Seen } from '../../engine/game.ts';
import { price, printed, total } from './colony.ts';
import { type BuildingId, eventIds } from './content.ts';
import { inCycle } from './redeal.ts';
import { buildingName, cardText, nameOfCard } from './sentences.names.ts';
import type { Back, Board, Colony, Mcb, ProgressCard } from './state.ts';
import type { Messages } from './text/en.ts';

/** What a player, or a spectator, has before him. `names`: the players by seat. */
export function boardLines(shown: Open<Mcb> | Seen<Mcb>, names: readonly string[], text: Messages): string[] {
  const { terms, say } = text;
  const { board } = shown.table;
  const next = eventIds[board.eventsOut];
  const stands = [
    `${terms.turn} ${board.turn}`,
    `${terms.pass} ${board.pass}`,
    `${terms.progressDeck}${say.colon}${shown.box.progress}`,
    ...(next ? [`${terms.event} ${board.eventsOut + 1}${say.colon}${text.cards.events[next].name}`] : []),
  ];
  return [
    stands.join(' | '),
    ...(board.current ? [currentLine(board.current, text)] : []),
    ...board.known.map((group) => `${terms.topOfDeck}${say.colon}${cardNames(group, text)}`),
    ...(board.openList ? [`${terms.openDeckList}${say.colon}${cardNames(inCycle(board), text)}`] : []),
    ...board.colonies.map(
      (colony, seat) =>
        `${names[seat]}${say.colon}${colonyLine(colony, shown.hands[seat]?.cards ?? 0, text)}`,
    ),
    ...('hand' in shown ? handLines(shown, text) : []),
  ];
}

function currentLine(card: ProgressCard, text: Messages): string {
  const { name, text: does } = cardText(card, text);
  return `${name}${text.say.colon}${does}`;
}

/** Names with their numbers, each once. */
function cardNames(cards: readonly (Back | ProgressCard)[], text: Messages): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = nameOfCard(card, text);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${n}× ${name}` : name)).join(text.say.and);
}

function colonyLine(colony: Colony, cards: number, text: Messages): string {
  const { terms, say } = text;
  const { people, money, food, buildings } = colony;
  const standing = buildings.map(({ id, boxes }) => {
    const name = buildingName(id, text);
    return boxes > 0 ? `${name} [${say.of.box(boxes)}]` : name;
  });
  return [
    `${terms.totalPopulation} ${total(colony)} (${people} + ${total(colony) - people})`,
    say.of.money(money),
    say.of.food(food),
    say.of.card(cards),
    ...(standing.length > 0 ? [standing.join(say.and)] : []),
  ].join(' | ');
}

function handLines({ table: { board }, hand, seat }: Seen<Mcb>, text: Messages): string[] {
  const { terms, say } = text;
  const pile = (name: string, cards: readonly BuildingId[]) =>
    cards.length > 0
      ? [`${name}${say.colon}${cards.map((id) => handCard(id, board, seat, text)).join(say.and)}`]
      : [];
  return [
    ...pile(terms.hand, hand.cards),
    ...pile(terms.reserved, hand.reserved),
    ...pile(terms.underBase, hand.under),
  ];
}

const handCard = (id: BuildingId, board: Board, seat: number, text: Messages): string =>
  `${buildingName(id, text)} (${text.say.of.money(price(board, seat, id))}, ${text.say.of.people(printed(id))})`;
