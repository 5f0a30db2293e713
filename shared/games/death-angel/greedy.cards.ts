// Which of its three cards a team plays by rule of thumb: what each would do to the formation now, as far as a glance
// tells. Part of greedy.ts.
import { livingOf, rowOf, rowWith, sizeAt, standing, swarms, targets } from './board.ts';
import { actions } from './content.ts';
import { crowd, danger, deadly, outlook } from './danger.ts';

import type { ActionId, MarineId, TeamId } from './ids.ts';
import { after, hope, position } from './position.ts';
import type { Board } from './state.ts';

export function cardValue(board: Board, team: TeamId, card: ActionId): number {
  const { type } = actions[card];
  if (type === 'attack') return attackValue(board, team, card);
  if (type === 'move') return position(board, team) - outlook(board) + (extras[card]?.(board) ?? 0);
  return supportValue(board) + (extras[card]?.(board) ?? 0);
}

/** Monsters that the team's attacks can be hoped to slay, where it matters most. */
function attackValue(board: Board, team: TeamId, card: ActionId): number {
  const each = livingOf(board, team).map((marine) => {
    const hopes = targets(board, marine).map(
      ({ row, side }) => hope(board, row, side) * kills(board, marine, card, row, side),
    );
    return Math.max(0, ...hopes);
  });
  return 2 * each.reduce((sum, hoped) => sum + hoped, 0);
}

function kills(board: Board, marine: MarineId, card: ActionId, row: number, side: 'left' | 'right'): number {
  const there = sizeAt(board, { row, side });
  if (card === 'flamer-attack' && marine === 'brother-zael') return Math.min(2.5, there);
  if (card === 'full-auto' && marine === 'brother-leon') return Math.min(1.5, there);
  if (card === 'heroic-charge' && marine === 'brother-claudio') return Math.min(2, there);
  if (card === 'psionic-attack' && marine === 'lexicanium-calistarius') return Math.min(1, there);
  return card === 'dead-aim' ? 0.5 + Math.min(3, there) / 6 : 0.5;
}

/** A token where it helps most. */
function supportValue(board: Board): number {
  if (board.supply === 0) return 0;
  const helped = standing(board).map((marine) => outlook(after(board, { k: 'token', at: { marine }, n: 1 })));
  return Math.max(...helped) - outlook(board);
}

const risk = (board: Board, marine: MarineId): number =>
  rowOf(board, marine) < 0 ? 0 : danger(board, marine);

/** What a card's text adds to its action. */
const extras: Readonly<Partial<Record<ActionId, (board: Board) => number>>> = {
  block: (board) => 5 * risk(board, 'sergeant-gideon'),
  'counter-attack': (board) =>
    rowOf(board, 'sergeant-lorenzo') < 0
      ? 0
      : 5 * risk(board, 'sergeant-lorenzo') + 0.5 * crowd(board, 'sergeant-lorenzo'),
  'defensive-stance': (board) =>
    livingOf(board, 'yellow').reduce(
      (sum, marine) => sum + (rowWith(board, marine).tokens > 0 ? 5 * danger(board, marine) : 0),
      0,
    ),
  strategize: (board) => 4 * worstSwarm(board),
  'power-field': (board) => 8 * worstSwarm(board),
  'stealth-tactics': () => 0.7,
  intimidation: (board) =>
    0.7 *
    Math.min(
      2.5,
      livingOf(board, 'blue').reduce((n, marine) => n + crowd(board, marine), 0),
    ),
  'run-and-gun': (board) =>
    0.3 * livingOf(board, 'green').filter((marine) => rowWith(board, marine).tokens > 0).length,
  'forward-scouting': () => 0.2,
};

/** The chance that the deadliest swarm slays its marine. */
const worstSwarm = (board: Board): number =>
  Math.max(0, ...swarms(board).map(({ row, side }) => deadly(board, row, side)));
