// What is wrong with a state, in words: cards conserved, numbers within their range (section 2.2, invariants).
import type { Seat, State } from '../../engine/game.ts';
import { at, centreOf, runnerOf } from './board.ts';
import { type Colour, eventIds, levelled, type SystemId, systemIds, tokens, topLevel } from './content.ts';
import { colours, composition, dealtLot, sizeOf } from './deck.ts';
import { runnersOf } from './result.ts';
import { automaCards } from './setup.ts';
import type { Cards, SpaceMissions } from './state.ts';

/** Status cards of each seat, wherever they are. */
const statusCards = 34;

export function audit(g: State<SpaceMissions>): string[] {
  const { board } = g.table;
  return [
    ...board.seats.flatMap((_, seat) => [...auditDecks(g, seat), ...auditCentre(g, seat)]),
    ...auditRows(g),
    ...auditEvents(g),
    ...auditAutoma(g),
  ];
}

/** All cards of a deck: in it, and drawn from it for a test or a flight. */
function wholeDeck(g: State<SpaceMissions>, seat: Seat, system: SystemId): Cards {
  const { test, flight } = at(g.hands, seat);
  const cards = { ...at(g.box.own, seat).decks[system] };
  const add = (colour: Colour) => {
    cards[colour]++;
  };
  if (test?.system === system) test.cards.forEach(add);
  for (const drawn of flight?.drawn ?? []) if (drawn.system === system) add(drawn.colour);
  return cards;
}

function auditDecks(g: State<SpaceMissions>, seat: Seat): string[] {
  const centre = centreOf(g.table.board, seat);
  const wrong: string[] = [];
  let total = centre.pile + centre.removed.length;
  const dealt = systemIds.map((system) => {
    const cards = wholeDeck(g, seat, system);
    total += sizeOf(cards);
    const name = `seat ${seat}'s ${system} deck`;
    if (sizeOf(cards) !== centre.decks[system].cards)
      wrong.push(`${name} has ${sizeOf(cards)} cards, the board says ${centre.decks[system].cards}`);
    if (cards.green < 1) wrong.push(`${name} has no green card`);
    if (colours.some((colour) => at(g.box.own, seat).decks[system][colour] < 0))
      wrong.push(`${name} owes cards`);
    const is = (colour: 'green' | 'yellow') => {
      const made = composition(centre.decks[system], colour);
      return colours.every((each) => made[each] === cards[each]);
    };
    if (is('green')) return 'green';
    if (is('yellow')) return 'yellow';
    wrong.push(`${name} holds what was never put into it`);
    return 'none';
  });
  if (total !== statusCards) wrong.push(`seat ${seat} has ${total} status cards`);
  if (dealt.sort().join() !== dealtLot().sort().join()) wrong.push(`seat ${seat} was dealt ${dealt.join()}`);
  return wrong;
}

function auditCentre(g: State<SpaceMissions>, seat: Seat): string[] {
  const centre = centreOf(g.table.board, seat);
  const wrong: string[] = [];
  for (const token of tokens) if (centre.warehouse[token] < 0) wrong.push(`seat ${seat} owes ${token}`);
  if (centre.warehouse.inspection > 1) wrong.push(`seat ${seat} has two inspection tokens`);
  for (const part of levelled) {
    const level = centre.levels[part];
    if (level < 1 || level > topLevel) wrong.push(`seat ${seat}'s ${part} has level ${level}`);
  }
  if (new Set(centre.played).size !== centre.played.length) wrong.push(`seat ${seat} played a card twice`);
  const { flight } = at(g.hands, seat);
  for (const lot of [centre.load?.fitted, flight?.fitted]) {
    for (const on of Object.values(lot ?? {}))
      if (Object.values(on).some((n) => n < 0)) wrong.push(`seat ${seat} spent what was not aboard`);
  }
  if ((flight?.training ?? 0) < 0) wrong.push(`seat ${seat} spent training that was not aboard`);
  const { score, tally } = runnerOf(g.table.board, seat);
  if (score !== 10 + tally.missions + tally.failures + tally.home + tally.deaths)
    wrong.push(`seat ${seat}'s score is not the sum of its parts`);
  return wrong;
}

/** Each marker is in one of the rows, once. */
function auditRows({ table: { board } }: State<SpaceMissions>): string[] {
  const markers = [...board.lower, ...board.upper.map(({ who }) => who)];
  const all = runnersOf(board);
  return markers.length === all.length && all.every((who) => markers.includes(who))
    ? []
    : [`order markers are ${markers.join()}`];
}

function auditEvents({ table: { board }, box }: State<SpaceMissions>): string[] {
  const all = [...board.pastEvents, ...box.events, ...box.unused].sort();
  return all.join() === [...eventIds].sort().join() ? [] : [`events are ${all.join()}`];
}

function auditAutoma({ table: { board }, box }: State<SpaceMissions>): string[] {
  if (!board.automa) return [];
  const all = [...board.automa.used, ...box.automa].sort();
  return all.join() === automaCards(board.difficulty).sort().join() ? [] : [`automa cards are ${all.join()}`];
}
