// What follows from a board: totals, prices, abilities in force, what a card counts. Reads alone, changes nothing;
// rules, board, words and players all ask here.
import type { Open, Seat } from '../../engine/game.ts';
import type { Ability, ActionId, Amount, BuildingId, CostLimit, Effect, Step } from './content.ts';
import {
  actions,
  buildingIds,
  buildings,
  developments,
  events,
  mines,
  noRobotLeftLoss,
  perks,
  robotSteps,
  robots,
  starting,
  twists,
} from './content.ts';
import type { Board, Colony, Mcb, McbHand, Place, ProgressCard, Source, Standing } from './state.ts';

// ---- Colonies ------------------------------------------------------------------------------------------------

/** The nth thing of a list that must be there; throws RangeError. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i} of ${items.length}`);
  return item;
}

export const colonyOf = (board: Board, seat: Seat): Colony => at(board.colonies, seat);

export function standingAt(colony: Colony, place: Place): Standing {
  const standing = colony.buildings.find((each) => each.at === place);
  if (!standing) throw new RangeError(`no building ${place}`);
  return standing;
}

/** Seats that still play, in seat order. */
export const seatsOf = (board: Board): Seat[] =>
  board.colonies.map((_, seat) => seat).filter((seat) => !colonyOf(board, seat).gone);

/** Seats that still play, from the lead seat on (R3.7); the rotation counts those who left. */
export function seatsFromLead(board: Board): Seat[] {
  const n = board.colonies.length;
  const lead = Math.max(0, board.turn - 1) % n;
  return board.colonies.map((_, i) => (lead + i) % n).filter((seat) => !colonyOf(board, seat).gone);
}

export const printed = (id: BuildingId): number => buildings[id].population;

/** Total population: people on the base and printed on the buildings (R1.1). */
export const total = ({ people, buildings: standing }: Colony): number =>
  standing.reduce((sum, { id }) => sum + printed(id), people);

export const boxesOf = ({ buildings: standing }: Colony): number =>
  standing.reduce((sum, { boxes }) => sum + boxes, 0);

export const withBoxes = ({ buildings: standing }: Colony): Standing[] =>
  standing.filter(({ boxes }) => boxes > 0);

/** Seats with the highest total: all of them, if tied (Envy). */
export function seatsWithMost(board: Board): Seat[] {
  const most = Math.max(...seatsOf(board).map((seat) => total(colonyOf(board, seat))));
  return seatsFromLead(board).filter((seat) => total(colonyOf(board, seat)) === most);
}

// ---- Abilities in force --------------------------------------------------------------------------------------

export interface Live<A> {
  readonly standing: Standing;
  /** Its place among the abilities of the building. */
  readonly index: number;
  readonly ability: A;
}

/** Abilities in force that `pick` wants, the oldest building first. Automatic Doors leave none (R10.4). */
export function live<A>(board: Board, seat: Seat, pick: (ability: Ability) => A | null): Live<A>[] {
  if (board.working.includes('no-abilities')) return [];
  return colonyOf(board, seat).buildings.flatMap((standing) =>
    buildings[standing.id].abilities.flatMap((ability, index) => {
      const picked = pick(ability);
      return picked === null ? [] : [{ standing, index, ability: picked }];
    }),
  );
}

export type Boost = Extract<Ability, { readonly when: ActionId }>;

const boostOf =
  (action: ActionId) =>
  (ability: Ability): Boost | null =>
    'effects' in ability && ability.when !== 'play' && ability.when !== 'lost' && ability.when === action
      ? ability
      : null;

/** Abilities that an action sets off (R6.1). */
export const boosts = (board: Board, seat: Seat, action: ActionId): Live<Boost>[] =>
  live(board, seat, boostOf(action));

