// Who leads which team (set-up 4), and who leads those of a seat that has left.
import type { Seat } from '../../engine/game.ts';
import { isAlive } from './board.ts';
import { type TeamId, teamIds } from './ids.ts';
import { tables } from './places.ts';
import type { Board } from './state.ts';

/** The table for a number of seats; throws RangeError for a number that the game is not for. */
export function tableFor(seats: number) {
  const table = tables[seats];
  if (!table) throw new RangeError(`Death Angel is not for ${seats} seats`);
  return table;
}

export const freeTeams = ({ teams }: Board): TeamId[] =>
  teamIds.filter((id) => !teams.some((team) => team.id === id));

/** Seats that are still there, from the first one round the table. */
const around = ({ first, gone }: Board, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((seat) => !gone.includes(seat));

/** Whose turn it is to take a team: of those with the fewest the first. Null when all teams are led. */
export function drafter(board: Board, seats: number): Seat | null {
  if (board.teams.length === seats * tableFor(seats).teams) return null;
  return fewest(around(board, seats), (seat) => board.teams.filter((team) => team.seat === seat).length);
}

/** The seats that take over the teams of one that leaves: each team goes to whoever leads the fewest living ones. */
export function heirsOf(board: Board, leaver: Seat, seats: number): { team: TeamId; seat: Seat }[] {
  const staying = around(board, seats).filter((seat) => seat !== leaver);
  const leads = new Map(
    staying.map((seat) => [
      seat,
      board.teams.filter((team) => team.seat === seat && isAlive(board, team.id)).length,
    ]),
  );
  return board.teams
    .filter(({ seat }) => seat === leaver)
    .flatMap(({ id }) => {
      const heir = fewest(staying, (seat) => leads.get(seat) ?? 0);
      if (heir === null) return [];
      leads.set(heir, (leads.get(heir) ?? 0) + 1);
      return [{ team: id, seat: heir }];
    });
}

/** The first of those with the smallest count; null of nobody. */
function fewest(seats: readonly Seat[], count: (seat: Seat) => number): Seat | null {
  const least = Math.min(...seats.map(count));
  return seats.find((seat) => count(seat) === least) ?? null;
}
