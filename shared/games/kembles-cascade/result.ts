// Who wins and where the points came from (R10.2, R10.3).
import type { Open, Result, SeatResult } from '../../engine/game.ts';
import { gloryOf, isInside, pilotOf, seatsOf, sources } from './board.ts';
import type { Board, Kembles } from './state.ts';

export function result({ table: { board } }: Open<Kembles>): Result {
  const seats = seatsOf(board).map((seat): SeatResult => {
    const pilot = pilotOf(board, seat);
    const rank = 1 + seatsOf(board).filter((other) => ahead(board, other, seat) > 0).length;
    const lines = sources.map((k) => ({ k, n: pilot.glory[k] }));
    return { rank, won: rank === 1, score: gloryOf(pilot), lines };
  });
  return { end: board.over ?? 'scrolled', seats };
}

/** Above 0 if a is ahead of b: Glory, then Energy, of which a ship outside has none. */
function ahead(board: Board, a: number, b: number): number {
  const [one, other] = [pilotOf(board, a), pilotOf(board, b)];
  const energy = (pilot: typeof one) => (isInside(pilot) ? pilot.energy : 0);
  return gloryOf(one) - gloryOf(other) || energy(one) - energy(other);
}
