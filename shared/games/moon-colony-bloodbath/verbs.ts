// What happens to a colony, as small verbs: gain, lose, fall, discard, add. The rules are written in them; each says
// its events and does what follows from it at once.
import type { Context, Mine, Seat, State } from '../../engine/game.ts';
import { at, colonyOf, effectsOf, live, sourcesOf, standingAt } from './colony.ts';
import type { BuildingId, DevelopmentId, Resource } from './content.ts';
import { eventIds } from './content.ts';
import type { Back, Board, Mcb, McbFrame, McbHand, Place, Source } from './state.ts';

export type Cx = Context<Mcb>;
export type Table = Mcb['table'];

/** The frames that do the effects of a source, one after another. */
export function effectFrames(board: Board, seat: Seat, source: Source, place?: Place): McbFrame[] {
  return effectsOf(board, source).map((_, i) => ({
    do: 'effect',
    seat,
    source,
    i,
    ...(place && { at: place }),
  }));
}

/** A gain; of food, each single one brings a person to each Moon Hotel (R6.5). */
export function gain(board: Board, seat: Seat, what: Resource, n: number, cx: Cx, by?: BuildingId): void {
  if (n === 0) return;
  cx.say({ k: 'gain', seat, what, n, ...(by && { by }) });
  if (what !== 'food') return;
  for (const { standing, ability } of live(board, seat, (each) =>
    each.when === 'food-gained' ? each : null,
  )) {
    cx.say({ k: 'gain', seat, what: 'people', n: ability.people, by: standing.id });
  }
}

/** Takes what is there, up to n (R1.12). */
export function lose(board: Board, seat: Seat, what: 'money' | 'food', n: number, cx: Cx): void {
  const taken = Math.min(n, colonyOf(board, seat)[what]);
  if (taken > 0) cx.say({ k: 'lose', seat, what, n: taken });
}

/** A building is lost: it goes, its population joins the base. Answers with the frames of its lost effect (R9.2). */
export function fall(board: Board, seat: Seat, place: Place, cx: Cx): McbFrame[] {
  const { id } = standingAt(colonyOf(board, seat), place);
  cx.say({ k: 'fell', seat, id, at: place });
  cx.bury((g) => g.box.discard.push(id));
  return sourcesOf(board, id, 'lost').flatMap((source) => effectFrames(board, seat, source));
}

/** The frames of a building's Play effect. */
export const playFrames = (board: Board, seat: Seat, id: BuildingId, place: Place): McbFrame[] =>
  sourcesOf(board, id, 'play').flatMap((source) => effectFrames(board, seat, source, place));

/** Takes one card out of a pile of one's own; throws if it is not there. */
export function takeOut(cards: BuildingId[], card: BuildingId): void {
  const i = cards.indexOf(card);
  if (i < 0) throw new RangeError(`no card ${card}`);
  cards.splice(i, 1);
}

/** A card from hand or from under the base goes to the discard pile; Recycling pays for each (R6.6). */
export function discardCard(mine: Mine<Mcb>, from: 'cards' | 'under', card: BuildingId, cx: Cx): void {
  const { seat, hand } = mine;
  const { board } = mine.table;
  const pile: McbHand[typeof from] = hand[from];
  takeOut(pile, card);
  cx.say({ k: 'discarded', seat, card });
  cx.bury((g) => g.box.discard.push(card));
  for (const { standing, ability } of live(board, seat, (each) =>
    each.when === 'card-discarded' ? each : null,
  )) {
    gain(board, seat, 'money', ability.money, cx, standing.id);
  }
}

// ---- Adding cards to the progress deck (R7) ------------------------------------------------------------------

/** A card goes to the tray. Whoever adds it by an own building or choice earns by each Trading Post (R6.7). */
export function addCard({ board, step }: Table, seat: Seat | null, card: Back, cx: Cx): void {
  cx.say({ k: 'added', seat, card });
  if (seat === null) return;
  const earned = live(board, seat, (each) => (each.when === 'card-added' ? each.money : null));
  step.owed[seat] = earned.reduce((sum, { ability }) => sum + ability, at(step.owed, seat));
}

/** A copy of a Development, unless both are out (R7.3). */
export function addDevelopment(table: Table, seat: Seat, id: DevelopmentId, cx: Cx): void {
  if (table.board.developments[id] > 0) addCard(table, seat, { kind: 'development', id }, cx);
}

/** The top Robot, unseen. It stays in its deck until the end of the step. Answers whether there was one. */
export function addRobot(table: Table, seat: Seat | null, cx: Cx): boolean {
  const waiting = table.board.tray.filter(({ kind }) => kind === 'robot').length;
  if (cx.open().box.robots - waiting <= 0) return false;
  addCard(table, seat, { kind: 'robot' }, cx);
  return true;
}

/** The next Event. In the extended solo game a Robot stands in for the manual, or a loss if none is left (R13.6). */
export function addEvent(table: Table, seat: Seat | null, cx: Cx): void {
  const { board, step } = table;
  const id = eventIds[board.eventsOut];
  if (!id) return;
  if (id !== 'instruction-manual' || !board.extended) {
    addCard(table, seat, { kind: 'event', id }, cx);
    return;
  }
  cx.say({ k: 'extra-robot' });
  if (!addRobot(table, seat, cx)) step.extraLosses++;
}

// ---- The building deck ---------------------------------------------------------------------------------------

/** The top building card; the deck is refilled at the moment it is needed. Undefined if there is none (R1.10). */
export function topCard(g: State<Mcb>, cx: Cx): BuildingId | undefined {
  const { box } = g;
  if (box.deck.length === 0 && box.discard.length > 0) {
    box.deck = box.discard;
    box.discard = [];
    cx.rng.shuffle(box.deck);
    cx.say({ k: 'refilled' });
  }
  return box.deck.shift();
}

/** Draws up to n cards to the seat's hand: all see how many, the seat alone which. */
export function drawCards(g: State<Mcb>, seat: Seat, n: number, cx: Cx): void {
  const cards: BuildingId[] = [];
  for (let i = 0; i < n; i++) {
    const card = topCard(g, cx);
    if (card) cards.push(card);
  }
  if (cards.length === 0) return;
  at(g.hands, seat).cards.push(...cards);
  cx.say({ k: 'drew', seat, n: cards.length });
  cx.tell(seat, { k: 'cards', cards, from: 'deck' });
}

/** People who die: as many as there are, at most n. */
export function die(board: Board, seat: Seat, n: number, price: boolean, cx: Cx): void {
  const dead = Math.min(n, colonyOf(board, seat).people);
  if (dead > 0) cx.say({ k: 'dead', seat, n: dead, ...(price && { price: true as const }) });
}
