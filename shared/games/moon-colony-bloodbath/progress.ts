// The cards of the progress deck: starting cards, Events, Perks, Developments, Robots, Twists. One step per line of text.

import type { Effect, Step } from './effects.ts';
import {
  act,
  addPerk,
  boxes,
  choose,
  discard,
  draw,
  each,
  gain,
  lose,
  loseBoxes,
  losePeople,
  may,
  mayBuild,
  mayOrElse,
  most,
  once,
  price,
} from './effects.ts';
import type { DevelopmentId, EventId, PerkId, RobotId, StartingId, TwistId } from './ids.ts';

export const starting: Readonly<
  Record<StartingId, { readonly copies: number; readonly soloOnly: boolean; readonly steps: readonly Step[] }>
> = {
  work: { copies: 4, soloOnly: false, steps: [each(act('any'))] },
  trouble: { copies: 2, soloOnly: false, steps: [once({ do: 'add-event' })] },
  loneliness: {
    copies: 1,
    soloOnly: true,
    steps: [each(gain('people', { per: 'plus', times: 3 })), each(losePeople({ per: 'minus', times: 3 }))],
  },
};

const accident: readonly Step[] = [each({ do: 'lose-people', n: 3, accident: true })];
const glitch: readonly Step[] = [once({ do: 'add-robot' })];

/** The Events by name; their numbers are their places in `eventIds`, counted from 1. */
export const events: Readonly<Record<EventId, readonly Step[]>> = {
  hunger: [each({ do: 'hunger' })],
  paperwork: [each({ do: 'paperwork', part: 'draw' }), each({ do: 'paperwork', part: 'discard' })],
  'glitch-a': glitch,
  'leak-a': [each(losePeople(1))],
  'tempers-flare': [each(losePeople(2))],
  'accident-a': accident,
  'glitch-b': glitch,
  'airlock-test': [each(losePeople(4))],
  'leak-b': [each(losePeople(1))],
  'accident-b': accident,
  moonquake: [each(losePeople(5))],
  'power-failure': [each(losePeople(6))],
  'instruction-manual': [once({ do: 'end' })],
};

/** Resolved by the owner alone. Every scientist has all five. */
export const perks: Readonly<Record<PerkId, Effect>> = {
  payday: gain('money', 2),
  feast: gain('food', 3),
  'care-package': boxes(1),
  'bright-idea': draw(1),
  newcomers: gain('people', 2),
};

export const copiesOfDevelopment = 2;

export const developments: Readonly<
  Record<DevelopmentId, { readonly kind: 'good' | 'bad'; readonly effect: Effect }>
> = {
  trade: { kind: 'good', effect: may(price(1, 'box'), draw(2)) },
  tourists: { kind: 'good', effect: may(price(2, 'food'), gain('people', 3)) },
  innovation: { kind: 'good', effect: mayBuild() },
  'recruitment-drive': { kind: 'good', effect: may(price(3, 'money'), gain('people', 3)) },
  'harvest-festival': { kind: 'good', effect: act('farm') },
  'supply-rocket': { kind: 'good', effect: boxes(1) },
  'scrap-drive': { kind: 'good', effect: may(price(1, 'card'), gain('money', 3)) },
  radiation: { kind: 'bad', effect: choose(losePeople(4), { do: 'lose-building' }) },
  repairs: { kind: 'bad', effect: loseBoxes(1) },
  'budget-cuts': { kind: 'bad', effect: lose('money', 2) },
};

export interface Robot {
  /** people that each player loses first */
  readonly people: number;
  /** Stacking Robot: people that a box from any building saves */
  readonly shield?: number;
  /** what follows the loss */
  readonly next: readonly Step[];
}

