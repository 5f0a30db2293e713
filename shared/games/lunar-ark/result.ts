// Final scoring (R12), who wins and why. Everything is read off the board, so it can be shown at any time.
import type { Open, Result, SeatResult } from '../../engine/game.ts';
import { at, crewOf, playerOf, runnerOf, tilesOf, turnOrder } from './board.ts';
import {
  larges,
  launches,
  leftoversPerPoint,
  majority,
  type Per,
  rate,
  resources,
  shipIds,
  storage,
} from './content.ts';
import { shareOut } from './deeds.ts';
import type { Board, LunarArk, Player, Source, Who } from './state.ts';

/** A part of a score, worded by the game's texts. */
export interface Line {
  readonly k: Source | 'unlaunched' | 'achievements' | 'majority' | 'end' | 'leftovers';
  readonly n: number;
}

const sources: readonly Source[] = [
  'ships',
  'launches',
  'permits',
  'buildings',
  'labs',
  'income',
  'crew',
  'faction',
  'hunger',
  'rival',
];

/** Resources left, after every two energy have become food, up to the food limit. */
function leftovers({ stock, energy }: Player): number {
  const fromEnergy = Math.min(Math.floor(energy / rate), storage.food - stock.food);
  return resources.reduce((sum, what) => sum + stock[what], 0) + fromEnergy;
}

export function endPoints(player: Player): number {
  return player.larges.reduce((sum, id) => {
    const { end } = larges[id];
    return sum + (end ? end.vp * countOf(player, end.per) : 0);
  }, 0);
}

function countOf(player: Player, per: Per): number {
  switch (per) {
    case 'greenhouse':
      return player.greenhouses.built;
    case 'improvedGreenhouse':
      return player.greenhouses.improved;
    case 'specialist':
      return crewOf(player).filter(({ specialist }) => specialist).length;
    case 'astronaut':
      return crewOf(player).length;
    case 'lab':
      return player.labs.filter((lab) => lab !== null).length;
    case 'largeBuilding':
      return player.larges.length;
    case 'foundation':
      return player.foundations;
    case 'twoBatteries':
      return Math.floor(player.batteries / 2);
    case 'twoAchievements':
      return Math.floor(player.achievements / 2);
  }
}

/** What each, in turn order, gets of something that is compared. */
function shareOf(board: Board, who: Who, count: (who: Who) => number, reward: typeof majority): number {
  const order = turnOrder(board);
  return at(shareOut(order.map(count), reward), order.indexOf(who));
}

/** For the most tiles of each ship that has not launched its second reward; nothing for others. */
function unlaunched(board: Board, who: Who): number {
  return shipIds
    .filter((ship) => !board.ships[ship].launched)
    .reduce((sum, ship) => {
      const count = (each: Who) => tilesOf(runnerOf(board, each), ship);
      const most = Math.max(...turnOrder(board).map(count));
      const tied = turnOrder(board).filter((each) => count(each) === most).length;
      return sum + (most > 0 && count(who) === most ? Math.floor(launches[ship].second / tied) : 0);
    }, 0);
}

/** The score as it would be if the game ended now, part by part. */
export function scoreLines(board: Board, who: Who): Line[] {
  const runner = runnerOf(board, who);
  const player = who === 'rival' ? null : playerOf(board, who);
  return [
    ...sources.map((k) => ({ k, n: runner.points[k] })).filter(({ k, n }) => n !== 0 || k === 'ships'),
    { k: 'unlaunched', n: unlaunched(board, who) },
    { k: 'achievements', n: runner.achievements },
    { k: 'majority', n: shareOf(board, who, (each) => runnerOf(board, each).achievements, majority) },
    { k: 'end', n: player ? endPoints(player) : 0 },
    { k: 'leftovers', n: player ? Math.floor(leftovers(player) / leftoversPerPoint) : 0 },
  ];
}

export const totalOf = (board: Board, who: Who): number =>
  scoreLines(board, who).reduce((sum, { n }) => sum + n, 0);

export function result({ table: { board } }: Open<LunarArk>): Result {
  const ranked = turnOrder(board);
  const rankOf = (who: Who) => 1 + ranked.filter((other) => ahead(board, other, who) < 0).length;
  const seats = board.seats.map((_, seat): SeatResult => {
    const rank = rankOf(seat);
    // Against the rival a tie is a loss, and nothing breaks it (R15.9); among people it is a shared victory.
    const won = board.rival ? totalOf(board, seat) > totalOf(board, 'rival') : rank === 1;
    return {
      rank: board.rival ? (won ? 1 : 2) : rank,
      won,
      score: totalOf(board, seat),
      lines: scoreLines(board, seat),
    };
  });
  return { end: board.ending ?? 'left', seats };
}

/** Below 0 if a comes before b: points, tokens, mission tiles, resources left. */
function ahead(board: Board, a: Who, b: Who): number {
  const [one, other] = [runnerOf(board, a), runnerOf(board, b)];
  const left = (who: Who) => (who === 'rival' ? 0 : leftovers(playerOf(board, who)));
  return (
    totalOf(board, b) - totalOf(board, a) ||
    other.achievements - one.achievements ||
    other.missions.length - one.missions.length ||
    left(b) - left(a)
  );
}
