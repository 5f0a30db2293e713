// What is answered for a seat whose time is up (chapter 11): nothing bold, nothing that spends.
import type { Seen } from '../../engine/game.ts';
import { at, livingOf, rowOf, sizeAt, targets, teamState } from './board.ts';
import { teams } from './content.ts';
import { danger } from './danger.ts';
import { optionsAt } from './frames.ts';
import type { TeamId } from './ids.ts';
import type { Da, DaFrame, DaMove } from './shape.ts';
import type { Board } from './state.ts';

export function idle(seen: Seen<Da>, frame: DaFrame): DaMove {
  const { board } = seen.table;
  const options = optionsAt(seen, frame);
  const rest = options.find((move) => move.do === 'pass');
  switch (frame.do) {
    case 'pick':
      return preferred(options, cardFor(board, frame.team));
    case 'support':
    case 'apothecary':
    case 'munitorium':
      return best(options, (move) => (move.do === 'token' ? danger(board, move.marine) : 0));
    case 'attack':
      return best(options, (move) => (move.do === 'attack' ? nearAndBig(board, move) : 0));
    case 'turn':
      return best(options, (move) => (move.do === 'turn' ? -move.marines.length : 0));
    case 'teleport':
    case 'yield':
      return best(options, (move) => (move.do === 'yield' && move.how === 'give' ? 1 : 0));
    case 'instinct':
      // Any legal answer: which one nobody should be able to count on.
      return at(options, (board.round + board.eventDeck + board.supply) % options.length);
    default:
      return rest ?? at(options, 0);
  }
}

/** The first of the options with the highest score. */
export function best<M>(options: readonly M[], score: (option: M) => number): M {
  const scores = options.map(score);
  return at(options, scores.indexOf(Math.max(...scores)));
}

/** An attack if there is somebody to attack, else support. */
function cardFor(board: Board, team: TeamId): DaMove {
  const { attack, support } = teams[team].actions;
  const able = livingOf(board, team).some((marine) => targets(board, marine).length > 0);
  const { card } = teamState(board, team);
  return { do: 'pick', team, card: (able && card !== attack) || card === support ? attack : support };
}

const preferred = (options: readonly DaMove[], wanted: DaMove): DaMove =>
  best(options, (move) => (move.do === 'pick' && wanted.do === 'pick' && move.card === wanted.card ? 1 : 0));

/** The nearest swarm, and of those the biggest. */
const nearAndBig = (board: Board, { marine, row, side }: Extract<DaMove, { do: 'attack' }>): number =>
  1000 - 100 * Math.abs(row - rowOf(board, marine)) + sizeAt(board, { row, side });
