// A rule of thumb for every question: what a simple bot plays, and the fuzzer's way to the late game. It looks one step
// ahead by folding what a choice would do into a copy of the board, and weighs what comes of it.
import type { Seen } from '../../engine/game.ts';
import { at, behind, flank, livingOf, opposite, rowOf, rowWith, sizeAt, swarms } from './board.ts';
import { danger, outlook } from './danger.ts';
import { cardValue } from './greedy.cards.ts';
import { best } from './idle.ts';
import type { MarineId, TeamId } from './ids.ts';
import { activation, after, bestActivation, hope, position } from './position.ts';
import type { Aim, Da, DaFrame, DaMove } from './shape.ts';
import type { Board } from './state.ts';

export function greedy(seen: Seen<Da>, frame: DaFrame, moves: readonly DaMove[]): DaMove {
  return best(moves, (move) => value(seen.table.board, move, frame));
}

/** What a choice is worth, measured by what it leads to; only differences between the choices of a question count. */
function value(board: Board, move: DaMove, frame: DaFrame): number {
  const team = board.acting?.team;
  switch (move.do) {
    case 'pick':
      return cardValue(board, move.team, move.card);
    case 'token':
      return outlook(after(board, { k: 'token', at: { marine: move.marine }, n: 1 }));
    case 'move': {
      const from = rowOf(board, move.marine);
      return team
        ? position(after(board, { k: 'moved', marine: move.marine, from, to: move.row }), team) - 0.1
        : 0;
    }
    case 'turn': {
      const turned = move.marines.length > 0 ? after(board, { k: 'turned', marines: move.marines }) : board;
      return outlook(turned) + (team ? bestActivation(turned, team) : 0);
    }
    case 'activate':
      return activation(board, move.marine, move.terrain);
    case 'attack':
      return hope(board, move.row, move.side);
    case 'take':
      return outlook(after(board, { k: 'slain', row: move.row, side: move.side, monster: move.monster }));
    case 'charge':
      return (
        outlook(after(board, { k: 'slain', row: move.row, side: move.side, monster: move.monster })) -
        outlook(board)
      );
    case 'swarm':
      return swarmValue(board, move, frame);
    case 'to':
      return frame.do === 'strategize-to' ? outlook(shifted(board, frame, move)) : artefactPlace(board, move);
    case 'pile':
      return -board.piles[move.side];
    case 'roll':
      return move.why === 'launch' ? board.onLocation - 2.5 : 1;
    case 'put':
      return move.where === 'top' ? 0.1 : 0;
    case 'yield':
      return move.how === 'give' ? 1 : 0;
    case 'reroll':
      return board.phase === 'attack' || rowWith(board, move.marine).tokens > 1 ? 1 : -1;
    case 'serve':
      return -danger(board, move.marine);
    case 'instinct':
      return aimValue(board, move.event, move.aim);
    case 'pass':
      return passValue(board, move.what, team);
    case 'draft':
    case 'begin':
    case 'pay':
    case 'look':
    case 'terrain':
    case 'artefact':
    case 'door-token':
    case 'location-token':
      return 0.5;
  }
}

/** A pass is measured as what it leaves as it is. */
function passValue(
  board: Board,
  what: Extract<DaMove, { do: 'pass' }>['what'],
  team: TeamId | undefined,
): number {
  switch (what) {
    case 'move':
      return team ? position(board, team) : 0;
    case 'formation':
    case 'lead':
    case 'monsters':
      return outlook(board) - 0.01;
    default:
      return 0;
  }
}

// ---- Swarms and events ---------------------------------------------------------------------------------------

type To = { readonly row: number; readonly side: 'left' | 'right' };

const shifted = (board: Board, from: To, to: To): Board =>
  after(board, {
    k: 'shifted',
    why: 'strategize',
    shifts: [{ from, to, monsters: flank(board, from).groups.flatMap(({ monsters }) => monsters) }],
  });

/** Of a swarm that is held: what it would do. Of one that is moved: what its best place saves. Of one that grows: little. */
function swarmValue(board: Board, spot: To, frame: DaFrame): number {
  const { marine } = at(board.rows, spot.row);
  const risk = marine ? danger(board, marine) : 0;
  if (frame.do === 'black-holds') return -risk;
  if (frame.do === 'field') return risk - 0.2;
  const places = [spot.row - 1, spot.row, spot.row + 1].flatMap((row) => [
    { row, side: spot.side },
    { row, side: opposite(spot.side) },
  ]);
  const gains = places
    .filter((to) => to.row in board.rows && (to.row !== spot.row || to.side !== spot.side))
    .map((to) => outlook(shifted(board, spot, to)));
  return Math.max(...gains) - outlook(board);
}

/** Where somebody who is safe can reach it. */
function artefactPlace(board: Board, { row, side }: To): number {
  const { facing, marine } = at(board.rows, row);
  return (facing === side ? 1 : 0) - (marine ? danger(board, marine) : 1);
}

/** Good things go to those in danger, and bad ones to those who are lost anyway. */
function aimValue(board: Board, event: string, aim: Aim): number {
  if ('row' in aim) return sizeAt(board, aim);
  if ('pile' in aim) return -board.piles[aim.pile];
  if ('team' in aim) return livingOf(board, aim.team).length === 1 ? 1 : 0;
  const { marine, n = 0 } = aim;
  if (rowOf(board, marine) < 0) return 1;
  const risk = danger(board, marine);
  if (event.startsWith('out-of-thin-air')) return outlook(spawnedBehind(board, marine));
  if (event === 'stalking-from-the-shadows') return -rowWith(board, marine).tokens;
  if (event === 'quick-instincts')
    return Math.max(0, ...swarms(board).map(({ row, side }) => hope(board, row, side)));
  return risk + n;
}

const spawnedBehind = (board: Board, marine: MarineId): Board =>
  after(board, { k: 'spawned', ...behind(board, marine), monsters: ['head', 'tail'] });
