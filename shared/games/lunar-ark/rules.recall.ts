// The recall (R9): income, energy, food, and a step along the progress track, which refills the moon for the first.
import type { Context, Frames, State } from '../../engine/game.ts';
import { crewOf, cubesOn, playerOf, roomFor, runnerOf } from './board.ts';
import { cubesPerTile, freeSpots, hungerPoints, progress, rate, type SmallId, smalls } from './content.ts';
import { score } from './deeds.ts';
import { canBegin } from './effects.ts';
import { drawCubes } from './setup.ts';
import type { Board, LaMove, LunarArk, Origin, Player } from './state.ts';

export const recallRules: Pick<
  Frames<LunarArk>,
  'harvest' | 'income' | 'offer' | 'charge' | 'feed' | 'meal' | 'advance' | 'replenish'
> = {
  /** R9.2. */
  harvest: {
    run({ table: { board } }, { seat }, cx) {
      const player = playerOf(board, seat);
      const n = Math.min(greenhouseIncome(player), roomFor(player, 'food'));
      if (n > 0) cx.say({ k: 'harvest', seat, n });
    },
  },

  /** R9.3. */
  income: {
    run({ table: { board } }, { seat, small }, cx) {
      if (!playerOf(board, seat).smalls.includes(small)) return;
      cx.next(
        smalls[small].optional
          ? { do: 'offer', seat, small }
          : { do: 'effect', seat, origin: incomeOf(small) },
      );
    },
  },

  /** D24. */
  offer: {
    asks: ({ table: { board } }, { seat, small }) =>
      canBegin(board, playerOf(board, seat), incomeOf(small)) ? seat : null,
    options: ({ table: { board } }, { seat, small }) => [
      ...(canBegin(board, playerOf(board, seat), incomeOf(small)) ? [{ do: 'accept', small } as const] : []),
      { do: 'decline' },
    ],
    take({ seat }, move, { small }, cx) {
      if (move.do === 'accept') cx.next({ do: 'effect', seat, origin: incomeOf(small) });
    },
  },

  /** R9.10, then R9.4. */
  charge: {
    run({ table: { board } }, { seat }, cx) {
      const player = playerOf(board, seat);
      const n = spareEnergy(player);
      if (n > 0) cx.say({ k: 'converted', seat, to: 'food', n });
      cx.say({ k: 'charged', seat });
    },
  },

  /** D25. */
  feed: {
    asks: ({ table: { board } }, { seat }) => (mostFed(playerOf(board, seat)) > 0 ? seat : null),
    options: ({ table: { board } }, { seat }) =>
      Array.from({ length: mostFed(playerOf(board, seat)) + 1 }, (_, n): LaMove => ({ do: 'feed', n })),
    take({ seat }, move, _frame, cx) {
      if (move.do === 'feed' && move.n > 0) cx.say({ k: 'converted', seat, to: 'food', n: move.n });
    },
  },

  /** R9.5, R9.6. */
  meal: {
    run({ table }, { seat }, cx) {
      const player = playerOf(table.board, seat);
      if (player.gone) return;
      const crew = crewOf(player).length;
      const n = Math.min(crew, player.stock.food);
      cx.say({ k: 'fed', seat, n, unfed: crew - n });
      if (n < crew) score({ seat, table, cx }, seat, hungerPoints * (crew - n), 'hunger');
    },
  },

  /** R9.7. */
  advance: {
    run({ table: { board } }, { who }, cx) {
      const { position } = runnerOf(board, who);
      if (position === board.track.length) return; // R9.9.
      const to = position + 1;
      const first = to > board.furthest && to < board.track.length;
      cx.say({ k: 'advanced', who, to, tile: board.track[to] ?? null });
      if (first) cx.next({ do: 'replenish' });
    },
  },

  replenish: { run: replenish },
};

const incomeOf = (small: SmallId): Origin => ({ of: 'income', small });

/** R3.5. */
const greenhouseIncome = ({ greenhouses: { built, improved } }: Player): number => built + improved;

/** Pairs of energy that become food by themselves. */
const spareEnergy = (player: Player): number =>
  Math.min(Math.floor(player.energy / rate), roomFor(player, 'food'));

/** How often energy can become food for those who would go hungry. */
const mostFed = (player: Player): number =>
  Math.min(Math.max(0, crewOf(player).length - player.stock.food), Math.floor(player.energy / rate));

/** Draws cubes up to the tile's number and to four on each cell, and fills the greenhouse spots. */
function replenish(g: State<LunarArk>, _frame: unknown, cx: Context<LunarArk>): void {
  const { board } = g.table;
  const bag = { ...board.bag };
  let refills = 0;
  const cubes = board.cells.map((cell) => {
    const n = Math.min(refillOf(board), cubesPerTile - cubesOn(cell));
    const drawn =
      n > 0 ? drawCubes(bag, n, cx.rng) : { cubes: { steel: 0, water: 0, polymer: 0 }, refills: 0 };
    refills += drawn.refills;
    return drawn.cubes;
  });
  const spots = Math.min(freeSpots - board.greenhouses.free, board.greenhouses.stack);
  cx.say({ k: 'replenished', cubes, refills, spots });
}

function refillOf({ track, furthest }: Board): number {
  const tile = track[furthest];
  return tile ? progress[tile].refill : 0;
}
