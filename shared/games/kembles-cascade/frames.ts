// All the rules of the game under one name, by kind of frame.
import type { Frames, Game, Seen } from '../../engine/game.ts';
import { cardRules } from './rules.cards.ts';
import { roundRules } from './rules.round.ts';
import { scrollRules } from './rules.scroll.ts';
import { turnRules } from './rules.turn.ts';
import type { KcFrame, KcMove, Kembles } from './state.ts';

export const frames: Frames<Kembles> = { ...roundRules, ...turnRules, ...cardRules, ...scrollRules };

const byName: Game<Kembles>['frames'] = frames;

/** The moves that a frame offers to a seat; none if it asks nothing. */
export function optionsAt(seen: Seen<Kembles>, frame: KcFrame): KcMove[] {
  const rule = byName[frame.do];
  return rule && 'options' in rule ? rule.options(seen, frame) : [];
}
