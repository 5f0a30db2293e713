// The board in lines of text, for a table without pictures: the column from the top down, each row with what is to its
// left and right.
import type { Open, Seen } from '../../engine/game.ts';
import type { Side } from './ids.ts';
import { iconNames, marineName, progress } from './sentences.ts';
import type { Da } from './shape.ts';
import type { Flank, Row } from './state.ts';
import type { Messages } from './text/en.ts';

export function boardLines(
  shown: Open<Da> | Seen<Da>,
  names: readonly string[],
  text: Messages,
): readonly string[] {
  const { board } = shown.table;
  const { say } = text;
  const piles = [`${say.pile.left} ${board.piles.left}`, `${say.pile.right} ${board.piles.right}`];
  const teams = board.teams.map(({ id, seat }) => `${say.team[id]}: ${names[seat] ?? ''}`);
  return [
    `${progress(shown, text)} · ${text.names.locations[board.location]}`,
    [...piles, say.supply(board.supply)].join(' · '),
    teams.join(' · '),
    ...board.rows.map((row, i) => rowLine(row, i, text)),
  ];
}

/** `3  door | head tail < Leon (2) | claw | corridor`: the arrow points where he faces, in brackets his tokens. */
function rowLine(row: Row, i: number, text: Messages): string {
  const name = row.marine ? marineName(row.marine, text) : '–';
  const tokens = row.tokens > 0 ? ` (${row.tokens})` : '';
  const marine = row.facing === 'left' ? `< ${name}${tokens}` : `${name}${tokens} >`;
  return `${i + 1}  ${[...beside(row, 'left', text), marine, ...beside(row, 'right', text).reverse()].join(' | ')}`;
}

/** From the outside in: terrain, then monsters. */
function beside(row: Row, side: Side, text: Messages): string[] {
  const { terrain, groups }: Flank = row[side];
  const cards = terrain.map(({ id, tokens }) => text.names.terrain[id] + (tokens > 0 ? ` (${tokens})` : ''));
  const swarms = groups.map(({ monsters, held }) => iconNames(monsters, text) + (held ? ' *' : ''));
  return [cards.join(', '), swarms.join(' + ')].filter((part) => part !== '');
}
