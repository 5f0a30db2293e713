// The whole content of the box in one place: the numbers of the set-up and of the actions, and all the cards.

import type { Effect } from './effects.ts';
import { boxes, draw, gain } from './effects.ts';
import type { ActionId } from './ids.ts';

export * from './buildings.ts';
export type * from './effects.ts';
export * from './ids.ts';
export * from './progress.ts';

/** What each colony starts with. */
export const start = { people: 30, money: 4, food: 4, cards: 4, twists: 2 } as const;

/** A Build has no effect of its own but the building (R5). */
export const actions: Readonly<Record<ActionId, readonly Effect[]>> = {
  restock: [boxes(2)],
  build: [],
  mine: [gain('money', 4)],
  farm: [gain('food', 4)],
  research: [draw(2)],
};

/** People who join a colony that lost nobody to Hunger (R8.4). */
export const hungerBonus = 2;

/** Paperwork: cards drawn, then discarded (R8.5). */
export const paperwork = { draw: 1, discard: 2 } as const;

/** Extended solo: people lost in place of a Robot when none is left (R13.6). */
export const noRobotLeftLoss = 5;