/** The Play or lost abilities of a building, as sources of effects. None are in force behind Automatic Doors. */
export function sourcesOf(board: Board, id: BuildingId, when: 'play' | 'lost'): Source[] {
  if (board.working.includes('no-abilities')) return [];
  return buildings[id].abilities.flatMap((ability, index) =>
    ability.when === when ? [{ of: 'building', id, ability: index }] : [],
  );
}

/** Buildings that a Launch Pad may repeat: with a Play ability, and no Launch Pad itself (R6.10). */
export const repeatable = (colony: Colony, except: Place): Standing[] =>
  colony.buildings.filter(
    ({ at: place, id }) =>
      place !== except &&
      buildings[id].abilities.some(
        (ability) =>
          ability.when === 'play' && ability.effects.every((effect) => effect.do !== 'repeat-play'),
      ),
  );

// ---- What cards say ------------------------------------------------------------------------------------------

/** The steps of a progress card, in the order of its text. */
export function stepsOf(card: ProgressCard): readonly Step[] {
  switch (card.kind) {
    case 'start':
      return starting[card.id].steps;
    case 'event':
      return events[card.id];
    case 'twist':
      return twists[card.id];
    case 'perk':
      return [{ who: 'each', effect: perks[card.id] }];
    case 'development':
      return [{ who: 'each', effect: developments[card.id].effect }];
    case 'robot':
      return robotSteps(robots[card.id]);
  }
}

/** The effects that a source names, as its card says them now. */
export function effectsOf(board: Board, source: Source): readonly Effect[] {
  const effects = listOf(board, source);
  const [effect] = effects;
  const { part } = source;
  // An offer or a choice stands alone in its list: a part of it is a part of the list.
  if (part === undefined || !effect) return effects;
  if (effect.do === 'may') return part === 'reward' ? effect.reward : effect.penalty;
  return effect.do === 'choose' && typeof part === 'number' ? [at(effect.options, part)] : [];
}

function listOf(board: Board, source: Source): readonly Effect[] {
  switch (source.of) {
    case 'action':
      return actions[source.action];
    case 'no-robot':
      return [{ do: 'lose-people', n: noRobotLeftLoss }];
    case 'card': {
      const step = board.current ? stepsOf(board.current)[source.step] : undefined;
      return step && step.who !== 'table' ? [step.effect] : [];
    }
    case 'building': {
      const ability = buildings[source.id].abilities[source.ability];
      return ability && 'effects' in ability ? ability.effects : [];
    }
  }
}

/** A number on a card, counted in a colony. */
export function count(amount: Amount, colony: Colony): number {
  if (typeof amount === 'number') return amount;
  const { buildings: standing } = colony;
  switch (amount.per) {
    case 'buildings':
      return Math.ceil(standing.length / amount.each);
    case 'mine-kinds':
      return mines.filter((mine) => standing.some(({ id }) => id === mine)).length;
    default:
      return amount.times * standing.filter(({ id }) => buildings[id].symbol === amount.per).length;
  }
}

// ---- Prices --------------------------------------------------------------------------------------------------

/** What a building costs now: the printed cost less the discounts, never below 0 (R5.1). */
export function price(board: Board, seat: Seat, id: BuildingId): number {
  const { cost } = buildings[id];
  const discounts = live(board, seat, (ability) =>
    ability.when === 'price' && cost >= ability.fromCost ? ability.less : null,
  );
  return Math.max(
    0,
    discounts.reduce((left, { ability }) => left - ability, cost),
  );
}

/** Food that may be paid in place of money: all of it with a Potato Farm, else none (R5.2). */
export function foodToPay(board: Board, seat: Seat): number {
  const paying = live(board, seat, (ability) => (ability.when === 'paying' ? ability : null));
  return paying.length > 0 ? colonyOf(board, seat).food : 0;
}

/** What a player can pay a price in money with. */
export const purse = (board: Board, seat: Seat): number =>
  colonyOf(board, seat).money + foodToPay(board, seat);

const within = (id: BuildingId, { min = 0, max = Infinity }: CostLimit): boolean =>
  buildings[id].cost >= min && buildings[id].cost <= max;

