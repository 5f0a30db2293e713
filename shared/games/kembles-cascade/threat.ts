// Threat (R6): what each space does to a ship, the track with its half steps, and previews for any space.
import type { Seat } from '../../engine/game.ts';
import { isAdjacent, lineFrom, placesOf, samePlace, shipAt, spaceAt } from './board.ts';
import { slowThreat, things, topThreat } from './content.ts';
import type { Board, Place } from './state.ts';

/** How a space threatens a ship: from beside it, along a line (blockable, or gamma), or everywhere. */
export interface Contribution {
  readonly from: Place;
  readonly n: number;
  readonly how: 'adjacent' | 'distant' | 'gamma' | 'omni';
}

/**
 * Every contribution to the ship of a seat if it stood on a space (R6.2), from the spaces of one row or of all.
 * The ship's present place blocks nothing: it will have left it.
 */
export function contributions(
  board: Board,
  seat: Seat,
  place: Place,
  row: number | null = null,
): Contribution[] {
  return placesOf(board)
    .filter(({ r }) => row === null || r === row)
    .flatMap((from) => contribution(board, seat, place, from) ?? []);
}

function contribution(board: Board, seat: Seat, place: Place, from: Place): Contribution | null {
  const space = spaceAt(board, from);
  if (!space) return null;
  const { threat, omni, gamma, distant } = things[space.object];
  if (threat === 0 && !omni && gamma.length === 0 && distant.length === 0) return null;
  if (isAdjacent(from, place)) return { from, n: threat, how: 'adjacent' }; // E8: counts once
  if (omni) return { from, n: 1, how: 'omni' };
  if (gamma.some((dir) => lineFrom(board, from, dir).some((each) => samePlace(each, place))))
    return { from, n: 1, how: 'gamma' };
  const reaches = distant.some((dir) => reachesUnblocked(board, seat, lineFrom(board, from, dir), place));
  return reaches ? { from, n: 1, how: 'distant' } : null;
}

/** Whether a line comes to a place with no other ship and nothing that blocks fire before it (E6, E7). */
function reachesUnblocked(board: Board, seat: Seat, line: readonly Place[], place: Place): boolean {
  for (const each of line) {
    if (samePlace(each, place)) return true;
    const space = spaceAt(board, each);
    const ship = shipAt(board, each);
    if (!space || things[space.object].blocksFire || (ship !== null && ship !== seat)) return false;
  }
  return false;
}

/** The new Threat of a ship that ends its turn on a space: the number under the finger on the phone. */
export const threatAt = (board: Board, seat: Seat, place: Place, row: number | null = null): number =>
  contributions(board, seat, place, row).reduce((sum, { n }) => sum + n, 0);

// ---- The track (R6.3, R6.4) ----------------------------------------------------------------------------------

export interface Track {
  threat: number;
  half: boolean;
}

/** Up to level 5 a point is a level; from there each level takes two, one alone is kept as a half step. */
export function raised({ threat, half }: Track, points: number): Track {
  const track = { threat, half };
  for (let i = 0; i < points && track.threat < topThreat; i++) {
    if (track.threat < slowThreat || track.half) {
      track.threat++;
      track.half = false;
    } else {
      track.half = true;
    }
  }
  return track;
}

/** A half step is dropped with the first level (E10). At level 0 nothing happens. */
export const lowered = ({ threat }: Track, levels: number): Track => ({
  threat: Math.max(0, threat - levels),
  half: false,
});
