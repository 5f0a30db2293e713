// All the rules of the game under one name, by kind of frame.
import type { Frames, Game, Seen } from '../../engine/game.ts';
import { actionRules } from './rules.actions.ts';
import { cardRules } from './rules.cards.ts';
import { effectRules } from './rules.effects.ts';
import { lossRules } from './rules.loss.ts';
import { turnRules } from './rules.turn.ts';
import type { Mcb, McbFrame, McbMove } from './state.ts';

export const frames: Frames<Mcb> = {
  ...turnRules,
  ...effectRules,
  ...actionRules,
  ...cardRules,
  ...lossRules,
};

const byName: Game<Mcb>['frames'] = frames;

/** The moves that a frame offers to a seat; none if it asks nothing. */
export function optionsAt(seen: Seen<Mcb>, frame: McbFrame): McbMove[] {
  const rule = byName[frame.do];
  return rule && 'options' in rule ? rule.options(seen, frame) : [];
}
