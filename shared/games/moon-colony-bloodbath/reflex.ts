// What a player's standing orders answer (11.3 of the rules): a move, or null to ask. An answer of theirs is one
// like any other, and nobody can tell them apart.
import type { Seen } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import { boxesOf, colonyOf, count, purse, sparing, standingAt, total } from './colony.ts';
import { buildings } from './content.ts';
import { cheapest, cost } from './defaults.ts';
import { optionsAt } from './frames.ts';
import { cardOf, offerOf } from './rules.effects.ts';
import { isWork } from './rules.turn.ts';
import type { Mcb, McbFrame, McbMove, Orders, Place, Snapshot } from './state.ts';
import { aside } from './storage.ts';

export function reflex(seen: Seen<Mcb>, frame: McbFrame): McbMove | null {
  const { orders } = seen.hand.desk;
  if (!orders) return null;
  return storageMove(seen, frame, orders) ?? plannedMove(seen, frame, orders) ?? answer(seen, frame, orders);
}

function answer(seen: Seen<Mcb>, frame: McbFrame, orders: Orders): McbMove | null {
  switch (frame.do) {
    case 'put-box':
      return boxMove(seen, frame, orders);
    case 'organ-banks':
    case 'spare':
      return savingMove(seen, frame, orders);
    case 'give-up':
    case 'lose-one':
      return givingMove(seen, frame, orders);
    case 'discard':
      return discardMove(seen, frame.n, orders);
    case 'offer':
      return offerMove(seen, frame, orders);
    case 'perk':
      return firstOf(seen, frame, orders.perks ?? [], (id) => ({ do: 'perk', id }));
    default:
      return null;
  }
}

/** The first wish that is legal here. */
function firstOf<T>(
  seen: Seen<Mcb>,
  frame: McbFrame,
  wishes: readonly T[],
  moveOf: (wish: T) => McbMove,
): McbMove | null {
  const legal = optionsAt(seen, frame);
  return wishes.map(moveOf).find((move) => legal.some((each) => same(each, move))) ?? null;
}

// ---- The next Work -------------------------------------------------------------------------------------------

/** The next move of the plan: as long as the answer so far is the plan's, and nothing shrank since it was left. */
function plannedMove(seen: Seen<Mcb>, frame: McbFrame, { nextWork }: Orders): McbMove | null {
  const { board } = seen.table;
  if (!nextWork?.since || !isWork(board.current) || frame.do === 'discard') return null;
  if (nextWork.since.works + 1 !== board.works) return null;
  const given = seen.hand.desk.moves;
  if (given.length === 0 && !stillHolds(seen, nextWork.since)) return null;
  const { moves } = nextWork;
  return same(given, moves.slice(0, given.length)) ? (moves[given.length] ?? null) : null;
}

function stillHolds({ table: { board }, seat, hand }: Seen<Mcb>, since: Snapshot): boolean {
  const { people, money, food, buildings: standing } = colonyOf(board, seat);
  const enough = people >= since.people && money >= since.money && food >= since.food;
  const cards = hasAll(hand.cards, since.hand) && hasAll(hand.reserved, since.reserved);
  return (
    enough &&
    cards &&
    same(hand.reserved.length, since.reserved.length) &&
    since.buildings.every((was) => standing.some((is) => is.at === was.at && is.boxes >= was.boxes))
  );
}

