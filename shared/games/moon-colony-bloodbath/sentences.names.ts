// Cards, places, prices and effects in words.
import type { Seat } from '../../engine/game.ts';
import { colonyOf } from './colony.ts';
import {
  type BuildingId,
  buildingIds,
  buildings,
  developmentIds,
  developments,
  type Effect,
  type Price,
  robotIds,
  robotSteps,
  robots,
  type Step,
  twistIds,
  twists,
} from './content.ts';
import type { Back, Board, OfferId, Place, ProgressCard } from './state.ts';
import type { Messages } from './text/en.ts';
import type { CardText } from './text/shape.ts';

type Say = Messages['say'];

// ---- Names ---------------------------------------------------------------------------------------------------

/** The kind of building that stands, or stood, at a place. */
export function idOf(place: Place): BuildingId {
  const id = buildingIds.find((each) => place.startsWith(`${each}#`));
  if (!id) throw new RangeError(`no building can be ${place}`);
  return id;
}

export const buildingName = (id: BuildingId, text: Messages): string => text.cards.buildings[id].name;

/** A building of a colony by name; with its number among its like where there are several. */
export function nameAt(place: Place, board: Board, seat: Seat, text: Messages): string {
  const id = idOf(place);
  const alike = colonyOf(board, seat).buildings.filter((standing) => standing.id === id);
  const n = alike.findIndex(({ at }) => at === place) + 1;
  const name = buildingName(id, text);
  return alike.length > 1 && n > 0 ? text.say.nth(name, n) : name;
}

/** The name and text of a card of the progress deck. */
export function cardText(card: ProgressCard, { cards }: Messages): CardText {
  switch (card.kind) {
    case 'start':
      return cards.starting[card.id];
    case 'perk':
      return cards.perks[card.id];
    case 'development':
      return cards.developments[card.id];
    case 'event':
      return cards.events[card.id];
    case 'twist':
      return cards.twists[card.id];
    case 'robot':
      return cards.robots[card.id];
  }
}

/** A card by name; of a Robot that is not yet revealed, that it is one. */
export const nameOfCard = (card: Back | ProgressCard, text: Messages): string =>
  card.kind === 'robot' && !('id' in card) ? text.terms.aRobot : cardText(card, text).name;

/** The name of the card that makes an offer or leaves a choice. */
export function offerName(id: OfferId, { cards }: Messages): string {
  const shelves: readonly Readonly<Record<string, { readonly name: string }>>[] = [
    cards.developments,
    cards.robots,
    cards.twists,
    cards.buildings,
  ];
  return shelves.flatMap((shelf) => shelf[id]?.name ?? [])[0] ?? id;
}

// ---- Effects and prices --------------------------------------------------------------------------------------

/** All effects of a card that may hold an offer or a choice. */
export function effectsIn(id: OfferId): readonly Effect[] {
  const development = developmentIds.find((each) => each === id);
  if (development) return [developments[development].effect];
  const robot = robotIds.find((each) => each === id);
  if (robot) return ofSteps(robotSteps(robots[robot]));
  const twist = twistIds.find((each) => each === id);
  if (twist) return ofSteps(twists[twist]);
  const building = buildingIds.find((each) => each === id);
  const abilities = building ? buildings[building].abilities : [];
  return abilities.flatMap((ability) => ('effects' in ability ? ability.effects : []));
}

const ofSteps = (steps: readonly Step[]): Effect[] =>
  steps.flatMap((step) => (step.who === 'table' ? [] : [step.effect]));

type Offer = Extract<Effect, { readonly do: 'may' }>;
export const offerIn = (effects: readonly Effect[]): Offer | undefined =>
  effects.find((effect): effect is Offer => effect.do === 'may');

/** The offer that a card makes, if it makes one. */
export const offerOf = (id: OfferId): Offer | undefined => offerIn(effectsIn(id));

export const priceWords = ({ what, n }: Price, say: Say): string => say.of[what](n);

export function effectWords(effects: readonly Effect[], say: Say): string {
  return effects
    .map((effect) => {
      switch (effect.do) {
        case 'gain':
          return typeof effect.n === 'number' ? say.effect.gain(say.of[effect.what](effect.n)) : '';
        case 'boxes':
          return say.effect.gain(say.of.box(effect.n));
        case 'draw':
          return say.effect.draw(effect.n);
        case 'may-build':
          return say.effect.build;
        case 'lose-people':
          return typeof effect.n === 'number' ? say.effect.losePeople(effect.n) : '';
        case 'lose-building':
          return say.effect.loseBuilding;
        default:
          return '';
      }
    })
    .filter((part) => part !== '')
    .join(say.and);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
