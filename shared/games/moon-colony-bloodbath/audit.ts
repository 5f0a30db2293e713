// What is wrong with a state: cards that were lost or doubled, numbers out of range, public notes that lie.
import type { State } from '../../engine/game.ts';
import { seatsOf } from './colony.ts';
import {
  copiesOfBuilding,
  copiesOfDevelopment,
  developmentIds,
  eventIds,
  perkIds,
  robotIds,
  twistIds,
} from './content.ts';
import { backOf } from './fold.ts';
import { startingCards } from './setup.ts';
import type { Back, Board, Mcb, ProgressCard } from './state.ts';

export function audit(g: State<Mcb>): string[] {
  const { board } = g.table;
  return [...buildingCards(g), ...progressCards(g), ...ranges(board), ...notes(g)];
}

/** Each of the 45 kinds is there twice. */
function buildingCards({ table, hands, box }: State<Mcb>): string[] {
  const all = [
    ...box.deck,
    ...box.discard,
    ...box.away,
    ...hands.flatMap(({ cards, reserved, under, passing }) => [
      ...cards,
      ...reserved,
      ...under,
      ...(passing ? [passing] : []),
    ]),
    ...table.board.colonies.flatMap(({ buildings }) => buildings.map(({ id }) => id)),
  ];
  const counts = tally(all);
  const wrong = Object.entries(counts).filter(([, n]) => n !== copiesOfBuilding);
  return [
    ...(all.length === 90 ? [] : [`${all.length} building cards`]),
    ...wrong.map(([id, n]) => `${n} cards ${id}`),
  ];
}

/** Each card that may come to the progress deck is in exactly one place. */
function progressCards({ table, box }: State<Mcb>): string[] {
  const { board } = table;
  const here = tally(
    [...box.progress, ...box.pile, ...board.tray.filter(({ kind }) => kind !== 'robot')].map(nameOf),
  );
  const problems: string[] = [];
  const expect = (card: ProgressCard, n: number) => {
    const key = nameOf(card);
    const found = here[key] ?? 0;
    delete here[key];
    if (found !== n) problems.push(`${found} cards ${key} in the cycle, not ${n}`);
  };
  for (const [key, n] of Object.entries(tally(startingCards(board.colonies.length).map(nameOf)))) {
    if (here[key] !== n) problems.push(`${here[key] ?? 0} cards ${key} in the cycle, not ${n}`);
    delete here[key];
  }
  eventIds.forEach((id, i) => {
    expect({ kind: 'event', id }, i < board.eventsOut ? 1 : 0);
  });
  for (const id of developmentIds)
    expect({ kind: 'development', id }, copiesOfDevelopment - board.developments[id]);
  for (const id of twistIds) expect({ kind: 'twist', id }, box.twists.includes(id) ? 0 : 1);
  for (const id of robotIds) expect({ kind: 'robot', id }, box.robots.includes(id) ? 0 : 1);
  board.colonies.forEach(({ perks }, seat) => {
    for (const id of perkIds) expect({ kind: 'perk', id, seat }, perks.includes(id) ? 0 : 1);
  });
  return [...problems, ...Object.keys(here).map((key) => `a card ${key} too many`)];
}

function ranges(board: Board): string[] {
  return board.colonies.flatMap(({ people, money, food, built, buildings }, seat) => {
    const numbers = {
      people,
      money,
      food,
      ...Object.fromEntries(buildings.map(({ at, boxes }) => [at, boxes])),
    };
    const wrong = Object.entries(numbers).filter(([, n]) => !Number.isInteger(n) || n < 0);
    const places = new Set(buildings.map(({ at }) => at));
    return [
      ...wrong.map(([name, n]) => `seat ${seat}: ${name} is ${n}`),
      ...(places.size === buildings.length && built >= buildings.length
        ? []
        : [`seat ${seat}: two buildings at one place`]),
    ];
  });
}

/** What everybody knows of the piles is true. */
function notes({ table, hands, box }: State<Mcb>): string[] {
  const { board } = table;
  const problems: string[] = [];
  const top = box.discard.at(-1) ?? null;
  if (board.discardTop !== top) problems.push(`the open card is ${board.discardTop}, not ${top}`);
  let from = 0;
  for (const group of board.known) {
    const truth = box.progress.slice(from, from + group.length).map(backOf);
    if (inOrder(truth) !== inOrder(group))
      problems.push(`known ${inOrder(group)}, but there lies ${inOrder(truth)}`);
    from += group.length;
  }
  if (hands.length !== board.colonies.length) problems.push(`${hands.length} hands`);
  if (board.over === null && seatsOf(board).length === 0) problems.push('nobody plays');
  return problems;
}

/** One name for equal cards. */
const nameOf = (card: Back | ProgressCard): string =>
  card.kind === 'perk' ? `${card.id} of seat ${card.seat}` : 'id' in card ? card.id : card.kind;

const inOrder = (cards: readonly Back[]): string => cards.map(nameOf).sort().join();

function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
