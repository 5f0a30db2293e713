// A full state that a seat could not tell from the real one: the order of the decks is dealt by chance, and, while
// factions are chosen, what the others were dealt.
import type { Seen } from '../../engine/game.ts';
import { copy } from '../../engine/json.ts';
import type { Rng } from '../../engine/rng.ts';
import { factionIds, rivalIds } from './content.ts';
import { allLabs } from './setup.ts';
import type { LaBox, LaHand, LunarArk } from './state.ts';

export function redeal(seen: Seen<LunarArk>, rng: Rng): { hands: LaHand[]; box: LaBox } {
  const { dealt, chosen } = copy(seen.hand);
  const cards = factionIds.filter((id) => !dealt.includes(id));
  rng.shuffle(cards);
  const hands = seen.hands.map((sizes, seat): LaHand => {
    return seat === seen.seat ? { dealt, chosen } : { dealt: cards.splice(0, sizes.dealt), chosen: null };
  });
  return { hands, box: { labs: labsLeft(seen, rng), rival: rivalLeft(seen, rng) } };
}

/** All labs but those that everybody has seen. */
function labsLeft({ table: { board, flow } }: Seen<LunarArk>, rng: Rng): LaBox['labs'] {
  const deck = allLabs();
  const seen = [
    ...board.display.flat(),
    ...board.discard,
    ...board.seats.flatMap(({ labs }) => labs),
    ...inHand(flow),
  ];
  for (const lab of seen) if (lab) deck.splice(deck.indexOf(lab), 1);
  rng.shuffle(deck);
  return deck;
}

/** A lab that has been taken and not yet placed is named by its question alone. */
export function inHand({ question }: Seen<LunarArk>['table']['flow']) {
  return question?.kind === 'turn' && question.frame.do === 'place' ? [question.frame.lab] : [];
}

/** The cards of the running pass that have not been drawn. */
function rivalLeft({ table: { board }, box }: Seen<LunarArk>, rng: Rng): LaBox['rival'] {
  const deck = box.rival === 0 ? [] : rivalIds.filter((id) => !board.rival?.used.includes(id));
  rng.shuffle(deck);
  return deck;
}
