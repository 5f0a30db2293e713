// Names of things and what is written on cards, in words made from the data: so that a card can't say another thing
// than it does.
import type { Open, Seen } from '../../engine/game.ts';
import { partsOf } from './board.ts';
import {
  type AutomaType,
  automaItems,
  type Colour,
  type EventId,
  events,
  type Kind,
  kinds,
  type MissionId,
  missions,
  type Part,
  type ScenarioId,
  type SystemId,
  scenarios,
  systems,
  tokens,
  typeIds,
} from './content.ts';
import { colours } from './deck.ts';
import type { Fitted, Load, Payment, SpaceMissions, Who, Whom } from './state.ts';
import type { Messages } from './text/en.ts';

export type Shown = Open<SpaceMissions> | Seen<SpaceMissions>;

export const nameOf = (who: Who, names: readonly string[], text: Messages): string =>
  who === 'automa' ? text.names.automa : (names[who] ?? text.say.seat(who + 1));

export const missionName = (id: MissionId, { say, names }: Messages): string =>
  say.mission(missions[id].number, names.missions[id]);

/** A part by its level; the lunar module has none. */
export const tileName = (part: Part, level: number, { say, names }: Messages): string =>
  part === 'lunar-module' ? names.parts[part] : say.tile(names.parts[part], level);

export const kindNames = (chosen: readonly Kind[], { say, names }: Messages): string => {
  const [first, second] = chosen;
  if (first && first === second) return say.move.twice(names.tokens[first]);
  return say.list(chosen.map((kind) => names.tokens[kind]));
};

export const whomName = (whom: Whom, { say, names }: Messages): string =>
  whom === 'healthy' || whom === 'injured' ? say.whom[whom] : names.specialists[whom];

/** What pays for a problem of a system. */
export function paymentName(system: SystemId, by: Payment, { say, names }: Messages): string {
  const { backup } = systems[system];
  return by === 'backup' && backup ? names.tokens[backup] : say.payment[by];
}

/** So many of each colour: "1 green and 2 yellow". */
export function cardCounts(cards: Readonly<Record<Colour, number>>, { say, names }: Messages): string {
  const there = colours.filter((colour) => cards[colour] > 0);
  return say.list(there.map((colour) => say.of(cards[colour], names.colours[colour])));
}

export const loadTiles = ({ tiles }: Load, id: MissionId, text: Messages): string =>
  text.say.list(partsOf(missions[id]).map((part) => tileName(part, tiles[part] ?? 1, text)));

/** Tokens aboard; empty if there are none. */
export function cargoWords(
  { fuel = 0, fitted, training }: { fuel?: number; fitted: Fitted; training: number },
  { say, names }: Messages,
): string {
  const aboard = { fuel, training, inspection: 0, ...countFitted(fitted) };
  return say.list(
    tokens.filter((token) => aboard[token] > 0).map((token) => say.of(aboard[token], names.tokens[token])),
  );
}

function countFitted(fitted: Fitted): Record<Kind, number> {
  const all: Record<Kind, number> = {
    'extra-tank': 0,
    'thrust-backup': 0,
    'life-support-backup': 0,
    'control-backup': 0,
    'sensor-backup': 0,
  };
  for (const on of Object.values(fitted)) for (const kind of kinds) all[kind] += on[kind] ?? 0;
  return all;
}

// ---- Cards ---------------------------------------------------------------------------------------------------

/** Everything that a mission card shows. */
export function missionText(id: MissionId, { say, names }: Messages): string[] {
  const { parts, fuel, needs, steps, points } = missions[id];
  const tiles = parts.map(({ part, level, least }) => {
    const tile = part === 'lunar-module' ? names.parts[part] : say.tile(names.parts[part], level);
    return least < level ? say.card.arrow(tile, least) : tile;
  });
  const needed = typeIds.flatMap((type) => {
    const n = needs[type];
    return n ? [say.card.need(n, names.types[type])] : [];
  });
  return [
    say.card.parts(say.list(tiles), fuel),
    ...(needed.length > 0 ? [say.card.needs(say.list(needed))] : []),
    ...steps.map(({ part, system, cards }) => say.step(names.parts[part], names.systems[system], cards)),
    say.card.points(points.first, points.later),
  ];
}

export function eventText(id: EventId, { say, names }: Messages): string {
  const { systems: hit, remedies } = events[id];
  if (hit.length === 0) return say.card.calm;
  return say.card.event(
    say.list(hit.map((system) => names.systems[system])),
    remedies.map((remedy) => say.card.remedy[remedy]).join(say.and),
  );
}

export function scenarioText(id: ScenarioId, { say, names }: Messages): string[] {
  const { tracks, media } = scenarios[id];
  return [
    say.card.tracks(
      say.list(tracks.map(({ type, most, second }) => say.card.track(names.types[type], most, second))),
    ),
    say.card.media(say.list(media.map(({ mission, shows }) => say.card.spot(mission, shows)))),
  ];
}

export const automaText = (type: AutomaType, { say, cards }: Messages): string =>
  say.card.automaText(say.or(automaItems[type].map((item) => cards.automa[item])));
