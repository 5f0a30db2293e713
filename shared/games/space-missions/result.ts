// Final scoring (R15.2), who wins and why (R15.3). Everything is read off the board, so it can be shown at any time.
import type { Open, Result, SeatResult } from '../../engine/game.ts';
import { runnerOf, seatsOf } from './board.ts';
import { experiencePoints, startScore, type Track, type TypeId } from './content.ts';
import type { Board, Runner, SpaceMissions, Who } from './state.ts';

/** A part of a score, worded by the game's texts. */
export interface Line {
  readonly k: string;
  readonly n: number;
}

/** Everybody in the race: the seats, and in the solo game the automa. */
export const runnersOf = (board: Board): Who[] =>
  board.automa ? [...seatsOf(board), 'automa'] : seatsOf(board);

/** Points of a track: the highest and the second highest different count, ties in full. */
export function trackPoints(board: Board, track: Track, who: Who): number {
  const countOf = (each: Who) => runnerOf(board, each).counts[track.type];
  const [most, second] = [...new Set(runnersOf(board).map(countOf))]
    .filter((n) => n > 0)
    .sort((a, b) => b - a);
  const own = countOf(who);
  if (own === most) return track.most;
  return own === second ? track.second : 0;
}

/** R19.3. */
function pointsOfExperience(board: Board, who: Who): number {
  if (!board.experience || who === 'automa') return 0;
  const own = board.seats[who]?.experience ?? 0;
  return own > 0 && own === Math.max(...board.seats.map(({ experience }) => experience))
    ? experiencePoints
    : 0;
}

/** The score as it would be if the game ended now, part by part. */
export function scoreLines(board: Board, who: Who): Line[] {
  const { tally } = runnerOf(board, who);
  const lines: Line[] = [
    { k: 'start', n: startScore },
    { k: 'missions', n: tally.missions },
    { k: 'failures', n: tally.failures },
    { k: 'home', n: tally.home },
    { k: 'deaths', n: tally.deaths },
    ...board.tracks
      .filter(({ most }) => most > 0)
      .map((track) => ({ k: trackLine(track.type), n: trackPoints(board, track, who) })),
  ];
  return board.experience ? [...lines, { k: 'experience', n: pointsOfExperience(board, who) }] : lines;
}

export const trackLine = (type: TypeId): string => `track-${type}`;

export const totalOf = (board: Board, who: Who): number =>
  scoreLines(board, who).reduce((sum, { n }) => sum + n, 0);

export function result({ table: { board } }: Open<SpaceMissions>): Result {
  const ranked = runnersOf(board).sort((a, b) => ahead(board, a, b));
  const rankOf = (who: Who) => 1 + ranked.filter((other) => ahead(board, other, who) < 0).length;
  const tied = (who: Who) => ranked.filter((other) => ahead(board, other, who) === 0).length > 1;
  const seats = seatsOf(board).map((seat): SeatResult => {
    const rank = rankOf(seat);
    // Against the automa a shared result is a draw (R20.7), among people a shared victory.
    return {
      rank,
      won: rank === 1 && !(board.automa && tied(seat)),
      score: totalOf(board, seat),
      lines: scoreLines(board, seat),
    };
  });
  return { end: board.over ?? 'time', seats };
}

/** Below 0 if a comes before b: points, the Moon, when, and successful flights. */
function ahead(board: Board, a: Who, b: Who): number {
  const [one, other] = [runnerOf(board, a), runnerOf(board, b)];
  return totalOf(board, b) - totalOf(board, a) || landedFirst(one, other) || other.successes - one.successes;
}

function landedFirst({ landed: a }: Runner, { landed: b }: Runner): number {
  if (!a || !b) return (a ? 0 : 1) - (b ? 0 : 1);
  return a.year - b.year || a.place - b.place;
}
