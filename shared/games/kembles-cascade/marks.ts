// Small changes that several events share: mission progress, deeds, markers, cards leaving a pile.
import type { Seat } from '../../engine/game.ts';
import { at, pilotOf } from './board.ts';
import { type CardId, cardOf, type MissionId, missions } from './content.ts';
import type { Board, Deeds, Pile, Space } from './state.ts';

/** The two spaces of a card. */
export const spacesOf = (card: CardId): Space[] =>
  cardOf(card).holds.map((object) => ({ object, damage: 0, card, flipped: false }));

export const noDeeds = (): Deeds => ({
  tookBack: 0,
  pushed: false,
  reentered: false,
  jumped: false,
  slewPart: false,
});

/** R12.3. */
export function clearDeeds(board: Board): void {
  for (const pilot of board.pilots) pilot.deeds = noDeeds();
}

/** Progress of the mission, if the pilot has this one (R11.1). */
export function advance(board: Board, seat: Seat, id: MissionId, n = 1): void {
  const { mission } = pilotOf(board, seat);
  if (mission.id !== id || mission.done) return;
  mission.progress = Math.min(missions[id].target, mission.progress + n);
}

/** The owner's markers on a board go back to the owner's stock. */
export function giveBack(board: Board, from: Seat, owner: Seat): void {
  const { markers } = pilotOf(board, from);
  pilotOf(board, owner).stock += at(markers, owner);
  markers[owner] = 0;
}

/** The shuffle that the top of a deck comes from. */
export const lastLot = (pile: Pile<unknown>): number => pile.lots.length - 1;

/** A card comes into sight: it leaves the lot in which it was, the oldest that has it if none is named. */
export function takeFrom<Card>(pile: Pile<Card>, card: Card, lot?: number): number {
  const from = lot ?? pile.lots.findIndex((cards) => cards.includes(card));
  const cards = at(pile.lots, from);
  const i = cards.indexOf(card);
  if (i < 0) throw new RangeError(`${card} is not in lot ${from}`);
  cards.splice(i, 1);
  return from;
}
