// The 30 event cards as data. What their abilities do is in rules.ability.ts, whom they may be aimed at in targets.ts.
import type { Colour } from './content.ts';
import type { EventId, Icon } from './ids.ts';

/** Whom an Instinct event may be aimed at (chapter 8.9). */
export type TargetRule =
  | 'any-marine'
  | 'max-spawn-behind-2'
  | 'non-empty-blip-pile'
  | 'support-and-engaged-priority'
  | 'marine-with-support'
  | 'team-that-did-not-attack'
  | 'engaged-marine'
  | 'swarm-with-normal-monster'
  | 'slain-of-living-team'
  | 'support-and-slayable'
  | 'marine-with-legal-attack'
  | 'monsters-would-move'
  | 'tokens-would-move';

export interface EventCard {
  readonly copies: number;
  /** An Instinct event is seen by the current player alone until it is aimed (R10.2). */
  readonly target?: TargetRule;
  readonly boxes: readonly [Box, Box];
  /** No box: nothing moves. */
  readonly move?: { readonly how: 'adjacent' | 'flank'; readonly icon: Icon };
}

/** A spawn box (R11.2). */
export interface Box {
  readonly size: 'major' | 'minor';
  readonly colour: Colour;
}

const major = (colour: Colour): Box => ({ size: 'major', colour });
const minor = (colour: Colour): Box => ({ size: 'minor', colour });

export const events: Readonly<Record<EventId, EventCard>> = {
  'chaos-of-battle': {
    copies: 2,
    boxes: [minor('red'), minor('yellow')],
    move: { how: 'adjacent', icon: 'head' },
  },
  'the-swarm-tail': {
    copies: 1,
    boxes: [minor('yellow'), minor('orange')],
    move: { how: 'flank', icon: 'tail' },
  },
  'the-swarm-tongue': {
    copies: 1,
    boxes: [minor('yellow'), minor('orange')],
    move: { how: 'flank', icon: 'tongue' },
  },
  'out-of-thin-air-head': {
    copies: 1,
    target: 'max-spawn-behind-2',
    boxes: [minor('orange'), minor('red')],
    move: { how: 'flank', icon: 'head' },
  },
  'out-of-thin-air-claw': {
    copies: 1,
    target: 'max-spawn-behind-2',
    boxes: [minor('orange'), minor('red')],
    move: { how: 'flank', icon: 'claw' },
  },
  'full-scan': {
    copies: 2,
    target: 'non-empty-blip-pile',
    boxes: [major('red'), major('yellow')],
    move: { how: 'adjacent', icon: 'tongue' },
  },
  'secret-route': {
    copies: 2,
    boxes: [major('orange'), major('green')],
    move: { how: 'adjacent', icon: 'claw' },
  },
  'for-my-battle-brothers': {
    copies: 2,
    target: 'support-and-engaged-priority',
    boxes: [major('red'), minor('orange')],
    move: { how: 'adjacent', icon: 'tail' },
  },
  'stalking-from-the-shadows': {
    copies: 2,
    target: 'marine-with-support',
    boxes: [major('red'), minor('green')],
    move: { how: 'adjacent', icon: 'head' },
  },
  'gun-jam': {
    copies: 2,
    target: 'team-that-did-not-attack',
    boxes: [major('yellow'), minor('red')],
    move: { how: 'adjacent', icon: 'tail' },
  },
  outnumbered: {
    copies: 1,
    boxes: [minor('orange'), minor('red')],
    move: { how: 'flank', icon: 'claw' },
  },
  surrounded: {
    copies: 1,
    target: 'monsters-would-move',
    boxes: [minor('red'), minor('orange')],
  },
  'flanking-manoeuvre': {
    copies: 1,
    boxes: [minor('red'), minor('orange')],
  },
  'cleansing-flames': {
    copies: 1,
    target: 'engaged-marine',
    boxes: [major('orange'), major('green')],
    move: { how: 'adjacent', icon: 'tongue' },
  },
  'temporary-sanctuary': {
    copies: 1,
    target: 'swarm-with-normal-monster',
    boxes: [major('red'), major('orange')],
    move: { how: 'adjacent', icon: 'claw' },
  },
  'rescue-space-marine': {
    copies: 1,
    target: 'slain-of-living-team',
    boxes: [major('orange'), major('red')],
    move: { how: 'adjacent', icon: 'claw' },
  },
  'rewarded-faith': {
    copies: 1,
    target: 'support-and-slayable',
    boxes: [major('green'), minor('red')],
    move: { how: 'adjacent', icon: 'tail' },
  },
  'psychic-assault': {
    copies: 1,
    target: 'any-marine',
    boxes: [minor('red'), minor('orange')],
    move: { how: 'flank', icon: 'tongue' },
  },
  'quick-instincts': {
    copies: 1,
    target: 'marine-with-legal-attack',
    boxes: [major('red'), major('orange')],
    move: { how: 'adjacent', icon: 'tongue' },
  },
  resupply: {
    copies: 1,
    target: 'tokens-would-move',
    boxes: [major('red'), minor('yellow')],
    move: { how: 'adjacent', icon: 'head' },
  },
  'enter-formation': {
    copies: 1,
    boxes: [major('orange'), major('yellow')],
    move: { how: 'adjacent', icon: 'claw' },
  },
  evasion: {
    copies: 1,
    boxes: [minor('yellow'), minor('red')],
    move: { how: 'flank', icon: 'head' },
  },
  'they-re-everywhere': {
    copies: 1,
    boxes: [minor('orange'), minor('red')],
    move: { how: 'flank', icon: 'tail' },
  },
  'second-wind': {
    copies: 1,
    target: 'any-marine',
    boxes: [major('yellow'), major('red')],
    move: { how: 'adjacent', icon: 'tongue' },
  },
};
