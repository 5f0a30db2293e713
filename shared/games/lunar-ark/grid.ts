// The terrain grid (section 3.1): which cells lie beside one another, and around a building site.
import type { Board, CellId, SiteId } from './state.ts';

const rows = 3;

type Columns = Board['columns'];
type Places = readonly (readonly [row: number, col: number])[];

export const cellId = (columns: Columns, at: number): CellId =>
  `r${Math.floor(at / columns) + 1}c${(at % columns) + 1}`;

/** Indices of the cells in reading order. */
const cellsOf = (columns: Columns): number[] => Array.from({ length: rows * columns }, (_, at) => at);

export const cellAt = (columns: Columns, id: CellId): number =>
  cellsOf(columns).findIndex((at) => cellId(columns, at) === id);

/** The cells that share a side with a cell. */
export function beside(columns: Columns, at: number): number[] {
  const [row, col] = [Math.floor(at / columns), at % columns];
  return inside(columns, [
    [row - 1, col],
    [row, col - 1],
    [row, col + 1],
    [row + 1, col],
  ]);
}

const inside = (columns: Columns, places: Places): number[] =>
  places
    .filter(([row, col]) => row >= 0 && row < rows && col >= 0 && col < columns)
    .map(([row, col]) => row * columns + col);

export interface Site {
  readonly id: SiteId;
  readonly orthogonal: readonly number[];
  readonly diagonal: readonly number[];
}

/** All sites of a grid; the order breaks ties (R15.7). */
function sitesOf(columns: Columns): Site[] {
  const sites: Site[] = [];
  const add = (id: SiteId, orthogonal: Places, diagonal: Places) =>
    sites.push({ id, orthogonal: inside(columns, orthogonal), diagonal: inside(columns, diagonal) });
  /** Outside the border, beside the cell at that row and column, along a step to its neighbours. */
  const edge = (id: SiteId, [row, col]: Places[number], [down, right]: Places[number]) =>
    add(
      id,
      [[row, col]],
      [
        [row - down, col - right],
        [row + down, col + right],
      ],
    );
  for (let row = 0; row < rows - 1; row++) {
    for (let col = 0; col < columns - 1; col++) {
      add(
        `x-${row + 1}-${col + 1}`,
        [],
        [
          [row, col],
          [row, col + 1],
          [row + 1, col],
          [row + 1, col + 1],
        ],
      );
    }
  }
  for (let col = 0; col < columns; col++) edge(`n-${col + 1}`, [0, col], [0, 1]);
  for (let col = 0; col < columns; col++) edge(`s-${col + 1}`, [rows - 1, col], [0, 1]);
  for (let row = 0; row < rows; row++) edge(`w-${row + 1}`, [row, 0], [1, 0]);
  for (let row = 0; row < rows; row++) edge(`e-${row + 1}`, [row, columns - 1], [1, 0]);
  return sites;
}

const known: Readonly<Record<Columns, readonly Site[]>> = { 3: sitesOf(3), 4: sitesOf(4) };

export const gridSites = (columns: Columns): readonly Site[] => known[columns];

export function siteOf(columns: Columns, id: SiteId): Site {
  const site = known[columns].find((each) => each.id === id);
  if (!site) throw new RangeError(`no site ${id}`);
  return site;
}
