// What follows from a board: who stands where, who leads whom, what can be hit. Pure, and changes nothing.
import type { Seat } from '../../engine/game.ts';
import { actions, type Colour, copiesOfIcon, lords, marines, teams, terrains } from './content.ts';
import type { TeamId, TerrainId } from './ids.ts';
import {
  type ActionId,
  icons,
  type LordId,
  lordIds,
  type MarineId,
  type Monster,
  type Side,
  sides,
} from './ids.ts';
import type { Board, Flank, Group, Row, Spot, TeamState, Terrain } from './state.ts';

/** The item at a place; throws RangeError where there is none. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}

export const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

// ---- Marines and teams ---------------------------------------------------------------------------------------

/** The row of a marine, or -1 if he is not in the formation. */
export const rowOf = ({ rows }: Board, marine: MarineId): number =>
  rows.findIndex((row) => row.marine === marine);

/** The row of a marine who is known to be there. */
export const rowWith = (board: Board, marine: MarineId): Row => at(board.rows, rowOf(board, marine));

export const standing = (board: Board): MarineId[] => board.rows.flatMap(({ marine }) => marine ?? []);

/** The living marines of a team. */
export const livingOf = (board: Board, team: TeamId): MarineId[] =>
  teams[team].marines.filter((marine) => rowOf(board, marine) >= 0);

export const isAlive = (board: Board, team: TeamId): boolean => livingOf(board, team).length > 0;

export function teamState(board: Board, team: TeamId): TeamState {
  const state = board.teams.find(({ id }) => id === team);
  if (!state) throw new RangeError(`the ${team} team is not in this game`);
  return state;
}

export const seatOf = (board: Board, team: TeamId): Seat => teamState(board, team).seat;

export const seatOfMarine = (board: Board, marine: MarineId): Seat => seatOf(board, marines[marine].team);

/** Who decides where no card says so (R19): the seat of the lowest card among the living teams. */
export function current(board: Board): Seat {
  const played = board.teams.flatMap(({ id, seat, card }) =>
    card && isAlive(board, id) ? [{ seat, number: actions[card].number }] : [],
  );
  played.sort((a, b) => a.number - b.number);
  return played[0]?.seat ?? board.first;
}

/** The cards that a team may choose (R3.2, R3.3). */
export function choosable(board: Board, team: TeamId): ActionId[] {
  const { support, move, attack } = teams[team].actions;
  const { card } = teamState(board, team);
  return [support, move, attack].filter(
    (each) => each !== card && !(each === attack && board.now.jam === team),
  );
}

export const inForce = (board: Board, card: ActionId): boolean => board.inForce.includes(card);

// ---- Swarms --------------------------------------------------------------------------------------------------

/** In which order the monsters of a group are kept. */
const monsterOrder: readonly Monster[] = [...icons, ...lordIds];
export const sortMonsters = (monsters: Monster[]): Monster[] =>
  monsters.sort((a, b) => monsterOrder.indexOf(a) - monsterOrder.indexOf(b));

export const isLord = (monster: Monster): monster is LordId => monster in lords;

export const flank = (board: Board, { row, side }: Spot): Flank => at(board.rows, row)[side];

/** Every row and side, from the top, left before right. */
export const spots = ({ rows }: Board): Spot[] =>
  rows.flatMap((_, row) => sides.map((side) => ({ row, side })));

/** Rows and sides where monsters stand. */
export const swarms = (board: Board): Spot[] => spots(board).filter((spot) => sizeAt(board, spot) > 0);

/** Number of monsters on a row and side. */
export const sizeAt = (board: Board, spot: Spot): number =>
  flank(board, spot).groups.reduce((n, { monsters }) => n + monsters.length, 0);

export const monstersAt = (board: Board, spot: Spot): Monster[] =>
  flank(board, spot).groups.flatMap(({ monsters }) => monsters);

