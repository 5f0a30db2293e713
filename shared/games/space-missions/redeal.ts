// A full state that one seat could not tell from the real one: what bots search over.
import type { Seen } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { centreOf } from './board.ts';
import { eventIds, events, expertIds, starredInGame, testDraws } from './content.ts';
import { bySystem, countOf, dealAgain, draw, evenOdds, learn } from './deck.ts';
import { automaCards, emptyHand } from './setup.ts';
import type { Board, Cards, SmBox, SmHand, SpaceMissions } from './state.ts';

export function redeal(seen: Seen<SpaceMissions>, rng: Rng): { hands: SmHand[]; box: SmBox } {
  const { board } = seen.table;
  const hands: SmHand[] = [];
  const own: SmBox['own'] = [];
  board.seats.forEach((centre, seat) => {
    if (seat === seen.seat) {
      const { test, flight, odds, peeked } = seen.hand;
      hands.push({ test, flight, odds, peeked });
      own.push({ decks: ownDecks(seen, rng) });
    } else {
      const decks = dealAgain(centre, bySystem(evenOdds), rng);
      hands.push({ ...emptyHand(), test: testOf(seen, seat, decks, rng) });
      own.push({ decks });
    }
  });
  return { hands, box: { own, ...dealEvents(board, seen.hand.peeked, rng), ...automaOf(seen, rng) } };
}

/** The own decks, by all that own tests, looks and the running flight tell; what is drawn is not in them. */
function ownDecks({ table, hand, seat }: Seen<SpaceMissions>, rng: Rng): Record<keyof SmHand['odds'], Cards> {
  const centre = centreOf(table.board, seat);
  const drawn = hand.flight?.drawn ?? [];
  const odds = bySystem((system) => {
    const known = { ...hand.odds[system] };
    const cards = drawn.filter((card) => card.system === system).map(({ colour }) => colour);
    learn(known, centre.decks[system], countOf(cards));
    return known;
  });
  const decks = dealAgain(centre, odds, rng);
  for (const { system, colour } of drawn) decks[system][colour]--;
  for (const colour of hand.test?.cards ?? []) if (hand.test) decks[hand.test.system][colour]--;
  return decks;
}

/** Another seat that has just drawn for a test holds some of its cards. */
function testOf(
  { table }: Seen<SpaceMissions>,
  seat: number,
  decks: SmBox['own'][number]['decks'],
  rng: Rng,
) {
  const { question } = table.flow;
  if (question?.kind !== 'turn' || question.seat !== seat || question.frame.do !== 'remove') return null;
  const { system } = question.frame;
  return { system, cards: draw(decks[system], testDraws['test-deep'], rng) };
}

/** The events still to come; the next one is known to whom an award showed it. */
function dealEvents(board: Board, peeked: SmHand['peeked'], rng: Rng): Pick<SmBox, 'events' | 'unused'> {
  const known = peeked ? [peeked] : [];
  const out = [...board.pastEvents, ...known];
  const rest = eventIds.filter((id) => !out.includes(id));
  const starred = rest.filter((id) => events[id].starred);
  rng.shuffle(starred);
  const used = out.filter((id) => events[id].starred).length;
  const deck = [...rest.filter((id) => !events[id].starred), ...starred.splice(0, starredInGame - used)];
  rng.shuffle(deck);
  return { events: [...known, ...deck], unused: starred };
}

function automaOf({ table, box }: Seen<SpaceMissions>, rng: Rng): Pick<SmBox, 'experts' | 'automa'> {
  const { automa, difficulty } = table.board;
  if (!automa) return { experts: [], automa: [] };
  // Between two action phases all six are in the deck again (R20.3).
  const experts =
    box.experts === expertIds.length ? [...expertIds] : expertIds.filter((id) => !automa.played.includes(id));
  rng.shuffle(experts);
  const cards = automaCards(difficulty);
  for (const type of automa.used) cards.splice(cards.indexOf(type), 1);
  rng.shuffle(cards);
  return { experts, automa: cards };
}
