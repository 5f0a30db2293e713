// What the board shows, worked out from what a viewer sees: what a move would change, the actions and their first moves,
// the part of the board that a question is about. Pure; nothing is drawn here.
import type { Seen } from '../../../shared/engine/game.ts';
import { plan } from '../../../shared/engine/match.ts';
import type { View } from '../../../shared/engine/veil.ts';
import { playerOf, vpOf } from '../../../shared/games/lunar-ark/board.ts';
import {
  type Colour,
  type Cost,
  colours,
  type Gain,
  resources,
  type ShipId,
  shipIds,
} from '../../../shared/games/lunar-ark/content.ts';
import { game } from '../../../shared/games/lunar-ark/index.ts';
import { payable } from '../../../shared/games/lunar-ark/payment.ts';
import type { LaFrame, LaMove, LunarArk, Player, Rover } from '../../../shared/games/lunar-ark/state.ts';
import type { Shown } from '../../play/client.ts';

export type LaShown = Shown<LunarArk>;
export type LaSeen = Seen<LunarArk>;

/** What a seat sees, as a view to plan over. */
export const viewOf = ({ seat, table, hand, hands, box }: LaSeen): View<LunarArk> => ({
  seat,
  table,
  hand,
  sizes: { hands, box },
  awaited: [seat],
});

// ---- What a move changes -------------------------------------------------------------------------------------

/** What is counted of a player, in the order in which it is told. */
export const counted: readonly Gain[] = [...resources, 'energy', 'battery', 'achievement', 'vp'];

export interface Change {
  readonly what: Gain;
  readonly by: number;
}

export interface Forecast {
  readonly changes: readonly Change[];
  /** Ships that launch. */
  readonly launches: readonly ShipId[];
  /** Nothing more is asked in this turn. */
  readonly ends: boolean;
}

const amountOf = (player: Player, what: Gain): number => {
  switch (what) {
    case 'energy':
      return player.energy;
    case 'battery':
      return player.batteries;
    case 'achievement':
      return player.achievements;
    case 'vp':
      return vpOf(player);
    default:
      return player.stock[what];
  }
};

export const changesOf = (before: Player, after: Player): Change[] =>
  counted
    .map((what) => ({ what, by: amountOf(after, what) - amountOf(before, what) }))
    .filter(({ by }) => by !== 0);

/** What a move would change, as far as the seat can see: the rules themselves are asked. */
export function forecast(seen: LaSeen, move: LaMove): Forecast & { readonly seen: LaSeen } {
  const { shown, asked } = plan(game, viewOf(seen), [move]);
  const next = 'seat' in shown ? shown : seen;
  const [before, after] = [seen.table.board, next.table.board];
  return {
    seen: next,
    changes: changesOf(playerOf(before, seen.seat), playerOf(after, seen.seat)),
    launches: shipIds.filter((ship) => after.ships[ship].launched && !before.ships[ship].launched),
    ends: asked === null && move.do !== 'faction',
  };
}

/** What a cost lacks, conversions counted in; empty if it can be paid. */
export function lacking(player: Player, cost: Cost): Cost {
  if (payable(player, cost)) return {};
  const short = (what: keyof Cost, has: number) => [what, Math.max(0, (cost[what] ?? 0) - has)] as const;
  const cubes = colours.map((what) => short(what, player.stock[what]));
  const all = cubes.some(([, n]) => n > 0)
    ? cubes
    : [short('food', player.stock.food), short('energy', player.energy)];
  return Object.fromEntries(all.filter(([, n]) => n > 0));
}

// ---- The six actions -----------------------------------------------------------------------------------------

export const actionIds = ['send', 'grow', 'team', 'build', 'research', 'recall'] as const;
export type ActionId = (typeof actionIds)[number];

const first: Readonly<Record<ActionId, readonly LaMove['do'][]>> = {
  send: ['rover'],
  grow: ['greenhouse', 'improve'],
  team: ['recruit', 'train'],
  build: ['small', 'large'],
  research: ['foundation', 'lab'],
  recall: ['recall'],
};

/** The moves that an action can begin with. */
export const movesOf = (moves: readonly LaMove[], action: ActionId): LaMove[] =>
  moves.filter((move) => first[action].includes(move.do));

/** The part of the board where a question is answered. */
export const partOf = ({ do: what }: LaFrame): 'moon' | 'stage' =>
  what === 'send' || what === 'site' || what === 'survey' ? 'moon' : 'stage';

/** Cubes that a crew could collect, by colour: one task a basic astronaut, two a specialist. */
export function handsOf({ crew }: Rover): Record<Colour, number> {
  const hands = { steel: 0, water: 0, polymer: 0 };
  for (const { colour, specialist } of crew) hands[colour] += specialist ? 2 : 1;
  return hands;
}