export const robots: Readonly<Record<RobotId, Robot>> = {
  'automatic-doors': { people: 2, next: [once({ do: 'mark-work', mark: 'no-abilities' })] },
  'construction-robot': { people: 3, next: [each({ do: 'reserve-card' })] },
  'delivery-drone': { people: 3, next: [each({ do: 'pass-card' })] },
  'drilling-robot': { people: 2, next: [each({ do: 'lose-building' })] },
  'mining-robot': { people: 4, next: [each(gain('money', { per: 'mine-kinds' }))] },
  'repairs-robot': { people: 3, next: [once({ do: 'mark-work', mark: 'no-build' })] },
  'robot-butler': { people: 3, next: [each(loseBoxes(1))] },
  'robot-companion': { people: 5, next: [each(act('any'))] },
  'robot-waiter': { people: 4, next: [each(lose('food', 2))] },
  'sentient-ai': { people: 2, next: [once({ do: 'add-twist' })] },
  'stacking-robot': { people: 6, shield: 2, next: [] },
  'warehouse-robot': { people: 4, next: [each(boxes(1, 'empty'))] },
  'kitchen-robot': { people: 4, next: [each(gain('food', 2))] },
  'gardening-robot': { people: 3, next: [each(may(price(1, 'food'), gain('people', 1)))] },
  'cleaning-robot': { people: 3, next: [each(discard(1))] },
  'nanny-robot': { people: 5, next: [each(gain('people', 1))] },
  'security-robot': { people: 4, next: [] },
  'teaching-robot': { people: 4, next: [each(draw(1))] },
  'replicator-robot': { people: 5, next: [each(boxes(2))] },
  'tax-robot': { people: 3, next: [each(lose('money', 2))] },
};

/** All the steps of a Robot: the loss, then its effects (R10.1). */
export const robotSteps = ({ people, shield, next }: Robot): readonly Step[] => [
  each(shield === undefined ? losePeople(people) : { do: 'lose-people', n: people, shield }),
  ...next,
];

export const twists: Readonly<Record<TwistId, readonly Step[]>> = {
  'construction-kits': [each(may(price(1, 'box'), mayBuild({ max: 4 })))],
  engineers: [each(may(price(1, 'building'), gain('money', 6)))],
  'grand-plan': [each(may(price(1, 'card'), mayBuild({ min: 5 })))],
  overtime: [each(may(price(2, 'people'), mayBuild()))],
  'risky-research': [each(may(price(2, 'people'), draw(3)))],
  surveying: [each({ do: 'survey', moneyEach: 4 })],
  'supply-drop': [each(choose(gain('money', 3), gain('food', 3), boxes(2), draw(2)))],
  'meteor-shower': [each(losePeople({ per: 'buildings', each: 3 }))],
  'moon-tax': [each(mayOrElse(price(3, 'money'), losePeople(3)))],
  'baby-boom': [each(gain('people', { per: 'buildings', each: 3 }))],
  'space-pirates': [each(lose('money', 'half'))],
  'moon-rats': [each(lose('food', 'half'))],
  'brain-drain': [each(mayOrElse(price(1, 'card'), losePeople(3)))],
  'moon-fever': [each(mayOrElse(price(2, 'food'), losePeople(3)))],
  lottery: [once({ do: 'lottery' })],
  envy: [most(losePeople(3))],
  'flea-market': [each(may(price(1, 'box'), gain('money', 4)))],
  'volunteer-crew': [each(may(price(1, 'card'), gain('people', 3)))],
  'solar-flare': [each(loseBoxes(2))],
  'alien-signal': [each(act('research'))],
  'clearance-sale': [each(may(price(2, 'money'), boxes(2)))],
  'perk-fair': [each(addPerk)],
  'deja-vu': [each(act('last'))],
  'night-shift': [each(act('mine')), each(losePeople(2))],
  'gold-fever': [each(may(price(1, 'people'), gain('money', 4)))],
};

/** Twists with a white title, from which a first game takes its two (section 3 of the rules). */
export const whiteTwists: readonly TwistId[] = [
  'supply-drop',
  'meteor-shower',
  'moon-tax',
  'baby-boom',
  'moon-fever',
  'flea-market',
  'alien-signal',
  'night-shift',
];
