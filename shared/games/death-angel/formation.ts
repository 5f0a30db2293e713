// The moves of cards on the board that several events share: monsters join and leave, ranks close, terrain is laid.
// Called by fold.ts alone.
import { at, flank, isLord, rowWith, sortMonsters, spotOf, spots, terrainCard } from './board.ts';
import { type Monster, type Side, sides, type TerrainId } from './ids.ts';
import type { Post } from './places.ts';
import type { Shift, TokenPlace } from './shape.ts';
import type { Board, Flank, Group, Row, Spot } from './state.ts';

export const emptyFlank = (): Flank => ({ terrain: [], groups: [] });

export const allGroups = (board: Board): Group[] => spots(board).flatMap((spot) => flank(board, spot).groups);

/** Adds a group to a row and side. In phase 3 only groups that are marked alike join (R9.7); held is catching (R16.2). */
export function join(board: Board, spot: Spot, group: Group): void {
  const { groups } = flank(board, spot);
  const same = groups.find(({ attacked }) => board.phase !== 'attack' || attacked === group.attacked);
  if (same) {
    same.monsters.push(...group.monsters);
    same.held ||= group.held;
    sortMonsters(same.monsters);
  } else groups.push(group);
}

/** Takes monsters off their spot as a group of their own, which stays held if it was (R16.2). */
export function lift(board: Board, { from, monsters }: Shift): Group {
  const group = at(flank(board, from).groups, 0);
  for (const monster of monsters) removeFrom(board, from, 0, monster);
  return { monsters: [...monsters], held: group.held, attacked: group.attacked };
}

/** Takes one monster off a spot: while one attacks, off the attacking group. */
export function takeMonster(board: Board, spot: Spot, monster: Monster): Monster {
  const { assault } = board;
  const attacking = assault?.row === spot.row && assault.side === spot.side ? assault.group : -1;
  const { groups } = flank(board, spot);
  const index = groups.findIndex(
    (group, i) => (attacking < 0 || attacking === i) && group.monsters.includes(monster),
  );
  removeFrom(board, spot, index, monster);
  return monster;
}

function removeFrom(board: Board, spot: Spot, index: number, monster: Monster): void {
  const { groups } = flank(board, spot);
  const { monsters } = at(groups, index);
  monsters.splice(monsters.indexOf(monster), 1);
  if (monsters.length === 0) groups.splice(index, 1);
}

/** A monster is out: a brood lord for good, the others on the discard pile. */
export function discard(board: Board, monster: Monster): void {
  if (isLord(monster)) board.lords[monster] = 'slain';
  else board.discard.push(monster);
}

/** R15.2: the shorter part of the column moves up to the gap, and what stood in it joins the row that has moved. */
export function closeRanks(board: Board, row: number): void {
  const gap = at(board.rows, row);
  const [above, below] = [row, board.rows.length - 1 - row];
  if (above + below === 0) {
    Object.assign(gap, { marine: null, tokens: 0 });
    return;
  }
  const joined = below === 0 || (above > 0 && above < below) ? row - 1 : row;
  board.rows.splice(row, 1);
  for (const side of sides) {
    flank(board, { row: joined, side }).terrain.push(...gap[side].terrain);
    for (const group of gap[side].groups) join(board, { row: joined, side }, group);
  }
}

/** Two marines change places; terrain and monsters stay (R6.1). */
export function swap(a: Row, b: Row): void {
  const { marine, facing, tokens } = a;
  Object.assign(a, { marine: b.marine, facing: b.facing, tokens: b.tokens });
  Object.assign(b, { marine, facing, tokens });
}

/** R13.3 (2): on the left counted from the top, on the right from the bottom; beyond the column, its last row. */
export function layTerrain(board: Board, posts: Readonly<Record<Side, readonly Post[]>>): void {
  const last = board.rows.length - 1;
  for (const side of sides) {
    for (const { terrain, position } of posts[side]) {
      const steps = Math.min(position - 1, last);
      const row = side === 'left' ? steps : last - steps;
      flank(board, { row, side }).terrain.push({ id: terrain, tokens: 0, used: false });
    }
  }
}

/** A terrain card leaves the formation; its tokens go back, a cap on it ends. */
export function takeTerrain(board: Board, terrain: TerrainId): void {
  const spot = spotOf(board, terrain);
  if (!spot) return;
  const there = flank(board, spot);
  board.supply += terrainCard(board, terrain)?.tokens ?? 0;
  there.terrain = there.terrain.filter(({ id }) => id !== terrain);
  if (board.cap?.terrain === terrain) board.cap = null;
}

export function putTokens(board: Board, place: TokenPlace, n: number): void {
  if ('marine' in place) rowWith(board, place.marine).tokens += n;
  else if ('location' in place) board.onLocation += n;
  else {
    const card = terrainCard(board, place.terrain);
    if (card) card.tokens += n;
  }
}