function hasAll(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

// ---- R&D Storage ---------------------------------------------------------------------------------------------

function storageMove(seen: Seen<Mcb>, frame: McbFrame, orders: Orders): McbMove | null {
  const { storage } = orders;
  const [draw] = storage ? aside(seen) : [];
  if (!storage || !draw) return null;
  const { current } = seen.table.board;
  if (frame.do === 'discard' && current?.kind === 'event' && current.id === 'paperwork') {
    return storage.paperwork ? draw : null;
  }
  if (frame.do === 'choose-action' && frame.work) {
    return storage.work !== undefined && seen.hand.cards.length < storage.work ? draw : null;
  }
  if (!storage.lost || (frame.do !== 'give-up' && frame.do !== 'lose-one')) return null;
  const [only, ...others] = optionsAt(seen, frame);
  const going = givingMove(seen, frame, orders) ?? (others.length === 0 ? only : undefined);
  const last = aside(seen).find(
    (move) => move.do === 'storage' && going?.do === 'give-up' && move.at === going.at,
  );
  return last ?? null;
}

// ---- Boxes ---------------------------------------------------------------------------------------------------

/** Boxes gained outside an own action. */
function boxMove(seen: Seen<Mcb>, frame: McbFrame, { boxes }: Orders): McbMove | null {
  const { current } = seen.table.board;
  const ownAction = isWork(current) || current?.id === 'robot-companion' || current?.id === 'deja-vu';
  return ownAction || !boxes ? null : firstOf(seen, frame, [boxes], (at) => ({ do: 'box', at }));
}

function savingMove(
  seen: Seen<Mcb>,
  frame: Extract<McbFrame, { readonly do: 'organ-banks' | 'spare' }>,
  { spend }: Orders,
): McbMove | null {
  const stacking = frame.do === 'spare' && frame.shield !== undefined;
  const wish = spend?.[frame.do === 'organ-banks' ? 'organ-banks' : stacking ? 'stacking-robot' : 'hospital'];
  if (wish === undefined) return null;
  const saved = (at: Place): number =>
    frame.do === 'organ-banks'
      ? frame.n
      : Math.min(
          frame.n,
          sparing(seen.table.board, seen.seat, frame.used, frame.shield).find((each) => each.at === at)
            ?.save ?? 0,
        );
  const saves = optionsAt(seen, frame).filter((move) => move.do === 'save');
  const worth = saves.filter(({ at }) => wish === 'always' || (wish !== 'never' && saved(at) >= wish));
  return cheapest(worth, (move) => cost(seen, frame, move))[0] ?? { do: 'no-more' };
}

// ---- Losses --------------------------------------------------------------------------------------------------

/** The first of the order that stands; null if the whole loss would cost more than its owner allows unasked. */
function givingMove(
  seen: Seen<Mcb>,
  frame: Extract<McbFrame, { readonly do: 'give-up' | 'lose-one' }>,
  { losses }: Orders,
): McbMove | null {
  if (!losses || (frame.do === 'give-up' && frame.price)) return null;
  const colony = colonyOf(seen.table.board, seen.seat);
  const going = losses.order.filter((at) => colony.buildings.some((standing) => standing.at === at));
  const n = frame.do === 'give-up' ? frame.n : 0;
  let { people } = colony;
  let gone = 0;
  let rescued = 0;
  for (const at of going) {
    if (frame.do === 'lose-one' ? gone === 1 : people >= n) break;
    const { id } = standingAt(colony, at);
    const extra = buildings[id].abilities.flatMap((ability) =>
      ability.when === 'lost' ? ability.effects : [],
    );
    const more = extra.reduce((sum, each) => (each.do === 'gain' ? sum + count(each.n, colony) : sum), 0);
    people += buildings[id].population + more;
    rescued += more;
    gone++;
  }
  const left = total(colony) + rescued - n;
  const tooMuch = gone > (losses.most ?? gone) || left < (losses.floor ?? left) || people < n;
  return tooMuch ? null : firstOf(seen, frame, going, (at) => ({ do: 'give-up', at }));
}

// ---- Cards and offers ----------------------------------------------------------------------------------------

/** At Paperwork the order must also say what becomes of the card just drawn: the last of the hand (11.5). */
function discardMove(seen: Seen<Mcb>, n: number, { discards }: Orders): McbMove | null {
  if (!discards) return null;
  const { current } = seen.table.board;
  const { cards } = seen.hand;
  const paperwork = current?.kind === 'event' && current.id === 'paperwork';
  const drawn = cards.at(-1);
  if (paperwork && !discards.drawn) return null;
  if (paperwork && discards.drawn === 'first' && n === 2 && drawn) return { do: 'discard', card: drawn };
  const from = paperwork && discards.drawn === 'keep' ? cards.slice(0, -1) : cards;
  const card = discards.order.find((each) => from.includes(each));
  return card ? { do: 'discard', card } : null;
}

function offerMove(
  seen: Seen<Mcb>,
  frame: Extract<McbFrame, { readonly do: 'offer' }>,
  { offers, discards }: Orders,
): McbMove | null {
  const { board } = seen.table;
  const offer = cardOf(board, frame.source);
  const pay = offerOf(board, frame.source)?.pay;
  const wish = offers?.[offer];
  if (!wish || !pay) return null;
  const decline: McbMove = { do: 'decline', offer };
  if (wish.answer === 'never' || have(seen, pay.what) - pay.n < (wish.keep ?? 0)) return decline;
  const ways = optionsAt(seen, frame).filter((move) => move.do === 'pay');
  const rank = (move: McbMove) => {
    const wished = 'card' in move && move.card ? (discards?.order.indexOf(move.card) ?? -1) : -1;
    return wished >= 0 ? wished - 1000 : cost(seen, frame, move);
  };
  return cheapest(ways, rank)[0] ?? decline;
}

function have({ table: { board }, seat, hand }: Seen<Mcb>, what: string): number {
  const colony = colonyOf(board, seat);
  switch (what) {
    case 'money':
      return purse(board, seat);
    case 'food':
      return colony.food;
    case 'people':
      return total(colony);
    case 'box':
      return boxesOf(colony);
    case 'card':
      return hand.cards.length;
    default:
      return colony.buildings.length;
  }
}
