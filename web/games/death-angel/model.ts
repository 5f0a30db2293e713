// What the board shows, worked out from what a viewer sees: who would fall, what a roll must be, whose card comes when.
// Pure; nothing is drawn here.
import type { Open, Seat, Seen } from '../../../shared/engine/game.ts';
import { at, isAlive, isLord, rowOf } from '../../../shared/games/death-angel/board.ts';
import { actions, teams } from '../../../shared/games/death-angel/content.ts';
import { deadly } from '../../../shared/games/death-angel/danger.ts';
import type { ActionId, MarineId, Monster, Side, TeamId } from '../../../shared/games/death-angel/ids.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import type { Board, DaHand, Row } from '../../../shared/games/death-angel/state.ts';

export type DaShown = Open<Da> | Seen<Da>;

/** The hand of the viewer; null for a spectator. */
export const handOf = (shown: DaShown): DaHand | null => ('hand' in shown ? shown.hand : null);

/** The smallest face that holds against these monsters (R9.3); 6 if none does. */
export const needed = (monsters: readonly Monster[]): number =>
  Math.min(6, monsters.length + monsters.filter(isLord).length + 1);

/** In hundredths: how likely the marine of a row is to hold against the swarm of a side, rerolls that he can pay for
 * included, abilities left aside. */
export const holds = (board: Board, row: number, side: Side): number =>
  Math.round(100 * (1 - deadly(board, row, side)));

/** Monsters of a side, alike ones counted. */
export function counted(row: Row, side: Side): { readonly monster: Monster; readonly n: number }[] {
  const all = row[side].groups.flatMap(({ monsters }) => monsters);
  return [...new Set(all)].map((monster) => ({ monster, n: all.filter((each) => each === monster).length }));
}

export const isHeld = (row: Row, side: Side): boolean => row[side].groups.some(({ held }) => held);

/** Whether the attack that is being carried out comes from here. */
export const attacksFrom = ({ assault }: Board, row: number, side: Side): boolean =>
  assault?.row === row && assault.side === side;

// ---- Cards of the round --------------------------------------------------------------------------------------

/** `secret`: chosen but hidden, or not chosen yet; `open`: the viewer's, not chosen yet; `last`: of the last round; `planned`: the viewer's own choice. */
export type Stand = 'secret' | 'open' | 'last' | 'planned' | 'waiting' | 'now' | 'done' | 'lost';

export interface Order {
  readonly team: TeamId;
  readonly seat: Seat;
  readonly card: ActionId | null;
  readonly stand: Stand;
}

/** The teams in play: while cards are chosen in the order of the table, from the reveal on in that of their numbers. */
export function orders(shown: DaShown): Order[] {
  const { board } = shown.table;
  const hidden = board.phase === 'setup' || board.phase === 'choose';
  const mine = handOf(shown)?.chosen ?? {};
  const me = 'seat' in shown ? shown.seat : null;
  const all = board.teams.map(({ id, seat, card }): Order => {
    const base = { team: id, seat };
    if (board.rows.length > 0 && !isAlive(board, id)) return { ...base, card, stand: 'lost' };
    if (!hidden) return { ...base, card, stand: standOf(board, card) };
    const planned = mine[id];
    if (planned) return { ...base, card: planned, stand: 'planned' };
    return { ...base, card, stand: card ? 'last' : seat === me ? 'open' : 'secret' };
  });
  const number = ({ card }: Order) => (card ? actions[card].number : 0);
  return hidden ? all : all.sort((a, b) => number(a) - number(b));
}

function standOf({ acting, inForce }: Board, card: ActionId | null): Stand {
  if (!card) return 'secret';
  if (acting?.card === card) return 'now';
  return inForce.includes(card) ? 'done' : 'waiting';
}

/** Teams that a seat leads. */
export const teamsOf = ({ teams: all }: Board, seat: Seat): TeamId[] =>
  all.flatMap((team) => (team.seat === seat ? [team.id] : []));

/** Marines of a seat, from the top of the column. */
export function marinesOf(board: Board, seat: Seat): MarineId[] {
  const mine = teamsOf(board, seat).flatMap((team) => [...teams[team].marines]);
  return mine.filter((id) => rowOf(board, id) >= 0).sort((a, b) => rowOf(board, a) - rowOf(board, b));
}

/** The tokens that a marine had on another board: what a plan changes. */
export function tokensBefore(before: Board, marine: MarineId): number | undefined {
  const row = rowOf(before, marine);
  return row < 0 ? undefined : at(before.rows, row).tokens;
}
