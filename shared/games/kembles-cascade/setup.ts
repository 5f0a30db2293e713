// The set-up of a game (section 3 of the rules), with its options.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { at } from './board.ts';
import {
  type AchievementId,
  achievementIds,
  areaRows,
  bossIds,
  cacheBellonium,
  cardsPerRow,
  type MissionId,
  markersEach,
  missionIds,
  openAchievements,
  type PackId,
  type PowerUpId,
  packOf,
  powerUpIds,
  powerUps,
  type SpaceCardId,
  sensorHand,
  sensors,
  spaceCardIds,
  startEnergy,
  type UpgradeId,
  upgradeIds,
  upgrades,
} from './content.ts';
import { advance, noDeeds, spacesOf } from './marks.ts';
import type { Board, KcBox, KcHand, Kembles, Pilot } from './state.ts';

type Options = Kembles['options'];

export function setup(seats: number, options: Options, rng: Rng) {
  const achievements: AchievementId[] = [...achievementIds];
  rng.shuffle(achievements);
  const packs = packsOf(seats, options);
  const space = spaceDeck(packs, options, rng);
  const boss = at(bossIds, rng.below(bossIds.length));
  const missions: MissionId[] = [...missionIds];
  rng.shuffle(missions);
  const box: KcBox = {
    space,
    boss,
    sensors: shuffled(sensors, rng),
    powerUps: shuffled(allPowerUps(), rng),
    achievements,
  };
  const row = cardsPerRow(seats);
  const laid = box.space.splice(0, areaRows * row);
  const board: Board = {
    round: 0,
    phase: 'sensors',
    columns: 2 * row,
    area: Array.from({ length: areaRows }, (_, i) => laid.slice(i * row, (i + 1) * row).flatMap(spacesOf)),
    packs,
    laid,
    boss: null,
    bossRows: 0,
    sensors: { lots: [[...sensors]], discard: [] },
    powerUps: { lots: [allPowerUps()], discard: [] },
    achievements: box.achievements.splice(0, openAchievements),
    achieved: [],
    stock: stockOf(seats),
    pilots: Array.from({ length: seats }, (_, seat) => pilotWith(at(missions, seat), seats)),
    order: Array.from({ length: seats }, (_, seat) => seat),
    turn: null,
    specials: options.specials,
    bossCleared: options.bossCleared,
    over: null,
  };
  const hands = deal(board, box);
  const first: Kembles['frame'][] = [{ do: 'round' }];
  return { table: { board }, hands, box, first };
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const copy = [...items];
  rng.shuffle(copy);
  return copy;
}

/** Every copy of every Power-up. */
export const allPowerUps = (): PowerUpId[] =>
  powerUpIds.flatMap((id) => Array.from({ length: powerUps[id].copies }, () => id));

const stockOf = (seats: number): Record<UpgradeId, number> => {
  const stock = Object.fromEntries(upgradeIds.map((id) => [id, upgrades[id].copies]));
  return {
    ...(stock as Record<UpgradeId, number>),
    'rotation-mount': upgrades['rotation-mount'].copies - seats,
  };
};

function pilotWith(mission: MissionId, seats: number): Pilot {
  return {
    at: null,
    entered: false,
    energy: startEnergy,
    threat: 0,
    half: false,
    bellonium: 0,
    glory: {
      objects: 0,
      wrecks: 0,
      markers: 0,
      achievements: 0,
      mission: 0,
      'power-ups': 0,
      bellonium: 0,
    },
    facing: 'up',
    upgrades: {
      'rotation-mount': 1,
      engine: 0,
      generator: 0,
      shield: 0,
      laser: 0,
      missiles: 0,
      gamma: 0,
      flamethrower: 0,
    },
    sensor: null,
    ability: null,
    field: false,
    sensorLots: [],
    powerUpLots: [],
    markers: Array.from({ length: seats }, () => 0),
    stock: markersEach,
    mission: { id: mission, progress: 0, done: false },
    asteroids: 0,
    deeds: noDeeds(),
    hit: false,
    gone: false,
  };
}

/** Sensors and Power-ups by seat (SU6). A Cache is resolved at once, and nothing is drawn in its place (SU5). */
function deal(board: Board, box: KcBox): KcHand[] {
  const hands = board.pilots.map((pilot): KcHand => {
    pilot.sensorLots = Array.from({ length: sensorHand }, () => 0);
    return { sensors: box.sensors.splice(0, sensorHand), powerUps: [] };
  });
  hands.forEach((hand, seat: Seat) => {
    const [card] = box.powerUps.splice(0, 1);
    const pilot = at(board.pilots, seat);
    if (card === 'cache') {
      const [lot] = board.powerUps.lots;
      lot?.splice(lot.indexOf('cache'), 1);
      board.powerUps.discard.push('cache');
      pilot.bellonium += cacheBellonium;
      advance(board, seat, 'prospector', cacheBellonium);
    } else if (card) {
      pilot.powerUpLots.push(0);
      hand.powerUps.push({ card, lot: 0 });
    }
  });
  return hands;
}

// ---- The space deck (SU3) ------------------------------------------------------------------------------------

/** How many cards of each level, in the order of drawing. */
function packsOf(seats: number, { tunnel }: Options): Board['packs'] {
  if (seats <= 3) {
    const second = { id: tunnel ? 'T1' : 'A1', cards: 9 } as const;
    return [{ id: 'S1', cards: 12 }, second, { id: 'W1', cards: 12 }, { id: 'F1', cards: 9 }];
  }
  const second = tunnel
    ? ([
        { id: 'T1', cards: 8 },
        { id: 'A1', cards: 4 },
      ] as const)
    : ([{ id: 'A1', cards: 12 }] as const);
  return [{ id: 'S1', cards: 16 }, ...second, { id: 'W1', cards: 16 }, { id: 'F1', cards: 12 }];
}

/** With special cards: whether one of a pack's cards is exchanged. With the tunnel the asteroids are no pack. */
export const hasSpecialCard = (packs: Board['packs'], id: PackId): boolean =>
  id !== 'S1' && (id !== 'A1' || !packs.some((pack) => pack.id === 'T1'));

export const cardsOf = (pack: PackId | null): SpaceCardId[] =>
  spaceCardIds.filter((id) => packOf(id) === pack);

function spaceDeck(packs: Board['packs'], { specials }: Options, rng: Rng): SpaceCardId[] {
  const special = shuffled(cardsOf(null), rng);
  return packs.flatMap(({ id, cards }) => {
    const pack = shuffled(cardsOf(id), rng).slice(0, cards);
    if (specials && hasSpecialCard(packs, id)) {
      pack.splice(rng.below(pack.length), 1, ...special.splice(0, 1));
      rng.shuffle(pack);
    }
    return pack;
  });
}
