// How a board follows from what the rival of the solo game does.
import { at } from './board.ts';
import { cellAt } from './grid.ts';
import type { Board, LaEvent } from './state.ts';

export type Solo = Extract<
  LaEvent,
  { k: 'rival' | 'rival-sent' | 'rival-lab' | 'rival-greenhouse' | 'rival-large' | 'rival-achievements' }
>;

export function rivalDoes(board: Board, event: Solo): void {
  const { rival } = board;
  if (!rival) throw new Error('no rival takes part');
  switch (event.k) {
    case 'rival':
      rival.used = event.shuffled ? [event.card] : [...rival.used, event.card];
      return;
    case 'rival-sent': {
      const index = cellAt(board.columns, event.cell);
      const cell = at(board.cells, index);
      cell.rover = 'rival';
      rival.out.push(index);
      for (const colour of event.taken) cell.cubes[colour]--;
      return;
    }
    case 'rival-lab':
      takeLab(board, event.col, 0);
      board.discard.push(event.lab);
      return;
    case 'rival-greenhouse':
      board.greenhouses.free--;
      return;
    case 'rival-large':
      board.larges = board.larges.filter((id) => id !== event.large);
      return;
    case 'rival-achievements':
      rival.achievements += event.n;
      return;
  }
}

/** Slides the labs above down (R6.3). */
export function takeLab(board: Board, col: number, row: number): void {
  const column = at(board.display, col);
  column.splice(row, 1);
  column.push(null);
}
