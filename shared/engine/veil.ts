// The veil: what a seat may not see stands in its partial state as something that throws when touched.
// So the same rules run on the server and on the phone, and stop on the phone where the unknown begins.
import type { Flow, Game, Hand, Open, Seat, Shape, State, Table } from './game.ts';
import { copy } from './json.ts';

/** Thrown when a rule touches what this seat may not know. */
export class Hidden extends Error {
  override readonly name = 'Hidden';
  constructor() {
    super('touches what is hidden');
  }
}

const refuse = (): never => {
  throw new Hidden();
};
const veils = new WeakSet<object>();

const refusing = {
  get: refuse,
  set: refuse,
  has: refuse,
  ownKeys: refuse,
  getOwnPropertyDescriptor: refuse,
  defineProperty: refuse,
  deleteProperty: refuse,
};

function veil<T extends object>(): T {
  const made = new Proxy({} as T, refusing);
  veils.add(made);
  return made;
}

export const isVeil = (value: object): boolean => veils.has(value);

/**
 * What a viewer gets to see of a game, as plain JSON: made by the engine alone, for any game.
 * `seat` and `hand` are null for a spectator.
 */
export interface View<X extends Shape> {
  readonly seat: Seat | null;
  readonly table: Table<X>;
  readonly hand: Hand<X> | null;
  readonly sizes: { readonly hands: readonly X['handSizes'][]; readonly box: X['boxSizes'] };
  /** Who is awaited, or null where this viewer may not know yet (an open wave it has not answered). */
  readonly awaited: readonly Seat[] | null;
}

/** The hand of a seat; throws on a seat that the game does not have. */
export function handOf<X extends Shape>(g: State<X>, seat: Seat): Hand<X> {
  const hand = g.hands[seat];
  if (!hand) throw new RangeError(`no seat ${seat}`);
  return hand;
}

/** Who has to act now: what the server knows. What a viewer may know of it is in its view. */
export function awaited<X extends Shape>(g: State<X>): Seat[] {
  const { question } = g.table.flow;
  if (!question) return [];
  if (question.kind === 'turn') return [question.seat];
  return question.seats.filter((seat) => !handOf(g, seat).desk.in);
}

/** The view of one seat, or of a spectator (null). The state must be the real one. */
export function look<X extends Shape>(game: Game<X>, g: State<X>, seat: Seat | null): View<X> {
  const { table, hand, ...rest } = sight(game, g, seat);
  return { ...rest, table: copy(table), hand: hand && copy(hand) };
}

/** The same, not copied: for comparing, and gone with the next change of the state. */
export function sight<X extends Shape>(game: Game<X>, g: State<X>, seat: Seat | null): View<X> {
  const hand = seat === null ? null : handOf(g, seat);
  return {
    seat,
    table: g.table,
    hand,
    sizes: { hands: g.hands.map((each) => game.sizes.hand(each)), box: game.sizes.box(g.box) },
    awaited: mayKnowAwaited(g.table.flow, seat, hand) ? awaited(g) : null,
  };
}

/** Who is missing in an open wave is for those players alone who have nothing left to decide in it. */
function mayKnowAwaited<X extends Shape>(
  { question, left }: Flow<X>,
  seat: Seat | null,
  hand: Hand<X> | null,
): boolean {
  if (!question || question.kind === 'turn') return true;
  if (seat === null || hand === null || left.includes(seat)) return false;
  return !question.seats.includes(seat) || hand.desk.in;
}

/** A state over the veil remembers the sizes that came with the view. */
const sizesBehind = new WeakMap<object, View<Shape>['sizes']>();

/** The partial state of a view, on which the rules run until they touch what is hidden. The view stays as it is. */
export function partial<X extends Shape>({ seat, table, hand, sizes }: View<X>): State<X> {
  return veiled(seat, copy(table), hand && copy(hand), sizes);
}

/** The partial state of a seat, straight from the real one. */
export function behind<X extends Shape>(game: Game<X>, g: State<X>, seat: Seat): State<X> {
  const sizes = { hands: g.hands.map((each) => game.sizes.hand(each)), box: game.sizes.box(g.box) };
  return veiled(seat, copy(g.table), copy(handOf(g, seat)), sizes);
}

function veiled<X extends Shape>(
  seat: Seat | null,
  table: Table<X>,
  hand: Hand<X> | null,
  sizes: View<X>['sizes'],
): State<X> {
  const hands = sizes.hands.map((_, i) => (i === seat && hand ? hand : veil<Hand<X>>()));
  const state: State<X> = { table, hands, box: veil() };
  sizesBehind.set(state.box, sizes);
  return state;
}

/** A copy that keeps the veils where they are. */
export function copyState<X extends Shape>(g: State<X>): State<X> {
  return {
    table: copy(g.table),
    hands: g.hands.map((hand) => (isVeil(hand) ? hand : copy(hand))),
    box: isVeil(g.box) ? g.box : copy(g.box),
  };
}

/** The open part of a state, over the veil or not: the sizes of what is known are counted, the others remembered. */
export function openOf<X extends Shape>(game: Game<X>, g: State<X>): Open<X> {
  const remembered = sizesBehind.get(g.box);
  return {
    table: g.table,
    hands: g.hands.map((hand, i) =>
      isVeil(hand) ? (remembered?.hands[i] as X['handSizes']) : game.sizes.hand(hand),
    ),
    box: remembered ? (remembered.box as X['boxSizes']) : game.sizes.box(g.box),
  };
}

/** The real state as an own lane may touch it: the seat's hand, its part of the box, its chance; the rest is veiled. */
export function fenced<X extends Shape>(game: Game<X>, g: State<X>, seat: Seat): State<X> {
  const box = new Proxy(g.box, {
    ...refusing,
    get: (target, key) =>
      key === 'own' || key === 'streams' ? onlyAt(Reflect.get(target, key), seat) : refuse(),
  });
  sizesBehind.set(box, { hands: g.hands.map((hand) => game.sizes.hand(hand)), box: game.sizes.box(g.box) });
  return { table: g.table, hands: g.hands.map((hand, i) => (i === seat ? hand : veil())), box };
}

function onlyAt(parts: unknown, seat: Seat): object {
  if (typeof parts !== 'object' || parts === null) return refuse();
  return new Proxy(parts, {
    ...refusing,
    get: (target, key) => (key === String(seat) ? Reflect.get(target, key) : refuse()),
  });
}
