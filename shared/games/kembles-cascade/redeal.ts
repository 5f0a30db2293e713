// A full state that one seat could not tell from the real one: what bots search over. What is in the decks and in the
// hands of others is dealt anew, each card from the shuffle that it must come from.
import type { Seen } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { at } from './board.ts';
import { achievementIds, bossIds, packOf, type SpaceCardId } from './content.ts';
import { cardsOf, hasSpecialCard } from './setup.ts';
import type { Board, KcBox, KcHand, Kembles, Pile } from './state.ts';

export function redeal(seen: Seen<Kembles>, rng: Rng): { hands: KcHand[]; box: KcBox } {
  const { board } = seen.table;
  const sensors = lotsFor(board.sensors, rng, (lots) => {
    // Sensors that the own hand holds are in it; which lot each is from can be read off the lots.
    for (const sensor of seen.hand.sensors) take(lots, (lot) => lot.indexOf(sensor));
  });
  const powerUps = lotsFor(board.powerUps, rng, (lots) => {
    for (const { card, lot } of seen.hand.powerUps) remove(at(lots, lot), card);
  });
  const hands = board.pilots.map((pilot, seat): KcHand => {
    if (seat === seen.seat) return { sensors: [...seen.hand.sensors], powerUps: [...seen.hand.powerUps] };
    return {
      sensors: pilot.sensorLots.map((lot) => draw(at(sensors, lot))),
      powerUps: pilot.powerUpLots.map((lot) => ({ card: draw(at(powerUps, lot)), lot })),
    };
  });
  return {
    hands,
    box: {
      space: spaceLeft(board, rng),
      boss: board.boss ?? at(bossIds, rng.below(bossIds.length)),
      sensors: at(sensors, sensors.length - 1),
      powerUps: at(powerUps, powerUps.length - 1),
      achievements: achievementsLeft(board, rng),
    },
  };
}

/** The unseen cards by lot, without the own ones, shuffled. */
function lotsFor<Card>(pile: Pile<Card>, rng: Rng, withoutOwn: (lots: Card[][]) => void): Card[][] {
  const lots = pile.lots.map((lot) => [...lot]);
  withoutOwn(lots);
  for (const lot of lots) rng.shuffle(lot);
  return lots;
}

function take<Card>(lots: Card[][], find: (lot: Card[]) => number): void {
  const lot = lots.find((each) => find(each) >= 0);
  lot?.splice(find(lot), 1);
}

const remove = <Card>(lot: Card[], card: Card): void => take([lot], (each) => each.indexOf(card));

function draw<Card>(lot: Card[]): Card {
  const card = lot.pop();
  if (card === undefined) throw new Error('a hand holds more cards than its shuffle had');
  return card;
}

/** The rest of each pack; where a special card lies in it and has not come yet, it is still to come. */
function spaceLeft(board: Board, rng: Rng): SpaceCardId[] {
  const special = cardsOf(null).filter((id) => !board.laid.includes(id));
  rng.shuffle(special);
  let from = 0;
  return board.packs.flatMap(({ id, cards }) => {
    const laid = board.laid.slice(from, from + cards);
    from += cards;
    const pool = cardsOf(id).filter((card) => !board.laid.includes(card));
    rng.shuffle(pool);
    const rest = pool.slice(0, cards - laid.length);
    const exchanged = board.specials && hasSpecialCard(board.packs, id);
    if (exchanged && rest.length > 0 && laid.every((card) => packOf(card) !== null)) {
      rest.splice(0, 1, ...special.splice(0, 1));
      rng.shuffle(rest);
    }
    return rest;
  });
}

function achievementsLeft(board: Board, rng: Rng): KcBox['achievements'] {
  const out = [...board.achievements, ...board.achieved.map(({ card }) => card)];
  const rest = achievementIds.filter((id) => !out.includes(id));
  rng.shuffle(rest);
  return rest;
}
