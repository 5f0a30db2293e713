// A full state that a seat could not tell from the real one: what it knows stays, the rest is dealt by chance.
// The list of cards in the progress deck and its discard pile together, all public once, is here too (R14.2).
import type { Seen } from '../../engine/game.ts';
import { canonical } from '../../engine/json.ts';
import type { Rng } from '../../engine/rng.ts';
import { colonyOf } from './colony.ts';
import type { BuildingId } from './content.ts';
import { copiesOfDevelopment, developmentIds, eventIds, perkIds, robotIds, twistIds } from './content.ts';
import { allBuildings, startingCards } from './setup.ts';
import type { Back, Board, Mcb, McbBox, McbHand, ProgressCard } from './state.ts';
import { takeOut } from './verbs.ts';

export function redeal(seen: Seen<Mcb>, rng: Rng): { hands: McbHand[]; box: McbBox } {
  const { hands, deck, discard, away } = dealBuildings(seen, rng);
  return { hands, box: { deck, discard, away, ...dealProgress(seen, rng) } };
}

function dealBuildings(seen: Seen<Mcb>, rng: Rng) {
  const { board } = seen.table;
  const { cards, reserved, under, passing } = seen.hand;
  const pool = allBuildings();
  const inSight: BuildingId[] = [
    ...cards,
    ...reserved,
    ...under,
    ...(passing ? [passing] : []),
    ...board.colonies.flatMap(({ buildings }) => buildings.map(({ id }) => id)),
    ...(board.discardTop ? [board.discardTop] : []),
  ];
  for (const id of inSight) takeOut(pool, id);
  rng.shuffle(pool);
  const hands = seen.hands.map(
    (sizes, seat): McbHand =>
      seat === seen.seat
        ? { cards: [...cards], reserved: [...reserved], under: [...under], passing }
        : {
            cards: pool.splice(0, sizes.cards),
            reserved: pool.splice(0, sizes.reserved),
            under: pool.splice(0, sizes.under),
            passing: null,
          },
  );
  const top = board.discardTop ? [board.discardTop] : [];
  const discard = [...pool.splice(0, seen.box.discard - top.length), ...top];
  const away = pool.splice(0, seen.box.away);
  return { hands, deck: pool, discard, away };
}

function dealProgress({ table: { board }, box }: Seen<Mcb>, rng: Rng) {
  const robots = robotIds.filter((id) => !board.robotsMet.includes(id));
  rng.shuffle(robots);
  const rest = inCycle(board).filter((card): card is ProgressCard => card.kind !== 'robot' || 'id' in card);
  const takeKnown = (card: Back | ProgressCard) => {
    const key = canonical(card);
    const i = rest.findIndex((each) => canonical(each) === key);
    if (i >= 0) rest.splice(i, 1);
  };
  const known = board.known.flatMap((group) => {
    const cards = group.map((back): ProgressCard => {
      if (back.kind !== 'robot') return back;
      const id = robots.pop();
      if (!id) throw new RangeError('more Robots on top of the deck than were never met');
      return { kind: 'robot', id };
    });
    rng.shuffle(cards);
    return cards;
  });
  for (const card of known) takeKnown(card);
  const top = onPile(board) ? [board.current] : [];
  for (const card of top) takeKnown(card);
  rng.shuffle(rest);
  const progress = [...known, ...rest.splice(0, box.progress - known.length)];
  const twists = twistIds.filter((id) => !board.twists.includes(id));
  rng.shuffle(twists);
  return { progress, pile: [...rest, ...top], robots, twists };
}

/** Whether the revealed card lies on the pile: all do but a Perk whose owner had left (E35). */
function onPile(board: Board): board is Board & { current: ProgressCard } {
  const { current } = board;
  if (!current) return false;
  return current.kind !== 'perk' || !colonyOf(board, current.seat).perks.includes(current.id);
}

/** The cards in the progress deck and its discard pile together; Robots not yet revealed only as such. */
export function inCycle(board: Board): (Back | ProgressCard)[] {
  const robotsWaiting = board.known.flat().filter(({ kind }) => kind === 'robot');
  const cards: (Back | ProgressCard)[] = [
    ...startingCards(board.colonies.length),
    ...eventIds.slice(0, board.eventsOut).map((id) => ({ kind: 'event', id }) as const),
    ...developmentIds.flatMap((id) =>
      Array.from(
        { length: copiesOfDevelopment - board.developments[id] },
        () => ({ kind: 'development', id }) as const,
      ),
    ),
    ...board.twists.map((id) => ({ kind: 'twist', id }) as const),
    ...board.robotsMet.map((id) => ({ kind: 'robot', id }) as const),
    ...board.colonies.flatMap(({ perks }, seat) =>
      perkIds.filter((id) => !perks.includes(id)).map((id) => ({ kind: 'perk', id, seat }) as const),
    ),
  ];
  for (const waiting of board.tray) {
    const key = canonical(waiting);
    const i = cards.findIndex((card) => canonical(card) === key);
    if (i >= 0) cards.splice(i, 1);
  }
  return [...cards, ...robotsWaiting];
}
