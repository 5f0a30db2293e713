// Names of things and what is written on them, in words made from the data: so that a card can't say another thing than
// it does.
import type { Open, Seen } from '../../engine/game.ts';
import { mustSpace } from './board.ts';
import {
  type AchievementId,
  abilityOf,
  achievementGlory,
  type CardId,
  cardOf,
  type Dir,
  type MissionId,
  missions,
  type ObjectId,
  type PowerUpId,
  type Reward,
  type Sensor,
  things,
  type WeaponId,
} from './content.ts';
import type { Board, Item, Kembles, Place } from './state.ts';
import type { Messages } from './text/en.ts';
import type { SpaceText } from './text/shape.ts';

export type Shown = Open<Kembles> | Seen<Kembles>;

export const nameOf = (seat: number, players: readonly string[], text: Messages): string =>
  players[seat] ?? text.say.seat(seat + 1);

export const placeName = ({ r, c }: Place, { say }: Messages): string => say.place(r, c);

export const weaponName = (weapon: WeaponId, { names }: Messages): string =>
  weapon === 'turret' ? names.turret : names.upgrades[weapon];

export const itemName = (item: Item, { names }: Messages): string =>
  item === 'power-up' ? names.powerUp : names.upgrades[item];

/** A Sensor with the name of its ability. */
export function sensorName(sensor: Sensor, { say, names }: Messages): string {
  const ability = abilityOf(sensor);
  return say.sensor(sensor, ability ? names.abilities[ability] : '');
}

const dirsName = (dirs: readonly Dir[], { say, names }: Messages): string =>
  say.list(dirs.map((dir) => names.dirs[dir]));

/** What lies on the two spaces of a card. */
export const cardName = (card: CardId, { say, names }: Messages): string =>
  say.list(cardOf(card).holds.map((object) => names.objects[object]));

/** An object and where it is. */
export const spotName = (object: ObjectId, place: Place, text: Messages): string =>
  text.say.spot(text.names.objects[object], placeName(place, text));

export const objectAt = (board: Board, place: Place): ObjectId => mustSpace(board, place).object;

// ---- Cards -----------------------------------------------------------------------------------------------------

/** What an object does, in sentences. */
export function objectText(id: ObjectId, text: Messages): string {
  const { energy, threat, distant, gamma, omni, immune, reward } = things[id];
  const { say, cards } = text;
  if (energy === null) return cards.spaces[spaceText(id)];
  const threatens = threat > 0 || omni || distant.length + gamma.length > 0;
  return [
    say.object.energy(energy),
    threat > 0 ? say.object.threat(threat) : '',
    distant.length > 0 ? say.object.distant(dirsName(distant, text)) : '',
    gamma.length > 0 ? say.object.gamma(dirsName(gamma, text)) : '',
    omni ? say.object.omni : '',
    threatens ? '' : say.object.noThreat,
    immune.length > 0 ? say.object.immune(say.list(immune.map((weapon) => weaponName(weapon, text)))) : '',
    say.object.reward(rewardWords(reward, text)),
  ]
    .filter(Boolean)
    .join(say.gap);
}

/** The text of a space that can't be destroyed: pickups have one each, the others one a kind. */
function spaceText(id: ObjectId): SpaceText {
  const { kind } = things[id];
  switch (id) {
    case 'power-up':
    case 'crystal':
    case 'vein':
    case 'mother-lode':
    case 'energy-cell':
      return id;
  }
  switch (kind) {
    case 'black-hole':
    case 'wormhole':
    case 'trader':
    case 'singularity':
    case 'energy-field':
    case 'plate':
    case 'empty':
      return kind;
    default:
      return 'rock';
  }
}

function rewardWords({ bellonium = 0, glory = 0, energy = 0 }: Reward, { say }: Messages): string {
  return say.list([
    ...(bellonium > 0 ? [say.bellonium(bellonium)] : []),
    ...(glory > 0 ? [say.glory(glory)] : []),
    ...(energy > 0 ? [say.energy(energy)] : []),
  ]);
}

export function sensorText(sensor: Sensor, { cards }: Messages): string {
  const ability = abilityOf(sensor);
  return ability ? cards.abilities[ability] : cards.noAbility;
}

export const powerUpText = (id: PowerUpId, { cards }: Messages): string => cards.powerUps[id];

export const missionText = (id: MissionId, { say, cards }: Messages): string =>
  `${cards.missions[id]}${say.gap}${say.glory(missions[id].glory)}`;

export const achievementText = (id: AchievementId, { say, cards }: Messages): string =>
  `${cards.achievements[id]}${say.gap}${say.glory(achievementGlory[id])}`;
