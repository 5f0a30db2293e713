// All the rules of the game under one name, by kind of frame.
import type { Frames, Game, Seen, TurnRule } from '../../engine/game.ts';
import { attackRules } from './rules.attack.ts';
import { cardRules } from './rules.cards.ts';
import { defenceRules } from './rules.defence.ts';
import { eventRules } from './rules.event.ts';
import { roundRules } from './rules.round.ts';
import { spawnRules } from './rules.spawn.ts';
import { terrainRules } from './rules.terrain.ts';
import { travelRules } from './rules.travel.ts';
import type { Da, DaFrame, DaMove } from './shape.ts';

const rules: Frames<Da> = {
  ...roundRules,
  ...cardRules,
  ...terrainRules,
  ...attackRules,
  ...defenceRules,
  ...eventRules,
  ...spawnRules,
  ...travelRules,
};

const byName: Game<Da>['frames'] = rules;

/** While a card is carried out each open decision is noted: a stored plan reads there how far it has come. */
export const frames: Game<Da>['frames'] = Object.fromEntries(
  Object.entries(byName).map(([name, rule]) => [name, 'run' in rule || 'wave' in rule ? rule : noting(rule)]),
);

function noting(rule: TurnRule<Da, DaFrame>): TurnRule<Da, DaFrame> {
  return {
    ...rule,
    take(mine, move, frame, cx) {
      if (mine.table.board.acting && frame.do !== 'yield') mine.table.taken.push(move);
      rule.take(mine, move, frame, cx);
    },
  };
}

/** The moves that a frame offers to a seat; none if it asks nothing. */
export function optionsAt(seen: Seen<Da>, frame: DaFrame): DaMove[] {
  const rule = frames[frame.do];
  return rule && 'options' in rule ? rule.options(seen, frame) : [];
}
