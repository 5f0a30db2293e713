// The 45 kinds of building, two cards of each: price, population, colour, abilities.

import type { Ability, SoloSymbol } from './effects.ts';
import {
  act,
  addDevelopment,
  addPerk,
  boost,
  boxBoost,
  boxes,
  discard,
  draw,
  gain,
  lost,
  may,
  mayBuild,
  play,
  price,
} from './effects.ts';
import type { ActionId, BuildingId } from './ids.ts';

/** Each action has its colour; a building that boosts no action may still wear one. */
export type Colour = 'orange' | 'purple' | 'yellow' | 'green' | 'blue' | 'grey';

export const actionColour: Readonly<Record<ActionId, Colour>> = {
  restock: 'orange',
  build: 'purple',
  mine: 'yellow',
  farm: 'green',
  research: 'blue',
};

export interface Building {
  readonly colour: Colour;
  /** the printed cost, which discounts never change (R1.13) */
  readonly cost: number;
  readonly population: number;
  readonly abilities: readonly Ability[];
  /** counts only for Loneliness in the solo game (R13.2) */
  readonly symbol?: SoloSymbol;
}

export const copiesOfBuilding = 2;

/** Kinds that count as different mines for the Mining Robot. */
export const mines: readonly BuildingId[] = [
  'iron-mine',
  'dust-mine',
  'silica-mine',
  'helium-3-mine',
  'titanium-mine',
  'aluminum-mine',
];

const card = (
  colour: Colour,
  cost: number,
  population: number,
  ...abilities: readonly Ability[]
): Building => ({ colour, cost, population, abilities });
const plus = (building: Building): Building => ({ ...building, symbol: 'plus' });
const minus = (building: Building): Building => ({ ...building, symbol: 'minus' });

export const buildings: Readonly<Record<BuildingId, Building>> = {
  'iron-mine': card('yellow', 5, 4, play(addPerk), boost('mine', boxes(1))),
  'dust-mine': card('yellow', 4, 5, boost('mine', gain('money', 2))),
  'silica-mine': card('yellow', 4, 4, boost('mine', draw(1))),
  'helium-3-mine': plus(
    card('yellow', 6, 5, play(addDevelopment('radiation')), boost('mine', gain('money', 3))),
  ),
  'titanium-mine': card('yellow', 5, 4, play(boxes(1, 'self')), boxBoost('mine', gain('money', 5))),
  'aluminum-mine': card('yellow', 5, 4, { when: 'mine', ifNoMoney: true, effects: [gain('money', 5)] }),

  'potato-farm': card('green', 4, 4, { when: 'paying', foodAsMoney: true }, boost('farm', gain('food', 2))),
  'kale-farm': card('green', 4, 3, play(act('farm')), boost('farm', gain('food', 1))),
  restaurant: card('green', 5, 4, boost('farm', may(price(1, 'food'), gain('money', 4)))),
  nursery: card('green', 6, 4, play(boxes(1, 'self')), boxBoost('farm', gain('people', 4))),
  market: minus(
    card(
      'green',
      5,
      5,
      play(addDevelopment('trade')),
      boost('farm', may(price(2, 'food'), gain('money', 4))),
    ),
  ),
  'moon-hotel': card('green', 6, 4, { when: 'food-gained', people: 1 }),
  greenhouse: minus(
    card('green', 5, 5, play(addDevelopment('harvest-festival')), boost('farm', gain('food', 3))),
  ),
  'hydroponics-lab': card('green', 4, 4, boost('farm', draw(1))),

  'fuel-cells': card('orange', 5, 4, boxBoost('restock', gain('money', 4), draw(1), discard(1))),
  kitchen: card('orange', 4, 4, boxBoost('restock', gain('food', 4))),
  warehouse: card('orange', 4, 5, boost('restock', boxes(1), { do: 'move-box' })),
  spaceport: minus(
    card('orange', 7, 6, play(addDevelopment('supply-rocket')), boost('restock', gain('people', 2))),
  ),
  'cargo-dock': card('orange', 3, 3, play(boxes(1)), boost('restock', gain('money', 2))),

  'assembly-line': card('purple', 6, 4, { when: 'price', less: 2, fromCost: 0 }, lost(mayBuild())),
  'lunarcrete-factory': card('purple', 5, 4, play(draw(2)), { when: 'price', less: 1, fromCost: 0 }),
  reactor: card('purple', 6, 5, play({ do: 'add-event' }), { when: 'price', less: 4, fromCost: 6 }),
  'solar-panels': card('purple', 5, 3, boxBoost('build', gain('people', 3))),
  'launch-pad': card('purple', 5, 5, play({ do: 'repeat-play' })),
  'welcome-center': minus(
    card('purple', 6, 5, play(addDevelopment('recruitment-drive')), boost('build', gain('people', 1))),
  ),

  'hacker-lair': card('blue', 4, 4, { when: 'paperwork', skip: true }, boost('research', gain('money', 1))),
  'makeshift-lab': card('blue', 3, 3, play(boxes(2)), boost('research', boxes(1))),
  'rd-storage': card('blue', 4, 4, { when: 'any-time', draw: 1 }, boost('research', boxes(1, 'self'))),
  recycling: card('blue', 3, 4, { when: 'card-discarded', money: 1 }),
  'radio-antennae': card('blue', 3, 3, { when: 'work-revealed', drawIfHandEmpty: 1 }),
  university: minus(
    card('blue', 6, 5, play(addDevelopment('scrap-drive')), boost('research', gain('people', 1))),
  ),
  observatory: minus(card('blue', 5, 5, play(addDevelopment('innovation')), boost('research', draw(1)))),

  bunker: card('grey', 5, 10, play({ do: 'add-robot' })),
  flag: card('grey', 2, 0, play(addPerk, draw(1))),
  'organ-banks': card('grey', 6, 5, play(addPerk, boxes(1, 'self')), { when: 'accident', saveAll: true }),
  'trading-post': card('grey', 5, 5, { when: 'card-added', money: 2 }),
  'escape-pods': card('grey', 5, 4, lost(gain('people', 5))),
  'apartment-dome': plus(card('grey', 7, 10, play(addDevelopment('repairs')))),
  'grand-tower': plus(card('grey', 10, 13, play(addDevelopment('budget-cuts')))),
  hospital: card('grey', 6, 5, play(boxes(1, 'self')), { when: 'people-lost', save: 2 }),
  'robot-workshop': card('grey', 8, 4, { when: 'robot-loss', save: 1, least: 1 }),
  'soup-kitchen': card('grey', 4, 4, { when: 'hunger', lessFood: 3 }),
  'clock-tower': card('grey', 7, 5, { when: 'reshuffle', people: 3 }),
  'prefab-huts': card('grey', 3, 6),
  'theme-park': minus(card('grey', 8, 8, play(addDevelopment('tourists')))),
};
