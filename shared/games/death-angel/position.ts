// How a team may come to stand, and what can be done from there: the glances that greedy.ts judges by.
import { copy } from '../../engine/json.ts';
import { activatable, at, livingOf, rowWith, sizeAt, standing } from './board.ts';
import { crowd, danger, outlook } from './danger.ts';
import { fold } from './fold.ts';
import type { MarineId, TeamId, TerrainId } from './ids.ts';
import type { DaEvent } from './shape.ts';
import type { Board } from './state.ts';

/** The board after an event, the old one untouched. */
export function after(board: Board, ...events: readonly DaEvent[]): Board {
  const next = copy(board);
  for (const event of events) fold(next, event);
  return next;
}

/** How a team stands once it has turned as it likes best. */
export function position(board: Board, team: TeamId): number {
  const [first, second] = livingOf(board, team);
  const turns = [
    [],
    ...(first ? [[first]] : []),
    ...(second ? [[second]] : []),
    ...(first && second ? [[first, second]] : []),
  ];
  return Math.max(
    ...turns.map((marines) => {
      const turned = marines.length > 0 ? after(board, { k: 'turned', marines }) : board;
      return outlook(turned) + bestActivation(turned, team);
    }),
  );
}

export const bestActivation = (board: Board, team: TeamId): number =>
  Math.max(
    0,
    ...livingOf(board, team).flatMap((marine) =>
      activatable(board, marine).map((terrain) => activation(board, marine, terrain)),
    ),
  );

/** What activating a terrain card is worth. */
export function activation(board: Board, marine: MarineId, terrain: TerrainId): number {
  if (terrain === 'door') return board.supply > 0 && board.stages.length > 0 ? 1 : -1;
  if (terrain === 'spore-chimney') return 0.8;
  if (terrain === 'artefact') return 3;
  if (terrain === 'promethium-tank') return crowd(board, marine) - 2 + 5 * danger(board, marine);
  switch (board.location) {
    case 'launch-control-room':
      return 5;
    case 'toxin-pumping-station':
    case 'cryo-control':
      return 2;
    case 'teleportarium':
      return (
        standing(board).length -
        2 * standing(board).filter((each) => rowWith(board, each).tokens === 0).length
      );
    case 'generatorium':
      return 10 * danger(board, marine) - 5;
    default:
      return 0.5;
  }
}

/** Half a monster of a swarm: what an attack can hope for, more where its marine is in danger. */
export function hope(board: Board, row: number, side: 'left' | 'right'): number {
  const { marine } = at(board.rows, row);
  return sizeAt(board, { row, side }) * 0.2 + (marine ? danger(board, marine) : 0) * 2 + 0.1;
}
