// The words in which cards are written: what a card can do, and when. What the words mean for a state is in the rules.

import type { ActionId, DevelopmentId } from './ids.ts';

export type Resource = 'people' | 'money' | 'food';

/** Marks that the next Work of this pass carries (R10.4). */
export type WorkMark = 'no-abilities' | 'no-build';

/** A number, or one that is counted in the colony when the step begins (R3.9). */
export type Amount =
  | number
  /** one for every `each` buildings, rounded up */
  | { readonly per: 'buildings'; readonly each: number }
  /** one for each different kind of mine */
  | { readonly per: 'mine-kinds' }
  /** `times` for each building with this solo symbol (R13.2) */
  | { readonly per: SoloSymbol; readonly times: number };

export type SoloSymbol = 'plus' | 'minus';

/** The price of an offer. People are a loss that cannot be reduced (R9.5); a card is discarded from hand. */
export interface Price {
  readonly what: Resource | 'box' | 'card' | 'building';
  readonly n: number;
}

/** A limit on the printed cost of what is built (R5.6). */
export interface CostLimit {
  readonly min?: number;
  readonly max?: number;
}

/** What one player does for the own colony. */
export type Effect =
  | { readonly do: 'gain'; readonly what: Resource; readonly n: Amount }
  /** as far as possible; `half` of what is there, rounded up (R1.12) */
  | { readonly do: 'lose'; readonly what: 'money' | 'food'; readonly n: number | 'half' }
  /** one loss of people (R9). `accident`: Organ Banks help. `shield`: each box, from any building, saves that many */
  | { readonly do: 'lose-people'; readonly n: Amount; readonly accident?: true; readonly shield?: number }
  | { readonly do: 'lose-building' }
  /** `self`: the building that carries the text; `empty`: a building without a box */
  | { readonly do: 'boxes'; readonly n: number; readonly on: 'any' | 'self' | 'empty' }
  | { readonly do: 'lose-boxes'; readonly n: number }
  /** optional: one box from one building to another */
  | { readonly do: 'move-box' }
  /** at the end of the answer (R3.5) */
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'discard'; readonly n: number }
  | { readonly do: 'action'; readonly action: ActionId | 'any' | 'last' }
  /** a Build that may be declined */
  | { readonly do: 'may-build'; readonly cost?: CostLimit }
  | { readonly do: 'repeat-play' }
  | { readonly do: 'add-perk' }
  | { readonly do: 'add-development'; readonly id: DevelopmentId }
  | { readonly do: 'add-robot' }
  | { readonly do: 'add-event' }
  /** face down on the base (R10.5) */
  | { readonly do: 'reserve-card' }
  /** to the next seat, when all have chosen (R10.6) */
  | { readonly do: 'pass-card' }
  | { readonly do: 'survey'; readonly moneyEach: number }
  | {
      readonly do: 'may';
      readonly pay: Price;
      readonly reward: readonly Effect[];
      readonly penalty: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly options: readonly Effect[] }
  | { readonly do: 'hunger' }
  /** the draw and, as the next step, the discard of Paperwork, both skipped by a Hacker Lair (R8.5) */
  | { readonly do: 'paperwork'; readonly part: 'draw' | 'discard' };

/** What happens once for the whole table, by nobody's hand. */
export type TableEffect =
  | { readonly do: 'add-robot' }
  | { readonly do: 'add-event' }
  | { readonly do: 'add-twist' }
  | { readonly do: 'lottery' }
  | { readonly do: 'mark-work'; readonly mark: WorkMark }
  | { readonly do: 'end' };

/** One step of a progress card (R3.1): for each player, for those with the most people, or for the table. */
export type Step =
  | { readonly who: 'each' | 'most'; readonly effect: Effect }
  | { readonly who: 'table'; readonly effect: TableEffect };

/** What a building can do, by what sets it off. */
export type Ability =
  | { readonly when: 'play' | 'lost'; readonly effects: readonly Effect[] }
  /** a boost of an action (R6). `spendBox`: you may spend a box from here to get it; `ifNoMoney`: only then */
  | {
      readonly when: ActionId;
      readonly effects: readonly Effect[];
      readonly spendBox?: true;
      readonly ifNoMoney?: true;
    }
  /** a building costs `less`, if its printed cost is at least `fromCost` */
  | { readonly when: 'price'; readonly less: number; readonly fromCost: number }
  | { readonly when: 'paying'; readonly foodAsMoney: true }
  | { readonly when: 'food-gained'; readonly people: number }
  | { readonly when: 'card-discarded'; readonly money: number }
  /** earned when the card goes to the tray, paid at the end of the step (R6.7) */
  | { readonly when: 'card-added'; readonly money: number }
  | { readonly when: 'work-revealed'; readonly drawIfHandEmpty: number }
  /** at any time, for a box from here (R6.9) */
  | { readonly when: 'any-time'; readonly draw: number }
  | { readonly when: 'reshuffle'; readonly people: number }
  | { readonly when: 'hunger'; readonly lessFood: number }
  | { readonly when: 'paperwork'; readonly skip: true }
  /** a box from here: nobody is lost */
  | { readonly when: 'accident'; readonly saveAll: true }
  /** a box from here: `save` people fewer */
  | { readonly when: 'people-lost'; readonly save: number }
  /** without a box, but `least` are lost all the same */
  | { readonly when: 'robot-loss'; readonly save: number; readonly least: number };

// Short forms, so that a card's line reads like its text.

export const gain = (what: Resource, n: Amount): Effect => ({ do: 'gain', what, n });
export const lose = (what: 'money' | 'food', n: number | 'half'): Effect => ({ do: 'lose', what, n });
export const losePeople = (n: Amount): Effect => ({ do: 'lose-people', n });
export const boxes = (n: number, on: 'any' | 'self' | 'empty' = 'any'): Effect => ({ do: 'boxes', n, on });
export const loseBoxes = (n: number): Effect => ({ do: 'lose-boxes', n });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const discard = (n: number): Effect => ({ do: 'discard', n });
export const act = (action: ActionId | 'any' | 'last'): Effect => ({ do: 'action', action });
export const mayBuild = (cost?: CostLimit): Effect =>
  cost ? { do: 'may-build', cost } : { do: 'may-build' };
export const addPerk: Effect = { do: 'add-perk' };
export const addDevelopment = (id: DevelopmentId): Effect => ({ do: 'add-development', id });
export const price = (n: number, what: Price['what']): Price => ({ what, n });
export const may = (pay: Price, ...reward: readonly Effect[]): Effect => ({
  do: 'may',
  pay,
  reward,
  penalty: [],
});
export const mayOrElse = (pay: Price, ...penalty: readonly Effect[]): Effect => ({
  do: 'may',
  pay,
  reward: [],
  penalty,
});
export const choose = (...options: readonly Effect[]): Effect => ({ do: 'choose', options });

export const play = (...effects: readonly Effect[]): Ability => ({ when: 'play', effects });
export const lost = (...effects: readonly Effect[]): Ability => ({ when: 'lost', effects });
export const boost = (when: ActionId, ...effects: readonly Effect[]): Ability => ({ when, effects });
export const boxBoost = (when: ActionId, ...effects: readonly Effect[]): Ability => ({
  when,
  effects,
  spendBox: true,
});

export const each = (effect: Effect): Step => ({ who: 'each', effect });
export const most = (effect: Effect): Step => ({ who: 'most', effect });
export const once = (effect: TableEffect): Step => ({ who: 'table', effect });
