// Names of things and what is written on cards, in words made from the data: so that a card can't say another thing
// than it does.
import type { Open, Seen } from '../../engine/game.ts';
import {
  type Cost,
  type LargeId,
  labColumn,
  labRow,
  larges,
  launches,
  type MissionId,
  missions,
  type PartId,
  type ProgressId,
  parts,
  progress,
  type ShipId,
  type SmallId,
  shipOf,
  smallCosts,
  smalls,
  type TileId,
  tiles,
} from './content.ts';
import type { Astronaut, Board, CellId, LunarArk, SiteId, Who } from './state.ts';
import type { Messages } from './text/en.ts';

export type Shown = Open<LunarArk> | Seen<LunarArk>;

export const nameOf = (who: Who, names: readonly string[], text: Messages): string =>
  who === 'rival' ? text.names.rival : (names[who] ?? text.say.seat(who + 1));

export const costWords = (cost: Cost, { say, names }: Messages): string =>
  say.list(
    (['steel', 'water', 'polymer', 'food', 'energy'] as const)
      .filter((what) => (cost[what] ?? 0) > 0)
      .map((what) => say.of(cost[what] ?? 0, names.things[what])),
  );

export const tileName = (tile: TileId, { names }: Messages): string => names.terrains[tiles[tile].terrain];

function cellName(cell: CellId, { say }: Messages): string {
  const [row = 0, col = 0] = cell.slice(1).split('c').map(Number);
  return say.cell(row, col);
}

/** Two tiles may have the same effect: the place tells them apart. */
export const tileAt = (tile: TileId, cell: CellId, text: Messages): string =>
  text.say.tileAt(tileName(tile, text), cellName(cell, text));

export function siteName(id: SiteId, { say }: Messages): string {
  const [edge, first = 0, second = 0] = id.split('-').map((part, i) => (i === 0 ? part : Number(part)));
  const [a, b] = [Number(first), Number(second)];
  switch (edge) {
    case 'n':
    case 's':
    case 'w':
    case 'e':
      return say.site[edge](a);
    default:
      return say.site.x(a, b);
  }
}

export const placeName = (place: number, { say }: Messages): string =>
  say.labPlace(labRow(place) + 1, labColumn(place) + 1);

const astronautName = ({ colour, specialist }: Astronaut, { say, names }: Messages): string =>
  specialist ? say.specialist(names.things[colour]) : names.things[colour];

export const crewWords = (crew: readonly Astronaut[], text: Messages): string =>
  crew.map((each) => astronautName(each, text)).join(text.say.and);

export const missionName = (id: MissionId, { names }: Messages): string => names.missions[id];

export const shipName = (ship: ShipId, { names }: Messages): string => names.ships[ship];

export const shipOfMission = (id: MissionId, text: Messages): string => shipName(shipOf(id), text);

export const shipOfPart = (id: PartId, text: Messages): string => shipName(parts[id].ship, text);

/** A place on the progress track. */
export function trackName({ track }: Board, position: number, { names }: Messages): string {
  const tile = track[position];
  return tile ? names.progress[tile] : names.end;
}

// ---- What is written on cards --------------------------------------------------------------------------------

export const missionText = (id: MissionId, text: Messages): string[] => [
  text.say.card.costs(costWords(missions[id].cost, text)),
  text.say.card.mission(missions[id].vp),
];

export const partText = (id: PartId, text: Messages): string[] => [
  text.say.card.costs(costWords(parts[id].cost, text)),
  text.say.card.mission(parts[id].vp),
];

export const launchText = (ship: ShipId, { say }: Messages): string =>
  say.card.launch(launches[ship].first, launches[ship].second);

export const progressText = (id: ProgressId, { say, names }: Messages): string =>
  say.card.progress(names.triggers[progress[id].trigger], progress[id].refill);

export const smallText = (id: SmallId, text: Messages): string[] => [
  text.say.card.costs(costWords(smallCosts[smalls[id].level], text)),
  text.cards.smalls[id],
];

export const largeText = (id: LargeId, text: Messages): string[] => [
  text.say.card.costs(costWords(larges[id].cost, text)),
  text.cards.larges[id],
];

export const slotName = (col: number, row: number, { say }: Messages): string => say.slot(col, row);
