// Phase 3: every swarm attacks the marine of its row (R9).
import type { Frames } from '../../engine/game.ts';
import { at, flank, inForce, isLord, rowWith, spots } from './board.ts';
import { type Face, faces, isSkull, marines } from './content.ts';
import type { MarineId, Side } from './ids.ts';
import { orPass } from './options.ts';
import type { Da, DaMove } from './shape.ts';
import type { Board, Group, Spot } from './state.ts';
import { askedOf, fall, rollDie } from './verbs.ts';

/** The running attack: who attacks whom. */
interface Assault extends Spot {
  readonly group: Group;
  readonly marine: MarineId;
}

/** Null when the attacking group is gone: slain to the last by Counter Attack. */
export function assaultOf({ assault, rows }: Board): Assault | null {
  if (!assault) return null;
  const { row, side } = assault;
  const { marine, [side]: there } = at(rows, row);
  const group = there.groups[assault.group];
  return group && marine ? { row, side, group, marine } : null;
}

/** What a defence needs to know: the monsters that attack, the face, and whether a token paid for the roll. */
export function defends(board: Board, { marine, group }: Assault, face: Face, paid: boolean): boolean {
  const misses =
    (marine === 'sergeant-gideon' && inForce(board, 'block') && isSkull(face)) ||
    (marine === board.now.secondWind && face === 0) ||
    (marines[marine].team === 'yellow' && inForce(board, 'defensive-stance') && paid && face !== 0) ||
    (isCounter(board, marine) && isSkull(face));
  return misses || face - group.monsters.filter(isLord).length > group.monsters.length;
}

const isCounter = (board: Board, marine: MarineId): boolean =>
  marine === 'sergeant-lorenzo' && inForce(board, 'counter-attack');

/** R8.4: a failed defence that a face could still save, or a success under Counter Attack that slew nothing. */
function mayReroll(board: Board, assault: Assault, face: Face, paid: boolean): boolean {
  const { facing, tokens } = rowWith(board, assault.marine);
  if (facing !== assault.side || tokens === 0) return false;
  if (defends(board, assault, face, paid)) return isCounter(board, assault.marine) && !isSkull(face);
  return faces.some((each) => defends(board, assault, each, true));
}

/** R9.2: the first group that has not attacked, from the top, left before right. */
function nextAssault(
  board: Board,
): { marine: MarineId; row: number; side: Side; group: number; n: number } | null {
  for (const { row, side } of spots(board)) {
    const { groups } = flank(board, { row, side });
    const group = groups.findIndex(({ attacked }) => !attacked);
    const { marine } = at(board.rows, row);
    if (group >= 0 && marine) return { marine, row, side, group, n: at(groups, group).monsters.length };
  }
  return null;
}

export const defenceRules = {
  attacks: {
    run(_g, _f, cx) {
      cx.say({ k: 'phase', phase: 'attack' });
      cx.next({ do: 'assault' });
    },
  },
  assault: {
    run(g, _f, cx) {
      const next = nextAssault(g.table.board);
      if (!next) return cx.say({ k: 'joined' });
      cx.say({ k: 'assault', ...next });
      cx.next({ do: 'defence-roll', paid: false }, { do: 'defence-result' }, { do: 'assault' });
    },
  },
  'defence-roll': {
    run(g, { paid }, cx) {
      const assault = assaultOf(g.table.board);
      if (!assault) return;
      cx.say({ k: 'defence-roll', marine: assault.marine, face: rollDie(cx), paid });
      cx.next({ do: 'defence' });
    },
  },
  /** R9.5. Where nothing could save him nothing is asked. */
  defence: {
    asks: ({ table: { board } }) => {
      const assault = assaultOf(board);
      return assault && askedOf(board, { marine: assault.marine });
    },
    options: ({ seat, table: { board } }) => {
      const assault = assaultOf(board);
      if (!assault || !board.roll) return [];
      const { face, paid } = board.roll;
      const moves: DaMove[] = [];
      if (mayReroll(board, assault, face, paid)) moves.push({ do: 'reroll', marine: assault.marine });
      if (board.artefact === seat && !defends(board, assault, face, paid)) moves.push({ do: 'artefact' });
      return orPass(moves, 'defence');
    },
    take({ seat, table: { board } }, move, _f, cx) {
      const assault = assaultOf(board);
      if (!assault) return;
      const { marine } = assault;
      if (move.do === 'reroll') {
        cx.say({ k: 'spent', marine, n: 1, why: 'reroll' });
        cx.next({ do: 'defence-roll', paid: true });
      } else if (move.do === 'artefact') {
        cx.say({ k: 'artefact-used', seat, marine });
        cx.say({ k: 'assaulted' });
        cx.drop('defence-result');
      }
    },
  },
  'defence-result': {
    run(g, _f, cx) {
      const { board } = g.table;
      const assault = assaultOf(board);
      if (!assault || !board.roll) return;
      const { marine, row, side } = assault;
      const { face, paid } = board.roll;
      if (!defends(board, assault, face, paid)) return fall(board, cx, marine);
      cx.say({ k: 'defended', marine, row, side });
      if (!isCounter(board, marine) || !isSkull(face)) return cx.say({ k: 'assaulted' });
      cx.next(
        { do: 'monsters', fate: 'slay', n: 1, upTo: false, scope: { of: 'assault' }, by: { marine } },
        { do: 'assault-again' },
      );
    },
  },
  /** Counter Attack: what is left of the group attacks again at once (R9.6). */
  'assault-again': {
    run(g, _f, cx) {
      if (assaultOf(g.table.board)) cx.next({ do: 'defence-roll', paid: false }, { do: 'defence-result' });
      else cx.say({ k: 'assaulted' });
    },
  },
} satisfies Partial<Frames<Da>>;
