// What is wrong with a state, in words: cards conserved, numbers within their range (section 2 of the rules).
import type { Seat, State } from '../../engine/game.ts';
import { canonical } from '../../engine/json.ts';
import { at, gloryOf, maxEnergy, pilotOf, samePlace, spaceAt } from './board.ts';
import {
  achievementIds,
  cardOf,
  markersEach,
  missions,
  packOf,
  sensors,
  slowThreat,
  spaceCardIds,
  things,
  topThreat,
  upgradeIds,
  upgrades,
} from './content.ts';
import { allPowerUps } from './setup.ts';
import type { Board, Kembles, Pile } from './state.ts';

export function audit(g: State<Kembles>): string[] {
  const { board } = g.table;
  return [
    ...auditPile('Sensors', board.sensors, sensors, g.box.sensors, handsOf(g, 'sensors')),
    ...auditPile('Power-ups', board.powerUps, allPowerUps(), g.box.powerUps, handsOf(g, 'powerUps')),
    ...auditLots(g),
    ...auditSpace(g),
    ...auditAchievements(g),
    ...board.area.flatMap((row, i) => auditRow(board, row.length, i)),
    ...board.pilots.flatMap((_, seat) => auditPilot(board, seat)),
    ...auditStock(board),
  ];
}

function handsOf(g: State<Kembles>, what: 'sensors'): number[];
function handsOf(g: State<Kembles>, what: 'powerUps'): string[];
function handsOf({ hands }: State<Kembles>, what: 'sensors' | 'powerUps'): (number | string)[] {
  return hands.flatMap((hand): (number | string)[] =>
    what === 'sensors' ? hand.sensors : hand.powerUps.map(({ card }) => card),
  );
}

const sorted = (cards: readonly unknown[]) => canonical([...cards].map(String).sort());

/** Deck, hands and discard pile are all cards there are; deck and hands are what nobody has seen since its shuffle. */
function auditPile<Card>(
  name: string,
  pile: Pile<Card>,
  all: readonly Card[],
  deck: readonly Card[],
  held: readonly Card[],
): string[] {
  const wrong: string[] = [];
  if (sorted([...deck, ...held, ...pile.discard]) !== sorted(all)) wrong.push(`${name} are not conserved`);
  if (sorted([...deck, ...held]) !== sorted(pile.lots.flat())) wrong.push(`${name}: the lots are wrong`);
  const last = pile.lots.at(-1) ?? [];
  if (deck.some((card) => !last.includes(card))) wrong.push(`${name}: the deck is older than its shuffle`);
  return wrong;
}

/** What the board says of each hand. */
function auditLots(g: State<Kembles>): string[] {
  const { board } = g.table;
  return g.hands.flatMap((hand, seat) => {
    const pilot = pilotOf(board, seat);
    const wrong: string[] = [];
    const lots = hand.sensors.map((sensor) => board.sensors.lots.findIndex((lot) => lot.includes(sensor)));
    if (sorted(lots) !== sorted(pilot.sensorLots)) wrong.push(`seat ${seat}'s Sensors are of other shuffles`);
    if (canonical(hand.powerUps.map(({ lot }) => lot)) !== canonical(pilot.powerUpLots))
      wrong.push(`seat ${seat}'s Power-ups are of other shuffles`);
    return wrong;
  });
}

/** Each card once, each pack as large as it should be. */
function auditSpace({ table: { board }, box }: State<Kembles>): string[] {
  const all = [...board.laid, ...box.space];
  const wrong: string[] = [];
  if (new Set(all).size !== all.length) wrong.push('a space card is there twice');
  if (all.some((card) => !spaceCardIds.includes(card))) wrong.push('an unknown space card');
  let from = 0;
  for (const { id, cards } of board.packs) {
    const pack = all.slice(from, from + cards);
    from += cards;
    const strangers = pack.filter((card) => packOf(card) !== id);
    const special = strangers.filter((card) => packOf(card) === null);
    if (pack.length !== cards || strangers.length !== special.length || special.length > 1)
      wrong.push(`pack ${id} is ${pack.join()}`);
  }
  if (from !== all.length) wrong.push(`${all.length} space cards`);
  if (board.boss && board.boss !== box.boss) wrong.push('another boss has come');
  return wrong;
}

function auditAchievements({ table: { board }, box }: State<Kembles>): string[] {
  const open = board.achievements.flatMap((card) => card ?? []);
  const all = [...open, ...board.achieved.map(({ card }) => card), ...box.achievements];
  return sorted(all) === sorted(achievementIds) ? [] : ['achievements are not conserved'];
}

function auditRow(board: Board, width: number, i: number): string[] {
  const wrong: string[] = [];
  if (width !== board.columns) wrong.push(`row ${i + 1} has ${width} spaces`);
  at(board.area, i).forEach(({ object, damage, card, flipped }, j) => {
    const { energy } = things[object];
    const place = `(${i + 1},${j + 1})`;
    const { holds, flip } = cardOf(card);
    const own = (flipped ? flip : holds)?.[j % 2];
    if (object !== own && object !== 'empty')
      wrong.push(`${place} holds a ${object} that is not of its card`);
    if (damage < 0 || (damage > 0 && damage >= (energy ?? 0))) wrong.push(`${place} has damage ${damage}`);
    if (damage > 0 && !board.turn) wrong.push(`${place} keeps its damage after the turn`);
  });
  return wrong;
}

function auditPilot(board: Board, seat: Seat): string[] {
  const pilot = pilotOf(board, seat);
  const { at: place, energy, threat, half, bellonium, mission } = pilot;
  const wrong: string[] = [];
  const expect = (ok: boolean, what: string) => {
    if (!ok) wrong.push(`seat ${seat}: ${what}`);
  };
  expect(energy >= 0 && energy <= maxEnergy(pilot), `Energy ${energy}`);
  expect(threat >= 0 && threat <= topThreat, `Threat ${threat}`);
  expect(!half || (threat >= slowThreat && threat < topThreat), `half a step at ${threat}`);
  expect(bellonium >= 0, `Bellonium ${bellonium}`);
  expect(pilot.stock >= 0, `${pilot.stock} markers in stock`);
  expect(at(pilot.markers, seat) === 0, 'an own marker on the own board');
  const out = board.pilots.reduce((sum, { markers }) => sum + at(markers, seat), 0);
  expect(pilot.stock + out === markersEach, `${pilot.stock + out} markers`);
  expect(mission.progress <= missions[mission.id].target, `mission progress ${mission.progress}`);
  expect(pilot.glory.mission === (mission.done ? missions[mission.id].glory : 0), 'Glory of the mission');
  expect(gloryOf(pilot) >= 0, 'Glory below 0');
  if (!place) return wrong;
  expect(energy > 0, 'in the area without Energy');
  expect(!pilot.gone, 'left, yet in the area');
  if (place.r === 0) return wrong;
  const space = spaceAt(board, place);
  expect(space !== null && !things[space.object].blocksMove, `stands at (${place.r},${place.c})`);
  const others = board.pilots.filter((other) => other !== pilot && other.at && samePlace(other.at, place));
  expect(others.length === 0, 'shares its space');
  return wrong;
}

function auditStock({ pilots, stock }: Board): string[] {
  return upgradeIds.flatMap((id) => {
    const owned = pilots.filter((pilot) => pilot.upgrades[id] > 0).length;
    return owned + stock[id] === upgrades[id].copies ? [] : [`${id}: ${owned} owned, ${stock[id]} left`];
  });
}
