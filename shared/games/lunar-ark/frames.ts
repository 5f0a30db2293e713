// All the rules of the game under one name, by kind of frame. Every choice is noted in the running visit, so that a
// standing order can tell how far its plan has come.
import type { Frames, Game, Seen } from '../../engine/game.ts';
import { developRules } from './rules.develop.ts';
import { effectRules } from './rules.effect.ts';
import { recallRules } from './rules.recall.ts';
import { researchRules } from './rules.research.ts';
import { rivalRules } from './rules.rival.ts';
import { sendRules } from './rules.send.ts';
import { turnRules } from './rules.turn.ts';
import type { LaFrame, LaMove, LunarArk } from './state.ts';

const rules: Frames<LunarArk> = {
  ...turnRules,
  ...sendRules,
  ...developRules,
  ...effectRules,
  ...researchRules,
  ...recallRules,
  ...rivalRules,
};

type ByName = Game<LunarArk>['frames'];

const byName: ByName = rules;

export const frames: ByName = Object.fromEntries(
  Object.entries(byName).map(([name, rule]) => [name, 'run' in rule || 'wave' in rule ? rule : noted(rule)]),
);

/** The rule, with each choice written down but for those that were no choice. */
function noted<R extends Extract<ByName[string], { asks(...given: never): number | null }>>(rule: R): R {
  return {
    ...rule,
    take(mine, move, frame, cx) {
      const open = cx.open();
      const { seat, hand, table } = mine;
      const forced =
        rule.alone?.(open, frame, seat) === true && rule.options({ ...open, seat, hand }, frame).length === 1;
      if (!forced) table.visit.push(move);
      rule.take(mine, move, frame, cx);
    },
  };
}

/** The moves that a frame offers to a seat; none if it asks nothing. */
export function optionsAt(seen: Seen<LunarArk>, frame: LaFrame): LaMove[] {
  const rule = byName[frame.do];
  return rule && 'options' in rule ? rule.options(seen, frame) : [];
}