/** How many there can be slain (R16.1). */
export const slayable = (board: Board, spot: Spot): number =>
  flank(board, spot).groups.reduce((n, { monsters, held }) => n + (held ? 0 : monsters.length), 0);

export const isEngaged = ({ left, right }: Row): boolean => left.groups.length + right.groups.length > 0;

/** The monsters of a group that may be taken now: a brood lord only when no other is left (R14.3). */
export function takeable({ monsters }: Group): Monster[] {
  const normal = monsters.filter((monster) => !isLord(monster));
  return normal.length > 0 ? normal : monsters;
}

/** The two sides of a marine's row. */
export const bothSides = (row: number): Spot[] => sides.map((side) => ({ row, side }));

export const behind = (board: Board, marine: MarineId): Spot => ({
  row: rowOf(board, marine),
  side: opposite(rowWith(board, marine).facing),
});

export const inFront = (board: Board, marine: MarineId): Spot => ({
  row: rowOf(board, marine),
  side: rowWith(board, marine).facing,
});

/** The swarms that a marine may attack (R7.2). */
export function targets(board: Board, marine: MarineId): Spot[] {
  const row = rowOf(board, marine);
  if (row < 0) return [];
  const { facing } = at(board.rows, row);
  return spots(board).filter(
    (spot) =>
      spot.side === facing && Math.abs(spot.row - row) <= marines[marine].range && slayable(board, spot) > 0,
  );
}

// ---- Terrain -------------------------------------------------------------------------------------------------

/** Where a terrain card lies; null if it is not in the formation. */
export function spotOf(board: Board, terrain: TerrainId): Spot | null {
  return spots(board).find((spot) => flank(board, spot).terrain.some(({ id }) => id === terrain)) ?? null;
}

export function terrainCard(board: Board, terrain: TerrainId): Terrain | null {
  const spot = spotOf(board, terrain);
  return (spot && flank(board, spot).terrain.find(({ id }) => id === terrain)) ?? null;
}

export const terrainInPlay = (board: Board): Terrain[] =>
  spots(board).flatMap((spot) => flank(board, spot).terrain);

/** The terrain cards of a colour, from the top, left before right. */
export const terrainOf = (board: Board, colour: Colour): (Spot & { readonly id: TerrainId })[] =>
  spots(board).flatMap((spot) =>
    flank(board, spot)
      .terrain.filter(({ id }) => terrains[id].colour === colour)
      .map(({ id }) => ({ ...spot, id })),
  );

/** What a marine could activate now (R6.3, R6.4). */
export const activatable = (board: Board, marine: MarineId): TerrainId[] =>
  flank(board, inFront(board, marine)).terrain.flatMap(({ id, used }) =>
    terrains[id].canBeActivated && !used ? [id] : [],
  );

// ---- Piles ---------------------------------------------------------------------------------------------------

export const filledPiles = ({ piles }: Board): Side[] => sides.filter((side) => piles[side] > 0);

/** The pile with fewer cards, or both (R17.5). */
export function smallerPiles({ piles: { left, right } }: Board): Side[] {
  if (left === right) return [...sides];
  return left < right ? ['left'] : ['right'];
}

/** All monster cards of the game but the brood lords. */
export const allMonsters = (): Monster[] =>
  icons.flatMap((icon) => Array.from({ length: copiesOfIcon }, () => icon));

// ---- The end -------------------------------------------------------------------------------------------------

/** Whether the game is won or lost now (R18): victory first. The launch's roll is judged where it is made. */
export function verdict(board: Board): 'cleared' | 'lords-slain' | 'slain' | null {
  const last = board.stages.length === 0 && board.phase !== 'setup';
  const { lords: lord, location, piles } = board;
  if (last && location === 'genestealer-lair' && lordIds.every((id) => lord[id] === 'slain'))
    return 'lords-slain';
  if (last && piles.left + piles.right === 0 && swarms(board).length === 0) return 'cleared';
  return board.phase !== 'setup' && standing(board).length === 0 ? 'slain' : null;
}
