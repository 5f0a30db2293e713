// What a seat can tell of its own decks: for showing the chance of what it is about to do. Public facts and what it has
// seen itself, nothing else; exact, over all ways in which the unseen cards can have been dealt.
import { type Colour, type SystemId, systemIds } from './content.ts';
import {
  bySystem,
  chanceOfYellow,
  colours,
  composition,
  countOf,
  type Dealt,
  deals,
  learn,
  sizeOf,
} from './deck.ts';
import type { Cards, Centre, Drawn, SmHand } from './state.ts';

/** A deck as its owner knows it: cards that are sure to be in it, and one that may be green or yellow. */
export interface Known extends Readonly<Cards> {
  /** The chance, above 0 and below 1, that the unseen card is yellow; null if every card is known. */
  readonly unseen: number | null;
}

/** What somebody goes by: the centre, what was seen in private, and the cards of a flight that lie beside the decks. */
export interface Sight {
  readonly centre: Centre;
  readonly odds: SmHand['odds'];
  readonly beside: readonly Drawn[];
}

/** Every deck as far as it is known. */
export function knownDecks(sight: Sight): Record<SystemId, Known> {
  const yellow = chanceOfYellow(sight.centre, oddsNow(sight));
  return bySystem((system) => {
    const chance = yellow[system];
    const [ifGreen, ifYellow] = [left(sight, system, 'green'), left(sight, system, 'yellow')];
    if (chance <= 0) return { ...ifGreen, unseen: null };
    if (chance >= 1) return { ...ifYellow, unseen: null };
    return {
      green: Math.min(ifGreen.green, ifYellow.green),
      yellow: Math.min(ifGreen.yellow, ifYellow.yellow),
      red: ifGreen.red,
      unseen: chance,
    };
  });
}

/**
 * The chance, from 0 to 1, that none of the cards drawn has one of these colours. `draws`: cards of each system; a deck
 * that is too small gives what it has.
 */
export function chanceWithout(
  sight: Sight,
  draws: Readonly<Partial<Record<SystemId, number>>>,
  bad: readonly Colour[],
): number {
  const ways = deals(sight.centre, oddsNow(sight));
  let all = 0;
  let clean = 0;
  for (const { deal, weight } of ways) {
    if (weight === 0) continue;
    all += weight;
    clean += systemIds.reduce((chance, system) => {
      const cards = left(sight, system, deal[system]);
      const good = sizeOf(cards) - bad.reduce((sum, colour) => sum + cards[colour], 0);
      return chance * noneOf(sizeOf(cards), good, draws[system] ?? 0);
    }, weight);
  }
  return all > 0 ? clean / all : 0;
}

/** The chance that n cards out of `size` are all among the `good` ones. */
function noneOf(size: number, good: number, n: number): number {
  let chance = 1;
  for (let i = 0; i < Math.min(n, size); i++) chance *= Math.max(0, good - i) / (size - i);
  return chance;
}

/** What is left in a deck, if the card dealt to it is this one. */
function left({ centre, beside }: Sight, system: SystemId, dealt: Dealt): Cards {
  const cards = composition(centre.decks[system], dealt);
  const gone = drawnOf(beside, system);
  for (const colour of colours) cards[colour] -= gone[colour];
  return cards;
}

const drawnOf = (beside: readonly Drawn[], system: SystemId): Cards =>
  countOf(beside.filter((card) => card.system === system).map(({ colour }) => colour));

/** The cards beside the decks tell something too. */
function oddsNow({ centre, odds, beside }: Sight): SmHand['odds'] {
  return bySystem((system) => {
    const now = { ...odds[system] };
    learn(now, centre.decks[system], drawnOf(beside, system));
    return now;
  });
}
