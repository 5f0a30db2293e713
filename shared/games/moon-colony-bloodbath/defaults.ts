// What is played for a player whose time is up: the default answers of the rules (section 5). Each legal move has a
// cost, and the first of the cheapest is played, so ties go to the older building and the earlier card.
import type { Seen } from '../../engine/game.ts';
import { colonyOf, effectsOf, price, printed, purse, sparing, standingAt } from './colony.ts';
import type { BuildingId, PerkId } from './content.ts';
import { buildingIds, buildings } from './content.ts';
import { optionsAt } from './frames.ts';
import { offerOf } from './rules.effects.ts';
import type { Mcb, McbFrame, McbMove, Place } from './state.ts';

export function idle(seen: Seen<Mcb>, frame: McbFrame): McbMove {
  const [move] = cheapest(optionsAt(seen, frame), (each) => cost(seen, frame, each));
  if (!move) throw new Error(`${frame.do} asks nothing`);
  return move;
}

/** The items of the lowest cost, in their order. */
export function cheapest<T>(items: readonly T[], costOf: (item: T) => number): T[] {
  const costs = items.map(costOf);
  const least = Math.min(...costs);
  return items.filter((_, i) => costs[i] === least);
}

const NEVER = 10_000;

const perkOrder: readonly PerkId[] = ['newcomers', 'payday', 'feast', 'bright-idea', 'care-package'];

/** How little a default wants a move. */
export function cost(seen: Seen<Mcb>, frame: McbFrame, move: McbMove): number {
  const { board } = seen.table;
  const { seat } = seen;
  switch (move.do) {
    case 'act':
      return move.own ? NEVER : move.action === 'mine' ? 0 : 1;
    case 'build':
      return move.own || frame.do !== 'build' || !frame.must
        ? NEVER
        : price(board, seat, move.card) + byRow(move.card);
    case 'food':
      return move.n; // money before food
    case 'next':
    case 'spend':
    case 'from':
      return NEVER;
    case 'box':
      return spendsBoxes(idAt(seen, move.at)) ? 0 : 1;
    case 'unbox':
      return spendsBoxes(idAt(seen, move.at)) ? 1 : 0;
    case 'perk':
      return perkOrder.indexOf(move.id);
    case 'discard':
    case 'pass':
      return dearness(move.card);
    case 'survey':
      return seen.hand.under.length > 0 ? NEVER : dearness(move.card);
    case 'reserve': {
      const affordable = price(board, seat, move.card) <= purse(board, seat);
      return buildings[move.card].cost + byRow(move.card) + (affordable ? 0 : NEVER);
    }
    case 'pay': {
      const how = move.card ? dearness(move.card) : move.at && spendsBoxes(idAt(seen, move.at)) ? 1 : 0;
      return declineCostsPeople(seen, frame) ? how : NEVER + how;
    }
    case 'decline':
      return declineCostsPeople(seen, frame) ? NEVER : 0;
    case 'option':
      return optionCost(seen, frame, move.n);
    case 'save':
      return savingCost(seen, frame, move.at);
    case 'give-up':
      return givingCost(seen, frame, move.at);
    default:
      return 0;
  }
}

const idAt = ({ table, seat }: Seen<Mcb>, place: Place): BuildingId =>
  standingAt(colonyOf(table.board, seat), place).id;

const byRow = (id: BuildingId): number => buildingIds.indexOf(id) / buildingIds.length;

/** The most expensive card goes first. */
const dearness = (id: BuildingId): number => byRow(id) - buildings[id].cost;

/** Whether a building has a use for its boxes. */
export const spendsBoxes = (id: BuildingId): boolean =>
  buildings[id].abilities.some(
    (ability) => 'spendBox' in ability || ['any-time', 'accident', 'people-lost'].includes(ability.when),
  );

function declineCostsPeople({ table }: Seen<Mcb>, frame: McbFrame): boolean {
  const offer = frame.do === 'offer' ? offerOf(table.board, frame.source) : undefined;
  return offer?.penalty.some(({ do: kind }) => kind === 'lose-people') ?? false;
}

/** The first option, unless it costs more people than the base has and a building would do (D10). */
function optionCost({ table, seat }: Seen<Mcb>, frame: McbFrame, n: number): number {
  if (frame.do !== 'option') return n;
  const [choice] = effectsOf(table.board, frame.source);
  const effect = choice?.do === 'choose' ? choice.options[n] : undefined;
  const tooMany =
    effect?.do === 'lose-people' && Number(effect.n) > colonyOf(table.board, seat).people ? NEVER : 0;
  return n + tooMany;
}

/** Boxes are spent while they save at least 2; first those that have no other use (D3). */
function savingCost(seen: Seen<Mcb>, frame: McbFrame, place: Place): number {
  if (frame.do === 'organ-banks') return -1;
  if (frame.do !== 'spare') return 0;
  const { board } = seen.table;
  const save = sparing(board, seen.seat, frame.used, frame.shield).find(({ at }) => at === place)?.save ?? 0;
  return Math.min(save, frame.n) < 2 ? NEVER : spendsBoxes(idAt(seen, place)) ? -1 : -2;
}

/** The smallest building that covers the rest of the loss, else the largest (D3); simply the smallest (D12). */
function givingCost(seen: Seen<Mcb>, frame: McbFrame, place: Place): number {
  const population = printed(idAt(seen, place));
  if (frame.do !== 'give-up') return population;
  const rest = frame.n - colonyOf(seen.table.board, seen.seat).people;
  return population >= rest ? population : NEVER - population;
}
