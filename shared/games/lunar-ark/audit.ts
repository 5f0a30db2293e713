// What is wrong with a state, in words: tiles and cubes conserved, numbers within their range (section 2.2).
import type { Seat, State } from '../../engine/game.ts';
import { at, cubesOn, energyLimit, runnerOf, turnOrder } from './board.ts';
import {
  colours,
  commonIds,
  cubesPerTile,
  foundationPlaces,
  freeSpots,
  greenhouseSlots,
  labsPerFoundation,
  largeSlots,
  larges,
  missionsInPlay,
  reservePerColour,
  resources,
  rivalIds,
  roverSeats,
  shipIds,
  storage,
  tableFor,
  topLimit,
} from './content.ts';
import { inHand } from './redeal.ts';
import { allLabs } from './setup.ts';
import type { Board, LunarArk } from './state.ts';

export function audit(g: State<LunarArk>): string[] {
  const { board } = g.table;
  return [
    ...board.seats.flatMap((_, seat) => auditPlayer(board, seat)),
    ...auditGrid(board),
    ...auditSupply(board),
    ...auditShips(board),
    ...auditLabs(g),
    ...auditRival(g),
  ];
}

const wrongs = (checks: readonly (readonly [wrong: boolean, what: string])[]): string[] =>
  checks.filter(([wrong]) => wrong).map(([, what]) => what);

const outside = (n: number, most: number) => !Number.isInteger(n) || n < 0 || n > most;

function auditPlayer(board: Board, seat: Seat): string[] {
  const player = at(board.seats, seat);
  const { greenhouses, foundations, labs } = player;
  const name = `seat ${seat}`;
  return wrongs([
    ...resources.map(
      (what) => [outside(player.stock[what], storage[what]), `${name} has too much ${what}`] as const,
    ),
    [outside(player.energy, energyLimit(player)), `${name} has ${player.energy} energy`],
    [energyLimit(player) > topLimit, `${name} has too many batteries`],
    [outside(greenhouses.built, greenhouseSlots), `${name} has ${greenhouses.built} greenhouses`],
    [outside(greenhouses.improved, greenhouses.built), `${name} has improved too many greenhouses`],
    [outside(foundations, foundationPlaces), `${name} has ${foundations} foundations`],
    [player.larges.length > largeSlots, `${name} has too many large buildings`],
    [new Set(player.smalls).size !== player.smalls.length, `${name} has a small building twice`],
    [
      labs.some((lab, place) => lab !== null && place >= foundations * labsPerFoundation),
      `${name} has a lab without a foundation`,
    ],
    ...colours.flatMap((colour) => {
      const crew = player.rovers.flatMap((rover) => rover.crew.filter((each) => each.colour === colour));
      const specialists = crew.filter(({ specialist }) => specialist).length;
      return [
        [crew.length + player.reserve[colour] !== reservePerColour + 1, `${name} lost a ${colour} astronaut`],
        [specialists !== player.markers[colour] || specialists > 3, `${name}'s ${colour} markers are wrong`],
      ] as const;
    }),
    [player.rovers.some(({ crew }) => crew.length > roverSeats), `${name} has an overfull rover`],
    [
      player.rovers.some(({ at: cell }) => cell !== null && board.cells[cell]?.rover !== seat),
      `${name} has a rover that is not where it is`,
    ],
  ]);
}

function auditGrid(board: Board): string[] {
  const rovers = board.cells.filter(({ rover }) => rover !== null).length;
  const out = board.seats.flatMap((player) => player.rovers.filter(({ at: cell }) => cell !== null)).length;
  return wrongs([
    ...board.cells.map((cell, i) => {
      const negative = colours.some((colour) => cell.cubes[colour] < 0);
      return [negative || cubesOn(cell) > cubesPerTile, `cell ${i} has a wrong number of cubes`] as const;
    }),
    [rovers !== out + (board.rival?.out.length ?? 0), 'a rover is on two cells, or on none'],
    [new Set(board.cells.map(({ tile }) => tile)).size !== board.cells.length, 'a terrain tile lies twice'],
    ...colours.map((colour) => [board.bag[colour] < 0, `the bag owes ${colour}`] as const),
  ]);
}

function auditSupply(board: Board): string[] {
  const { free, stack } = board.greenhouses;
  const built = board.seats.reduce((sum, { greenhouses }) => sum + greenhouses.built, 0);
  const all = tableFor(board.seats.length).greenhouses;
  const taken = [...board.larges, ...board.seats.flatMap(({ larges: own }) => own)];
  const sites = Object.values(board.sites).length;
  const gone = board.seats.filter((player) => player.gone).length;
  const raised = board.seats.reduce((sum, player) => sum + player.larges.length, 0);
  return wrongs([
    [outside(free, freeSpots) || stack < 0, 'the greenhouse supply is wrong'],
    [board.rival ? free + stack + built > all : free + stack + built !== all, 'a greenhouse is lost'],
    [new Set(taken).size !== taken.length, 'a large building is there twice'],
    [
      taken.filter((id) => commonIds.some((common) => common === id)).length >
        tableFor(board.seats.length).larges,
      'there are too many large buildings',
    ],
    // Between steps (3) and (4) of a large building its miniature is still to come; a leaver's never comes.
    [!board.rival && (sites > raised || sites < raised - 1 - gone), 'a miniature is lost'],
    [taken.some((id) => larges[id] === undefined), 'an unknown large building'],
  ]);
}

function auditShips(board: Board): string[] {
  const players = board.options.short ? 1 : board.seats.length;
  const taken = turnOrder(board).flatMap((who) => runnerOf(board, who).missions);
  const left = shipIds.flatMap((ship) => board.ships[ship].tiles);
  const inPlay = shipIds.flatMap((ship) => missionsInPlay(ship, players));
  return wrongs([
    [
      [...taken, ...left].sort().join() !== [...inPlay].sort().join(),
      'a mission tile is lost or there twice',
    ],
    ...shipIds.map(
      (ship) =>
        [
          board.ships[ship].launched !== (board.ships[ship].tiles.length === 0),
          `${ship} should have launched, or not`,
        ] as const,
    ),
    ...turnOrder(board).map(
      (who) =>
        [outside(runnerOf(board, who).position, board.track.length), `${who} is off the track`] as const,
    ),
  ]);
}

function auditLabs({ table: { board, flow }, box }: State<LunarArk>): string[] {
  const everywhere = [
    ...box.labs,
    ...board.display.flat(),
    ...board.discard,
    ...board.seats.flatMap(({ labs }) => labs),
    ...inHand(flow),
  ].filter((lab) => lab !== null);
  const same = everywhere.sort().join() === allLabs().sort().join();
  return wrongs([[!same, `${everywhere.length} labs, or one of them is another`]]);
}

function auditRival({ table: { board }, box }: State<LunarArk>): string[] {
  if (!board.rival) return wrongs([[box.rival.length > 0, 'rival cards without a rival']]);
  const cards = [...box.rival, ...board.rival.used].sort().join();
  return wrongs([[cards !== [...rivalIds].sort().join(), 'a rival card is lost']]);
}
