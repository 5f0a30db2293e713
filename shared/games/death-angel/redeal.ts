// A full state that a seat could not tell from the real one: what it knows stays, the rest is dealt by chance.
import type { Seen } from '../../engine/game.ts';
import { copy } from '../../engine/json.ts';
import type { Rng } from '../../engine/rng.ts';
import { aims } from './aims.ts';
import { allMonsters, at, choosable, isLord, monstersAt, swarms } from './board.ts';
import type { EventId } from './ids.ts';
import { allEvents, emptyHand, locationsOf } from './setup.ts';
import type { Da } from './shape.ts';
import type { DaBox, DaHand } from './state.ts';

export function redeal(seen: Seen<Da>, rng: Rng): { hands: DaHand[]; box: DaBox } {
  const { board } = seen.table;
  const { instinct, events } = dealEvents(seen, rng);
  const hands = seen.hands.map((sizes, seat): DaHand => {
    if (seat === seen.seat) {
      const { chosen, looking, scouted, answers } = copy(seen.hand);
      return { chosen, instinct: seen.hand.instinct, looking, scouted, answers };
    }
    const hand = emptyHand();
    for (const team of sizes.chosen) hand.chosen[team] = one(choosable(board, team), rng);
    if (sizes.instinct) hand.instinct = instinct;
    if (sizes.looking) hand.looking = at(events, 0);
    return hand;
  });
  return {
    hands,
    box: {
      ...dealMonsters(seen, rng),
      events,
      locations: board.stages.map((stage) => one(locationsOf(stage, board.options), rng)),
    },
  };
}

const one = <T>(items: readonly T[], rng: Rng): T => at(items, rng.below(items.length));

function dealMonsters({ table: { board } }: Seen<Da>, rng: Rng) {
  const pool = allMonsters();
  const inSight = [...board.discard, ...swarms(board).flatMap((spot) => monstersAt(board, spot))];
  for (const monster of inSight) if (!isLord(monster)) pool.splice(pool.indexOf(monster), 1);
  rng.shuffle(pool);
  const left = pool.splice(0, board.piles.left);
  const right = pool.splice(0, board.piles.right);
  return { left, right, deck: pool };
}

/** The event deck, with what the seat has seen of it where it lies, and the Instinct event that another seat holds. */
function dealEvents(
  { table: { board }, hand, seat }: Seen<Da>,
  rng: Rng,
): { instinct: EventId | null; events: EventId[] } {
  const top = hand.looking ?? hand.scouted.top;
  const { bottom } = hand.scouted;
  const pool = allEvents();
  const inSight = [...board.eventDiscard, ...bottom];
  for (const each of [board.event, hand.instinct, top]) if (each) inSight.push(each);
  for (const event of inSight) pool.splice(pool.indexOf(event), 1);
  rng.shuffle(pool);
  // Held by another seat is only what it has a choice about: see the frame `event`.
  const held =
    board.instinct !== null && board.instinct !== seat
      ? pool.findIndex((event) => aims(board, event).length > 1)
      : -1;
  const instinct = held < 0 ? null : at(pool.splice(held, 1), 0);
  return { instinct, events: [...(top ? [top] : []), ...pool, ...bottom] };
}
