// A rover's visit: where it goes, the tasks of its crew, the terrain effect at the end (R2).
import type { Frames } from '../../engine/game.ts';
import { at, cellName, countPieces, factionOf, playerOf, roomFor } from './board.ts';
import { type Colour, colours, powers } from './content.ts';
import { type Doer, gain, trigger } from './deeds.ts';
import { canBegin } from './effects.ts';
import { beside, cellAt } from './grid.ts';
import type { Board, LaFrame, LaMove, LunarArk, Rover } from './state.ts';

type TaskFrame = Extract<LaFrame, { do: 'task' }>;

export const sendRules: Pick<Frames<LunarArk>, 'send' | 'task'> = {
  /** D3. */
  send: {
    asks: (_open, { seat }) => seat,
    options: ({ table: { board } }) =>
      board.cells.flatMap(({ rover, tile }, i) =>
        rover === null ? [{ do: 'tile', cell: cellName(board, i), tile } as const] : [],
      ),
    take({ seat, table }, move, { rover }, cx) {
      if (move.do !== 'tile') return;
      const { board } = table;
      const { cell, tile } = move;
      cx.say({ k: 'sent', seat, rover, cell, tile });
      const neighbours = beside(board.columns, cellAt(board.columns, cell));
      const player = playerOf(board, seat);
      if (neighbours.some((each) => at(board.cells, each).rover === seat))
        gain({ seat, table, cx }, 'food', factionOf(player)?.foodBeside ?? 0, 'faction');
      const { crew } = at(player.rovers, rover);
      cx.next({
        do: 'task',
        seat,
        rover,
        tasks: crew.map(({ specialist }) => (specialist ? 2 : 1)),
        power: crew.map(({ specialist }) => specialist),
      });
    },
    alone: () => true,
  },

  /** D4. */
  task: {
    asks: ({ table: { board } }, frame) => (anythingUseful(board, frame) ? frame.seat : null),
    options: ({ table: { board } }, frame) => [...taskMoves(board, frame), { do: 'stop' }],
    take({ seat, table }, move, frame, cx) {
      const doer = { seat, table, cx };
      if (move.do === 'collect') collect(doer, frame, move.colour);
      else if (move.do === 'power') usePower(doer, frame, move.colour);
      else if (move.do === 'effect') {
        cx.say({ k: 'terrain', seat, tile: move.tile });
        cx.next({ do: 'effect', seat, origin: { of: 'terrain', tile: move.tile, free: false } });
      }
    },
  },
};

/** The rover of a visit, and the cell where it stands. */
function visitOf(board: Board, { seat, rover }: TaskFrame): { rover: Rover; index: number } {
  const found = at(playerOf(board, seat).rovers, rover);
  if (found.at === null) throw new Error('the rover is at home');
  return { rover: found, index: found.at };
}

function taskMoves(board: Board, frame: TaskFrame): LaMove[] {
  const { seat } = frame;
  const { rover, index } = visitOf(board, frame);
  const { cubes, tile } = at(board.cells, index);
  const player = playerOf(board, seat);
  const effect = { of: 'terrain', tile, free: false } as const;
  return [
    ...colours
      .filter((colour) => collector(rover, frame, colour) !== null)
      .filter((colour) => cubes[colour] > 0 && roomFor(player, colour) > 0)
      .map((colour) => ({ do: 'collect', colour }) as const),
    ...colours
      .filter((colour) => powerUser(rover, frame, colour) !== null)
      .map((colour) => ({ do: 'power', colour }) as const),
    ...(frame.tasks.some((n) => n > 0) && canBegin(board, player, effect)
      ? [{ do: 'effect', tile } as const]
      : []),
  ];
}

/** To stop is forced if nothing would come of any task (D4). */
function anythingUseful(board: Board, frame: TaskFrame): boolean {
  if (playerOf(board, frame.seat).gone) return false;
  const { index } = visitOf(board, frame);
  return taskMoves(board, frame).some(
    (move) => move.do !== 'power' || countPieces(board, frame.seat, move.colour, index) > 0,
  );
}

/** Whose task a collect uses (R2.10): the seat of the rover. */
function collector({ crew }: Rover, { tasks, power }: TaskFrame, colour: Colour): number | null {
  const able = crew.flatMap((each, i) => (each.colour === colour && at(tasks, i) > 0 ? [i] : []));
  const rank = (i: number) => {
    if (!at(crew, i).specialist) return 0;
    return !at(power, i) || at(tasks, i) === 2 ? 1 : 2;
  };
  return able.sort((a, b) => rank(a) - rank(b) || a - b)[0] ?? null;
}

/** Whose power is used: one with a single task left first. */
function powerUser({ crew }: Rover, { tasks, power }: TaskFrame, colour: Colour): number | null {
  const able = crew.flatMap((each, i) =>
    each.colour === colour && at(tasks, i) > 0 && at(power, i) ? [i] : [],
  );
  return able.sort((a, b) => at(tasks, a) - at(tasks, b) || a - b)[0] ?? null;
}

const spend = (frame: TaskFrame, who: number): TaskFrame => ({
  ...frame,
  tasks: frame.tasks.map((n, i) => (i === who ? n - 1 : n)),
});

function collect({ seat, table: { board }, cx }: Doer, frame: TaskFrame, colour: Colour): void {
  const { rover, index } = visitOf(board, frame);
  const who = collector(rover, frame, colour);
  if (who === null) throw new Error(`nobody collects ${colour}`);
  cx.say({ k: 'collected', seat, colour, cell: cellName(board, index) });
  cx.next(spend(frame, who));
}

function usePower(doer: Doer, frame: TaskFrame, colour: Colour): void {
  const { seat, table, cx } = doer;
  const { board } = table;
  const { rover, index } = visitOf(board, frame);
  const who = powerUser(rover, frame, colour);
  if (who === null) throw new Error(`nobody has the power of ${colour}`);
  const power = board.powers[colour];
  const n = countPieces(board, seat, colour, index);
  cx.say({ k: 'power', seat, power, n });
  if (n > 0) trigger(doer, 'ability');
  const what = powers[power].gain;
  if (what) gain(doer, what, n, 'crew');
  const then = spend(frame, who);
  cx.next(...(!what && n > 0 ? [{ do: 'choose', seat, origin: { of: 'power', n }, left: n } as const] : []), {
    ...then,
    power: then.power.map((unused, i) => unused && i !== who),
  });
}