const payable = (board: Board, seat: Seat, id: BuildingId, limit: CostLimit): boolean =>
  within(id, limit) && price(board, seat, id) <= purse(board, seat);

/** Cards that may be built and can be paid for: only reserved ones while there are any (R5.5). */
export function buildable(board: Board, seat: Seat, hand: McbHand, limit: CostLimit = {}): BuildingId[] {
  if (board.working.includes('no-build')) return [];
  const from = hand.reserved.length > 0 ? hand.reserved : hand.cards;
  return from.filter((id) => payable(board, seat, id, limit));
}

/** Whether the table alone proves that nothing can be built: no card, Build forbidden, or none of all kinds
 *  payable. Only then may a decline be automatic, or the speed would tell of the hand (D2). */
export function provenUnbuildable({ table, hands }: Open<Mcb>, seat: Seat, limit: CostLimit = {}): boolean {
  const { board } = table;
  const { cards, reserved } = at(hands, seat);
  return (
    cards + reserved === 0 ||
    board.working.includes('no-build') ||
    !buildingIds.some((id) => payable(board, seat, id, limit))
  );
}

// ---- Losses --------------------------------------------------------------------------------------------------

/** Food that Hunger needs of a colony (R8.4). */
export function hungerNeed(board: Board, seat: Seat): number {
  const less = live(board, seat, (ability) => (ability.when === 'hunger' ? ability.lessFood : null));
  return Math.max(
    0,
    less.reduce((left, { ability }) => left - ability, colonyOf(board, seat).buildings.length),
  );
}

/** People that a Robot Workshop spares: each copy one, but one is always lost (R9.1). */
export function workshopsAt(board: Board, seat: Seat): Live<{ save: number; least: number }>[] {
  if (board.current?.kind !== 'robot') return [];
  return live(board, seat, (ability) => (ability.when === 'robot-loss' ? ability : null));
}

/** Organ Banks with a box. */
export const organBanks = (board: Board, seat: Seat): Standing[] =>
  live(board, seat, (ability) => (ability.when === 'accident' ? ability : null))
    .map(({ standing }) => standing)
    .filter(({ boxes }) => boxes > 0);

/** Boxes that may still be spent to lose fewer people: each Hospital's one; any at all at the Stacking Robot,
 *  where a Hospital's own box saves just as many (E64). */
export function sparing(
  board: Board,
  seat: Seat,
  used: readonly Place[],
  shield: number | undefined,
): { readonly at: Place; readonly save: number }[] {
  if (shield !== undefined) {
    return withBoxes(colonyOf(board, seat)).map(({ at: place }) => ({ at: place, save: shield }));
  }
  return live(board, seat, (ability) => (ability.when === 'people-lost' ? ability.save : null))
    .filter(({ standing }) => standing.boxes > 0 && !used.includes(standing.at))
    .map(({ standing, ability }) => ({ at: standing.at, save: ability }));
}

/** Whether a loss is the end of the colony whatever is given up: not even all of it is more than the loss, and no
 *  building lost lets its owner build. */
export function doomed(colony: Colony, n: number): boolean {
  const lostEffects = colony.buildings.flatMap(({ id }) =>
    buildings[id].abilities.flatMap((ability) => (ability.when === 'lost' ? ability.effects : [])),
  );
  if (lostEffects.some((effect) => effect.do === 'may-build')) return false;
  const rescued = lostEffects.reduce(
    (sum, effect) => (effect.do === 'gain' && effect.what === 'people' ? sum + count(effect.n, colony) : sum),
    0,
  );
  return total(colony) + rescued <= n;
}

/** An R&D Storage with a box: its owner may still want the card before it is lost (E49). */
export const hasLastWish = ({ id, boxes }: Standing): boolean =>
  boxes > 0 && buildings[id].abilities.some((ability) => ability.when === 'any-time');
