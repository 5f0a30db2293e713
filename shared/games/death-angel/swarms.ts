// Which monsters an effect may take, and what becomes of those taken (R14.3, R16).
import type { Context } from '../../engine/game.ts';
import { bothSides, flank, isLord, livingOf, rowOf, spots, takeable } from './board.ts';
import type { MarineId, Monster } from './ids.ts';
import type { Da, Fate, Scope } from './shape.ts';
import type { Board, Group, Spot } from './state.ts';
import { judge } from './verbs.ts';

export interface Taken extends Spot {
  readonly monster: Monster;
}

interface Taking {
  readonly fate: Fate;
  readonly n: number;
  readonly upTo: boolean;
  readonly scope: Scope;
}

/** The spots within a distance of a marine, on both sides. */
export function reach(board: Board, marine: MarineId, distance: number): Spot[] {
  const row = rowOf(board, marine);
  return row < 0 ? [] : spots(board).filter((spot) => Math.abs(spot.row - row) <= distance);
}

function spotsIn(board: Board, scope: Scope): Spot[] {
  switch (scope.of) {
    case 'spot':
      return [{ row: scope.row, side: scope.side }];
    case 'assault':
      return board.assault ? [{ row: board.assault.row, side: board.assault.side }] : [];
    case 'engaged':
      return reach(board, scope.marine, 0);
    case 'team':
      return livingOf(board, scope.team).flatMap((marine) => bothSides(rowOf(board, marine)));
    case 'anywhere':
      return spots(board);
  }
}

const groupsIn = (board: Board, scope: Scope): (Spot & { group: Group })[] =>
  spotsIn(board, scope).flatMap(({ row, side }) =>
    flank(board, { row, side })
      .groups.filter((_, i) => scope.of !== 'assault' || i === board.assault?.group)
      .map((group) => ({ row, side, group })),
  );

/** All that may be taken in the end, brood lords included unless they can't be. */
function inReach(fate: Fate, { monsters, held }: Group): Monster[] {
  if (fate === 'slay') return held ? [] : monsters;
  return fate === 'discard' ? monsters : monsters.filter((monster) => !isLord(monster));
}

/**
 * The monsters of which one is taken next, one of each row, side and icon. Where the order could change nothing, the
 * first alone: all must go, or all are alike, or the normal ones of the one group must go and no more.
 */
export function canBeTaken(board: Board, { fate, n, upTo, scope }: Taking): Taken[] {
  if (n === 0) return [];
  const groups = groupsIn(board, scope).filter(({ group }) => inReach(fate, group).length > 0);
  const choices = groups.flatMap(({ row, side, group }) =>
    [...new Set(takeable(group))].map((monster) => ({ row, side, monster })),
  );
  if (upTo) return choices;
  const all = groups.flatMap(({ group }) => inReach(fate, group));
  const normal = all.filter((monster) => !isLord(monster));
  const forced = n >= all.length || (groups.length === 1 && n === normal.length);
  return forced ? choices.slice(0, 1) : choices;
}

/** Takes one monster: slain, discarded, or put into a pile that is shuffled later. */
export function takeOne(board: Board, cx: Context<Da>, fate: Fate, { row, side, monster }: Taken): void {
  if (fate === 'slay') cx.say({ k: 'slain', row, side, monster });
  else if (fate === 'discard') cx.say({ k: 'discarded', row, side, monster });
  else {
    cx.say({ k: 'driven-off', row, side, monster, pile: fate });
    cx.bury(({ box }) => box[fate].push(monster));
  }
  judge(board, cx);
}
