// Travel (R13), and what happens on entering a location (8.6).
import type { Context, Frames } from '../../engine/game.ts';
import { moveSwarms } from './abilities.ts';
import { at, behind, current, flank, inFront, rowWith, spotOf, standing, swarms } from './board.ts';
import { lords } from './content.ts';
import { type LocationId, lordIds, type Side, sides, type VoidLockId } from './ids.ts';
import { locations } from './places.ts';
import type { Da } from './shape.ts';
import type { Board } from './state.ts';
import { dealPiles, discardTop, judge, putTokens } from './verbs.ts';

type Entrance = (board: Board, cx: Context<Da>) => void;

/** The rows on which red terrain lies, by side. */
const redRow = (board: Board, side: Side): number | undefined =>
  [spotOf(board, 'ventilation-duct'), spotOf(board, 'spore-chimney')].find((spot) => spot?.side === side)
    ?.row;

const entrances: Readonly<Partial<Record<LocationId | VoidLockId, Entrance>>> = {
  'main-corridor': (board, cx) => {
    const corridor = spotOf(board, 'corridor');
    if (corridor) cx.next({ do: 'spawn', ...corridor, n: 2 });
  },
  'service-shaft': (board, cx) => {
    const marines = standing(board).filter((marine) => rowWith(board, marine).facing === 'left');
    if (marines.length > 0) cx.say({ k: 'turned', marines });
  },
  'wreckage-labyrinth': (board, cx) => {
    const marines = standing(board).filter(
      (marine) => flank(board, inFront(board, marine)).terrain.length > 0,
    );
    if (marines.length > 0) cx.say({ k: 'turned', marines });
  },
  'lower-accessway': (board, cx) => cx.next({ do: 'spawn', ...behind(board, at(standing(board), 0)), n: 2 }),
  munitorium: (_board, cx) => cx.next({ do: 'munitorium', but: null }),
  'black-holds': (_board, cx) => cx.next({ do: 'black-holds' }),
  'dark-catacombs': (_board, cx) => cx.next({ do: 'catacombs' }),
  'wrath-of-baal-chapel': (_board, cx) => cx.next({ do: 'chapel' }),
  'hibernation-cluster': (board, cx) =>
    cx.next({ do: 'deal', left: board.rows.length, right: board.rows.length }),
  /** Ruling 40. */
  'genestealer-lair': (board, cx) => {
    moveSwarms(board, cx, 'genestealer-lair', ({ row, side }) => ({ row: redRow(board, side) ?? row, side }));
    for (const lord of lordIds) {
      const { side } = lords[lord];
      const row = redRow(board, side);
      if (row !== undefined) cx.say({ k: 'lord', lord, row, side });
    }
  },
};

export const travelRules = {
  /** R13.3 (1) to (3) */
  travel: {
    run(g, _f, cx) {
      const location = g.box.locations.shift();
      if (!location) throw new Error('the column travels only while the location deck has cards');
      cx.say({ k: 'travel', location });
      for (const side of sides) discardTop(g, cx, side, g.box[side].length);
      dealPiles(g, cx, locations[location].piles);
      cx.next({ do: 'enter' }, { do: 'arrived' });
    },
  },
  /** R13.3 (4) */
  enter: {
    run(g, _f, cx) {
      const { board } = g.table;
      entrances[board.location]?.(board, cx);
    },
  },
  /** Munitorium: a token on each of two marines. */
  munitorium: {
    asks: ({ table }) => current(table.board),
    options: ({ table: { board } }, { but }) =>
      board.supply === 0
        ? []
        : standing(board)
            .filter((marine) => marine !== but)
            .map((marine) => ({ do: 'token', marine })),
    alone: () => true,
    take({ table }, move, { but }, cx) {
      if (move.do !== 'token') return;
      putTokens(table.board, cx, { marine: move.marine });
      if (but === null) cx.next({ do: 'munitorium', but: move.marine });
    },
  },
  'black-holds': {
    asks: ({ table }) => current(table.board),
    options: ({ table }) => swarms(table.board).map((spot) => ({ do: 'swarm', ...spot })),
    alone: () => true,
    take(_mine, move, _f, cx) {
      if (move.do === 'swarm') cx.next({ do: 'spawn', row: move.row, side: move.side, n: 2 });
    },
  },
  /** Dark Catacombs: behind a marine without a token, or behind any if all have one. */
  catacombs: {
    asks: ({ table }) => current(table.board),
    options: ({ table: { board } }) => {
      const bare = standing(board).filter((marine) => rowWith(board, marine).tokens === 0);
      return (bare.length > 0 ? bare : standing(board)).map((marine) => ({ do: 'serve', marine }));
    },
    alone: () => true,
    take({ table }, move, _f, cx) {
      if (move.do === 'serve') cx.next({ do: 'spawn', ...behind(table.board, move.marine), n: 1 });
    },
  },
  /** Wrath of Baal Chapel: the Artefact, on any row and side. */
  chapel: {
    asks: ({ table }) => current(table.board),
    options: ({ table }) =>
      [...table.board.rows.keys()].flatMap((row) => sides.map((side) => ({ do: 'to', row, side }))),
    take(_mine, move, _f, cx) {
      if (move.do === 'to')
        cx.say({ k: 'terrain-placed', terrain: 'artefact', row: move.row, side: move.side });
    },
  },
  /** R13.5 */
  arrived: {
    run(g, _f, cx) {
      judge(g.table.board, cx);
    },
  },
} satisfies Partial<Frames<Da>>;
