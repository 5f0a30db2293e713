// How a board follows from what happens: each public event changes it here, and nothing else does.
import { allLaunched, at, energyLimit, gaps, playerOf, runnerOf, turnOrder } from './board.ts';
import {
  bagPerColour,
  type Cost,
  colours,
  factions,
  parts,
  type Resource,
  rate,
  resources,
  seatBonus,
  shipOf,
  standardStart,
} from './content.ts';
import { rivalDoes, type Solo, takeLab } from './fold.rival.ts';
import { cellAt } from './grid.ts';
import type { Board, LaEvent, Player, Who } from './state.ts';

export function fold(board: Board, event: LaEvent): void {
  switch (event.k) {
    case 'founded':
      found(board, event.factions);
      return;
    case 'turn':
      Object.assign(board, { active: event.who, round: event.round, used: [], token: false });
      return;
    case 'over':
      Object.assign(board, { over: true, active: null });
      return;
    case 'left':
      playerOf(board, event.seat).gone = true;
      if (event.lab) board.discard.push(event.lab);
      comeHome(board, event.seat); // No rover of a leaver stands in the way of others for ever.
      return;
    case 'scored':
      runnerOf(board, event.who).points[event.source] += event.n;
      return;
    case 'sited':
      board.sites[event.site] = event.who;
      return;
    case 'labs':
      for (const lab of event.labs) {
        const gap = at(gaps(board), 0);
        at(board.display, gap.col)[gap.row] = lab;
      }
      return;
    case 'mission': {
      const ship = board.ships[shipOf(event.mission)];
      ship.tiles = ship.tiles.filter((id) => id !== event.mission);
      runnerOf(board, event.who).missions.push(event.mission);
      return;
    }
    case 'launched':
      board.ships[event.ship].launched = true;
      for (const { who, n } of event.rewards) runnerOf(board, who).points.launches += n;
      if (allLaunched(board)) board.ending ??= 'ships';
      return;
    case 'recalled':
      comeHome(board, event.who);
      return;
    case 'advanced':
      runnerOf(board, event.who).position = event.to;
      board.furthest = Math.max(board.furthest, event.to);
      if (event.to === board.track.length) board.ending ??= 'track';
      return;
    case 'replenished':
      replenish(board, event);
      return;
    case 'rival':
    case 'rival-sent':
    case 'rival-lab':
    case 'rival-greenhouse':
    case 'rival-large':
    case 'rival-achievements':
      rivalDoes(board, event);
      return;
    default:
      playerDoes(board, playerOf(board, event.seat), event);
  }
}

/** S10, S11, R13.2. */
function found(board: Board, chosen: Extract<LaEvent, { k: 'founded' }>['factions']): void {
  const order = turnOrder(board).filter((who) => who !== 'rival');
  order.forEach((seat, place) => {
    const player = playerOf(board, seat);
    player.faction = chosen[seat] ?? null;
    const faction = player.faction ? factions[player.faction] : null;
    Object.assign(player.stock, faction?.start ?? standardStart);
    player.batteries = faction?.batteries ?? 0;
    player.foundations = faction?.foundations ?? 0;
    player.energy = energyLimit(player);
    add(player, at(at(seatBonus, order.length - 1), place), 1);
  });
}

function add(player: Player, cost: Cost, sign: 1 | -1): void {
  for (const what of resources) player.stock[what] += sign * (cost[what] ?? 0);
  player.energy += sign * (cost.energy ?? 0);
}

function comeHome(board: Board, who: Who): void {
  for (const cell of board.cells) if (cell.rover === who) cell.rover = null;
  if (who !== 'rival') for (const rover of playerOf(board, who).rovers) rover.at = null;
  else if (board.rival) board.rival.out = [];
}

function replenish(board: Board, { cubes, refills, spots }: Extract<LaEvent, { k: 'replenished' }>): void {
  for (const colour of colours) board.bag[colour] += refills * bagPerColour;
  cubes.forEach((drawn, i) => {
    for (const colour of colours) {
      at(board.cells, i).cubes[colour] += drawn[colour];
      board.bag[colour] -= drawn[colour];
    }
  });
  board.greenhouses.free += spots;
  board.greenhouses.stack -= spots;
}

type Own = Exclude<
  LaEvent,
  | Solo
  | {
      k:
        | 'founded'
        | 'turn'
        | 'over'
        | 'left'
        | 'scored'
        | 'sited'
        | 'labs'
        | 'mission'
        | 'launched'
        | 'recalled'
        | 'advanced'
        | 'replenished';
    }
>;

function playerDoes(board: Board, player: Player, event: Own): void {
  switch (event.k) {
    case 'paid':
      add(player, event.cost, -1);
      return;
    case 'converted': {
      const energy = event.to === 'energy' ? event.n : -rate * event.n;
      const food = event.to === 'food' ? event.n : -rate * event.n;
      add(player, { energy, food }, 1);
      return;
    }
    case 'gained':
      gain(player, event.what, event.n);
      return;
    case 'token':
      player.achievements++;
      board.token = true;
      return;
    case 'sent': {
      const index = cellAt(board.columns, event.cell);
      at(player.rovers, event.rover).at = index;
      at(board.cells, index).rover = event.seat;
      return;
    }
    case 'collected':
      at(board.cells, cellAt(board.columns, event.cell)).cubes[event.colour]--;
      player.stock[event.colour]++;
      return;
    case 'power':
    case 'terrain':
      return;
    case 'greenhouse':
      player.greenhouses.built++;
      board.greenhouses[event.from === 'spot' ? 'free' : 'stack']--;
      return;
    case 'improved':
      player.greenhouses.improved += event.n;
      return;
    case 'recruited':
      player.reserve[event.colour]--;
      at(player.rovers, event.rover).crew.push({ colour: event.colour, specialist: false });
      return;
    case 'trained': {
      const { crew } = at(player.rovers, event.rover);
      const astronaut = crew.find(({ colour, specialist }) => colour === event.colour && !specialist);
      if (!astronaut) throw new Error(`nobody of ${event.colour} to train in rover ${event.rover}`);
      astronaut.specialist = true;
      player.markers[event.colour]++;
      return;
    }
    case 'small':
      player.smalls.push(event.small);
      return;
    case 'large':
      player.larges.push(event.large);
      board.larges = board.larges.filter((id) => id !== event.large);
      return;
    case 'foundation':
      player.foundations++;
      return;
    case 'took':
      takeLab(board, event.col, event.row);
      return;
    case 'placed':
      player.labs[event.at] = event.lab;
      return;
    case 'activated':
      board.used.push(event.at);
      return;
    case 'cube':
      board.ships[parts[event.part].ship].cubes[event.part] = event.seat;
      return;
    case 'harvest':
      player.stock.food += event.n;
      return;
    case 'charged':
      player.energy = energyLimit(player);
      return;
    case 'fed':
      player.stock.food -= event.n;
      return;
  }
}

function gain(player: Player, what: Resource | 'energy' | 'battery' | 'achievement', n: number): void {
  if (what === 'achievement') player.achievements += n;
  else if (what === 'energy') player.energy += n;
  else if (what === 'battery') {
    player.batteries += n;
    player.energy += n;
  } else player.stock[what] += n;
}
