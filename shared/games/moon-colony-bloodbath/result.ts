// How a game went for each player (R12, R13).
import type { Open, Result, Seat, SeatResult } from '../../engine/game.ts';
import { colonyOf, printed, total } from './colony.ts';
import { eventIds } from './content.ts';
import type { Board, Mcb } from './state.ts';

export function result({ table: { board } }: Open<Mcb>): Result {
  const end = board.over ?? 'left';
  return { end, seats: board.colonies.length === 1 ? [soloResult(board)] : ranking(board) };
}

/** Highest total population wins; equal totals share a rank, the first one the victory (R12.2 to R12.5). */
function ranking(board: Board): SeatResult[] {
  const totals = board.colonies.map((colony) => (colony.gone ? -1 : total(colony)));
  const most = Math.max(...totals);
  return totals.map((mine, seat) => ({
    rank: 1 + totals.filter((other) => other > mine).length,
    won: mine === most && most > 0,
    score: Math.max(0, mine),
    lines: populationLines(board, seat),
  }));
}

/** Alone: the manual wins; else the number of the last Event counts, in the extended game with the extra Robots. */
function soloResult(board: Board): SeatResult {
  const { eventsOut, extraRobots } = board;
  const won = board.over === 'manual';
  return {
    rank: 1,
    won,
    score: won ? eventIds.length : eventsOut + extraRobots,
    lines: [
      { k: 'events', n: eventsOut },
      ...(board.extended ? [{ k: 'extra-robots', n: extraRobots }] : []),
      ...populationLines(board, 0),
    ],
  };
}

function populationLines(board: Board, seat: Seat): SeatResult['lines'] {
  const { people, buildings } = colonyOf(board, seat);
  return [
    { k: 'base', n: people },
    { k: 'buildings', n: buildings.reduce((sum, { id }) => sum + printed(id), 0) },
  ];
}
