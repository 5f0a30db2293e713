// Monsters come (R11) and move (R12).
import type { Context, Frames, State } from '../../engine/game.ts';
import {
  at,
  current,
  inFront,
  isEngaged,
  isLord,
  monstersAt,
  opposite,
  rowOf,
  spotOf,
  standing,
  swarms,
  terrainOf,
} from './board.ts';
import { lords } from './content.ts';
import { events } from './events.ts';
import { type Icon, type MarineId, type Monster, type Side, sides, type TerrainId } from './ids.ts';
import type { Da, Shift } from './shape.ts';
import type { Board, Spot } from './state.ts';
import { dealPiles, drawBlips } from './verbs.ts';

/** R11.1: from the pile of that side, as many as it has. */
function spawn(g: State<Da>, cx: Context<Da>, { row, side }: Spot, n: number, on?: TerrainId): void {
  const monsters = drawBlips(g, side, n);
  if (monsters.length > 0) cx.say({ k: 'spawned', row, side, monsters, ...(on && { on }) });
}

/** How many monsters a terrain card takes: Core Cogitator may have set it a limit (ruling 36). */
const roomOn = ({ cap }: Board, terrain: TerrainId, n: number): number =>
  cap?.terrain === terrain ? Math.min(n, cap.left) : n;

/** Marines without a monster on their row who face a side, from the top. */
const unengaged = (board: Board, side: Side): MarineId[] =>
  standing(board).filter((marine) => {
    const spot = inFront(board, marine);
    return spot.side === side && !isEngaged(at(board.rows, spot.row));
  });

export const spawnRules = {
  /** R11.2: one of the event's two boxes, on every terrain card of its colour. */
  box: {
    run(g, { i }, cx) {
      const { board } = g.table;
      if (!board.event) return;
      const { size, colour } = events[board.event].boxes[i];
      const n = board[size];
      for (const side of [...sides].reverse()) {
        const there = terrainOf(board, colour).filter((each) => each.side === side);
        const wanted = there.reduce((sum, { id }) => sum + roomOn(board, id, n), 0);
        if (there.length > 1 && wanted > board.piles[side])
          cx.next({ do: 'spawn-order', side, n, left: there.map(({ id }) => id) });
        else cx.next(...there.map(({ id }) => ({ do: 'spawn-on', terrain: id, n }) as const));
      }
    },
  },
  /** R11.3: too few for all: which is filled first. */
  'spawn-order': {
    asks: ({ table }) => current(table.board),
    options: ({ table }, { side, left }) =>
      table.board.piles[side] === 0 ? [] : left.map((terrain) => ({ do: 'terrain', terrain })),
    alone: () => true,
    take(_mine, move, { side, n, left }, cx) {
      if (move.do !== 'terrain') return;
      const others = left.filter((terrain) => terrain !== move.terrain);
      cx.next({ do: 'spawn-on', terrain: move.terrain, n }, { do: 'spawn-order', side, n, left: others });
    },
  },
  'spawn-on': {
    run(g, { terrain, n }, cx) {
      const { board } = g.table;
      const spot = spotOf(board, terrain);
      if (spot) spawn(g, cx, spot, roomOn(board, terrain, n), terrain);
    },
  },
  spawn: {
    run(g, { row, side, n }, cx) {
      spawn(g, cx, { row, side }, n);
    },
  },
  deal: {
    run(g, { left, right }, cx) {
      dealPiles(g, cx, { left, right });
    },
  },

  /** They're Everywhere!: all who are served are named before the first card is turned (ruling 65). */
  everywhere: {
    run(g, { served }, cx) {
      const { board } = g.table;
      for (const side of sides) {
        const there = unengaged(board, side);
        const named = served.filter((marine) => there.includes(marine)).length;
        if (named < board.piles[side] && board.piles[side] < there.length)
          return cx.next({ do: 'serve', side, served });
      }
      const all = sides.flatMap((side) => {
        const there = unengaged(board, side);
        return there.length <= board.piles[side] ? there : there.filter((marine) => served.includes(marine));
      });
      const rows = all.map((marine) => rowOf(board, marine)).sort((a, b) => a - b);
      cx.next(...rows.map((row) => ({ do: 'spawn', row, side: at(board.rows, row).facing, n: 1 }) as const));
    },
  },
  serve: {
    asks: ({ table }) => current(table.board),
    options: ({ table }, { side, served }) =>
      unengaged(table.board, side)
        .filter((marine) => !served.includes(marine))
        .map((marine) => ({ do: 'serve', marine })),
    take(_mine, move, { served }, cx) {
      if (move.do === 'serve') cx.next({ do: 'everywhere', served: [...served, move.marine] });
    },
  },

  /** R12: each move is determined before the first is made, then all are made at once. */
  movement: {
    run(g, _f, cx) {
      const { board } = g.table;
      const move = board.event && events[board.event].move;
      if (!move) return;
      const shifts = shiftsOf(board, move.how, move.icon);
      cx.say({ k: 'shifted', why: move.how, icon: move.icon, shifts });
    },
  },
} satisfies Partial<Frames<Da>>;

const shows = (monster: Monster, icon: Icon): boolean =>
  isLord(monster) ? lords[monster].icons.includes(icon) : monster === icon;

/** Monster movement by the option `movement-rules`. */
function shiftsOf(board: Board, how: 'adjacent' | 'flank', icon: Icon): Shift[] {
  const whole = board.options['movement-rules'] === 'published';
  return swarms(board).flatMap((from) => {
    const all = monstersAt(board, from);
    const matching = all.filter((monster) => shows(monster, icon));
    // R12.4, R12.5: a brood lord takes its whole swarm along; so does every card in the published rules.
    const monsters = matching.length > 0 && (whole || matching.some(isLord)) ? all : matching;
    const to =
      monsters.length > 0
        ? (how === 'adjacent' && adjacent(board, from)) || across(board, from, whole)
        : null;
    return to ? [{ from, to, monsters }] : [];
  });
}

/** R12.2: down on the left, up on the right; null at the end of the column, where it flanks. */
function adjacent({ rows }: Board, { row, side }: Spot): Spot | null {
  const to = side === 'left' ? row + 1 : row - 1;
  return to in rows ? { row: to, side } : null;
}

/** R12.3; in the published rules only from the front to behind (R12.6). */
function across(board: Board, { row, side }: Spot, whole: boolean): Spot | null {
  if (whole && at(board.rows, row).facing !== side) return null;
  return { row, side: opposite(side) };
}
