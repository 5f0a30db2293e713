// The board in lines of text: a table without pictures.
import { cubesOn, energyLimit, playerOf, runnerOf, vpOf } from './board.ts';
import { colours, resources, shipIds } from './content.ts';
import { cellId } from './grid.ts';
import { crewWords, nameOf, type Shown, shipName, tileAt, trackName } from './sentences.names.ts';
import type { Board } from './state.ts';
import type { Messages } from './text/en.ts';

/** Where the game stands, in a few words. */
export const progressWords = (board: Board, text: Messages): string =>
  text.say.progress(board.round, trackName(board, board.furthest, text));

export function boardLines(shown: Shown, players: readonly string[], text: Messages): string[] {
  const { say, names } = text;
  const { board } = shown.table;
  const dealt = 'hand' in shown ? shown.hand.dealt : [];
  return [
    say.board.round(board.round, trackName(board, board.furthest, text)),
    ...colours.map((colour) => `${names.things[colour]}${say.colon}${names.powers[board.powers[colour]]}`),
    ...board.cells.map((cell, i) =>
      say.board.cell(
        tileAt(cell.tile, cellId(board.columns, i), text),
        cubesOn(cell) > 0 ? stockWords(cell.cubes, text) : '',
        cell.rover === null ? '' : nameOf(cell.rover, players, text),
      ),
    ),
    ...shipIds.map((ship) =>
      say.board.ship(shipName(ship, text), say.list(board.ships[ship].tiles.map((id) => names.missions[id]))),
    ),
    ...board.display.map((column, col) =>
      say.board.display(
        say.board.column[col] ?? '',
        say.list(column.map((lab) => (lab ? names.labs[lab] : say.board.empty))),
      ),
    ),
    say.board.greenhouses(board.greenhouses.free, board.greenhouses.stack),
    say.board.larges(say.list(board.larges.map((id) => names.larges[id]))),
    ...board.seats.flatMap((_, seat) => playerLines(board, seat, players, text)),
    ...(board.rival ? [say.board.player(names.rival, vpOf(board.rival), board.rival.achievements)] : []),
    ...(dealt.length > 0 ? [say.board.dealt(say.list(dealt.map((id) => names.factions[id])))] : []),
  ];
}

const stockWords = (stock: Readonly<Partial<Record<string, number>>>, { say, names }: Messages): string =>
  say.list(
    resources
      .filter((what) => (stock[what] ?? 0) > 0)
      .map((what) => say.of(stock[what] ?? 0, names.things[what])),
  );

function playerLines(board: Board, seat: number, players: readonly string[], text: Messages): string[] {
  const { say, names } = text;
  const player = playerOf(board, seat);
  const { greenhouses, foundations } = player;
  const labs = player.labs.flatMap((lab) => (lab ? [names.labs[lab]] : []));
  const buildings = [
    ...player.smalls.map((id) => names.smalls[id]),
    ...player.larges.map((id) => names.larges[id]),
  ];
  return [
    say.board.player(nameOf(seat, players, text), vpOf(runnerOf(board, seat)), player.achievements),
    say.board.stock(stockWords(player.stock, text) || say.board.empty, player.energy, energyLimit(player)),
    say.board.rovers(
      player.rovers.map(({ crew }, i) => say.rover(i + 1, crewWords(crew, text))).join(say.and),
    ),
    say.board.base(greenhouses.built, greenhouses.improved, foundations),
    ...(labs.length > 0 ? [say.board.labs(say.list(labs))] : []),
    ...(buildings.length > 0 ? [say.board.buildings(say.list(buildings))] : []),
  ].map((words, i) => (i === 0 ? words : `  ${words}`));
}
