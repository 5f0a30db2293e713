// Status cards. A deck is what is in it: it is shuffled before every draw, so it has no order (E-6). What goes in and
// out is public; all that is hidden of a deck is the one card that was dealt to it unseen, green or yellow. So what
// somebody knows of a deck is how likely either of the two is.
import type { Rng } from '../../engine/rng.ts';
import { type Bad, type Colour, dealtCards, fixedCards, type SystemId, systemIds } from './content.ts';
import type { Cards, Centre, Deck, Odds, SmHand } from './state.ts';

export type Dealt = 'green' | 'yellow';

export const colours = ['green', 'yellow', 'red'] as const;

const noCards = (): Cards => ({ green: 0, yellow: 0, red: 0 });
export const sizeOf = ({ green, yellow, red }: Readonly<Cards>): number => green + yellow + red;

export function countOf(drawn: readonly Colour[]): Cards {
  const cards = noCards();
  for (const colour of drawn) cards[colour]++;
  return cards;
}

/** What is in a deck, if the card dealt to it is this one. A number below 0: it can't be. */
export function composition({ added, removed }: Deck, dealt: Dealt): Cards {
  return {
    green: fixedCards.green + (dealt === 'green' ? 1 : 0),
    yellow: fixedCards.yellow + (dealt === 'yellow' ? 1 : 0) + added - removed.yellow,
    red: fixedCards.red - removed.red,
  };
}

/** Known yellow and red cards: b of section 5, which counts without the card dealt at random. */
export const badCards = ({ added, removed }: Deck): number =>
  fixedCards.yellow + fixedCards.red + added - removed.yellow - removed.red;

/** Red before yellow; null if all are green. */
export const worstOf = (cards: readonly Colour[]): Bad | null =>
  cards.includes('red') ? 'red' : cards.includes('yellow') ? 'yellow' : null;

/** Draws up to n cards, each card left equally likely, and takes them out. */
export function draw(cards: Cards, n: number, rng: Rng): Colour[] {
  const drawn: Colour[] = [];
  while (drawn.length < n && sizeOf(cards) > 0) {
    const i = rng.below(sizeOf(cards));
    const colour = i < cards.green ? 'green' : i < cards.green + cards.yellow ? 'yellow' : 'red';
    cards[colour]--;
    drawn.push(colour);
  }
  return drawn;
}

// ---- What is known -------------------------------------------------------------------------------------------

export const evenOdds = (): Odds => ({ green: 1, yellow: 1 });

/** What a sample of a deck, drawn without replacement, adds to the odds (hypergeometric). */
export function learn(odds: Odds, deck: Deck, drawn: Readonly<Cards>): void {
  for (const dealt of ['green', 'yellow'] as const) {
    const whole = composition(deck, dealt);
    odds[dealt] *= colours.reduce((ways, colour) => ways * choose(whole[colour], drawn[colour]), 1);
  }
}

/** n over k. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** How likely each of the two dealt cards is for one who has seen this; possible ones only. */
function weight(deck: Deck, own: Odds, dealt: Dealt): number {
  return composition(deck, dealt).yellow < 0 ? 0 : deck.odds[dealt] * own[dealt];
}

/** All 15 ways to deal two yellow cards to six decks, each with its likelihood. */
export function deals(
  centre: Centre,
  own: SmHand['odds'],
): { deal: Record<SystemId, Dealt>; weight: number }[] {
  const ways = [];
  for (let a = 0; a < systemIds.length; a++) {
    for (let b = a + 1; b < systemIds.length; b++) {
      const dealtTo = (i: number): Dealt => (i === a || i === b ? 'yellow' : 'green');
      const deal = bySystem((_system, i) => dealtTo(i));
      ways.push({
        deal,
        weight: systemIds.reduce((all, id) => all * weight(centre.decks[id], own[id], deal[id]), 1),
      });
    }
  }
  return ways;
}

/** A record over the systems. */
export function bySystem<T>(make: (system: SystemId, i: number) => T): Record<SystemId, T> {
  const [propulsion, lifeSupport, control, sensors, landing, reEntry] = systemIds;
  return {
    propulsion: make(propulsion, 0),
    'life-support': make(lifeSupport, 1),
    control: make(control, 2),
    sensors: make(sensors, 3),
    landing: make(landing, 4),
    're-entry': make(reEntry, 5),
  };
}

/** The chance, from 0 to 1, that the card dealt to each deck is yellow, for one who has seen this. */
export function chanceOfYellow(centre: Centre, own: SmHand['odds']): Record<SystemId, number> {
  const ways = deals(centre, own);
  const all = ways.reduce((sum, way) => sum + way.weight, 0);
  return bySystem(
    (system) =>
      ways.reduce((sum, way) => sum + (way.deal[system] === 'yellow' ? way.weight : 0), 0) / (all || 1),
  );
}

/** Deals the unseen cards anew, as likely as they are for one who has seen this. */
export function dealAgain(centre: Centre, own: SmHand['odds'], rng: Rng): Record<SystemId, Cards> {
  const ways = deals(centre, own);
  const heaviest = Math.max(...ways.map((way) => way.weight));
  // Weights may be huge or tiny: in parts of a million of the heaviest they are fit for whole-number chance.
  const shares = ways.map((way) => (heaviest > 0 ? Math.ceil((way.weight / heaviest) * 1e6) : 1));
  let at = rng.below(shares.reduce((sum, share) => sum + share, 0));
  const chosen = ways.find((_, i) => {
    at -= shares[i] ?? 0;
    return at < 0;
  });
  if (!chosen) throw new Error('a number below the sum falls into one of the shares');
  return bySystem((system) => composition(centre.decks[system], chosen.deal[system]));
}

/** The lot of which each deck gets one card, at the set-up. */
export const dealtLot = (): Dealt[] => [
  ...Array.from({ length: dealtCards.green }, () => 'green' as const),
  ...Array.from({ length: dealtCards.yellow }, () => 'yellow' as const),
];
